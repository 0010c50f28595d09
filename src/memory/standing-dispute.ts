import type { LedgerEntry } from '../comments/ledger.ts';
import type { Finding } from '../model/finding.ts';
import { isTouched, type Silent } from './silence.ts';

/**
 * Who disputed a finding before and has not come back on it. Silence proves no more here than elsewhere: a dispute
 * stands until its reviewer reports the finding itself, or has reviewed a head at which a file that it names changed.
 */
function stillDisputing(
  entry: LedgerEntry,
  raisedBy: readonly string[],
  { reviewers, history }: Pick<Silent, 'reviewers' | 'history'>,
): readonly string[] {
  const hasReviewed = (id: string) =>
    reviewers.some((reviewer) => reviewer.id === id && reviewer.outcome.state === 'reviewed');
  return entry.mark.contestedBy.filter(
    (id) => !raisedBy.includes(id) && !(hasReviewed(id) && isTouched(entry, history)),
  );
}

/** The finding that continues an entry, with the disputes about it that still stand: as if they were of this run. */
export function withStandingDispute(
  finding: Finding,
  entry: LedgerEntry,
  run: Pick<Silent, 'reviewers' | 'history'> & { readonly raisedBy: (finding: Finding) => readonly string[] },
): Finding {
  const standing = stillDisputing(entry, run.raisedBy(finding), run);
  if (standing.length === 0) return finding;
  return {
    ...finding,
    contestedBy: [...new Set([...finding.contestedBy, ...standing])].sort(),
    requiresHuman: true,
  };
}
