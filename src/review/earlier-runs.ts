import { z } from 'zod';
import { changesOnlyComments } from '../change/comment-changes.ts';
import { asksToRerun, readRequests } from '../comments/requests.ts';
import { isSameChangeOn } from '../diff/carry.ts';
import { type Diff, type DiffFile, isSubmodule, runsOf } from '../diff/hunk.ts';
import { cutDiff, parseDiff } from '../diff/parse-diff.ts';
import { isMarkedFixed } from '../memory/changes-since-review.ts';
import {
  basisOf,
  concludeUnasked,
  countLines,
  readCompletedFile,
  stillCounts,
  type UnaskedReviewer,
} from '../memory/completion.ts';
import { unreadMemory } from '../memory/memory.ts';
import { raisersOfFixed } from '../memory/verify-findings.ts';
import {
  type Completed,
  type Completion,
  completionOf,
  knownDiff,
  type RunCount,
  readBy,
} from '../model/completion.ts';
import type { Commits } from '../model/manifest.ts';
import { type ReviewerId, type ReviewerOutcome, reasonOf } from '../model/reviewer.ts';
import { counted, durationWords } from '../model/text.ts';
import { type CostLimits, hasCostLimit, type ReviewerPolicy } from '../policy/reviewer-policy.ts';
import { resumesVerdict } from '../policy/settings.ts';
import { FileText } from '../ports/source.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import { type ReviewerResult, readResults } from '../review-directory/reviewer-results.ts';
import { type FetchedChange, type Published, readPublished } from './prior-findings.ts';
import type { ProgramContext } from './programs.ts';

/** What earlier runs left about this change. */
interface EarlierRuns {
  /** By reviewer, in this review directory and about any change. */
  readonly results: ReadonlyMap<string, ReviewerResult>;
  readonly completed: Completed;
  /** What is on the pull request; absent for a worktree. */
  readonly published: Published | undefined;
}

export interface ReviewContext extends ProgramContext {
  /** Read once. */
  readonly earlier: EarlierRuns;
}

/** The same without what starts programs. */
export type ChangeContext = Omit<ReviewContext, 'programs' | 'isTrusted' | 'exposure'>;

export async function readEarlierRuns(context: FetchedChange): Promise<EarlierRuns> {
  const { directory, manifest } = context;
  return {
    results: await readResults(directory),
    completed: await readCompletedFile(directory, manifest),
    published: await readPublished(context),
  };
}

interface SinceContext extends Pick<ChangeContext, 'changesSince'> {
  readonly manifest: Pick<ChangeContext['manifest'], 'commits' | 'scope'>;
  readonly effective: Pick<ChangeContext['effective'], 'isIgnored'>;
  readonly earlier: { readonly completed: Pick<Completed, 'diffs'> };
}

/**
 * Changes since an earlier state, without ignored files; undefined when there is none or they are unknown, in a scoped
 * run, and where the merge base is another one: after a retarget, an answer was about another change (threat G18).
 */
export async function changesSinceCompleted(
  from: Commits | undefined,
  { manifest, effective, changesSince, earlier }: SinceContext,
): Promise<{ readonly bytes: Uint8Array; readonly files: readonly DiffFile[] } | undefined> {
  const { commits, scope } = manifest;
  if (from?.mergeBase !== commits.mergeBase || scope !== undefined) return undefined;
  const known = knownDiff(earlier.completed, from, commits);
  const whole = known === undefined ? await changesSince(from, commits) : Buffer.from(known, 'latin1');
  if (whole === undefined || !parseDiff(whole).ok) return undefined;
  const bytes = cutDiff(whole, (path) => !effective.isIgnored(path));
  const reading = parseDiff(bytes);
  return reading.ok ? { bytes, files: reading.diff.files } : undefined;
}

/** Reviewers that a `verify` run starts again, and the outcomes of the others. */
interface Verification {
  readonly askAgain: ReadonlySet<string>;
  /**
   * By id, reviewers that a full run of a pull request starts and a quick run does not; absent in other
   * modes.
   */
  readonly unasked?: ReadonlyMap<string, UnaskedReviewer>;
}

