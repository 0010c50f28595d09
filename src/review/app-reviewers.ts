import type { App } from '../apps/identify.ts';
import { Failure, onFailure, usageFailure } from '../model/failure.ts';
import type { ChangedFile } from '../model/files.ts';
import type { KeptChecks } from '../model/known-finding.ts';
import { type Reviewer, type ReviewerOutcome, reasonOf } from '../model/reviewer.ts';
import { counted, jsonText } from '../model/text.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { matchesAny } from '../policy/glob.ts';
import { statedKind } from '../policy/reviewer-policy.ts';
import type { AppsOnPull, Source } from '../ports/source.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import { evidencePackFile, keptFile, readOwnPinned } from '../review-directory/review-files.ts';
import { writeResult } from '../review-directory/reviewer-results.ts';
import { type AppReviewer, answerOf, appsOf, requestFor, waitOf } from './app-answers.ts';
import { whyNotRead } from './assign.ts';
import { type ChangeFacts, loadChange, type PinnedPack } from './reviewed-change.ts';

interface AppsContext
  extends Pick<StagePorts, 'directory' | 'reporter' | 'redact' | 'now' | 'sleep'>,
    Pick<PinnedPack, 'manifest'> {
  readonly effective: EffectivePolicy;
  readonly source: Pick<Source, 'apps'>;
}

/** What is known before any app is read. */
interface Change {
  readonly facts: ChangeFacts;
  readonly files: readonly ChangedFile[];
  readonly kept: KeptChecks | undefined;
}

/** What was read of one app as text, and what became of it. */
interface Answer {
  readonly document: string;
  readonly outcome: ReviewerOutcome;
}

/** The apps of policy, for the run that publishes: it alone makes their documents. */
export interface AppReviewers {
  /** Reads all of them, and waits as policy says for those that did not review. */
  readonly read: () => Promise<void>;
  /** Reads them once more; those that say something else since. */
  readonly readAgain: () => Promise<readonly Pick<Reviewer, 'id' | 'outcome'>[]>;
}

/** Milliseconds between two readings. */
const pollMs = 20_000;
const minuteMs = 60_000;

export const noApps: AppReviewers = { read: async () => {}, readAgain: async () => [] };

/** Nothing is read where policy names no app. Removes what is in the review directory under their names. */
export async function openAppReviewers(context: AppsContext): Promise<AppReviewers> {
  const apps = appsOf(context.effective);
  if (apps.length === 0) return noApps;
  const { directory, manifest } = context;
  const pack = await readOwnPinned(directory, manifest, evidencePackFile);
  if (pack === undefined) throw usageFailure('REVIEW_FILE_MISSING', 'fetch wrote no evidence pack');
  const { facts, files } = await loadChange(directory, { manifest, pack }, context.effective);
  const change = { facts, files, kept: await readOwnPinned(directory, manifest, keptFile) };
  const read: AppReviewer[] = [];
  for (const each of apps) {
    await directory.remove(`reviewers/${each.id}`);
    const why = whyNotRead(each.policy, { manifest, change });
    if (why === undefined) read.push(each);
    else await conclude(context, each, { outcome: { state: 'skipped', reason: why } });
  }
  if (read.length === 0) return noApps;
  const answers = new Map<string, string>();
  const readOnce = () => readAll(context, read, { change, answers });
  return {
    read: () => readUntilAnswered(context, readOnce),
    readAgain: async () => (await readOnce()).changed,
  };
}

interface ReadOnce {
  readonly changed: readonly Pick<Reviewer, 'id' | 'outcome'>[];
  /** Those that did not review. */
  readonly missing: readonly AppReviewer[];
}

async function readUntilAnswered(
  { now, sleep, reporter }: AppsContext,
  readOnce: () => Promise<ReadOnce>,
): Promise<void> {
  const start = now();
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const { missing } = await readOnce();
    const waited = now() - start;
    const awaited = missing.filter((each) => waitOf(each) > waited);
    if (awaited.length === 0) return;
    if (now() - saidAt >= minuteMs) {
      const names = awaited.map(({ id }) => id).join(', ');
      const most = Math.max(...awaited.map(waitOf)) / minuteMs;
      reporter.info(`Waiting for ${names}: ${Math.floor(waited / minuteMs)} of ${counted(most, 'minute')}`);
      saidAt = now();
    }
    await sleep(pollMs);
  }
}

interface Known {
  readonly change: Change;
  /** What was written for each app. */
  readonly answers: Map<string, string>;
}

async function readAll(context: AppsContext, apps: readonly AppReviewer[], known: Known): Promise<ReadOnce> {
  const on = await readGitHub(context, apps).catch(onFailure((failure) => failure));
  const changed: Pick<Reviewer, 'id' | 'outcome'>[] = [];
  const missing: AppReviewer[] = [];
  for (const each of apps) {
    const answer = on instanceof Failure ? unread(on) : answerIn(context, each, { on, change: known.change });
    if (answer.outcome.state !== 'reviewed') missing.push(each);
    const text = JSON.stringify(answer);
    if (known.answers.get(each.id) === text) continue;
    known.answers.set(each.id, text);
    changed.push({ id: each.id, outcome: answer.outcome });
    await conclude(context, each, answer);
  }
  return { changed, missing };
}

function readGitHub({ source, manifest }: AppsContext, apps: readonly AppReviewer[]): Promise<AppsOnPull> {
  if (source.apps === undefined) throw new Error('apps are read on pull requests alone');
  return source.apps(requestFor(apps, manifest.commits.head));
}

function unread({ message }: Failure): Answer {
  const reason = reasonOf({ code: 'APP_UNREAD', text: message });
  return { document: '', outcome: { state: 'unavailable', reason } };
}

function answerIn(
  { manifest }: AppsContext,
  each: AppReviewer,
  { on, change }: { readonly on: AppsOnPull; readonly change: Change },
): Answer {
  const { kept, submitted } = change.kept ?? {};
  const { head } = manifest.commits;
  const answer = answerOf(each, on, { head, kept, submitted, configuration: configuredBy(each.app, change) });
  return { ...answer, document: jsonText(answer.document) };
}

/** The first changed file that configures the app. */
function configuredBy({ entry }: App, { files }: Pick<Change, 'files'>): string | undefined {
  const isOwn = matchesAny(entry?.configuration ?? []);
  const paths = files.flatMap(({ filename, previous_filename: former }) => [filename, former ?? filename]);
  return paths.find(isOwn);
}

async function conclude(
  context: AppsContext,
  { id, policy }: AppReviewer,
  { outcome, document = '' }: Partial<Answer> & Pick<Answer, 'outcome'>,
): Promise<void> {
  const file = `reviewers/${id}/output.json`;
  if (document !== '') await context.directory.write(file, context.redact(document));
  const outputs = document === '' ? [] : [{ file, directory: '' }];
  const { role, required } = policy;
  const reviewer = { id, policy: { kind: statedKind(policy), role, required } };
  await writeResult(context, reviewer, { outcome, outputs });
}
