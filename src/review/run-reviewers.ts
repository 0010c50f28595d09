import pLimit from 'p-limit';
import { readingContext } from '../ingest/read-document.ts';
import { completionOf, readBy } from '../model/completion.ts';
import { runCancelled } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { ReviewerRole, reasonOf } from '../model/reviewer.ts';
import { counted, durationWords, listNames } from '../model/text.ts';
import { reviewerPolicy } from '../policy/effective-policy.ts';
import { inputOf, isModel } from '../policy/reviewer-policy.ts';
import type { AgentFolder } from '../ports/stage-ports.ts';
import { headTreeFile, readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
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
import { guardFiles } from './programs.ts';
import { concludeParts, endOf, isWhole, logOf, type PartResult, runPart } from './run-part.ts';

/**
 * Runs the reviewers of base policy concurrently, challengers after the others, and writes their outcomes.
 * Answers stay in memory until all have run, so that no reviewer reads another's. Throws `RUN_CANCELLED`, and
 * `REVIEW_FILE_CHANGED` when a reviewer changed a read-only file.
 */
export async function runReviewers(context: ReviewContext): Promise<void> {
  const { directory, manifest, programs, earlier } = context;
  const verification = await planVerification(context);
  const aboutThis = [...earlier.results].flatMap(([id, result]) =>
    isAboutThis(result, manifest) ? [id] : [],
  );
  const assignments = assign({
    ...context,
    ...verification,
    limitedByCost: await applyCostLimits(context),
    answered: new Set(aboutThis),
  });
  await removeStaleAnswers(directory, assignments, aboutThis);
  const removePlanted = await guardFiles(context);
  const running = assignments.filter((each) => each.do === 'run');
  const work = await openWorkFolder(context, running);
  const results = await partsToRun(context, running, work)
    .then((parts) => runAll(parts, context))
    .finally(() => work?.remove())
    // Also after a failure: what a program put there is not redacted, and workflows upload it in any case.
    .finally(removePlanted);
  if (programs.cancelled.aborted) throw runCancelled();
  for (const { reviewer: id, ...assignment } of assignments) {
    const completed = earlier.results.get(id)?.completed;
    if (assignment.do === 'conclude')
      await writeResult(context, id, { outcome: assignment.outcome, completed });
    const own = results.filter(({ part }) => part.reviewer === id);
    if (assignment.do === 'run') await concludeParts(context, id, own);
  }
  const read = new Set(results.map(({ part }) => part.reviewer));
  for (const each of results) if (!isWhole(each)) read.delete(each.part.reviewer);
  reportUnread(verification, context, read);
}

/**
 * Removes an earlier run's files of reviewers that run again, and those that are about another change. What others
 * reported about this very change stays, such as the findings of an agent that is no program of the policy.
 */
async function removeStaleAnswers(
  directory: ReviewDirectory,
  assignments: readonly Assignment[],
  aboutThis: readonly string[],
): Promise<void> {
  const ids = new Set(await reviewersWithResult(directory));
  for (const id of aboutThis) ids.delete(id);
  for (const { do: task, reviewer } of assignments)
    if (task === 'run' || task === 'conclude') ids.add(reviewer);
  for (const id of ids) await directory.remove(`reviewers/${id}`);
}

type Running = Extract<Assignment, { do: 'run' }>;

/**
 * The folder in which reviewers get their files and write their answers: never in the review directory, where a
 * workflow would upload it unredacted. Undefined where none runs.
 */
async function openWorkFolder(
  { effective, programs, root, reporter }: ReviewContext,
  running: readonly Running[],
): Promise<AgentFolder | undefined> {
  if (running.length === 0) return undefined;
  const models = running.map(({ reviewer }) => reviewerPolicy(effective, reviewer)).filter(isModel);
  const needsFiles = models.some((policy) => inputOf(policy) === 'worktree');
  const work = await programs.openAgentFolder(needsFiles ? root : undefined);
  const { hidden } = work;
  if (hidden.length > 0) {
    const files = counted(hidden.length, 'file');
    reporter.info(`Hidden from AI reviewers, which would obey them: ${files} (${listNames(hidden, 5)})`);
  }
  return work;
}

async function partsToRun(
  context: ReviewContext,
  running: readonly Running[],
  work: AgentFolder | undefined,
): Promise<readonly ReviewerPart[]> {
  const { effective, manifest, root, earlier } = context;
  if (work === undefined) return [];
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
    const checkout = isModel(policy) && inputOf(policy) === 'worktree' ? work.checkout : root;
    const { directory } = work;
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
  const tree = await readOwnPinned(directory, manifest, headTreeFile);
  const failed = new AbortController();
  const attempting = {
    ...context,
    programs: { ...programs, cancelled: AbortSignal.any([programs.cancelled, failed.signal]) },
    reading: readingContext({ ...context, diff: change.diff, toHead, tree }),
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
