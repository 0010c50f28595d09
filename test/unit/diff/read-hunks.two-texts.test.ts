import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carryLine } from '../../../src/diff/carry.ts';
import { diffFileOf, patchOf } from '../../../src/diff/read-hunks.ts';
import { numbered } from '../../support/builders/diff.ts';

const lines = fc.array(fc.constantFrom('a', 'b', '', '}', '  x', '@@ -1 +1 @@', '-', 'ü\r'), {
  maxLength: 40,
});
const textOf = (of: readonly string[]) => of.map((line) => `${line}\n`).join('');

function asFile(before: string, after: string) {
  const patch = patchOf(before, after) ?? { patch: '', additions: 0, deletions: 0 };
  const changes = patch.additions + patch.deletions;
  return diffFileOf({ filename: 'a', status: 'modified', sha: null, changes, ...patch });
}

describe('the diff of two texts', () => {
  it('is a patch that our reader takes, and that leads every line that is left to itself', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const file = asFile(textOf(before), textOf(after));
        expect(file.missing).toBeUndefined();
        if (file.hunks.length === 0) expect(after).toEqual(before);
        for (const [index, line] of before.entries()) {
          const carried = carryLine(file, index + 1);
          if (carried !== 'deleted') expect(after[carried - 1]).toBe(line);
        }
      }),
    );
  });

  it('finds a line again after edits elsewhere, also among lines that repeat', () => {
    const before = numbered(50, { 20: '}', 21: '}', 30: '}' });
    const after = `first\n${before.replace('line 25\n', '').replace('line 40', 'other')}`;
    const file = asFile(before, after);
    expect([1, 20, 21, 25, 30, 40, 50].map((line) => carryLine(file, line))).toEqual([
      2,
      21,
      22,
      'deleted',
      30,
      'deleted',
      50,
    ]);
  });

  it('is empty for equal texts, and ignores a missing last line feed', () => {
    expect(patchOf('a\nb\n', 'a\nb\n')).toEqual({ patch: '', additions: 0, deletions: 0 });
    expect(patchOf('a\nb', 'a\nb\n')?.patch).toBe('');
  });

  it('keeps as many lines as possible where each occurs more than once', () => {
    const [before, after] = ['p\na\na\nb\nb\nq\n', 'r\na\nb\na\nb\ns\n'];
    expect(patchOf(before, after)).toMatchObject({ additions: 3, deletions: 3 });
  });

  it('is not known of texts with more than a thousand edited lines', () => {
    const [before, after] = [0, 1].map((word) =>
      textOf(Array.from({ length: 501 }, (_, at) => `${word} ${at}`)),
    );
    expect(patchOf(before ?? '', after ?? '')).toBeUndefined();
    expect(patchOf(before ?? '', `${before}more\n`)).toMatchObject({ additions: 1, deletions: 0 });
  });
});
