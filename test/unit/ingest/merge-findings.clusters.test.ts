import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clusterLinked } from '../../../src/ingest/merge-findings.ts';

const pairs = Array.from({ length: 8 }, (_, other) =>
  Array.from({ length: other }, (_, one) => ({ one, other })),
).flat();

it('clusters items that are all linked with each other, and leaves no two clusters that are', () => {
  const links = fc.tuple(fc.subarray(pairs), fc.infiniteStream(fc.integer({ min: 1, max: 5 })));
  fc.assert(
    fc.property(links, ([linked, strengths]) => {
      const all = linked.map((pair) => ({ ...pair, strength: strengths.next().value ?? 0 }));
      const clusters = clusterLinked(8, all);
      expect(clusters.flat().toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      const isWhole = (items: readonly number[]) =>
        pairs
          .filter(({ one, other }) => items.includes(one) && items.includes(other))
          .every((pair) => linked.includes(pair));
      for (const [at, cluster] of clusters.entries()) {
        expect(isWhole(cluster)).toBe(true);
        for (const other of clusters.slice(0, at)) expect(isWhole([...other, ...cluster])).toBe(false);
      }
    }),
  );
});

it('joins by the strongest links', () => {
  const chain = [
    { one: 0, other: 1, strength: 1 },
    { one: 1, other: 2, strength: 2 },
  ];
  expect(clusterLinked(3, chain)).toEqual([[0], [1, 2]]);
});
