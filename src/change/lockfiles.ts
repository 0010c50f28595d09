/** A lock file whose manifest is compared with it, and how a dependency of the manifest is written in it. */
interface Lockfile {
  readonly name: string;
  readonly manifest: string;
  /** A regular expression, with `NAME` or `PYTHON_NAME`, and `REQUIREMENT` for their values. */
  readonly entry: string;
  /** A text whose presence means that the file repeats every requirement of the manifest next to it. */
  readonly exactWith?: string;
  /** A text whose presence means that requirements may be written otherwise. */
  readonly looseWith?: string;
  readonly looseEntry?: string;
}

export const lockfiles: readonly Lockfile[] = [
  {
    name: 'package-lock.json',
    manifest: 'package.json',
    entry: '"NAME": ?"REQUIREMENT"',
    exactWith: '"packages"',
  },
  {
    name: 'npm-shrinkwrap.json',
    manifest: 'package.json',
    entry: '"NAME": ?"REQUIREMENT"',
    exactWith: '"packages"',
  },
  {
    name: 'pnpm-lock.yaml',
    manifest: 'package.json',
    entry: "^ +'?NAME'?:(?: '?|\\s+specifier: '?)REQUIREMENT'?$",
    // An override replaces the requirement.
    looseWith: '\noverrides:',
    looseEntry: "^ +'?NAME'?:",
  },
  {
    name: 'yarn.lock',
    manifest: 'package.json',
    entry: 'NAME@REQUIREMENT',
    looseWith: '__metadata:',
    looseEntry: 'NAME@',
  },
  { name: 'Cargo.lock', manifest: 'Cargo.toml', entry: 'name = "NAME"' },
  { name: 'poetry.lock', manifest: 'pyproject.toml', entry: 'name = "PYTHON_NAME"' },
  { name: 'uv.lock', manifest: 'pyproject.toml', entry: 'name = "PYTHON_NAME"' },
  { name: 'Gemfile.lock', manifest: 'Gemfile', entry: '^ {4}NAME \\(' },
  { name: 'composer.lock', manifest: 'composer.json', entry: '"name": "NAME"' },
  { name: 'go.sum', manifest: 'go.mod', entry: 'NAME REQUIREMENT/go\\.mod' },
];

/** Lock files that are not compared with a manifest. */
// biome-ignore format: a list of names
const otherNames = [
  'bun.lock', 'bun.lockb', 'Pipfile.lock', 'pdm.lock', 'packages.lock.json', 'pubspec.lock', 'mix.lock',
  'gradle.lockfile', 'flake.lock',
];

const names: ReadonlySet<string> = new Set([...lockfiles.map(({ name }) => name), ...otherNames]);

export function isLockfile(name: string): boolean {
  return names.has(name);
}
