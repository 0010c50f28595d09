import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diff } from '../../../src/diff/hunk.ts';
import { anchorsIn, carryLocation } from '../../../src/ingest/locations.ts';
import type { Location } from '../../../src/model/finding.ts';
import { domainSlug, findingId, fingerprint, lineRange } from '../../../src/model/identity.ts';
import { diffOf, emptyDiff, numbered } from '../../support/builders/diff.ts';
import { buildLocation } from '../../support/builders/finding.ts';

function printOf(location: Location, diff: Diff, title = 'The timeout is never applied'): string {
  const anchor = anchorsIn(diff)(location);
  return fingerprint({
    scope: 'inline',
    paths: [location.path],
    title,
    ...(anchor === undefined ? {} : { anchor }),
  });
}

describe('a fingerprint', () => {
  const base = numbered(60);
  const path = 'src/app.ts';
  const diff = diffOf({ [path]: base }, { [path]: numbered(60, { 40: 'const wait = 0;' }) });
  const on = (startLine: number, endLine?: number) =>
    buildLocation({ path, startLine, ...(endLine === undefined ? {} : { endLine }) });

  it('is 16 hex digits', () => {
    expect(printOf(on(40), diff)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('survives unrelated lines above, in the same hunk and in another', () => {
    const near = diffOf(
      { [path]: base },
      { [path]: numbered(60, { 38: 'line 38\nnew', 40: 'const wait = 0;' }) },
    );
    const far = diffOf({ [path]: base }, { [path]: numbered(60, { 2: 'a\nb\nc', 40: 'const wait = 0;' }) });
    expect(printOf(on(41), near)).toBe(printOf(on(40), diff));
    expect(printOf(on(42), far)).toBe(printOf(on(40), diff));
  });

  it('survives another indentation, and a title that differs in case and punctuation', () => {
    const indented = diffOf({ [path]: base }, { [path]: numbered(60, { 40: '    const wait = 0;' }) });
    expect(printOf(on(40), indented)).toBe(printOf(on(40), diff));
    expect(printOf(on(40), diff, 'the TIMEOUT is never applied.')).toBe(printOf(on(40), diff));
  });

  it('distinguishes problems on different lines, equal lines included', () => {
    const twice = diffOf({ [path]: base }, { [path]: numbered(60, { 40: 'retry();', 42: 'retry();' }) });
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
    expect(fingerprint({ ...parts, scope: 'file' })).not.toBe(fingerprint(parts));
    expect(fingerprint({ ...parts, paths: ['a'] })).not.toBe(fingerprint(parts));
    expect(fingerprint({ ...parts, title: 'U' })).not.toBe(fingerprint(parts));
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
        expect(
          findingId(category, { subject: 'x', startLine: 2_147_483_646, endLine: 2_147_483_647 }),
        ).toMatch(/^[a-z0-9-]{1,75}$/);
      }),
    );
  });
});

describe('carrying a location to the head', () => {
  const path = 'src/app.ts';
  const merge = numbered(30, { 5: 'from the base\nand another' });
  const toHead = diffOf({ [path]: merge }, { [path]: numbered(30) }, ['-U0']);

  it('leaves files alone that are the same in both trees', () => {
    const location = buildLocation({ path: 'other.ts' });
    expect(carryLocation(location, toHead)).toEqual({ location });
    expect(carryLocation(location, emptyDiff)).toEqual({ location });
  });

  it('keeps unmoved lines, old-side lines, and files as a whole', () => {
    for (const location of [
      buildLocation({ path, startLine: 3 }),
      buildLocation({ path, startLine: 20, side: 'LEFT' }),
      { path, side: 'RIGHT' } as const,
    ]) {
      expect(carryLocation(location, toHead)).toEqual({ location });
    }
  });

  it('moves lines below those of the merge, and marks them as carried', () => {
    expect(carryLocation(buildLocation({ path, startLine: 12, endLine: 14 }), toHead)).toEqual({
      location: buildLocation({ path, startLine: 11, endLine: 13 }),
      carried: { path, from: '12-14', to: '11-13' },
    });
  });

  it('keeps the remaining part of a range', () => {
    expect(carryLocation(buildLocation({ path, startLine: 5, endLine: 8 }), toHead)).toMatchObject({
      location: { startLine: 6, endLine: 7 },
      carried: { from: '5-8', to: '6-7' },
      rewritten: true,
    });
  });

  it('marks lines that came from the base branch, with their own numbers', () => {
    expect(carryLocation(buildLocation({ path, startLine: 5, endLine: 6 }), toHead)).toEqual({
      location: buildLocation({ path, startLine: 5, endLine: 6, numberedIn: 'base' }),
      carried: { path, from: '5-6' },
      rewritten: true,
    });
  });

  it('marks lines of a file that cannot be compared, with their own numbers', () => {
    const unreadable = diffOf({ [path]: '\0' }, { [path]: '\0\0' });
    expect(carryLocation(buildLocation({ path, startLine: 5 }), unreadable)).toEqual({
      location: buildLocation({ path, startLine: 5, numberedIn: 'checkout' }),
      carried: { path, from: '5' },
      rewritten: true,
    });
  });

  it('marks lines as rewritten though they have the same numbers', () => {
    const changed = diffOf({ [path]: numbered(30, { 9: 'theirs' }) }, { [path]: numbered(30) }, ['-U0']);
    const location = buildLocation({ path, startLine: 8, endLine: 10 });
    expect(carryLocation(location, changed)).toEqual({ location, rewritten: true });
  });
});
