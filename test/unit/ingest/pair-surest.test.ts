import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairSurest } from '../../../src/ingest/known-fingerprints.ts';

interface Named {
  readonly name: string;
}

const named = (...names: readonly string[]): readonly Named[] => names.map((name) => ({ name }));

function pair(ones: readonly Named[], others: readonly Named[], sure: Readonly<Record<string, number>>) {
  const pairs = pairSurest({
    ones,
    others,
    sure: (one, other) => sure[one.name + other.name] ?? 0,
    nameOne: ({ name }) => name,
    nameOther: ({ name }) => name,
  });
  return [...pairs].map(([one, other]) => one.name + other.name).sort();
}

describe('pairing', () => {
  it('takes the surest pairs first and nothing twice', () => {
    const sure = { ax: 0.6, ay: 0.9, by: 1, bx: 0.1 };
    expect(pair(named('a', 'b'), named('x', 'y'), sure)).toEqual(['ax', 'by']);
  });

  it('skips items without a match', () => {
    expect(pair(named('a', 'b'), named('x'), { ax: 0, bx: 0.2 })).toEqual(['bx']);
    expect(pair([], named('x'), {})).toEqual([]);
  });

  it('comes to the same whatever the order, ties included', () => {
    const weights = fc.dictionary(fc.stringMatching(/^[a-d][w-z]$/), fc.constantFrom(0, 0.5, 1));
    const order = (names: readonly string[]) => fc.shuffledSubarray([...names], { minLength: names.length });
    fc.assert(
      fc.property(weights, order(['a', 'b', 'c', 'd']), order(['w', 'x', 'y', 'z']), (sure, ones, others) => {
        const inOrder = pair(named('a', 'b', 'c', 'd'), named('w', 'x', 'y', 'z'), sure);
        expect(pair(named(...ones), named(...others), sure)).toEqual(inOrder);
      }),
    );
  });
});
