import { expect, it } from 'vitest';
import { areNear, isNear } from '../../../src/model/original.ts';
import { buildLocation, buildParsed } from '../../support/builders/finding.ts';

const at = (startLine: number, more: Parameters<typeof buildLocation>[0] = {}) =>
  buildLocation({ startLine, ...more });

it.each([
  ['the same line', at(10), at(10), true],
  ['lines three apart', at(10), at(13), true],
  ['lines four apart', at(10), at(14), false],
  ['a range and a line three below its end', at(10, { endLine: 20 }), at(23), true],
  ['a range and a line four below its end', at(10, { endLine: 20 }), at(24), false],
  ['a line in a range', at(10, { endLine: 20 }), at(15), true],
  ['a line and its whole file', at(10), { path: 'src/app.ts', side: 'RIGHT' as const }, true],
  ['the same line of another file', at(10), at(10, { path: 'src/b.ts' }), false],
  ['the same line of the other side', at(10), at(10, { side: 'LEFT' }), false],
  ['the same line, one of them of the base', at(10), at(10, { numberedIn: 'base' }), false],
])('compares two places: %s', (_what, one, other, same) => {
  expect([isNear(one, other), isNear(other, one)]).toEqual([same, same]);
});

it('is the same place where one of several is, and where one has none', () => {
  const one = buildParsed({ locations: [at(10), at(50)] });
  expect(areNear(one, buildParsed({ locations: [at(80), at(51)] }))).toBe(true);
  expect(areNear(one, buildParsed({ locations: [at(80)] }))).toBe(false);
  expect(areNear(one, buildParsed({ locations: [] }))).toBe(true);
});
