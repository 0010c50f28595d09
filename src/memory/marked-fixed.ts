import type { EarlierFinding } from '../comments/ledger.ts';
import type { History } from './changes-since-review.ts';
import type { Reconciled } from './reconcile.ts';
import { isTouched } from './silence.ts';

/**
 * Whether an open finding of a pull request is to be checked again: a file that it names changed since it was last
 * seen, or somebody resolved its thread whose word alone does not settle it.
 */
export function isMarkedFixed(entry: EarlierFinding, history: History): boolean {
  const { remembered, shownAt } = entry;
  if (remembered.kind !== 'finding') return false;
  return isTouched(entry, history) || (shownAt.in === 'thread' && shownAt.thread.resolved);
}

/** What became of findings that were marked as fixed, by id. */
export interface Rechecked {
  readonly verified: readonly string[];
  readonly reopened: readonly string[];
  /** Nobody who raised them proved that they are gone, and nobody repeats them. */
  readonly unanswered: readonly string[];
}

/** What a `verify` run made of the entries of a pull request that were marked as fixed. */
export function recheckedIn(
  { closing, continued, stillOpen }: Pick<Reconciled, 'closing' | 'continued' | 'stillOpen'>,
  marked: readonly EarlierFinding[],
): Rechecked {
  const ids = new Set(marked.map(({ remembered }) => remembered.id));
  const among = (entries: Iterable<EarlierFinding>) =>
    [...entries].map(({ remembered }) => remembered.id).filter((id) => ids.has(id));
  return {
    verified: among(closing),
    reopened: among(continued.values()),
    unanswered: among(stillOpen),
  };
}
