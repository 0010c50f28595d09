import { describe, expect, it } from 'vitest';
import { type Likeness, likeness, Profile, similarity } from '../../../src/compare/similarity.ts';
import { comparedText } from '../../../src/ingest/group-originals.ts';
import { type LabelledPair, labelledPairs, type PairSet } from '../../support/labelled-pairs.ts';

type Threshold = 'twoModels' | 'sameWords' | 'remembered' | 'verified';

/** The pairs that each threshold is for, and what it gives on them. */
const guarded: readonly (readonly [Threshold, readonly PairSet[], precision: number, recall: number])[] = [
  ['twoModels', ['two-models'], 1, 0.176],
  ['sameWords', ['two-models'], 1, 0.176],
  ['remembered', ['two-models'], 0.601, 0.748],
  ['verified', ['unnamed-tools', 'known-tools'], 0.744, 0.275],
];

/** Precision and recall of one threshold, where everything as alike as that is taken for one problem. */
function measure(threshold: Threshold, pairs: readonly LabelledPair[], constants: Likeness) {
  const taken = pairs.map(({ same, one, other }) => {
    const [a, b] = [one, other].map((each) => new Profile(comparedText(each), constants));
    const score = a === undefined || b === undefined ? 0 : similarity(a, b, constants);
    return { same, taken: score >= constants[threshold] };
  });
  const count = (what: (pair: (typeof taken)[number]) => boolean) => taken.filter(what).length;
  const right = count((pair) => pair.taken && pair.same);
  return {
    precision:
      right /
      Math.max(
        1,
        count((pair) => pair.taken),
      ),
    recall: right / count(({ same }) => same),
  };
}

const sets = new Map(guarded.map(([threshold, names]) => [threshold, names.flatMap(labelledPairs)]));

/** How far precision or recall of some threshold are from what they are guarded at, in points of 100. */
function drift(constants: Likeness): number {
  return Math.max(
    ...guarded.flatMap(([threshold, , precision, recall]) => {
      const now = measure(threshold, sets.get(threshold) ?? [], constants);
      return [Math.abs(now.precision - precision), Math.abs(now.recall - recall)];
    }),
  );
}

describe('the comparison of texts', () => {
  it.each(guarded)('keeps precision and recall within one point: %s', (threshold, _, precision, recall) => {
    const now = measure(threshold, sets.get(threshold) ?? [], likeness);
    expect(now.precision).toBeCloseTo(precision, 2);
    expect(now.recall).toBeCloseTo(recall, 2);
  });

  it.each(Object.keys(likeness) as (keyof Likeness)[])('is guarded against another %s', (name) => {
    for (const factor of [2 / 3, 4 / 3]) {
      const moved = likeness[name] * factor;
      const constants = { ...likeness, [name]: likeness[name] > 1 ? Math.round(moved) : moved };
      expect(drift(constants), `${name} × ${factor}`).toBeGreaterThan(0.01);
    }
  });
});
