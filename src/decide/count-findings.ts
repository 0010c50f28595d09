import type { Finding } from '../model/finding.ts';
import type { Weight } from '../policy/weight.ts';
import { whyUnlisted } from './placement.ts';
import type { Run } from './run.ts';

type CountedRun = Pick<
  Run,
  'decision' | 'diff' | 'document' | 'effective' | 'reconciled' | 'report' | 'weightOf'
>;

/** The weight under which pages list a finding: what its reviewer may not report is listed with the withheld ones. */
export function listedWeightOf(
  run: Pick<CountedRun, 'diff' | 'document' | 'effective' | 'reconciled' | 'weightOf'>,
): (finding: Finding) => Weight {
  return (finding) => {
    const isPosted = run.reconciled.continued.has(finding.fingerprint);
    return !isPosted && whyUnlisted(finding, run) !== undefined ? 'settled' : run.weightOf(finding);
  };
}

/** Number of open findings, by what they mean for the merge. */
export interface FindingCounts {
  /** Includes those of earlier reviews. */
  readonly blocking: number;
  readonly toConsider: number;
  readonly toVerify: number;
  readonly preExisting: number;
  /** Would block, and wait for a person. */
  readonly late: number;
  /** Reported by earlier reviews alone, still open, and not blocking. */
  readonly earlier: number;
  /** All of the above. */
  readonly open: number;
  /** Could not be read, so they are in no other number. */
  readonly invalid: number;
}

/** Counts a run's findings; every text that shows a number takes it from here. */
export function countFindings(run: CountedRun): FindingCounts {
  const weights = run.document.findings.map(listedWeightOf(run));
  const count = (weight: Weight) => weights.filter((each) => each === weight).length;
  const blocking = run.decision.blocking.length;
  const isBlocking = (id: string) => run.decision.blocking.includes(id);
  const earlier = run.reconciled.stillOpen.filter(
    ({ remembered: { id } }) => !isBlocking(id) && !run.decision.late.includes(id),
  ).length;
  const counts = {
    blocking,
    toConsider: count('counts'),
    toVerify: count('needs-verification'),
    preExisting: count('pre-existing'),
    late: run.decision.late.length,
    earlier,
  };
  const open = Object.values(counts).reduce((sum, each) => sum + each, 0);
  return { ...counts, open, invalid: run.report.refused.length };
}
