import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Duplicates, groupDuplicates } from '../../../src/ingest/group-originals.ts';
import { findPairs, nearnessOf, scorePair } from '../../../src/ingest/score-pairs.ts';

import { ProfileIndex, profileOf, similarity } from '../../../src/ingest/similarity.ts';

import { compareActionable, type Original } from '../../../src/model/original.ts';
import { buildLocation, buildParsed } from '../../support/builders/finding.ts';

const word = fc.constantFrom(
  ...'query input cache token lock retry buffer escaped never released `userId` `orderId` parse_name closed'.split(
    ' ',
  ),
);
const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));

describe('texts compared all at once', () => {
  it('are as alike as they are one by one', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 40 }), (texts) => {
        const profiles = texts.map(profileOf);
        const index = new ProfileIndex(profiles);
        for (const [count, profile] of profiles.entries()) {
          const compare = index.compare(profile, count);
          for (const [at, other] of profiles.slice(0, count).entries())
            expect(compare(at)).toBe(similarity(other, profile));
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('pairs of originals', () => {
  const places = fc.array(
    fc.record({ path: fc.constantFrom('src/a.ts', 'src/b.ts'), startLine: fc.integer({ min: 1, max: 6 }) }),
    { maxLength: 2 },
  );
  const originals = fc
    .array(fc.record({ text, places, document: fc.integer({ min: 0, max: 40 }) }), { maxLength: 60 })
    .map((all) =>
      all.map(({ text: issue, places: where, document }, index): Original => {
        const locations = where.map((place) => buildLocation(place));
        const scope = locations.length === 0 ? 'system' : 'inline';
        return {
          reviewer: `r${document}`,
          document,
          fingerprint: `${index}`.padStart(16, '0'),
          finding: buildParsed({
            title: issue,
            titleDerived: true,
            issue,
            scope,
            locations,
            pointer: `/${index}`,
          }),
        };
      }),
    );

  const bySameReviewer = (all: readonly Original[]) =>
    all.map((each) => ({ ...each, reviewer: 'r0', document: 0 }));

  it('are all those that are near each other, many of them or few', () => {
    fc.assert(
      fc.property(fc.oneof(originals, originals.map(bySameReviewer)), (all) => {
        const groups = groupDuplicates(all.toSorted(compareActionable), new Map());
        const found = new Map<string, number>();
        findPairs(groups, (one, other, score) => found.set(`${one.number} ${other.number}`, score));
        // Nothing can merge the findings of one reviewer that is alone in a file, so they are not compared.
        const isAlone = ({ reviewer, places: [place] }: Duplicates) =>
          groups.every(
            (each) =>
              !each.isPlaceless &&
              (each.places.every(({ path }) => path !== place?.path) ||
                (each.reviewer === reviewer && each.places.every(({ path }) => path === place?.path))),
          );
        const expected = new Map<string, number>();
        for (const [at, other] of groups.entries())
          for (const [before, one] of groups.slice(0, at).entries()) {
            const nearness = nearnessOf(one, other);
            const text = similarity(one.profile, other.profile);
            if (nearness !== 'apart' && !isAlone(one))
              expected.set(`${before} ${at}`, scorePair(one, other, text, nearness === 'overlapping'));
          }
        expect(found).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });
});
