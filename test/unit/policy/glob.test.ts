import { matchesGlob } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileGlob, fixedFolder } from '../../../src/policy/glob.ts';

/** A pattern, paths that match it, and paths that do not. */
const patterns: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['a.json', ['a.json'], ['b.json', 'a.jsonx', 'x/a.json', 'axjson']],
  ['out/*.json', ['out/a.json', 'out/.a.json', 'out/.json'], ['out/a/b.json', 'a.json', 'out/a.JSON']],
  ['*', ['a', '.a'], ['a/b']],
  ['**', ['a', 'a/b', 'a/b/.c'], []],
  ['**/a', ['a', 'x/a', 'x/y/a'], ['xa', 'x/ya', 'a/x']],
  ['a/**', ['a/b', 'a/b/c'], ['b', 'ab', 'a']],
  ['a/**/b', ['a/b', 'a/x/b', 'a/x/y/b'], ['ab', 'a/xb', 'a/b/c']],
  ['a**b', ['ab', 'axb'], ['a/b', 'a/x/b']],
  ['?.txt', ['a.txt', '🎉.txt'], ['.txt', 'ab.txt', '/.txt']],
  ['[a-c]x', ['ax', 'cx'], ['dx', '-x', 'x']],
  ['[!a-c]x', ['dx'], ['ax', '/x']],
  ['[]x', ['[]x'], ['x']],
  ['a[', ['a['], ['a']],
  ['{a,b/c}.{x,y}', ['a.x', 'b/c.y'], ['a.', 'b.x', '{a,b/c}.x']],
  ['{a,{b,c}}', ['a', 'b', 'c'], ['{b', '{a,b}']],
  ['{a}', ['{a}'], ['a']],
  ['a.(b|c)+$', ['a.(b|c)+$'], ['a.b']],
];

describe('a pattern', () => {
  test.each(patterns)('%s', (pattern, matching, others) => {
    const isMatch = compileGlob(pattern);
    for (const path of matching) expect([path, isMatch(path)]).toEqual([path, true]);
    for (const path of others) expect([path, isMatch(path)]).toEqual([path, false]);
  });

  test('means what Node takes it to mean', () => {
    const segment = fc.constantFrom('a', 'b', 'a*', '*b', '*', '?', '**', '[ab]', '{a,b}', 'a?b');
    const pattern = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join('/'));
    const path = fc
      .array(fc.constantFrom('a', 'b', 'ab', 'aab', 'abb', 'c'), { minLength: 1, maxLength: 5 })
      .map((segments) => segments.join('/'));
    fc.assert(
      fc.property(pattern, path, (glob, name) => {
        // Node lets a last `**` also stand for no folder at all; we want something below.
        fc.pre(!glob.endsWith('/**'));
        expect(compileGlob(glob)(name)).toBe(matchesGlob(name, glob));
      }),
      { numRuns: 2_000 },
    );
  });

  test('with many stars takes no time to speak of', () => {
    expect(compileGlob(`${'*a'.repeat(300)}b`)('a'.repeat(4_000))).toBe(false);
    expect(compileGlob(`${'**/a/'.repeat(100)}b`)('a/'.repeat(2_000))).toBe(false);
  });

  test('that expands to too many is refused', () => {
    const refusal = expect.objectContaining({ code: 'GLOB_TOO_COMPLEX' });
    for (const pattern of ['{a,b}'.repeat(20), 'x'.repeat(1_001)])
      expect(() => compileGlob(pattern)).toThrow(refusal);
  });
});

test.each([
  ['a/b/*.json', 'a/b/'],
  ['a/b.json', 'a/'],
  ['a*/b', ''],
  ['/tmp/x/**', '/tmp/x/'],
  ['{a,b}/c', ''],
])('the folders that %s fixes are %j', (pattern, folder) => {
  expect(fixedFolder(pattern)).toBe(folder);
});
