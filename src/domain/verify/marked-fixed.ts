import type { LedgerEntry } from '../ledger.ts';
import { isTouched } from '../silence.ts';
import type { History } from '../since.ts';

/**
 * Whether an open finding of a pull request is to be checked again: a file that it names changed since it was last
 * seen, or somebody resolved its thread whose word alone does not settle it.
 */
export function isMarkedFixed(entry: LedgerEntry, history: History): boolean {
  const { standing } = entry;
  return isTouched(entry, history) || (standing.in === 'thread' && standing.thread.resolved);
}
