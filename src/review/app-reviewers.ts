import type { App } from '../apps/identify.ts';
import { Failure, onFailure } from '../model/failure.ts';
import type { ChangedFile } from '../model/files.ts';
import type { KeptChecks } from '../model/known-finding.ts';
import { type ReviewerOutcome, reasonOf } from '../model/reviewer.ts';
import { counted, jsonText } from '../model/text.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { matchesAny } from '../policy/glob.ts';
import type { Source } from '../ports/source.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import { keptFile, readOwnPinned } from '../review-directory/review-files.ts';
import { writeResult } from '../review-directory/reviewer-results.ts';
import { type AppReviewer, answerOf, appsOf, readActivity, waitOf } from './app-answers.ts';
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
  /** Reads them once more, and writes nothing. */
  readonly saySomethingElse: () => Promise<boolean>;
}

/** Milliseconds between two readings. */
const pollMs = 20_000;
const minuteMs = 60_000;

export const noApps: AppReviewers = { read: async () => {}, saySomethingElse: async () => false };

/** Nothing is read where policy names no app. Removes what is in the review directory under their names. */
export async function openAppReviewers(context: AppsContext): Promise<AppReviewers> {
  const apps = appsOf(context.effective);
  if (apps.length === 0) return noApps;
  const { directory, manifest } = context;
  const { facts, files } = (await loadChange(directory, manifest, context.effective)).change;
  const change = { facts, files, kept: await readOwnPinned(directory, manifest, keptFile) };
  const read: AppReviewer[] = [];
  for (const each of apps) {
    await directory.remove(`reviewers/${each.id}`);
    const why = whyNotRead(each.policy, { manifest, change });
    if (why === undefined) read.push(each);
    else await conclude(context, each, { outcome: { state: 'skipped', reason: why } });
  }
  if (read.length === 0) return noApps;
  const known = new Map<string, Answer>();
  const readNew = async () => {
    const answers = await readAll(context, read, change);
    return answers.filter(([{ id }, answer]) => JSON.stringify(answer) !== JSON.stringify(known.get(id)));
  };
  return {
    read: () =>
      waitForAnswers(context, async () => {
        for (const [each, answer] of await readNew()) {
          known.set(each.id, answer);
          await conclude(context, each, answer);
        }
        return read.filter(({ id }) => known.get(id)?.outcome.state !== 'reviewed');
      }),
    // That an app could not be read once more is no news, unless the review needs it.
    saySomethingElse: async () =>
      (await readNew()).some(([{ policy }, { document }]) => document !== '' || policy.required),
  };
}

/** @param readOnce returns the apps that did not review */
async function waitForAnswers(
  { now, sleep, reporter }: AppsContext,
  readOnce: () => Promise<readonly AppReviewer[]>,
): Promise<void> {
  const start = now();
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const missing = await readOnce();
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

async function readAll(
  { source, manifest }: AppsContext,
  apps: readonly AppReviewer[],
  change: Change,
): Promise<readonly (readonly [AppReviewer, Answer])[]> {
  const { head } = manifest.commits;
  const { kept, submitted } = change.kept ?? {};
  const on = await readActivity(source, apps, head).catch(onFailure((failure) => failure));
  return apps.map((each) => {
    if (on instanceof Failure) return [each, unread(on)];
    const answer = answerOf(each, on, {
      head,
      kept,
      submitted,
      configuration: configuredBy(each.app, change),
    });
    return [each, { ...answer, document: jsonText(answer.document) }];
  });
}

function unread({ message }: Failure): Answer {
  const reason = reasonOf({ code: 'APP_UNREAD', text: message });
  return { document: '', outcome: { state: 'unavailable', reason } };
}

/** The first changed file that configures the app. */
function configuredBy({ entry }: App, { files }: Pick<Change, 'files'>): string | undefined {
  const isOwn = matchesAny(entry?.configuration ?? []);
  const paths = files.flatMap(({ filename, previous_filename: former }) => [filename, former ?? filename]);
  return paths.find(isOwn);
}

async function conclude(
  context: AppsContext,
  { id }: AppReviewer,
  { outcome, document = '' }: Partial<Answer> & Pick<Answer, 'outcome'>,
): Promise<void> {
  const file = `reviewers/${id}/output.json`;
  if (document !== '') await context.directory.write(file, context.redact(document));
  const outputs = document === '' ? [] : [{ file, directory: '' }];
  await writeResult(context, id, { outcome, outputs });
}
