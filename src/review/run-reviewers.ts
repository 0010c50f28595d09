import pLimit from 'p-limit';
import { readingContext } from '../ingest/read-document.ts';
import { completionOf, readBy, readCompletedFile } from '../memory/completion.ts';
import { Failure, runCancelled } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';
import { type Obstacle, ReviewerRole, reasonOf } from '../model/reviewer.ts';
import { counted, durationWords, listNames, sha256 } from '../model/text.ts';
import { reviewerPolicy } from '../policy/effective-policy.ts';
import { inputOf, isModel } from '../policy/reviewer-policy.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import {
  isAboutThis,
  parsePinnedDiff,
  type ReviewerResult,
  readResults,
  reviewersWithResult,
  writeResult,
} from '../review-directory/reviewer-results.ts';
import { namedPaths } from './agent-configuration.ts';
import { type Assignment, type AssignmentInput, assign, trustOf } from './assign.ts';
import type { AttemptContext, ReviewerPart } from './attempt.ts';
import { applyCostLimits } from './cost-limits.ts';
import { changeFiles, givenFiles } from './given-files.ts';
import { ownFiles, readPrior } from './prior-findings.ts';
import type { AgentFolder, ProgramContext } from './programs.ts';

import { isSizeWaived } from './reviewed-change.ts';
import { concludeParts, type PartResult, runPart } from './run-part.ts';
import {
  outcomesOf,
  planVerification,
  reportUnread,
  sinceCompleted,
  type Verification,
} from './run-verification.ts';

/** Whether later stages read this file as a reviewer's answer, or as the manifest that pins the others. */
function isGuarded(name: string): boolean {
  return name === reviewFiles.manifest || name === 'review_findings.json' || name.startsWith('reviewers/');
}

/**
 * Guards files against other reviewers, which run as the same user. Call before the first one starts. The
 * returned function removes and names files that appeared meanwhile, and throws `REVIEW_FILE_CHANGED` for a
 * changed one.
 */
export async function guardFiles(directory: ReviewDirectory): Promise<() => Promise<readonly string[]>> {
  const before = await readGuarded(directory);
  return async () => {
    const after = await readGuarded(directory);
    for (const [name, digest] of before) if (after.get(name) !== digest) throw changed(name);
    const planted = [...after.keys()].filter((name) => !before.has(name));
    for (const name of planted) await directory.remove(name);
    return planted;
  };
}

/** Digests by file name. */
async function readGuarded(directory: ReviewDirectory): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const name of (await directory.list()).filter(isGuarded)) {
    const bytes = await directory.read(name);
    if (bytes !== undefined) files.set(name, sha256(bytes));
  }
  return files;
}

function changed(name: string): Failure {
  return new Failure({
    kind: 'operational',
    code: 'REVIEW_FILE_CHANGED',
    message: `${name} was changed while reviewers ran`,
  });
}

/**
 * Runs the reviewers of base policy concurrently, challengers after the others, and writes their outcomes.
 * Answers stay in memory until all have run, so that no reviewer reads another's. Throws `RUN_CANCELLED`, and
 * `REVIEW_FILE_CHANGED` when a reviewer changed a read-only file.
 */
export async function runReviewers(context: ProgramContext): Promise<void> {
  const { directory, manifest, effective, programs, reporter } = context;
  const earlier = await readResults(directory);
  const sizeAccepted = effective.oversized === 'review' || (await isSizeWaived(directory, manifest, context));
  const verification = await planVerification(context);
  const limitedByCost = await applyCostLimits(context);
  const assignments = assignAll(context, { earlier, sizeAccepted, verification, spared: limitedByCost });
  const kept = new Set(assignments.filter((each) => each.do === 'keep').map(({ reviewer }) => reviewer));
  await removeStaleAnswers(directory, assignments, kept);
  const removePlanted = await guardFiles(directory);
  const agents = await agentFolder(context, assignments);
  const results = await partsToRun(context, assignments, { earlier, agents })
    .then((parts) => runAll(parts, context))
    .finally(() => directory.remove('work'))
    .finally(() => agents?.remove());
  if (programs.cancelled.aborted) throw runCancelled();
  for (const name of await removePlanted())
    reporter.warning(`${name} came up while reviewers ran, and was removed`);
  for (const assignment of assignments) {
    const id = assignment.reviewer;
    const reviewer = { id, policy: reviewerPolicy(effective, id) };
    const completed = earlier.get(id)?.completed;
    if (assignment.do === 'conclude') {
      await writeResult(context, reviewer, { outcome: assignment.outcome, completed });
    }
    if (assignment.do !== 'run') continue;
    const own = results.filter((result) => result.reviewer === id);
    await concludeParts(context, { ...reviewer, parts: own, completed });
  }
  const partial = new Set(results.flatMap((each) => (each.isWhole ? [] : [each.reviewer])));
  const read = new Set(results.map((each) => each.reviewer).filter((id) => !partial.has(id)));
  reportUnread(verification, { ...context, read });
}

