import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diff } from '../../../src/diff/hunk.ts';
import { anchorsIn, carryLocation } from '../../../src/diff/locations.ts';
import type { Location } from '../../../src/model/finding.ts';
import {
  domainSlug,
  findingId,
  fingerprint,
  lineRange,
  safeCategory,
  titleFrom,
} from '../../../src/model/identity.ts';
import { createRedactor } from '../../../src/model/redact.ts';
import { diffOf, emptyDiff, numbered } from '../../support/builders/diff.ts';
import { buildLocation } from '../../support/builders/finding.ts';

function printOf(location: Location, diff: Diff, title = 'The timeout is never applied'): string {
  const anchor = anchorsIn(diff)(location);
  return fingerprint({ scope: 'inline', paths: [location.path], title, ...(anchor && { anchor }) });
}

describe('a fingerprint', () => {
  const path = 'src/app.ts';
  const changedTo = (lines: Readonly<Record<number, string>>) =>
    diffOf({ [path]: numbered(60) }, { [path]: numbered(60, lines) });
  const diff = changedTo({ 40: 'const wait = 0;' });
  const on = (startLine: number, endLine?: number) =>
    buildLocation({ path, startLine, ...(endLine !== undefined && { endLine }) });

  it('survives unrelated lines above, in the same hunk and in another', () => {
    const near = changedTo({ 38: 'line 38\nnew', 40: 'const wait = 0;' });
    const far = changedTo({ 2: 'a\nb\nc', 40: 'const wait = 0;' });
    expect(printOf(on(40), diff)).toMatch(/^[0-9a-f]{16}$/);
    expect(printOf(on(41), near)).toBe(printOf(on(40), diff));
    expect(printOf(on(42), far)).toBe(printOf(on(40), diff));
  });

  it('survives another indentation, and a title that differs in case and punctuation', () => {
    const indented = changedTo({ 40: '    const wait = 0;' });
    expect(printOf(on(40), indented)).toBe(printOf(on(40), diff));
    expect(printOf(on(40), diff, 'the TIMEOUT is never applied.')).toBe(printOf(on(40), diff));
  });

  it('distinguishes problems on different lines, equal lines included', () => {
    const twice = changedTo({ 40: 'retry();', 42: 'retry();' });
    expect(printOf(on(40), twice)).not.toBe(printOf(on(42), twice));
    expect(printOf(on(40), diff)).not.toBe(printOf(on(41), diff));
    expect(printOf(on(40), diff)).not.toBe(printOf(on(40, 41), diff));
  });

  it('distinguishes lines that the diff does not show, and those from the base branch', () => {
    expect(printOf(on(1), diff)).not.toBe(printOf(on(2), diff));
    expect(printOf({ ...on(40), numberedIn: 'base' }, diff)).not.toBe(printOf(on(40), diff));
  });

  it('distinguishes scopes, files and titles, not the order of files', () => {
    const parts = { scope: 'multi-file', paths: ['a', 'b'], title: 'T' } as const;
    expect(fingerprint({ ...parts, paths: ['b', 'a'] })).toBe(fingerprint(parts));
    for (const other of [{ scope: 'file' }, { paths: ['a'] }, { title: 'U' }] as const)
      expect(fingerprint({ ...parts, ...other })).not.toBe(fingerprint(parts));
  });

  it('reads the old side for LEFT', () => {
    const location = buildLocation({ path, startLine: 40, side: 'LEFT' });
    expect(anchorsIn(diff)(location)).toEqual({ text: 'line 40', occurrence: 0 });
    expect(anchorsIn(diff)(on(40))).toEqual({ text: 'const wait = 0;', occurrence: 0 });
  });

  it('has no anchor where no line is named', () => {
    expect(anchorsIn(diff)(undefined)).toBeUndefined();
    expect(anchorsIn(diff)({ path, side: 'RIGHT' })).toBeUndefined();
  });
});

describe('an id', () => {
  it.each([
    [{}, '0'],
    [{ startLine: 4 }, '4'],
    [{ startLine: 4, endLine: 4 }, '4'],
    [{ startLine: 4, endLine: 9 }, '4-9'],
  ])('ends in the lines of %o', (lines, expected) => {
    expect(lineRange(lines)).toBe(expected);
    expect(findingId('security', { subject: 'src/app.ts', ...lines })).toBe(`security-841254fe-${expected}`);
  });

  it.each([
    ['Security', 'security'],
    ['Error Handling / Retry', 'error-handling-retry'],
    ['💥', 'general'],
    ['-x-', 'x'],
  ])('maps the category %s to the domain %s', (category, expected) => {
    expect(domainSlug(category)).toBe(expected);
  });

  it('is safe in a mark whatever the category is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (category) => {
        const lines = { startLine: 2_147_483_646, endLine: 2_147_483_647 };
        expect(findingId(category, { subject: 'x', ...lines })).toMatch(/^[a-z0-9-]{1,75}$/);
      }),
    );
  });
});

