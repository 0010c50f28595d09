import { describe, expect, it } from 'vitest';
import { type LineEdit, offsetOf, replacementFor } from '../../../src/formats/line-edits.ts';

const end = Number.POSITIVE_INFINITY;
const edit = (
  [startLine, startColumn, endLine, endColumn]: readonly [number, number, number, number],
  text = 'new',
): LineEdit => ({ startLine, startColumn, endLine, endColumn, text, unit: 'utf-16' });
const lines = { start: 2, end: 3 };

describe('an edit of lines whose text is not known', () => {
  it.each([
    [edit([2, 1, 3, end]), 'new'],
    [edit([2, 1, 4, 1], 'new\n'), 'new'],
    [edit([2, 1, 4, 1], 'new\r\n'), 'new'],
    [edit([2, 1, 4, 1], ''), ''],
  ])('is the text of exactly these lines, case %#', (one, text) => {
    expect(replacementFor(lines, [one])).toBe(text);
  });

  it.each([
    [[edit([1, 1, 3, end])]],
    [[edit([2, 1, 2, end])]],
    [[edit([2, 2, 3, end])]],
    [[edit([2, 1, 3, 4])]],
    [[edit([2, 1, 4, 1])]],
    [[edit([2, 2, 4, 1], 'new\n')]],
    [[edit([3, 1, 3, 1], '')]],
    [[edit([2, 1, 3, end]), edit([2, 1, 3, end])]],
    [[]],
  ])('cannot become an edit of other lines, case %#', (edits) => {
    expect(replacementFor(lines, edits)).toBeUndefined();
  });
});

describe('edits of lines with known text', () => {
  const current = ['let a = 1;', 'let b = 2;'];

  it.each([
    [[edit([2, 5, 2, 6])], 'let new = 1;\nlet b = 2;'],
    [[edit([3, 5, 3, 6]), edit([2, 5, 2, 6], 'x')], 'let x = 1;\nlet new = 2;'],
    [[edit([2, 1, 3, 1], '')], 'let b = 2;'],
    [[edit([2, 1, 4, 1], '')], ''],
    [[edit([2, 10, 2, 10], ' + 1')], 'let a = 1 + 1;\nlet b = 2;'],
  ])('are put into it, case %#', (edits, text) => {
    expect(replacementFor(lines, edits, current)).toBe(text);
  });

  it.each([
    [[edit([1, 1, 2, 1])]],
    [[edit([2, 12, 2, 12])]],
    [[edit([2, 6, 2, 5])]],
    [[edit([2, 5, 2, 8]), edit([2, 7, 2, 9])]],
    [[edit([2, 5, 2, 5]), edit([2, 5, 2, 5])]],
    [[edit([3, 5, 4, 1])]],
    [[]],
  ])('are none where they leave it or cross, case %#', (edits) => {
    expect(replacementFor(lines, edits, current)).toBeUndefined();
  });
});

describe('a column', () => {
  it.each([
    ['\u007fb', 2],
    ['\u0080b', 3],
    ['\u07ffb', 3],
    ['\u0800b', 4],
    ['\uffffb', 4],
    ['\u{10000}b', 5],
  ])('of UTF-8 after %j is %d', (line, column) => {
    expect(offsetOf(column, line, 'utf-8')).toBe(line.length - 1);
    expect(offsetOf(column - 1, line, 'utf-8')).toBe(column === 2 ? 0 : undefined);
  });

  it('without a known unit is read where both units agree', () => {
    expect(offsetOf(2, 'ab', 'unstated')).toBe(1);
    expect(offsetOf(2, '🙂b', 'unstated')).toBeUndefined();
    expect(offsetOf(2, '🙂b', 'code-point')).toBe(2);
    expect(offsetOf(3, '🙂b', 'utf-16')).toBe(2);
    expect(offsetOf(end, '🙂b', 'unstated')).toBe(3);
    expect(offsetOf(4, 'ab', 'utf-16')).toBeUndefined();
  });
});