/** What to do about each reviewer, including those that lack a variable or an answer to keep. */
function assignAll(
  { manifest, effective, settings, programs, change, isTrusted }: ProgramContext,
  {
    earlier,
    sizeAccepted,
    verification,
    spared,
  }: {
    readonly earlier: ReadonlyMap<string, ReviewerResult>;
    readonly sizeAccepted: boolean;
    readonly verification: Verification;
    readonly spared: NonNullable<AssignmentInput['limitedByCost']>;
  },
): readonly Assignment[] {
  const assignments = assign({
    reviewers: effective.reviewers,
    facts: change.facts,
    present: change.present,
    mode: settings.mode,
    askAgain: verification.askAgain,
    ...outcomesOf(verification),
    limitedByCost: spared,
    only: settings.reviewers,
    trust: trustOf(programs.event, change.facts.fork),
    isTrusted,
    noTree: noTree(manifest),
    ...(manifest.size === undefined ? {} : { size: manifest.size }),
    sizeAccepted,
  });
  return assignments.map((assignment): Assignment => {
    const { reviewer } = assignment;
    const before = earlier.get(reviewer);
    const isKnown = before !== undefined && isAboutThis(before, manifest);
    const obstacle =
      assignment.do === 'run'
        ? noSecret(programs.environmentFor(reviewerPolicy(effective, reviewer).env))
        : assignment.do === 'keep' && !isKnown
          ? notRerun
          : undefined;
    if (obstacle === undefined) return assignment;
    return { do: 'conclude', reviewer, outcome: { state: 'unavailable', reason: reasonOf(obstacle) } };
  });
}

function noTree({ workingDirectory: { state } }: Manifest): Obstacle | undefined {
  if (state === 'absent') return { code: 'NO_CHECKOUT', text: 'nothing is checked out' };
  if (state === 'other') return { code: 'NO_CHECKOUT', text: 'something else than the head is checked out' };
  return undefined;
}

const notRerun: Obstacle = {
  code: 'NOT_RERUN',
  text: 'only others were asked to run (`reviewers`), and nothing that it said about this change is here',
};

function noSecret(given: ReturnType<ProgramContext['programs']['environmentFor']>): Obstacle | undefined {
  if (!('missing' in given)) return undefined;
  return { code: 'NO_SECRET', text: `${listNames(given.missing, 5)} has no value in this run` };
}

/** Removes an earlier run's files of reviewers that run again or are no longer configured. */
async function removeStaleAnswers(
  directory: ReviewDirectory,
  assignments: readonly Assignment[],
  kept: ReadonlySet<string>,
): Promise<void> {
  const ours = assignments.filter((each) => each.do === 'run' || each.do === 'conclude');
  const ids = new Set([...(await reviewersWithResult(directory)), ...ours.map(({ reviewer }) => reviewer)]);
  for (const id of ids) if (!kept.has(id)) await directory.remove(`reviewers/${id}`);
  await directory.remove('work');
}

/** Undefined without AI reviewers. */
async function agentFolder(
  { effective, programs, root, reporter }: ProgramContext,
  assignments: readonly Assignment[],
): Promise<AgentFolder | undefined> {
  const models = assignments
    .filter((each) => each.do === 'run')
    .map(({ reviewer }) => reviewerPolicy(effective, reviewer))
    .filter(isModel);
  if (models.length === 0) return undefined;
  const needsFiles = models.some((policy) => inputOf(policy) === 'worktree');
  const agents = await programs.openAgentFolder(needsFiles ? root : undefined);
  const { hidden } = agents;
  if (hidden.length > 0) {
    const files = counted(hidden.length, 'file');
    reporter.info(`Hidden from AI reviewers, which would obey them: ${files} (${namedPaths(hidden)})`);
  }
  return agents;
}

