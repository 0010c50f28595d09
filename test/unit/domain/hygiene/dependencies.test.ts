import { describe, expect, it } from 'vitest';
import { reviewTrees, told } from '../../../support/hygiene.ts';

const manifest = (dependencies: object, more: object = {}) =>
  `${JSON.stringify({ name: 'a', version: '1.0.0', dependencies, ...more }, null, 2)}\n`;
const lock = (dependencies: object) =>
  `${JSON.stringify({ name: 'a', lockfileVersion: 3, packages: { '': { dependencies } } }, null, 2)}\n`;

interface Case {
  readonly file: string;
  readonly lockfile: string;
  /** What the lock file must say for the manifest to be a member of its workspace. */
  readonly locked?: string;
  readonly before: string;
  readonly after: string;
}

const drifts: readonly Case[] = [
  { file: 'package.json', lockfile: 'yarn.lock', before: manifest({ x: '1' }), after: manifest({ x: '2' }) },
  { file: 'package.json', lockfile: 'pnpm-lock.yaml', before: manifest({}), after: manifest({ x: '2' }) },
  {
    file: 'a/package.json',
    lockfile: 'pnpm-lock.yaml',
    locked: 'importers:\n\n  a:\n    dependencies:\n',
    before: manifest({ y: '1' }),
    after: manifest({}),
  },
  {
    file: 'packages/a/package.json',
    lockfile: 'package-lock.json',
    locked: '{"packages": {\n    "packages/a": {\n    }}}\n',
    before: manifest({ y: '1' }),
    after: manifest({ y: '2' }),
  },
  {
    file: 'packages/a/package.json',
    lockfile: 'yarn.lock',
    locked: '"a@workspace:packages/a":\n  version: 0.0.0-use.local\n',
    before: manifest({ y: '1' }),
    after: manifest({ y: '2' }),
  },
  {
    file: 'packages/a/package.json',
    lockfile: 'bun.lock',
    locked: '{\n  "workspaces": {\n    "packages/a": {\n',
    before: manifest({ y: '1' }),
    after: manifest({ y: '2' }),
  },
  {
    file: 'package.json',
    lockfile: 'pnpm-lock.yaml',
    before: manifest({}, { pnpm: { overrides: { x: '1' } } }),
    after: manifest({}, { pnpm: { overrides: { x: '2' } } }),
  },
  {
    file: 'libs/a/pyproject.toml',
    lockfile: 'uv.lock',
    locked: '[[package]]\nname = "a"\nsource = { editable = "libs/a" }\n',
    before: '[project]\ndependencies = ["x"]\n',
    after: '[project]\ndependencies = ["x", "y[z]"]\n',
  },
  {
    file: 'pyproject.toml',
    lockfile: 'uv.lock',
    before: '[tool.uv]\ndev-dependencies = ["x"]\n',
    after: '[tool.uv]\ndev-dependencies = ["y"]\n',
  },
  {
    file: 'mix.exs',
    lockfile: 'mix.lock',
    before: '[{:plug, "~> 1.0"}]\n',
    after: '[{:plug, "~> 1.0"},\n {:jason, "~> 1.4"}]\n',
  },
  {
    file: 'pubspec.yaml',
    lockfile: 'pubspec.lock',
    before: 'name: a\ndependencies:\n  http: ^1.0.0\n',
    after: 'name: a\ndependencies:\n  http: ^1.1.0\n',
  },
  { file: 'Podfile', lockfile: 'Podfile.lock', before: "pod 'A'\n", after: "pod 'A', '~> 2'\n" },
  {
    file: 'crates/a/Cargo.toml',
    lockfile: 'Cargo.lock',
    locked: '[[package]]\nname = "a"\nversion = "1.0.0"\n',
    before: '[package]\nname = "a"\n\n[dependencies]\nserde = "1"\n',
    after: '[package]\nname = "a"\n\n[dependencies]\nserde = "1"\nlog = "0.4"\n',
  },
  {
    file: 'pyproject.toml',
    lockfile: 'uv.lock',
    before: '[project]\nname = "a"\ndependencies = [\n  "x>=1",\n]\n',
    after: '[project]\nname = "a"\ndependencies = [\n  "x>=1",\n  "y",\n]\n',
  },
  {
    file: 'pyproject.toml',
    lockfile: 'poetry.lock',
    before: '[tool.poetry.dependencies]\nx = "1"\n',
    after: '[tool.poetry.dependencies]\nx = "2"\n',
  },
  { file: 'Pipfile', lockfile: 'Pipfile.lock', before: '[packages]\n', after: '[packages]\nx = "*"\n' },
  { file: 'Gemfile', lockfile: 'Gemfile.lock', before: "gem 'x'\n", after: "gem 'x'\ngem 'y', '~> 1'\n" },
  {
    file: 'composer.json',
    lockfile: 'composer.lock',
    before: '{"require": {"a/b": "1"}}\n',
    after: '{"require": {"a/b": "2"}}\n',
  },
  {
    file: 'go.mod',
    lockfile: 'go.sum',
    before: 'module a\n\nrequire (\n\tgithub.com/x/y v1.0.0\n)\n',
    after: 'module a\n\nrequire (\n\tgithub.com/x/y v1.1.0 // indirect\n)\n',
  },
];

