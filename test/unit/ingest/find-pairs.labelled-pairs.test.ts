import { describe, expect, it } from 'vitest';
import { mergeFindings } from '../../../src/ingest/merge-findings.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { type LabelledPair, labelledPairs, pairSets } from '../../support/labelled-pairs.ts';

const { blocking } = effectivePolicy(undefined, {});

function isMerged({ one, other }: LabelledPair): boolean {
  return mergeFindings([one, other], blocking).findings.length === 1;
}

/** Whether a pair is merged when the adjudicator answers every question rightly. */
function isMergedWhenAsked({ one, other, same }: LabelledPair): boolean {
  const { doubtful } = mergeFindings([one, other], blocking, []);
  const answers = doubtful.map(({ fingerprints }) => ({
    fingerprints,
    titles: ['', ''] as const,
    answer: same ? ('same' as const) : ('different' as const),
  }));
  return mergeFindings([one, other], blocking, answers).findings.length === 1;
}

describe.each(pairSets)('of the labelled pairs %s', (set) => {
  const pairs = labelledPairs(set);
  const share = (same: boolean, isTaken: (pair: LabelledPair) => boolean) => {
    const all = pairs.filter((pair) => pair.same === same);
    return all.filter(isTaken).length / all.length;
  };

  it('at most 2 % of the near misses are merged', () => {
    expect(share(false, isMerged)).toBeLessThanOrEqual(0.02);
  });

  it('a perfect adjudicator merges 95 % that are one problem, and at most 2 % of the near misses', () => {
    expect(share(true, isMergedWhenAsked)).toBeGreaterThanOrEqual(0.95);
    expect(share(false, isMergedWhenAsked)).toBeLessThanOrEqual(0.02);
  });
});