interface Preparation {
  readonly earlier: ReadonlyMap<string, ReviewerResult>;
  readonly agents: AgentFolder | undefined;
}

async function partsToRun(
  context: ProgramContext,
  assignments: readonly Assignment[],
  { earlier, agents }: Preparation,
): Promise<readonly ReviewerPart[]> {
  const { effective, programs, redact } = context;
  const running = assignments.flatMap((each) => (each.do === 'run' ? [each] : []));
  if (running.length === 0) return [];
  const files = await changeFiles(context);
  const prior = await readPrior(context);
  const completed = await readCompletedFile(context.directory, context.manifest);
  const toRun: ReviewerPart[] = [];
  for (const { reviewer, parts } of running) {
    const policy = reviewerPolicy(effective, reviewer);
    const { run = [], role } = policy;
    const allowed = programs.environmentFor(policy.env);
    if ('missing' in allowed) continue;
    const { environment } = allowed;
    const from = readBy(completionOf(completed, reviewer)) ?? earlier.get(reviewer)?.completed;
    const since = from && (await sinceCompleted(from, completed, context));
    const own = ownFiles({ id: reviewer, role, since }, prior, context);
    const given = givenFiles(policy, files, own, context.manifest);
    const space = isModel(policy) ? agents : undefined;
    const checkout = (inputOf(policy) === 'worktree' ? space?.checkout : undefined) ?? context.root;
    const place = { checkout, directory: space?.directory ?? context.directory };
    for (const [index, folder] of parts.entries())
      toRun.push({ reviewer, policy, run, folder, index, environment, given, redact, ...place });
  }
  return toRun;
}

/** If a part fails for a reason of ours, such as a full disk, the others are ended too. */
async function runAll(
  parts: readonly ReviewerPart[],
  context: ProgramContext,
): Promise<readonly PartResult[]> {
  const { directory, manifest, programs, root, settings, change } = context;
  if (parts.length === 0) return [];
  const toHead = await parsePinnedDiff(directory, manifest, reviewFiles.workingTreeDiff);
  const failed = new AbortController();
  const attempting: Omit<AttemptContext, 'onLine'> = {
    programs: { ...programs, cancelled: AbortSignal.any([programs.cancelled, failed.signal]) },
    reading: readingContext({ ...context, diff: change.diff, toHead }),
    root,
    mode: settings.mode,
  };
  const limit = pLimit(programs.concurrency);
  const attempted = async (part: ReviewerPart) => {
    if (failed.signal.aborted) return;
    return runAndReport(part, attempting, context).catch((error: unknown) => failed.abort(error));
  };
  const results: PartResult[] = [];
  for (const role of ReviewerRole.options) {
    const cast = parts.filter(({ policy }) => policy.role === role);
    const ended = await Promise.all(cast.map((part) => limit(attempted, part)));
    failed.signal.throwIfAborted();
    results.push(...ended.flatMap((each) => each ?? []));
  }
  return results;
}

async function runAndReport(
  part: ReviewerPart,
  attempting: Omit<AttemptContext, 'onLine'>,
  { reporter }: ProgramContext,
): Promise<PartResult> {
  const name = part.folder === '' ? part.reviewer : `${part.reviewer} in ${part.folder}`;
  const progress = reporter.begin(name);
  const onLine = (line: string) => progress.saying(line);
  const result = await runPart(part, { ...attempting, onLine }).catch((error: unknown) => {
    progress.end('ended with the run');
    throw error;
  });
  const ends = result.attempts.map(({ end, duration }) => `${end} after ${durationWords(duration)}`);
  progress.end(ends.join(', then '));
  if (result.shortfall !== undefined) reporter.warning(`${name}: ${reasonOf(result.shortfall)}`);
  const title = `${name}: standard error`;
  if (!result.isSilent && result.shortfall !== undefined) reporter.quote(title, result.stderr);
  if (!result.isSilent && result.shortfall === undefined) reporter.fold(title, result.stderr);
  return result;
}
