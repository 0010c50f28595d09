import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageLinkage, Links } from '../../../src/ingest/merge-findings.ts';

/** A similarity for each pair of items, first pair (0, 1); null for two that must stay apart. */
type Similarities = readonly (number | null)[];

const pairNumber = (one: number, other: number) =>
  (Math.max(one, other) * (Math.max(one, other) - 1)) / 2 + Math.min(one, other);

/** Joins the two clusters with the highest average similarity, again and again. */
function joinBest(count: number, similarities: Similarities, threshold: number): number[][] {
  const clusters = Array.from({ length: count }, (_, item) => [item]);
  const average = (one: readonly number[], other: readonly number[]) => {
    const all = one.flatMap((a) => other.map((b) => similarities[pairNumber(a, b)] ?? Number.NaN));
    return all.reduce((sum, each) => sum + each, 0) / all.length;
  };
  for (;;) {
    let best: { at: number; with: number; average: number } | undefined;
    for (const [other, second] of clusters.entries())
      for (const [one, first] of clusters.slice(0, other).entries()) {
        const here = average(first, second);
        if (here >= (best?.average ?? threshold)) best = { at: one, with: other, average: here };
      }
    if (best === undefined) return clusters.map((items) => items.sort((a, b) => a - b));
    clusters[best.at]?.push(...(clusters.splice(best.with, 1)[0] ?? []));
  }
}

describe('average linkage', () => {
  it('joins the same items as joining the best pair again and again', () => {
    // Large integers: equal averages, which could be joined in either order, hardly occur.
    const similarity = fc.option(fc.noBias(fc.integer({ min: 1, max: 1_000_000_000 })), { freq: 4 });
    const threshold = 400_000_000;
    const cases = fc
      .integer({ min: 1, max: 8 })
      .chain((count) => fc.tuple(fc.constant(count), fc.array(similarity, { minLength: 28, maxLength: 28 })));
    fc.assert(
      fc.property(cases, ([count, similarities]) => {
        const links = new Links(count);
        for (let other = 0; other < count; other += 1)
          for (let one = 0; one < other; one += 1) {
            const each = similarities[pairNumber(one, other)] ?? null;
            if (each !== null) links.set(one, other, each);
          }
        const found = averageLinkage(links, threshold).map((items) => [...items].sort((a, b) => a - b));
        expect(found.toSorted()).toEqual(joinBest(count, similarities, threshold).toSorted());
      }),
    );
  });

  it('joins items of equal similarity', () => {
    const links = new Links(5);
    for (const pair of ['01', '02', '12', '34']) links.set(Number(pair[0]), Number(pair[1]), 0.5);
    expect(averageLinkage(links, 0.5)).toEqual([expect.arrayContaining([0, 1, 2]), [3, 4]]);
  });
});
