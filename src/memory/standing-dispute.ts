import type { EarlierFinding } from '../comments/ledger.ts';
import type { Finding } from '../model/finding.ts';
import { isTouched, type SilenceContext } from './silence.ts';

/**
 * Who disputed a finding before and has not come back on it. Silence proves no more here than elsewhere: a dispute
 * stands until its reviewer reports the finding itself, or has reviewed a head at which a file that it names changed.
 */
function openDisputers(
  entry: EarlierFinding,
  raisedBy: readonly string[],
  { reviewers, history }: Pick<SilenceContext, 'reviewers' | 'history'>,
): readonly string[] {
  const hasReviewed = (id: string) =>
    reviewers.some((reviewer) => reviewer.id === id && reviewer.outcome.state === 'reviewed');
  return entry.remembered.contestedBy.filter(
    (id) => !raisedBy.includes(id) && !(hasReviewed(id) && isTouched(entry, history)),
  );
}

/** The finding that continues an entry, with the disputes about it that still stand: as if they were of this run. */
export function withOpenDisputes(
  finding: Finding,
  entry: EarlierFinding,
  run: Pick<SilenceContext, 'reviewers' | 'history'> & {
    readonly raisedBy: (finding: Finding) => readonly string[];
  },
): Finding {
  const standing = openDisputers(entry, run.raisedBy(finding), run);
  if (standing.length === 0) return finding;
  return {
    ...finding,
    contestedBy: [...new Set([...finding.contestedBy, ...standing])].sort(),
    requiresHuman: true,
  };
}
