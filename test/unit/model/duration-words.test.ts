import { expect, it } from 'vitest';
import { durationWords } from '../../../src/model/text.ts';

it.each([
  [0, '0.0 s'],
  [412, '0.4 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_499, '59 s'],
  [59_500, '1 min'],
  [185_000, '3 min 5 s'],
  [7_200_000, '120 min'],
])('formats %i ms as %s', (milliseconds, words) => {
  expect(durationWords(milliseconds)).toBe(words);
});
