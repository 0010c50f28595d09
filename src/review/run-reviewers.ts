import pLimit from 'p-limit';
import { readingContext } from '../ingest/read-document.ts';
import { completionOf, readBy } from '../model/completion.ts';
import { operationalFailure, runCancelled } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { ReviewerRole, reasonOf } from '../model/reviewer.ts';
import { counted, durationWords, listNames, sha256 } from '../model/text.ts';
import { reviewerPolicy } from '../policy/effective-policy.ts';
import { inputOf, isModel } from '../policy/reviewer-policy.ts';
import type { AgentFolder } from '../ports/programs.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import {
  isAboutThis,
  parsePinnedDiff,
  reviewersWithResult,
  writeResult,
} from '../review-directory/reviewer-results.ts';
import { type Assignment, assign } from './assign.ts';
import type { AttemptContext, ReviewerPart } from './attempt.ts';
import {
  applyCostLimits,
  changesSinceCompleted,
  planVerification,
  type ReviewContext,
  reportUnread,
} from './earlier-runs.ts';
import { changeFiles, givenFiles } from './given-files.ts';
import { ownFiles, readPrior } from './prior-findings.ts';
import { concludeParts, endOf, isWhole, logOf, type PartResult, runPart } from './run-part.ts';

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
export async function runReviewers(context: ReviewContext): Promise<void> {
  const { directory, manifest, effective, programs, reporter, earlier } = context;
  const verification = await planVerification(context);
  const aboutThis = [...earlier.results].filter(([, result]) => isAboutThis(result, manifest));
  const assignments = assign({
    ...context,
    ...verification,
    limitedByCost: await applyCostLimits(context),
    answered: new Set(aboutThis.map(([id]) => id)),
  });
  await removeStaleAnswers(directory, assignments);
  const removePlanted = await guardFiles(directory);
  const running = assignments.filter((each) => each.do === 'run');
  const agents = await agentFolder(context, running);
  const results = await partsToRun(context, running, agents)
    .then((parts) => runAll(parts, context))
    .finally(() => directory.remove('work'))
    .finally(() => agents?.remove());
  if (programs.cancelled.aborted) throw runCancelled();
  for (const name of await removePlanted())
    reporter.warning(`${name} appeared while reviewers ran, and was removed`);
  for (const { reviewer: id, ...assignment } of assignments) {
    const completed = earlier.results.get(id)?.completed;
    if (assignment.do === 'conclude') {
      const reviewer = { id, policy: reviewerPolicy(effective, id) };
      await writeResult(context, reviewer, { outcome: assignment.outcome, completed });
    }
    const own = results.filter(({ part }) => part.reviewer === id);
    if (assignment.do === 'run') await concludeParts(context, id, own);
  }
  const read = new Set(results.map(({ part }) => part.reviewer));
  for (const each of results) if (!isWhole(each)) read.delete(each.part.reviewer);
  reportUnread(verification, context, read);
}

/** Removes an earlier run's files of reviewers that run again or are no longer configured. */
async function removeStaleAnswers(
  directory: ReviewDirectory,
  assignments: readonly Assignment[],
): Promise<void> {
  const ids = new Set(await reviewersWithResult(directory));
  for (const { do: task, reviewer } of assignments) {
    if (task === 'keep') ids.delete(reviewer);
    else if (task !== 'receive') ids.add(reviewer);
  }
  for (const id of ids) await directory.remove(`reviewers/${id}`);
  await directory.remove('work');
}

type Running = Extract<Assignment, { do: 'run' }>;

/** Undefined without AI reviewers. */
async function agentFolder(
  { effective, programs, root, reporter }: ReviewContext,
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
  context: ReviewContext,
  running: readonly Running[],
  agents: AgentFolder | undefined,
): Promise<readonly ReviewerPart[]> {
  const { effective, manifest, root, earlier } = context;
  if (running.length === 0) return [];
  const files = await changeFiles(context);
  const prior = await readPrior(context, earlier.published);
  const toRun: ReviewerPart[] = [];
  for (const { reviewer, parts, environment } of running) {
    const policy = reviewerPolicy(effective, reviewer);
    const completion = completionOf(earlier.completed, reviewer);
    const from = readBy(completion) ?? earlier.results.get(reviewer)?.completed;
    const since = (await changesSinceCompleted(from, context))?.bytes;
    const own = ownFiles({ id: reviewer, role: policy.role, since }, prior, context);
    const given = givenFiles(policy, files, own, manifest);
    const space = isModel(policy) ? agents : undefined;
    const checkout = (inputOf(policy) === 'worktree' ? space?.checkout : undefined) ?? root;
    const directory = space?.directory ?? context.directory;
    for (const [index, folder] of parts.entries())
      toRun.push({ reviewer, policy, folder, index, environment, given, checkout, directory });
  }
  return toRun;
}

/** If a part fails for a reason of ours, such as a full disk, the others are ended too. */
async function runAll(
  parts: readonly ReviewerPart[],
  context: ReviewContext,
): Promise<readonly PartResult[]> {
  const { directory, manifest, programs, change } = context;
  if (parts.length === 0) return [];
  const toHead = await parsePinnedDiff(directory, manifest, reviewFiles.workingTreeDiff);
  const failed = new AbortController();
  const attempting = {
    ...context,
    programs: { ...programs, cancelled: AbortSignal.any([programs.cancelled, failed.signal]) },
    reading: readingContext({ ...context, diff: change.diff, toHead }),
  };
  const limit = pLimit(programs.concurrency);
  const attempted = async (part: ReviewerPart) => {
    if (failed.signal.aborted) return;
    return runAndReport(part, attempting).catch((error: unknown) => failed.abort(error));
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
  context: Omit<AttemptContext, 'onLine'>,
): Promise<PartResult> {
  const { reporter } = context;
  const name = part.folder === '' ? part.reviewer : `${part.reviewer} in ${part.folder}`;
  const progress = reporter.begin(name);
  const onLine = (line: string) => progress.saying(line);
  const result = await runPart(part, { ...context, onLine }).catch((error: unknown) => {
    progress.end('ended with the run');
    throw error;
  });
  const { attempts, best } = result;
  const ends = attempts.map((each) => `${endOf(each, part)} (${durationWords(each.outcome.duration)})`);
  progress.end(ends.join(', then '));
  if (best.shortfall !== undefined) reporter.warning(`${name}: ${reasonOf(best.shortfall)}`);
  const show = best.shortfall === undefined ? 'fold' : 'quote';
  const log = logOf(result);
  if (log !== '') reporter[show](`${name}: standard error`, log);
  return result;
}
