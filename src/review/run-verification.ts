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
import type { Reporter } from '../model/reporter.ts';
import { matchesAny } from '../policy/glob.ts';
import type { ReviewerPolicy } from '../policy/reviewer-policy.ts';
import { resumesVerdict } from '../policy/settings.ts';
import type { AssignmentInput } from './assign.ts';
import { readPublished } from './prior-findings.ts';
import type { ReviewContext } from './programs.ts';

/** Changes since a completed review, as shown to reviewers; undefined when unknown and in a scoped run. */
export async function sinceCompleted(
  from: Commits,
  completed: Completed,
  context: Pick<ReviewContext, 'manifest' | 'effective' | 'changesSince'>,
): Promise<Uint8Array | undefined> {
  const { commits, scope } = context.manifest;
  if (scope !== undefined) return undefined;
  const known = knownDiff(completed, from, commits);
  const bytes =
    known === undefined ? await context.changesSince(from, commits) : Buffer.from(known, 'latin1');
  if (bytes === undefined || !parseDiff(bytes).ok) return undefined;
  const isIgnored = matchesAny(context.effective.ignoredPaths);
  return cutDiff(bytes, (path) => !isIgnored(path));
}

/** Reviewers that a `verify` run starts again, and the outcomes of the others. */
export interface Verification {
  readonly askAgain: ReadonlySet<string>;
  /**
   * By id, reviewers that a full run of a pull request starts and a quick run does not; absent in other
   * modes.
   */
  readonly unasked?: ReadonlyMap<string, UnaskedReviewer>;
}

/** Plans a `verify` run. Throws `VERIFY_NOTHING` in a worktree without a full review. */
export async function planVerification(context: ReviewContext): Promise<Verification> {
  const { settings, directory, manifest, effective } = context;
  if (settings.mode !== 'verify') return { askAgain: new Set() };
  if (resumesVerdict(settings)) return { askAgain: await raisersOfFixed(directory, manifest) };
  const published = await readPublished(context);
  const { memory = unreadMemory, open = [], history } = published ?? {};
  const fixed = open.filter((entry) => history !== undefined && isMarkedFixed(entry, history));
  const completed = await readCompletedFile(directory, manifest);
  const lapsed = completed.completions.filter((each) => !stillCounts(each, memory));
  const change = { files: shownFiles(context) };
  const unasked = new Map<string, UnaskedReviewer>();
  for (const [id, policy] of Object.entries(effective.reviewers)) {
    if (!isThorough(policy)) continue;
    const completion = completionOf(completed, id);
    const since = completion && (await filesSince(completion.commits, completed, context));
    const read = readBy(completion);
    const unread = read && (await filesSince(read, completed, context));
    const isValid = !lapsed.some(({ reviewer }) => reviewer === id);
    unasked.set(id, concludeUnasked({ completion, isValid, since, unread, change, gate: settings.gate }));
  }
  return {
    askAgain: new Set([
      ...fixed.flatMap(({ remembered }) => remembered.reviewers),
      ...lapsed.map(({ reviewer }) => reviewer),
    ]),
    unasked,
  };
}

function isThorough({ run, modes }: ReviewerPolicy): boolean {
  return run !== undefined && modes.includes('full') && !modes.includes('quick');
}

function shownFiles(context: ReviewContext): readonly DiffFile[] {
  const isIgnored = matchesAny(context.effective.ignoredPaths);
  return context.change.diff.files.filter(({ path }) => !isIgnored(path));
}

/** The files of `sinceCompleted`; undefined when unknown. */
export async function filesSince(
  from: Parameters<typeof sinceCompleted>[0],
  completed: Completed,
  context: ReviewContext,
): Promise<{ readonly files: readonly DiffFile[] } | undefined> {
  const bytes = await sinceCompleted(from, completed, context);
  const reading = bytes && parseDiff(bytes);
  return reading?.ok ? reading.diff : undefined;
}

export function outcomesOf({ unasked }: Verification): Pick<AssignmentInput, 'unasked'> {
  if (unasked === undefined) return {};
  return { unasked: new Map([...unasked].map(([id, { outcome }]) => [id, outcome])) };
}

/** Reports changed lines that no full reviewer has read; `read` are reviewers that read the whole change. */
export function reportUnread(
  { unasked }: Verification,
  context: ReviewContext & { readonly reporter: Reporter; readonly read: ReadonlySet<string> },
): void {
  if (unasked === undefined) return;
  const left = [...unasked].map(([id, { lines }]) => (context.read.has(id) ? 0 : lines));
  const lines = Math.min(countLines({ files: shownFiles(context) }), ...left);
  context.reporter.info(`Changed lines that only the built-in and quick reviewers have read: ${lines}`);
}
