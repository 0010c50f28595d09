import { describe, expect, it } from 'vitest';
import type { Tree } from '../../support/builders/diff.ts';
import { reviewTrees, summarize } from '../../support/hygiene.ts';

interface Ecosystem {
  readonly manifest: string;
  /** Its text up to the first dependency, the entry of another, and the rest. */
  readonly text: readonly [start: string, added: string, end: string];
  readonly lock: string;
  /** The text for one dependency, and for another. */
  readonly locked: readonly [one: string, added: string];
}

const ecosystems = {
  npm: {
    manifest: 'package.json',
    text: ['{\n  "dependencies": {\n    "x": "^1"', ',\n    "y": "^1"', '\n  }\n}\n'],
    lock: 'npm-shrinkwrap.json',
    locked: ['"x": "^1",\n', '"y": "^1"\n'],
  },
  'npm workspaces': {
    manifest: 'packages/a/package.json',
    text: ['{\n  "dependencies": {\n    "x": "^1"', ',\n    "y": "^1"', '\n  }\n}\n'],
    lock: 'package-lock.json',
    locked: ['"x": "^1",\n', '"y": "^1"\n'],
  },
  pnpm: {
    manifest: 'packages/a/package.json',
    text: ['{\n  "dependencies": {\n    "x": "^1"', ',\n    "y": "^1"', '\n  }\n}\n'],
    lock: 'pnpm-lock.yaml',
    locked: ['      x:\n        specifier: ^1\n', '      y:\n        specifier: ^1\n'],
  },
  yarn: {
    manifest: 'package.json',
    text: ['{\n  "dependencies": {\n    "x": "^1"', ',\n    "y": "^1"', '\n  }\n}\n'],
    lock: 'yarn.lock',
    locked: ['x@^1:\n', 'y@^1:\n'],
  },
  cargo: {
    manifest: 'crates/a/Cargo.toml',
    text: ['[dependencies]\nx = "1"\n', 'y = "1"\n', '\n[features]\nz = []\n'],
    lock: 'Cargo.lock',
    locked: ['name = "x"\n', 'name = "y"\n'],
  },
  poetry: {
    manifest: 'pyproject.toml',
    text: ['[tool.poetry.dependencies]\npython = "^3"\nx = "1"\n', 'Y_z = "1"\n', ''],
    lock: 'poetry.lock',
    locked: ['name = "x"\n', 'name = "y-z"\n'],
  },
  uv: {
    manifest: 'pyproject.toml',
    text: ['[project]\nname = "a"\ndependencies = [\n  "x>=1",\n', '  "y",\n', ']\n'],
    lock: 'uv.lock',
    locked: ['name = "x"\n', 'name = "y"\n'],
  },
  bundler: {
    manifest: 'Gemfile',
    text: ['gem "x"\n', 'gem "y"\n', ''],
    lock: 'Gemfile.lock',
    locked: ['    x (1)\n', '    y (1)\n'],
  },
  composer: {
    manifest: 'composer.json',
    text: ['{\n  "require": {\n    "php": "8",\n    "a/x": "1"', ',\n    "a/y": "1"', '\n  }\n}\n'],
    lock: 'composer.lock',
    locked: ['"name": "a/x"\n', '"name": "a/y"\n'],
  },
  go: {
    manifest: 'go.mod',
    text: ['require (\n\ta.io/x v1.0.0\n', '\ta.io/y v1.0.0\n', ')\n'],
    lock: 'go.sum',
    locked: ['a.io/x v1.0.0/go.mod h1:\n', 'a.io/y v1.0.0/go.mod h1:\n'],
  },
} as const satisfies Readonly<Record<string, Ecosystem>>;

describe.each(Object.entries(ecosystems))('the lock file of %s', (_, { manifest, text, lock, locked }) => {
  const [start, added, end] = text;
  const before: Tree = { [manifest]: start + end, [lock]: locked[0] };
  const grown: Tree = { ...before, [manifest]: start + added + end };

  it('misses a dependency that was added to the manifest alone', async () => {
    const [finding] = summarize(await reviewTrees(before, grown));
    expect(finding).toMatch(new RegExp(`^${manifest}:\\d+ MINOR MEDIUM$`));
  });

  it('is fine where it was updated, and where it has none of the dependencies', async () => {
    expect(await reviewTrees(before, { ...grown, [lock]: locked.join('') })).toEqual([]);
    expect(await reviewTrees({ ...before, [lock]: 'x' }, { ...grown, [lock]: 'x' })).toEqual([]);
  });
});

it.each([
  { of: 'npm 7 and newer', lock: '{"packages": {"": {"dependencies": {"x": "^1"}}}}', found: ['MAJOR HIGH'] },
  {
    of: 'npm 6, which repeats no requirement',
    lock: '{"dependencies": {"x": {"version": "1.0.0"}}}',
    found: [],
  },
])('the lock file of $of next to a manifest with one dependency', async ({ lock, found }) => {
  const manifest = (requirement: string) => JSON.stringify({ dependencies: { x: requirement } }, null, 2);
  const before = { 'package.json': manifest('^1'), 'package-lock.json': lock };
  const findings = summarize(await reviewTrees(before, { ...before, 'package.json': manifest('^2') }));
  expect(findings).toEqual(found.map((weight) => `package.json:3 ${weight}`));
});

it('a pnpm override replaces the requirement of the manifest', async () => {
  const lock =
    'lockfileVersion: 9\noverrides:\n  y: 2.0.0\nimporters:\n      x:\n        specifier: ^1\n      y:\n        specifier: 2.0.0\n';
  const [start, added, end] = ecosystems.pnpm.text;
  const before = { 'package.json': start + end, 'pnpm-lock.yaml': lock };
  expect(await reviewTrees(before, { ...before, 'package.json': start + added + end })).toEqual([]);
});

it('says nothing of a manifest in tests and examples', async () => {
  const [start, added, end] = ecosystems.yarn.text;
  const before = { '__tests__/package.json': start + end, '__tests__/yarn.lock': 'x@^1:\n' };
  expect(await reviewTrees(before, { ...before, '__tests__/package.json': start + added + end })).toEqual([]);
});
