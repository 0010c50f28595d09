import { describe, expect, it } from 'vitest';
import { fileTree, type TreeExtent } from '../../../src/formats/file-tree.ts';
import type { Context } from '../../../src/formats/format-definition.ts';
import { parseDocument } from '../../../src/formats/parse-document.ts';
import { findPath } from '../../../src/formats/places.ts';
import { changedLines } from '../../support/fakes/scripted-lines.ts';

const unchanged = [
  ...['packages/web/src/auth.ts', 'packages/web/src/old.ts', 'lib/only.ts', 'lib/Case.ts', 'b/src/auth.ts'],
  ...['terraform/one/eks.tf', 'x/twin/same.ts', 'y/twin/same.ts', 'z/one/pair.ts', 'docs/other.md'],
];
const changed = changedLines({
  'src/auth.ts': [6],
  'src/old.ts': [6],
  'eks.tf': [6],
  'web/one/pair.ts': [6],
});

function contextOf(extent: TreeExtent = 'whole', bases?: Context['bases']): Context {
  const links = new Map([
    ['current', 'packages/web'],
    ['loop', 'loop'],
    ['out', '../elsewhere'],
  ]);
  const files = extent === 'cut' ? [] : [...unchanged, 'current', 'loop', 'out'];
  return {
    changed,
    isTolerant: true,
    tree: fileTree([...files, ...changed.paths], extent, links),
    paths: { root: '/repo', inside: (path) => /^\/link\/(.*)$/.exec(path)?.[1] },
    ...(bases && { bases }),
  };
}

const found = [
  ['src/auth.ts', { kind: 'file', path: 'src/auth.ts' }],
  ['/repo/packages/web/src/auth.ts', { kind: 'file', path: 'packages/web/src/auth.ts' }],
  ['file:///repo/x/../b/src/auth.ts', { kind: 'file', path: 'b/src/auth.ts' }],
  ['b/src/auth.ts', { kind: 'file', path: 'b/src/auth.ts' }],
  ['file:src/auth.ts', { kind: 'file', path: 'src/auth.ts' }],
  ['/link/packages/web/src/old.ts', { kind: 'file', path: 'packages/web/src/old.ts' }],
  ['/repo/current/src/old.ts', { kind: 'file', path: 'packages/web/src/old.ts' }],
  ['/repo/loop/src/old.ts', { kind: 'file', path: 'loop/src/old.ts' }],
  ['/repo/out/src/old.ts', { kind: 'file', path: 'out/src/old.ts' }],
  ['/repo/build/src/old.ts', { kind: 'file', path: 'build/src/old.ts' }],
  ['lib/case.ts', { kind: 'file', path: 'lib/Case.ts' }],
  ['/src/terraform/one/eks.tf', { kind: 'file', path: 'terraform/one/eks.tf', also: 'eks.tf' }],
  ['D:\\a\\terraform\\one\\eks.tf', { kind: 'file', path: 'terraform/one/eks.tf', also: 'eks.tf' }],
  ['/app/packages/web/src/old.ts', { kind: 'file', path: 'packages/web/src/old.ts', also: 'src/old.ts' }],
  ['../../lib/only.ts', { kind: 'file', path: 'lib/only.ts' }],
  ['only.ts', { kind: 'file', path: 'lib/only.ts' }],
  ['/app/twin/same.ts', { kind: 'unsure' }],
  ['/app/one/pair.ts', { kind: 'unsure', also: 'web/one/pair.ts' }],
  ['/usr/include/stdio.h', { kind: 'nowhere' }],
  ['generated/none.ts', { kind: 'file', path: 'generated/none.ts' }],
] as const;

describe('a path is looked up in the tree of the head', () => {
  it.each(found)('%s', (path, expected) => expect(findPath(path, contextOf())).toEqual(expected));

  it.each([
    ['/app/src/auth.ts', { kind: 'unsure', also: 'src/auth.ts' }],
    ['/app/lib/only.ts', { kind: 'unsure' }],
    ['lib/only.ts', { kind: 'file', path: 'lib/only.ts' }],
  ])('a tree that was cut decides nothing: %s', (path, expected) =>
    expect(findPath(path, contextOf('cut'))).toEqual(expected),
  );

  it('an exact path inside the checkout is never another file', () => {
    for (const path of [...unchanged, ...changed.paths]) {
      for (const written of [
        path,
        `/repo/${path}`,
        `file:///repo/${path}`,
        `/repo/./none/../${path}`,
        `/link/${path}`,
      ]) {
        for (const extent of ['whole', 'change'] as const)
          expect(findPath(written, contextOf(extent))).toEqual({ kind: 'file', path });
        const moved = new Map([true, false].map((kind) => [kind, { from: '', to: 'packages/web' }]));
        expect(findPath(written, contextOf('whole', moved))).toEqual({ kind: 'file', path });
      }
    }
  });
});

it('the paths of one document have one base', () => {
  const report = ['/app/src/auth.ts', '/app/lib/only.ts', '/usr/lib/only.ts'].map((filePath) => ({
    filePath,
    messages: [{ ruleId: 'r', severity: 2, message: `In ${filePath}.`, line: 6, column: 1 }],
  }));
  const outcome = parseDocument({ bytes: Buffer.from(JSON.stringify(report)), context: contextOf() });
  expect(outcome.document?.findings).toMatchObject([
    { locations: [{ path: 'src/auth.ts', startLine: 6 }], preExisting: false },
    { locations: [{ path: 'lib/only.ts' }] },
    { locations: [], references: ['/usr/lib/only.ts'], preExisting: true },
  ]);
});
