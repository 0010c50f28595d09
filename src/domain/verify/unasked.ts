import { type Obstacle, reasonOf } from '../assignment/obstacle.ts';
import type { Completion } from '../completion.ts';
import { counted } from '../counted.ts';
import type { Diff, DiffFile } from '../diff/diff.ts';
import { runsOf } from '../diff/hunk-runs.ts';
import type { Memory } from '../memory.ts';
import type { ReviewerOutcome } from '../reviewer.ts';

/** What is known of a reviewer that a full run asks. */
export interface LastWord {
  /** Its last whole answer; undefined where nobody remembers one. */
  readonly completion: Completion | undefined;
  /** Whether what it said then still counts as it did. */
  readonly stands: boolean;
  /** What changed since; undefined where nobody can tell. */
  readonly since: Pick<Diff, 'files'> | undefined;
  /** The whole change, as far as reviewers are shown it. */
  readonly change: Pick<Diff, 'files'>;
}

/** What becomes of a reviewer that a `verify` run does not ask. */
export interface Unasked {
  readonly outcome: ReviewerOutcome;
  /** Number of changed lines that it has not read. */
  readonly lines: number;
}

/**
 * Whether an answer still counts as a whole: nothing was asked or claimed beside its findings, and we published every
 * one of those, so that what is open of them counts without it.
 */
export function doesStand({ stands, findings }: Completion, { ledger, complete }: Memory): boolean {
  if (!stands || !complete || findings === undefined) return false;
  const known = new Set(ledger.map(({ mark }) => mark.id));
  return findings.every((id) => known.has(id));
}

function linesOf({ hunks }: DiffFile): number {
  return hunks
    .flatMap((hunk) => [...runsOf(hunk)])
    .reduce((sum, { kind, count }) => sum + (kind === 'context' ? 0 : count), 0);
}

/** Added and deleted lines. */
export function countLines({ files }: Pick<Diff, 'files'>): number {
  return files.reduce((sum, file) => sum + linesOf(file), 0);
}

/**
 * Only an answer about this very change is carried over. Anything less leaves the reviewer without a word on this
 * head, and it never counts as one that reviewed: then its silence would settle what it raised.
 */
export function concludeUnasked({ completion, stands, since, change }: LastWord): Unasked {
  if (completion === undefined || since === undefined) {
    const why =
      completion === undefined
        ? 'no check tells of a whole answer of it'
        : 'nobody can tell what is new since its last whole answer';
    const text = `all ${counted(countLines(change), 'changed line')}, since ${why}`;
    return missing({ code: 'LINES_UNREAD', text }, change);
  }
  if (since.files.length > 0) {
    const what = `${counted(countLines(since), 'changed line')} in ${counted(since.files.length, 'file')}`;
    return missing({ code: 'LINES_UNREAD', text: `${what} since its last whole answer` }, since);
  }
  if (!stands) {
    const text = 'its last answer says more than what was published of it, and `modes` has no `verify`';
    return missing({ code: 'ANSWER_LAPSED', text }, since);
  }
  const reason = 'nothing changed since its last whole answer, which stands';
  return { outcome: { state: 'skipped', reason, carried: true }, lines: 0 };
}

function missing(obstacle: Obstacle, unread: Pick<Diff, 'files'>): Unasked {
  return { outcome: { state: 'unavailable', reason: reasonOf(obstacle) }, lines: countLines(unread) };
}
