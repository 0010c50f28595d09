import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameChangeOn } from '../../../src/diff/carry.ts';
import { diffOf, numbered } from '../../support/builders/diff.ts';

type Files = Readonly<Record<string, string>>;

/** Whether a change counts as the same after its base moved. */
function isSame(base: Files, change: Files, movedBase: Files, changed: Files): boolean {
  const moved = diffOf(base, movedBase);
  return isSameChangeOn(moved, diffOf(base, change), diffOf(movedBase, changed), () => true);
}

const a = (changes: Readonly<Record<number, string | null>> = {}) => ({ 'a.ts': numbered(60, changes) });

describe('a change is the same after its base moved', () => {
  it.each<[string, Files, Files]>([
    ['elsewhere', { ...a(), 'b.ts': 'b\n' }, { ...a({ 30: 'new' }), 'b.ts': 'b\n' }],
    ['far above in its file', a({ 3: 'base\nbase' }), a({ 3: 'base\nbase', 30: 'new' })],
    ['far below in its file', a({ 50: 'base' }), a({ 30: 'new', 50: 'base' })],
    ['not at all', a(), a({ 30: 'new' })],
  ])('if it moved %s', (_, movedBase, changed) => {
    expect(isSame(a(), a({ 30: 'new' }), movedBase, changed)).toBe(true);
  });

  it('if it adds a file', () => {
    expect(
      isSame(a(), { ...a(), 'new.ts': 'x\n' }, a({ 3: 'base' }), { ...a({ 3: 'base' }), 'new.ts': 'x\n' }),
    ).toBe(true);
  });
});

describe('a change is another one', () => {
  it.each<[string, Files, Files]>([
    ['the base changed lines next to it', a({ 32: 'base' }), a({ 30: 'new', 32: 'base' })],
    ['it changed other lines', a(), a({ 30: 'newer' })],
    ['it moved elsewhere', a(), a({ 40: 'new' })],
    ['it has another hunk', a(), a({ 30: 'new', 50: 'new' })],
    ['it is gone', a({ 30: 'new' }), a({ 30: 'new' })],
    ['it has another file', a(), { ...a({ 30: 'new' }), 'b.ts': 'b\n' }],
    ['the base moved its file', { 'b.ts': numbered(60) }, { 'b.ts': numbered(60, { 30: 'new' }) }],
  ])('if %s', (_, movedBase, changed) => {
    expect(isSame(a(), a({ 30: 'new' }), movedBase, changed)).toBe(false);
  });

  it('if equal lines stand twice in the file and the hunk moved to the others', () => {
    const block = (first: string, second: string) => {
      const lines = (middle: string) => `one\ntwo\nthree\n${middle}\nfive\nsix\nseven\n`;
      return { 'a.ts': lines(first) + numbered(20) + lines(second) };
    };
    const base = block('four', 'four');
    expect(isSame(base, block('new', 'four'), base, block('four', 'new'))).toBe(false);
    expect(isSame(base, block('new', 'four'), base, block('new', 'four'))).toBe(true);
  });

  it('whatever edit follows, if not both its text and its place are the same', () => {
    const edit = fc.record({ line: fc.integer({ min: 1, max: 60 }), text: fc.constantFrom('x', 'y') });
    fc.assert(
      fc.property(edit, edit, fc.integer({ min: 1, max: 60 }), (one, other, baseLine) => {
        const near = Math.abs(baseLine - one.line) <= 4 || Math.abs(baseLine - other.line) <= 4;
        const [base, moved] = [a(), a({ [baseLine]: 'base' })];
        const change = a({ [one.line]: one.text });
        const changed = a({ [baseLine]: 'base', [other.line]: other.text });
        if (near) return;
        const expected = one.line === other.line && one.text === other.text;
        expect(isSame(base, change, moved, changed)).toBe(expected);
      }),
      { numRuns: 10 },
    );
  });
});
