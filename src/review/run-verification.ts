import type { DiffFile } from '../diff/hunk.ts';
import { cutDiff, parseDiff } from '../diff/parse-diff.ts';
import {
  type Completed,
  completionOf,
  concludeUnasked,
  countLines,
  knownDiff,
  readBy,
  readCompletedFile,
  stillCounts,
  type UnaskedReviewer,
} from '../memory/completion.ts';
import { unreadMemory } from '../memory/memory.ts';
import { isMarkedFixed } from '../memory/silence.ts';
import { raisersOfFixed } from '../memory/verify-worktree.ts';
import type { Commits } from '../model/manifest.ts';
import { matchesAny } from '../policy/glob.ts';
import type { ReviewerPolicy } from '../policy/reviewer-policy.ts';
import { resumesVerdict } from '../policy/settings.ts';
import { type ReviewerResult, readResults } from '../review-directory/reviewer-results.ts';
import { type Published, readPublished } from './prior-findings.ts';
import type { ReviewContext } from './programs.ts';

/** What earlier runs left about this change, read once. */
export interface EarlierRuns {
  /** By reviewer, in this review directory and about any change. */
  readonly results: ReadonlyMap<string, ReviewerResult>;
  readonly completed: Completed;
  readonly published: Published | undefined;
}

export async function readEarlierRuns(context: ReviewContext): Promise<EarlierRuns> {
  const { directory, manifest } = context;
  return {
    results: await readResults(directory),
    completed: await readCompletedFile(directory, manifest),
    published: await readPublished(context),
  };
}

interface ShownChanges {
  readonly bytes: Uint8Array;
  readonly files: readonly DiffFile[];
}

/**
 * Changes since an earlier state, without ignored files; undefined when there is none or they are unknown, and in
 * a scoped run.
 */
export async function changesSinceCompleted(
  from: Commits | undefined,
  { completed }: Pick<EarlierRuns, 'completed'>,
  { manifest, effective, changesSince }: Pick<ReviewContext, 'manifest' | 'effective' | 'changesSince'>,
): Promise<ShownChanges | undefined> {
  const { commits, scope } = manifest;
  if (from === undefined || scope !== undefined) return undefined;
  const known = knownDiff(completed, from, commits);
  const whole = known === undefined ? await changesSince(from, commits) : Buffer.from(known, 'latin1');
  if (whole === undefined || !parseDiff(whole).ok) return undefined;
  const isIgnored = matchesAny(effective.ignoredPaths);
  const bytes = cutDiff(whole, (path) => !isIgnored(path));
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
export async function planVerification(context: ReviewContext, earlier: EarlierRuns): Promise<Verification> {
  const { settings, directory, manifest, effective } = context;
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
    const since = await changesSinceCompleted(completion?.commits, earlier, context);
    const unread = await changesSinceCompleted(readBy(completion), earlier, context);
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

function shownFiles({ effective, change }: ReviewContext): readonly DiffFile[] {
  const isIgnored = matchesAny(effective.ignoredPaths);
  return change.diff.files.filter(({ path }) => !isIgnored(path));
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