describe('carrying a location to the head', () => {
  const path = 'src/app.ts';
  const merge = numbered(30, { 5: 'from the base\nand another' });
  const toHead = diffOf({ [path]: merge }, { [path]: numbered(30) }, ['-U0']);

  const at = (startLine: number, endLine?: number, more: object = {}) =>
    buildLocation({ path, startLine, ...(endLine !== undefined && { endLine }), ...more });

  it.each<[string, Location, Diff]>([
    ['of a file that is the same in both trees', buildLocation({ path: 'other.ts' }), toHead],
    ['where no file differs', at(5), emptyDiff],
    ['above the lines of the merge', at(3), toHead],
    ['on the old side', at(20, undefined, { side: 'LEFT' }), toHead],
    ['of a whole file', { path, side: 'RIGHT' }, toHead],
  ])('leaves alone one %s', (_, location, diff) => {
    expect(carryLocation(location, diff)).toEqual({ location, isRewritten: false });
  });

  const unreadable = diffOf({ [path]: '\0' }, { [path]: '\0\0' });
  const fromBase = at(5, 6, { numberedIn: 'base' });
  it.each<[string, Location, Diff, Location, boolean]>([
    ['moves lines below those of the merge', at(12, 14), toHead, at(11, 13), false],
    ['shortens a range around lines of the base', at(4, 8), toHead, at(4, 7), true],
    ['keeps the remaining part of a range', at(5, 8), toHead, at(6, 7), true],
    ['marks lines of the base branch', at(5, 6), toHead, fromBase, true],
    ['marks lines that cannot be compared', at(5), unreadable, { ...at(5), numberedIn: 'checkout' }, true],
  ])('%s', (_, given, diff, location, isRewritten) => {
    expect(carryLocation(given, diff)).toEqual({ location, isRewritten });
  });

  it('marks lines as rewritten though they have the same numbers', () => {
    const changed = diffOf({ [path]: numbered(30, { 9: 'theirs' }) }, { [path]: numbered(30) }, ['-U0']);
    const location = buildLocation({ path, startLine: 8, endLine: 10 });
    expect(carryLocation(location, changed)).toEqual({ location, isRewritten: true });
  });
});

describe('a category', () => {
  const redact = createRedactor(['hunter22-of-this-job']);

  it.each(['XOXB-1234567890-ABCDEFGH', 'SK', 'Hunter22 of this job'])(
    'that would make an id look like a secret is general: %s',
    (category) => {
      expect(redact(category)).toBe(category);
      expect(safeCategory(category, redact)).toBe('general');
    },
  );

  it('otherwise is as its reviewer wrote it', () => {
    expect(safeCategory('Risk & Disk', redact)).toBe('Risk & Disk');
  });
});

/** Issues and the titles made from them. */
const titles = [
  ['The query is open.', 'The query is open'],
  ['The query is open. Anyone reads it.', 'The query is open'],
  ['The query is open. É is read.', 'The query is open'],
  ['It uses e.g. md5 here. Use another.', 'It uses e.g. md5 here'],
  ['Node 24.1 fails. Pin it.', 'Node 24.1 fails'],
  ['Read a.Then go on. Stop.', 'Read a.Then go on'],
  ['Is it open? Yes.', 'Is it open?'],
  ['It is open! Close it.', 'It is open!'],
  ['It is open', 'It is open'],
  ['Two  blanks\nand a line. More.', 'Two blanks and a line'],
  ['> # **The** `query` is [open](https://a.example). More.', '# The query is open'],
  ['- item one. Two.', 'item one'],
  ['```ts\nx()\n```\nIt is open.', 'x() It is open'],
  ['__init__ is called', 'init is called'],
] as const;

describe('a title made from an issue', () => {
  it.each(titles)('is the first sentence of %j', (issue, title) => {
    expect(titleFrom(issue)).toBe(title);
  });

  it.each(['', '   ', '...', '---', '🙂'])('is not made of %j', (issue) => {
    expect(titleFrom(issue)).toBeUndefined();
  });

  it('has at most 120 characters, and ends between words where it is cut', () => {
    const exact = 'a'.repeat(120);
    expect(titleFrom(exact)).toBe(exact);
    expect(titleFrom(`${exact}a`)).toBe(`${'a'.repeat(119)}…`);
    const words = titleFrom('word '.repeat(40)) ?? '';
    expect(words).toBe(`${'word '.repeat(22)}word…`);
    expect(titleFrom(`word ${'a'.repeat(200)}`)).toBe(`word ${'a'.repeat(114)}…`);
    expect(titleFrom(`${'🙂a'.repeat(70)}`)).toBe(`${'🙂a'.repeat(59)}🙂…`);
  });
});