describe('a manifest without its lock file', () => {
  it.each(drifts)(
    'is found: $file and $lockfile',
    async ({ file, lockfile, locked = 'x\n', before, after }) => {
      const findings = await reviewTrees(
        { [file]: before, [lockfile]: locked },
        { [file]: after, [lockfile]: locked },
      );
      expect(told(findings)).toEqual([`${file} MAJOR MEDIUM`]);
      expect(findings[0]?.issue).toContain(`\`${lockfile}\``);
    },
  );

  it.each(drifts)('is none when both changed: $file and $lockfile', async (each) => {
    const { file, lockfile, before, after } = each;
    expect(
      await reviewTrees({ [file]: before, [lockfile]: 'x\n' }, { [file]: after, [lockfile]: 'y\n' }),
    ).toEqual([]);
  });

  it.each(drifts)('is none when its lock file changed beyond what is reviewed: $lockfile', async (each) => {
    const { file, lockfile, before, after } = each;
    const trees = [
      { [file]: before, [lockfile]: 'x\n' },
      { [file]: after, [lockfile]: 'x\n' },
    ] as const;
    expect(await reviewTrees(...trees, undefined, [lockfile])).toEqual([]);
  });

  it.each(drifts)('is none without a lock file: $file', async ({ file, before, after }) => {
    expect(await reviewTrees({ [file]: before }, { [file]: after })).toEqual([]);
  });

  it.each([
    ['package.json', 'yarn.lock', manifest({ x: '1' }), manifest({ x: '1' }, { scripts: { a: 'b' } })],
    ['package.json', 'yarn.lock', manifest({ x: '1', y: '1' }), manifest({ y: '1', x: '1' })],
    ['Cargo.toml', 'Cargo.lock', '[dependencies]\nx = "1"\n', '[dependencies]\nx = "1.0"\n# y = "2"\n'],
    ['pyproject.toml', 'uv.lock', '[project]\nname = "a"\n', '[project]\nname = "a"\n[tool.ruff]\nx = 1\n'],
    ['Gemfile', 'Gemfile.lock', "gem 'x'\n", 'gem "x"\n# more\n'],
    ['go.mod', 'go.sum', 'module a\n\ngo 1.22\n', 'module a\n\ngo 1.23\n'],
    ['go.mod', 'go.sum', 'module a\n', 'module a\n\nrequire x.org/y v1.0.0\n\nreplace x.org/y => ../y\n'],
    ['test/app/package.json', 'test/app/yarn.lock', manifest({}), manifest({ x: '1' })],
    ['package.json', 'yarn.lock', manifest({}), '{ not json'],
    ['template/package.json', 'pnpm-lock.yaml', manifest({}), manifest({ x: '1' })],
    [
      'other/Cargo.toml',
      'Cargo.lock',
      '[package]\nname = "o"\n',
      '[package]\nname = "o"\n[dependencies]\nx = "1"\n',
    ],
    ['package.json', 'yarn.lock', manifest({}), manifest({}, { peerDependencies: { x: '1' } })],
    [
      'package.json',
      'pnpm-lock.yaml',
      manifest({}),
      manifest({}, { pnpm: { onlyBuiltDependencies: ['esbuild'] } }),
    ],
    ['packages/a/package.json', 'package-lock.json', manifest({}), manifest({ x: '1' })],
    [
      'pyproject.toml',
      'uv.lock',
      '[project]\ndependencies = ["x>=1", "y"]\n',
      "[project]\nversion = \"2\"\ndependencies = [\n  'x >= 1',  # why\n  'y',\n]\n",
    ],
    ['pyproject.toml', 'uv.lock', '[tool.uv]\n', '[tool.uv]\nrequired-version = ">=0.9"\n'],
    ['Gemfile', 'Gemfile.lock', "gem 'x'\n", "gem 'x', require: false, group: [:a, :b] # why\n"],
    ['mix.exs', 'mix.lock', '{:x, "~> 1"}\n', '{:x, "~> 1", only: :test}\n# {:y, "~> 1"}\n'],
    ['pubspec.yaml', 'pubspec.lock', 'dependencies:\n  a: 1\n', 'version: 2\ndependencies:\n  # b\n  a: 1\n'],
    ['Podfile', 'Podfile.lock', "pod 'A'\n", 'platform :ios\n  pod "A"\n'],
  ])('is none when nothing else is asked for: %s', async (file, lockfile, before, after) => {
    const findings = await reviewTrees(
      { [file]: before, [lockfile]: 'x\n' },
      { [file]: after, [lockfile]: 'x\n' },
    );
    expect(findings).toEqual([]);
  });
});

