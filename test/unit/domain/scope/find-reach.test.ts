import { describe, expect, it } from 'vitest';
import type { ChangedFile } from '../../../../src/domain/changed-file.ts';
import { findReach } from '../../../../src/domain/scope/find-reach.ts';
import { insideOf } from '../../../../src/domain/scope/part.ts';
import type { Scope } from '../../../../src/domain/scope/scope.ts';

const counts = { sha: null, additions: 1, deletions: 1, changes: 2 } as const;
const files: readonly ChangedFile[] = [
  { ...counts, filename: 'packages/web/app.ts', status: 'modified' },
  { ...counts, filename: 'src/[id].ts', previous_filename: 'src/old.ts', status: 'renamed' },
];
const facts = {
  files,
  baseFiles: [
    { path: 'package.json', text: '{"workspaces": ["packages/**", "tools/*"]}' },
    {
      path: 'CODEOWNERS',
      text: [
        '* @acme/all',
        '/packages/ @acme/web @ada',
        '/packages/web/generated/',
        '/docs/* @acme/Docs ada@acme.org',
      ].join('\n'),
    },
  ],
  headPaths: [
    'packages/web/package.json',
    'packages/web/plugins/chart/package.json',
    'packages/api/package.json',
    'tools/api/package.json',
  ],
};

type PartScope = Exclude<Scope, { kind: 'changeset' }>;

function inside(scope: PartScope, ...paths: readonly string[]): readonly string[] {
  const reading = findReach(scope, facts);
  if (!reading.ok) throw new Error(JSON.stringify(reading));
  return paths.filter(insideOf(reading));
}

describe('a package', () => {
  it.each(['packages/web', './packages/web/', 'web'])('has the files of its folder, named %s', (name) => {
    expect(
      inside(
        { kind: 'package', name },
        'packages/web/app.ts',
        'packages/webs/app.ts',
        'packages/api/app.ts',
        'web',
      ),
    ).toEqual(['packages/web/app.ts']);
  });

  it('has not the files of a package within it', () => {
    const paths = ['packages/web/plugins/chart/a.ts', 'packages/web/plugins/readme.md'];
    expect(inside({ kind: 'package', name: 'web' }, ...paths)).toEqual(['packages/web/plugins/readme.md']);
    expect(inside({ kind: 'package', name: 'chart' }, ...paths)).toEqual([paths[0]]);
  });

  it('is known when all of it was removed', () => {
    const removed = { ...counts, filename: 'packages/gone/package.json', status: 'removed' as const };
    const reading = findReach({ kind: 'package', name: 'gone' }, { ...facts, files: [removed] });
    expect(reading).toMatchObject({ ok: true, reach: { folder: 'packages/gone' } });
  });

  it('is not guessed: a name that several have, or none, finds nothing', () => {
    expect(findReach({ kind: 'package', name: 'api' }, facts)).toEqual({
      ok: false,
      why: 'ambiguous',
      known: ['packages/api', 'tools/api'],
    });
    expect(findReach({ kind: 'package', name: 'we' }, facts)).toMatchObject({
      why: 'unknown',
      known: expect.arrayContaining(['packages/web']),
    });
  });
});

describe('a team', () => {
  it.each(['@acme/web', 'web', 'acme/WEB'])('has what CODEOWNERS gives it last, named %s', (name) => {
    expect(
      inside({ kind: 'team', name }, 'packages/web/app.ts', 'packages/web/generated/a.ts', 'other.ts'),
    ).toEqual(['packages/web/app.ts']);
  });

  it('has the files of a folder and not those further down, where the rule says so', () => {
    expect(inside({ kind: 'team', name: 'docs' }, 'docs/a.md', 'docs/b/c.md')).toEqual(['docs/a.md']);
  });

  it('is an owner of the file, not a piece of a word', () => {
    for (const name of ['eb', 'acme.org', 'acme'])
      expect(findReach({ kind: 'team', name }, facts)).toMatchObject({ ok: false, why: 'unknown' });
  });
});

describe('a file', () => {
  it.each(['src/[id].ts', './src/[id].ts', 'src/old.ts'])('is known by either name: %s', (name) => {
    expect(inside({ kind: 'file', name }, 'src/[id].ts', 'src/old.ts', 'src/i.ts', 'src')).toEqual([
      'src/[id].ts',
      'src/old.ts',
    ]);
  });

  it('has to have changed', () => {
    expect(findReach({ kind: 'file', name: 'lib/app.ts' }, facts)).toEqual({
      ok: false,
      why: 'unknown',
      known: ['packages/web/app.ts', 'packages/web/app.ts', 'src/[id].ts'],
    });
  });
});

it('is not guessed where what it rests on could not be read', () => {
  const { headPaths: _, ...noTree } = facts;
  expect(findReach({ kind: 'package', name: 'web' }, noTree)).toEqual({
    ok: false,
    why: 'unreadable',
  });
  expect(findReach({ kind: 'team', name: 'web' }, { files })).toEqual({ ok: false, why: 'unreadable' });
});
