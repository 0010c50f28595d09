import { describe, expect, it } from 'vitest';
import type { Tree } from '../../support/builders/diff.ts';
import { reviewTrees, summarize } from '../../support/hygiene.ts';

const npm = (...names: string[]) =>
  JSON.stringify(
    { name: 'a', version: '1.0.0', dependencies: Object.fromEntries(names.map((name) => [name, '^1'])) },
    null,
    2,
  );

/** A manifest with one dependency and with another added, and the lock file without and with it. */
const cases: Readonly<
  Record<string, [string, (added: boolean) => string, string, (added: boolean) => string]>
> = {
  'npm workspaces': [
    'packages/a/package.json',
    (added) => npm('x', ...(added ? ['y'] : [])),
    'package-lock.json',
    (added) => `"x": "^1",\n${added ? '"y": "^1"\n' : ''}`,
  ],
  pnpm: [
    'packages/a/package.json',
    (added) => npm('x', ...(added ? ['y'] : [])),
    'pnpm-lock.yaml',
    (added) => `      x:\n        specifier: ^1\n${added ? '      y:\n        specifier: ^1\n' : ''}`,
  ],
  yarn: [
    'package.json',
    (added) => npm('x', ...(added ? ['y'] : [])),
    'yarn.lock',
    (added) => `x@^1:\n${added ? 'y@^1:\n' : ''}`,
  ],
  cargo: [
    'crates/a/Cargo.toml',
    (added) => `[dependencies]\nx = "1"\n${added ? 'y = "1"\n' : ''}\n[features]\nz = []\n`,
    'Cargo.lock',
    (added) => `name = "x"\n${added ? 'name = "y"\n' : ''}`,
  ],
  poetry: [
    'pyproject.toml',
    (added) => `[tool.poetry.dependencies]\npython = "^3"\nx = "1"\n${added ? 'Y_z = "1"\n' : ''}`,
    'poetry.lock',
    (added) => `name = "x"\n${added ? 'name = "y-z"\n' : ''}`,
  ],
  uv: [
    'pyproject.toml',
    (added) => `[project]\nname = "a"\ndependencies = [\n  "x>=1",\n${added ? '  "y",\n' : ''}]\n`,
    'uv.lock',
    (added) => `name = "x"\n${added ? 'name = "y"\n' : ''}`,
  ],
  bundler: [
    'Gemfile',
    (added) => `gem "x"\n${added ? 'gem "y"\n' : ''}`,
    'Gemfile.lock',
    (added) => `    x (1)\n${added ? '    y (1)\n' : ''}`,
  ],
  composer: [
    'composer.json',
    (added) => JSON.stringify({ require: { php: '8', 'a/x': '1', ...(added && { 'a/y': '1' }) } }, null, 2),
    'composer.lock',
    (added) => `"name": "a/x"\n${added ? '"name": "a/y"\n' : ''}`,
  ],
  go: [
    'go.mod',
    (added) => `require (\n\ta.io/x v1.0.0\n${added ? '\ta.io/y v1.0.0\n' : ''})\n`,
    'go.sum',
    (added) => `a.io/x v1.0.0/go.mod h1:\n${added ? 'a.io/y v1.0.0/go.mod h1:\n' : ''}`,
  ],
};

describe.each(Object.entries(cases))('the lock file of %s', (_, [manifest, textOf, lock, lockOf]) => {
  const before: Tree = { [manifest]: textOf(false), [lock]: lockOf(false) };

  it('misses a dependency that was added to the manifest alone', async () => {
    const [finding] = summarize(await reviewTrees(before, { ...before, [manifest]: textOf(true) }));
    expect(finding).toMatch(new RegExp(`^${manifest}:\\d+ MINOR MEDIUM$`));
  });

  it('is fine where it was updated, and where it has none of the dependencies', async () => {
    expect(await reviewTrees(before, { [manifest]: textOf(true), [lock]: lockOf(true) })).toEqual([]);
    const foreign = { [manifest]: textOf(false), [lock]: 'x' };
    expect(await reviewTrees(foreign, { ...foreign, [manifest]: textOf(true) })).toEqual([]);
  });
});

it('may have a pnpm override in place of the manifest’s requirement', async () => {
  const lock =
    'lockfileVersion: 9\noverrides:\n  y: 2.0.0\nimporters:\n      x:\n      y:\n        specifier: 2.0.0\n';
  const before = { 'package.json': npm('x'), 'pnpm-lock.yaml': lock };
  expect(await reviewTrees(before, { ...before, 'package.json': npm('x', 'y') })).toEqual([]);
});
