import { describe, expect, it } from 'vitest';
import { checkQuotation, findQuotation } from '../../../src/ingest/quotation.ts';
import type { Location } from '../../../src/model/finding.ts';

const code = Array.from({ length: 40 }, (_, index) => `  const value${index + 1} = read(${index + 1});`);
const guard = '  if (user === null) return undefined;';

function fileWith(lines: Readonly<Record<number, string>> = {}, path = 'src/app.ts') {
  return { path, text: code.map((line, index) => lines[index + 1] ?? line).join('\n') };
}

const at = (startLine?: number, more: Partial<Location> = {}) => ({
  locations: [{ path: 'src/app.ts', side: 'RIGHT', ...(startLine && { startLine }), ...more } as const],
});

describe('a quotation', () => {
  it('is found wherever it stands near the place, white space aside, the nearest first', () => {
    const file = fileWith({ 2: guard, 14: guard });
    expect(findQuotation('if (user===null)\n    return undefined;', false, file, at(11))).toMatchObject({
      path: 'src/app.ts',
      startLine: 14,
    });
  });

  it('may span lines', () => {
    const found = findQuotation(`${code[12]}\n${code[13]}`, false, fileWith(), at(11));
    expect(found).toMatchObject({ startLine: 13, endLine: 14 });
  });

  it.each<[string, string, Parameters<typeof at>]>([
    ['is not there', 'if (user === undefined) return;', [11]],
    ['is empty', '', [11]],
    ['has less than eight characters of code', 'null) r', [11]],
    ['is on the own lines of the finding', guard, [14]],
    ['is partly on the own lines of the finding', `${guard}\n${code[14]}`, [15]],
    ['is more than ten lines away', guard, [3]],
    ['is longer than what is compared', code.join('\n'), [11]],
    ['is about a deleted line', guard, [11, { side: 'LEFT' }]],
  ])('does not count if it %s', (_, quoted, place) => {
    expect(findQuotation(quoted, false, fileWith({ 14: guard }), at(...place))).toBeUndefined();
  });

  it('counts ten lines away, and anywhere in a file that the answer names', () => {
    const file = fileWith({ 14: guard });
    expect(findQuotation(guard, false, file, at(4))).toBeDefined();
    expect(findQuotation(guard, true, file, at(30))).toMatchObject({ named: true });
    const other = fileWith({ 14: guard }, 'src/other.ts');
    expect(findQuotation(guard, false, other, at(11))).toBeUndefined();
    expect(findQuotation(guard, true, other, at(11))).toMatchObject({ path: 'src/other.ts' });
  });

  it('is no evidence if it is a comment, which the author writes for readers', () => {
    const comment = '  // The caller has checked that the user exists.';
    const file = fileWith({ 14: comment });
    expect(findQuotation(comment, false, file, at(11))).toBeUndefined();
    expect(findQuotation('The caller has checked', false, file, at(11))).toBeUndefined();
  });

  it.each([
    ['a.ts', '/*', '*/'],
    ['a.go', '  /**', ' */'],
    ['a.py', '"""', '"""'],
    ['a.py', "'''", "'''"],
    ['a.rb', '=begin', '=end'],
  ])('is no evidence inside of a comment of several lines (%s %s)', (path, opens, closes) => {
    const place = { locations: [{ path, side: 'RIGHT' as const, startLine: 11 }] };
    const inside = fileWith({ 13: opens, 14: guard, 15: closes }, path);
    expect(findQuotation(guard, false, inside, place)).toBeUndefined();
    const behind = fileWith({ 13: opens, 14: closes, 15: guard }, path);
    expect(findQuotation(guard, false, behind, place)).toMatchObject({ startLine: 15 });
  });

  it('takes time that does not explode on texts that repeat', () => {
    const text = `${'a'.repeat(500)}b\n`.repeat(500);
    const quoted = `b${'a'.repeat(499)}c`;
    expect(findQuotation(quoted, true, { path: 'a.ts', text }, at(1))).toBeUndefined();
    expect(findQuotation('a'.repeat(9), true, { path: 'a.ts', text }, at(1))).toBeDefined();
  });
});

describe('a quotation that is checked again', () => {
  const quotation = findQuotation(guard, false, fileWith({ 14: guard }), at(11));
  const again = (file: ReturnType<typeof fileWith>, finding = at(11)) =>
    quotation && checkQuotation(quotation, file, finding);

  it('gives its lines and their text', () => {
    expect(again(fileWith({ 14: guard }))).toMatchObject({ lines: [14, 14], code: guard });
  });

  it('follows lines that moved with the finding', () => {
    const { text } = fileWith({ 14: guard });
    expect(again({ path: 'src/app.ts', text: `\n\n\n${text}` }, at(14))).toMatchObject({ lines: [17, 17] });
  });

  it.each<[string, ReturnType<typeof fileWith>, ReturnType<typeof at>]>([
    ['the lines changed', fileWith({ 14: 'if (user === null) throw error;' }), at(11)],
    ['they became the own lines of the finding', fileWith({ 14: guard }), at(14)],
    ['they are far from it now', fileWith({ 14: guard }), at(2)],
    ['another line of their file is meant', fileWith(), at(11)],
  ])('does not count where %s', (_, file, finding) => {
    expect(again(file, finding)).toBeUndefined();
  });

  it('does not count for lines that no quotation has', () => {
    const wide = { path: 'src/app.ts', startLine: 9, endLine: 3, digest: '0'.repeat(16) };
    expect(checkQuotation(wide, fileWith(), at(1))).toBeUndefined();
  });
});
