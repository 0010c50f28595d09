import pLimit from 'p-limit';
import { readingContext } from '../ingest/read-document.ts';
import { completionOf, readBy } from '../memory/completion.ts';
import { operationalFailure, runCancelled } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { ReviewerRole, reasonOf } from '../model/reviewer.ts';
import { counted, durationWords, listNames, sha256 } from '../model/text.ts';
import { reviewerPolicy } from '../policy/effective-policy.ts';
import { inputOf, isModel } from '../policy/reviewer-policy.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import {
  isAboutThis,
  parsePinnedDiff,
  reviewersWithResult,
  writeResult,
} from '../review-directory/reviewer-results.ts';
import { type Assignment, assign, trustOf } from './assign.ts';
import type { AttemptContext, ReviewerPart } from './attempt.ts';
import {
  applyCostLimits,
  changesSinceCompleted,
  type EarlierRuns,
  planVerification,
  readEarlierRuns,
  reportUnread,
} from './earlier-runs.ts';
import { changeFiles, givenFiles } from './given-files.ts';
import { ownFiles, readPrior } from './prior-findings.ts';
import type { AgentFolder, ProgramContext } from './programs.ts';
import { concludeParts, type PartResult, runPart } from './run-part.ts';

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
    for (const [name, digest] of before)
      if (after.get(name) !== digest)
        throw operationalFailure('REVIEW_FILE_CHANGED', `${name} was changed while reviewers ran`);
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

/**
 * Runs the reviewers of base policy concurrently, challengers after the others, and writes their outcomes.
 * Answers stay in memory until all have run, so that no reviewer reads another's. Throws `RUN_CANCELLED`, and
 * `REVIEW_FILE_CHANGED` when a reviewer changed a read-only file.
 */
export async function runReviewers(context: ProgramContext): Promise<void> {
  const { directory, manifest, effective, settings, programs, reporter, change } = context;
  const earlier = await readEarlierRuns(context);
  const verification = await planVerification(context, earlier);
  const aboutThis = [...earlier.results].filter(([, result]) => isAboutThis(result, manifest));
  const assignments = assign({
    ...context,
    ...change,
    ...verification,
    reviewers: effective.reviewers,
    mode: settings.mode,
    limitedByCost: await applyCostLimits(context, earlier),
    only: settings.reviewers,
    answered: new Set(aboutThis.map(([id]) => id)),
    trust: trustOf(programs.event, change.facts.fork),
    workingDirectory: manifest.workingDirectory.state,
    size: manifest.size,
    environmentFor: programs.environmentFor,
  });
  await removeStaleAnswers(directory, assignments);
  const removePlanted = await guardFiles(directory);
  const running = assignments.filter((each) => each.do === 'run');
  const agents = await agentFolder(context, running);
  const results = await partsToRun(context, running, { earlier, agents })
    .then((parts) => runAll(parts, context))
    .finally(() => directory.remove('work'))
    .finally(() => agents?.remove());
  if (programs.cancelled.aborted) throw runCancelled();
  for (const name of await removePlanted())
    reporter.warning(`${name} came up while reviewers ran, and was removed`);
  for (const assignment of assignments) {
    const id = assignment.reviewer;
    const reviewer = { id, policy: reviewerPolicy(effective, id) };
    const completed = earlier.results.get(id)?.completed;
    if (assignment.do === 'conclude')
      await writeResult(context, reviewer, { outcome: assignment.outcome, completed });
    if (assignment.do !== 'run') continue;
    const own = results.filter((result) => result.reviewer === id);
    await concludeParts(context, { ...reviewer, parts: own, completed });
  }
  const partial = new Set(results.flatMap((each) => (each.isWhole ? [] : [each.reviewer])));
  const read = new Set(results.map((each) => each.reviewer).filter((id) => !partial.has(id)));
  reportUnread(verification, context, read);
}

/** Removes an earlier run's files of reviewers that run again or are no longer configured. */
async function removeStaleAnswers(
  directory: ReviewDirectory,
  assignments: readonly Assignment[],
): Promise<void> {
  const isOurs = (each: Assignment) => each.do === 'run' || each.do === 'conclude';
  const ids = new Set([
    ...(await reviewersWithResult(directory)),
    ...assignments.filter(isOurs).map(({ reviewer }) => reviewer),
  ]);
  for (const each of assignments) if (each.do === 'keep') ids.delete(each.reviewer);
  for (const id of ids) await directory.remove(`reviewers/${id}`);
  await directory.remove('work');
}

type Running = Extract<Assignment, { do: 'run' }>;

/** Undefined without AI reviewers. */
async function agentFolder(
  { effective, programs, root, reporter }: ProgramContext,
  running: readonly Running[],
): Promise<AgentFolder | undefined> {
  const models = running.map(({ reviewer }) => reviewerPolicy(effective, reviewer)).filter(isModel);
  if (models.length === 0) return undefined;
  const needsFiles = models.some((policy) => inputOf(policy) === 'worktree');
  const agents = await programs.openAgentFolder(needsFiles ? root : undefined);
  const { hidden } = agents;
  if (hidden.length > 0) {
    const files = counted(hidden.length, 'file');
    reporter.info(`Hidden from AI reviewers, which would obey them: ${files} (${listNames(hidden, 5)})`);
  }
  return agents;
}

async function partsToRun(
  context: ProgramContext,
  running: readonly Running[],
  { earlier, agents }: { readonly earlier: EarlierRuns; readonly agents: AgentFolder | undefined },
): Promise<readonly ReviewerPart[]> {
  const { effective, redact, manifest, root } = context;
  if (running.length === 0) return [];
  const files = await changeFiles(context);
  const prior = await readPrior(context, earlier.published);
  const toRun: ReviewerPart[] = [];
  for (const { reviewer, parts, environment } of running) {
    const policy = reviewerPolicy(effective, reviewer);
    const { run = [], role } = policy;
    const completion = completionOf(earlier.completed, reviewer);
    const from = readBy(completion) ?? earlier.results.get(reviewer)?.completed;
    const since = (await changesSinceCompleted(from, earlier, context))?.bytes;
    const own = ownFiles({ id: reviewer, role, since }, prior, context);
    const given = givenFiles(policy, files, own, manifest);
    const space = isModel(policy) ? agents : undefined;
    const checkout = (inputOf(policy) === 'worktree' ? space?.checkout : undefined) ?? root;
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