/** Plans a `verify` run. Throws `VERIFY_NOTHING` in a worktree without a full review. */
export async function planVerification(context: ChangeContext): Promise<Verification> {
  const { settings, directory, manifest, effective, earlier } = context;
  if (settings.mode !== 'verify') return { askAgain: new Set() };
  if (resumesVerdict(settings)) return { askAgain: await raisersOfFixed(directory, manifest) };
  const { memory = unreadMemory, open = [], history } = earlier.published ?? {};
  const fixed = open.filter((entry) => history !== undefined && isMarkedFixed(entry, history));
  const lapsed = new Set(
    earlier.completed.completions
      .filter((each) => !stillCounts(each, memory))
      .map(({ reviewer }) => reviewer),
  );
  const change = { files: shownFiles(context) };
  const unasked = new Map<string, UnaskedReviewer>();
  for (const [id, policy] of Object.entries(effective.reviewers)) {
    if (!isThorough(policy)) continue;
    const completion = completionOf(earlier.completed, id);
    const since = await changesSinceCompleted(completion?.commits, context);
    const unread = await changesSinceCompleted(readBy(completion), context);
    const last = { completion, isValid: !lapsed.has(id), since, unread, change };
    unasked.set(id, concludeUnasked(last));
  }
  return {
    askAgain: new Set([...fixed.flatMap(({ remembered }) => remembered.reviewers), ...lapsed]),
    unasked,
  };
}

function isThorough({ run, modes }: ReviewerPolicy): boolean {
  return run !== undefined && modes.includes('full') && !modes.includes('quick');
}

function shownFiles({ effective, change }: ChangeContext): readonly DiffFile[] {
  return change.diff.files.filter(({ path }) => !effective.isIgnored(path));
}

/** Reports changed lines that no full reviewer has read; `read` are reviewers that read the whole change. */
export function reportUnread(
  { unasked }: Verification,
  context: ReviewContext,
  read: ReadonlySet<string>,
): void {
  if (unasked === undefined) return;
  const left = [...unasked].map(([id, { lines }]) => (read.has(id) ? 0 : lines));
  const lines = Math.min(countLines({ files: shownFiles(context) }), ...left);
  context.reporter.info(`Changed lines that only the built-in and quick reviewers have read: ${lines}`);
}

type ChangedFiles = Pick<Diff, 'files'>;

