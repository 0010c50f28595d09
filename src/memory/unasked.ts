import { type Diff, type DiffFile, runsOf } from '../diff/hunk.ts';
import { type Obstacle, type ReviewerOutcome, reasonOf } from '../model/reviewer.ts';
import { counted } from '../model/text.ts';

import type { Gate } from '../policy/settings.ts';
import type { Completion } from './completion.ts';
import type { Memory } from './memory.ts';

/** What is known of a reviewer that a full run asks. */
export interface LastAnswer {
  /** Its last answer that was all it was asked for; undefined where nobody remembers one. */
  readonly completion: Completion | undefined;
  /** Whether what it said then still counts as it did. */
  readonly stands: boolean;
  /** What changed since that answer; undefined where nobody can tell. */
  readonly since: Pick<Diff, 'files'> | undefined;
  /** What changed since it read the whole change; undefined where nobody can tell. */
  readonly unread: Pick<Diff, 'files'> | undefined;
  /** The whole change, as far as reviewers are shown it. */
  readonly change: Pick<Diff, 'files'>;
  /** What carries the verdict: only a check remembers answers. */
  readonly gate: Gate;
}

/** What becomes of a reviewer that a `verify` run does not ask. */
export interface UnaskedReviewer {
  readonly outcome: ReviewerOutcome;
  /** Number of changed lines that it has not read. */
  readonly lines: number;
}

/**
 * Whether an answer still counts as a whole: nothing was asked or claimed beside its findings, and we published every
 * one of those, so that what is open of them counts without it.
 */
export function stillCounts({ stands, findings }: Completion, { ledger, complete }: Memory): boolean {
  if (!stands || !complete || findings === undefined) return false;
  const known = new Set(ledger.map(({ remembered }) => remembered.id));
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
export function concludeUnasked(last: LastAnswer): UnaskedReviewer {
  const { completion, stands, since, unread, change } = last;
  const left = unread ?? change;
  const isSame = since?.files.length === 0;
  if (!isSame && unread === undefined) {
    const text = `all ${counted(countLines(change), 'changed line')}, since ${whyUnknown(last)}`;
    return missing({ code: 'LINES_UNREAD', text }, left);
  }
  if (!isSame) {
    const what = `${counted(countLines(left), 'changed line')} in ${counted(left.files.length, 'file')}`;
    return missing({ code: 'LINES_UNREAD', text: `${what} since its last whole answer` }, left);
  }
  if (!stands) {
    const text = 'its last answer says more than what was published of it, and `modes` has no `verify`';
    return missing({ code: 'ANSWER_LAPSED', text }, left);
  }
  const reason =
    completion?.rechecked === undefined
      ? 'nothing changed since its last whole answer, which stands'
      : 'nothing changed since it checked again what was marked fixed';
  const partly = completion?.rechecked === undefined ? {} : { partly: true as const };
  return { outcome: { state: 'skipped', reason, carried: true, ...partly }, lines: countLines(left) };
}

function whyUnknown({ completion, gate }: LastAnswer): string {
  if (completion !== undefined) return 'nobody can tell what is new since its last whole answer';
  if (gate === 'check') return 'no check tells of a whole answer of it';
  return `with \`gate: ${gate}\` nobody remembers what it answered; \`gate: check\` does`;
}

function missing(obstacle: Obstacle, unread: Pick<Diff, 'files'>): UnaskedReviewer {
  return { outcome: { state: 'unavailable', reason: reasonOf(obstacle) }, lines: countLines(unread) };
}