describe("npm's lock file", () => {
  it('must ask for what the manifest beside it asks for', async () => {
    const findings = await reviewTrees(
      { 'package.json': manifest({ x: '1' }), 'package-lock.json': lock({ x: '1' }) },
      { 'package.json': manifest({ x: '1' }), 'package-lock.json': lock({ x: '2' }) },
    );
    expect(told(findings)).toEqual(['package-lock.json MAJOR HIGH']);
    expect(findings[0]?.issue).toContain('`x`');
  });

  it('is fine when it agrees, whatever else changed', async () => {
    const findings = await reviewTrees(
      { 'package.json': manifest({ x: '1' }), 'package-lock.json': lock({ x: '1' }) },
      { 'package.json': manifest({ x: '2' }), 'package-lock.json': lock({ x: '2' }) },
    );
    expect(findings).toEqual([]);
  });

  it('keeps what is asked for optionally as well among the optional alone', async () => {
    const asked = manifest({ x: '1', y: '1' }, { optionalDependencies: { y: '1' } });
    const locked = JSON.stringify({
      packages: { '': { dependencies: { x: '1' }, optionalDependencies: { y: '1' } } },
    });
    expect(await reviewTrees({}, { 'package.json': asked, 'package-lock.json': `${locked}\n` })).toEqual([]);
  });

  it('is not judged in tests and examples', async () => {
    const path = '__tests__/data/package-lock.json';
    const files = { '__tests__/data/package.json': manifest({}), [path]: lock({ x: '2' }) };
    expect(await reviewTrees({}, files)).toEqual([]);
  });

  it('is not judged in the form that npm 6 wrote', async () => {
    const findings = await reviewTrees(
      { 'package.json': manifest({ x: '1' }), 'package-lock.json': '{}\n' },
      { 'package.json': manifest({ x: '1' }), 'package-lock.json': '{"lockfileVersion": 1}\n' },
    );
    expect(findings).toEqual([]);
  });
});
