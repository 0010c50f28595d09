import { expect, it } from 'vitest';
import { isWithin } from '../../../src/diff/locations.ts';
import { advisePrefix } from '../../../src/ingest/path-prefix.ts';
import { diffOf } from '../../support/builders/diff.ts';
import { buildLocation } from '../../support/builders/finding.ts';

const changed = ['packages/web/src/a.ts', 'packages/web/src/b.ts', 'packages/api/src/a.ts', 'README.md'];
const ones = ['deep/er/src/a.ts', 'app/src/a.ts', 'two/src/a.ts'];

it.each<[string, readonly string[], readonly string[], string | undefined]>([
  ['most paths are in the change', ['src/a.ts', 'src/b.ts'], changed, 'lacks packages/web'],
  ['one path is in the change already', ['README.md', 'src/a.ts'], changed, undefined],
  ['one bare file name is in it', ['b.ts'], changed, undefined],
  ['two bare names of four are in it', ['a.ts', 'b.ts', 'x/x', 'x/y'], changed, 'lacks packages/web/src'],
  ['fewer than half of the paths are in it', ['src/a.ts', 'lib/x.ts', 'lib/y.ts'], changed, undefined],
  ['as many are in several, the shortest and first', ['src/a.ts'], ones, 'lacks app'],
  ['as many are in several, in any order', ['src/a.ts'], ones.toReversed(), 'lacks app'],
  ['no path is anywhere', ['lib/x.ts'], changed, undefined],
  ['there is no path', [], changed, undefined],
  ['a folder is too much', ['repo/packages/web/src/a.ts', 'repo/lib/x.ts'], changed, 'surplus repo'],
  ['a folder of a bare name is too much', ['docs/README.md'], changed, undefined],
])('a prefix is advised by the changed files: %s', (_, paths, files, expected) => {
  const advice = advisePrefix(paths, files);
  expect(advice && `${advice.kind} ${advice.prefix}`).toBe(expected);
});

it.each(['changed', 'diff'] as const)('lines that cannot be compared are within the scope %s', (scope) => {
  const diff = diffOf({ 'src/app.ts': 'a\nb\n' }, { 'src/app.ts': 'a\nb\0\n', 'src/new.ts': 'a\0\n' });
  for (const path of ['src/app.ts', 'src/new.ts'])
    expect(isWithin(scope, { locations: [buildLocation({ path, startLine: 1 })] }, diff)).toBe(true);
});