interface CostFacts {
  readonly limits: CostLimits;
  readonly count: RunCount;
  /** Its last complete answer, if its findings are still remembered. */
  readonly completion: Completion | undefined;
  /** Changes since it last read the whole change, without ignored files; undefined when unknown. */
  readonly since: ChangedFiles | undefined;
  /** Whole texts of the head, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Longer lines count as several; in bytes. */
const ordinaryLine = 200;

/** Changed lines, of which a long one counts by its length. */
function weighLines({ files }: ChangedFiles): number {
  const runs = files.flatMap(({ hunks }) => hunks.flatMap((hunk) => [...runsOf(hunk)]));
  return runs
    .filter(({ kind }) => kind !== 'context')
    .reduce(
      (sum, { count, offset, end }) => sum + Math.max(count, Math.ceil((end - offset) / ordinaryLine)),
      0,
    );
}

/**
 * Whether a few lines say nothing about its effect: a new name may be one that runs, a link or submodule brings any code,
 * a workflow runs with its tokens.
 */
function isNeverSmall(file: DiffFile): boolean {
  const { path, oldPath, newMode = '100644' } = file;
  if (oldPath !== undefined || !newMode.startsWith('100') || isSubmodule(file)) return true;
  return /(?:^|\/)\.github\/(?:workflows|actions)\//.test(path);
}

function limitReached({ limits, count, completion, since, texts, now }: CostFacts): string | undefined {
  const { 'max-runs': maxRuns, 'min-change': minChange, 'skip-when': skipWhen, cooldown } = limits;
  if (maxRuns !== undefined && count.runs >= maxRuns)
    return `it was started in ${counted(count.runs, 'run')} of this pull request (\`max-runs\`)`;
  if (completion === undefined) return undefined;
  const left = (cooldown ?? 0) - (now - Date.parse(count.at));
  if (left > 0) return `it was started less than ${durationWords(cooldown ?? 0)} ago (\`cooldown\`)`;
  const isCounted = since?.files.every(({ binary, missing }) => !binary && missing === undefined);
  if (since === undefined || isCounted !== true) return undefined;
  if (skipWhen !== undefined && since.files.length === 0)
    return 'nothing but ignored files changed since its last answer (`skip-when`)';
  if (
    skipWhen === 'only-comments' &&
    since.files.every((file) => changesOnlyComments(file, texts.get(file.path)))
  )
    return 'nothing but comments changed since its last answer (`skip-when`)';
  if (minChange !== undefined && !since.files.some(isNeverSmall) && weighLines(since) < minChange)
    return `fewer than ${counted(minChange, 'line')} changed since its last answer (\`min-change\`)`;
  return undefined;
}

/**
 * The outcome of a reviewer skipped to save cost; undefined if it runs. Its earlier answer counts, so its
 * findings stay open, and nothing is closed or approved. Without an earlier answer the review is incomplete.
 */
export function costLimitOutcome(facts: CostFacts): ReviewerOutcome | undefined {
  const reached = limitReached(facts);
  if (reached === undefined) return undefined;
  const { completion, since, count } = facts;
  if (completion === undefined) {
    const text = 'it was started as often as `max-runs` allows, and none of its answers still counts';
    return { state: 'unavailable', reason: reasonOf({ code: 'RUNS_SPENT', text }) };
  }
  const unread = since === undefined ? 'the changes since' : counted(countLines(since), 'changed line');
  const rerun = `\`/pr-verdict rerun ${count.reviewer}\` and a new run start it`;
  const reason = `${reached}; it has not read ${unread}, its findings stay open; ${rerun}`;
  return { state: 'skipped', reason, carried: true, partly: true };
}

/** Reviewers that a full run of a pull request skips to save cost, unless a person requested a rerun since. */
export async function applyCostLimits(
  context: ChangeContext,
): Promise<ReadonlyMap<ReviewerId, ReviewerOutcome>> {
  const { settings, manifest, effective, earlier } = context;
  const { completed, published } = earlier;
  const outcomes = new Map<ReviewerId, ReviewerOutcome>();
  if (settings.mode !== 'full') return outcomes;
  const texts = await readHeadTexts(context);
  for (const [id, limits] of Object.entries(effective.reviewers)) {
    const count = completed.runs.find(({ reviewer }) => reviewer === id);
    if (count === undefined || !hasCostLimit(limits) || isAskedAgain(count, published)) continue;
    const last = completionOf(completed, id);
    const isSameBase = readBy(last)?.mergeBase === manifest.commits.mergeBase;
    const isValid = last !== undefined && stillCounts(last, published?.memory ?? unreadMemory);
    const isCurrent = last?.basis === basisOf(manifest);
    const skipsSame = limits['skip-when'] === 'same-change';
    const same = isValid && skipsSame && isCurrent ? sameChangeOutcome(last, context) : undefined;
    if (same !== undefined) {
      outcomes.set(id, same);
      continue;
    }
    const applied = skipsSame && !isCurrent ? { ...limits, 'skip-when': undefined } : limits;
    const completion = isValid && isSameBase ? last : undefined;
    const since = await changesSinceCompleted(readBy(completion), context);
    const now = Date.parse(manifest.fetchedAt);
    const outcome = costLimitOutcome({ limits: applied, count, completion, since, texts, now });
    if (outcome !== undefined) outcomes.set(id, outcome);
  }
  return outcomes;
}

/** Whole texts of the head that `fetch` read, without those of a test merge that differ. */
async function readHeadTexts({ directory, manifest }: FetchedChange): Promise<ReadonlyMap<string, string>> {
  const differing = new Set(manifest.workingDirectory.differing);
  const file = { name: reviewFiles.headFiles, schema: z.array(FileText) };
  const files = (await readOwnPinned(directory, manifest, file)) ?? [];
  return new Map(files.flatMap(({ path, text }) => (differing.has(path) ? [] : [[path, text]])));
}

/**
 * The outcome of a reviewer whose last whole answer is about the same hunks in other commits; undefined where they differ.
 * It closes nothing and never approves (threat G2a).
 */
function sameChangeOutcome(
  { reviewer, rechecked, commits: { head } }: Completion,
  { earlier, effective, change }: ChangeContext,
): ReviewerOutcome | undefined {
  const known = earlier.completed.rebased?.find((each) => each.head === head);
  if (known === undefined || rechecked !== undefined) return undefined;
  const [before, base] = [known.change, known.base].map((diff) => parseDiff(Buffer.from(diff, 'latin1')));
  if (before?.ok !== true || base?.ok !== true) return undefined;
  const isShown = (path: string) => !effective.isIgnored(path);
  if (!isSameChangeOn(base.diff, before.diff, change.diff, isShown)) return undefined;
  const same = `the change has the same hunks as at ${head.slice(0, 10)}, which it reviewed (\`skip-when\`)`;
  const reason = `${same}; its findings stay open; \`/pr-verdict rerun ${reviewer}\` and a new run start it`;
  return { state: 'skipped', reason, carried: true, partly: true };
}

function isAskedAgain({ reviewer, at }: RunCount, published: Published | undefined): boolean {
  const requests = published === undefined ? [] : readRequests(published.conversation);
  return requests.some(
    (request) =>
      asksToRerun(request, (id) => id === reviewer) && Date.parse(request.comment.writtenAt) > Date.parse(at),
  );
}
