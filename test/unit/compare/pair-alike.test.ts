import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pairSurest } from '../../../src/compare/pair-alike.ts';

it('pairs the surest first, nothing twice, and the same in every order', () => {
  const pair = (ones: readonly string[], others: readonly string[], weights: Record<string, number>) => {
    const sure = (one: string, other: string) => weights[one + other] ?? 0;
    const pairs = pairSurest({ ones, others, sure, nameOne: String, nameOther: String });
    return [...pairs].map(([one, other]) => one + other).sort();
  };
  expect(pair(['a', 'b'], ['x', 'y'], { ax: 0.6, ay: 0.9, by: 1, bx: 0.1 })).toEqual(['ax', 'by']);
  expect(pair(['a', 'b'], ['x'], { ax: 0, bx: 0.2 })).toEqual(['bx']);
  const weights = fc.dictionary(fc.stringMatching(/^[a-d][w-z]$/), fc.constantFrom(0, 0.5, 1));
  const order = (names: string) => fc.shuffledSubarray([...names], { minLength: names.length });
  fc.assert(
    fc.property(weights, order('abcd'), order('wxyz'), (sure, ones, others) => {
      expect(pair(ones, others, sure)).toEqual(pair([...'abcd'], [...'wxyz'], sure));
    }),
  );
});
