import { z } from 'zod';
import { locksOf, npmFiles } from '../fetch/fetch-head-files.ts';
import { folderOf, foldersUp, nameOf, within } from '../fetch/file-kind.ts';
import { listNames } from '../model/text.ts';
import type { Check, Observation } from './hygiene-check.ts';

const Table = z.record(z.string(), z.string()).default({});
const Manifest = z.object({ dependencies: Table, devDependencies: Table, optionalDependencies: Table });
type Manifest = z.output<typeof Manifest>;
const LockFile = z.object({ packages: z.object({ '': Manifest }) });

const tables = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const maxNames = 5;

/**
 * An npm lock file that `npm ci` refuses, because its dependencies differ from its manifest's. When both files
 * changed, the finding is on the lock file.
 */
export const npmLockfile: Check = {
  category: 'dependencies',
  reference: '[npm ci: package.json and the lockfile must agree](https://docs.npmjs.com/cli/commands/npm-ci)',
  implications: '`npm ci` refuses to install, so every build and every fresh checkout fails.',
  fix: 'Run `npm install` and commit both files together.',
  find: ({ path, isSample, kind }, { texts, isChanged }) => {
    const files = npmFiles(path);
    if (files === undefined || isSample || kind === 'vendored') return [];
    const lock = files.locks.find((each) => texts.has(each));
    if (lock === undefined || (path !== lock && isChanged(lock))) return [];
    const manifest = read(Manifest, texts.get(files.manifest));
    const locked = read(LockFile, texts.get(lock))?.packages[''];
    if (manifest === undefined || locked === undefined) return [];
    const names = tables.flatMap((table) => differences(entriesOf(manifest, table), locked[table]));
    if (names.length === 0) return [];
    const issue = `\`${lock}\` does not match \`${files.manifest}\`. They differ in ${listCode(names)}.`;
    return [{ lines: [], issue, weight: { severity: 'MAJOR', confidence: 'HIGH' } }];
  },
};

/** Some names of packages as code, and how many more there are. */
function listCode(names: readonly string[]): string {
  const code = names.map((name) => `\`${name.replaceAll('`', '').slice(0, 100)}\``);
  return listNames(code, maxNames);
}

/** npm lists a dependency that is also optional only in the optional table. */
function entriesOf(manifest: Manifest, table: (typeof tables)[number]): Readonly<Record<string, string>> {
  if (table !== 'dependencies') return manifest[table];
  return Object.fromEntries(
    Object.entries(manifest.dependencies).filter(
      ([name]) => !Object.hasOwn(manifest.optionalDependencies, name),
    ),
  );
}

function read<Schema extends z.ZodType>(
  schema: Schema,
  text: string | undefined,
): z.output<Schema> | undefined {
  if (text === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function differences(
  manifest: Readonly<Record<string, string>>,
  locked: Readonly<Record<string, string>>,
): readonly string[] {
  const [wants, locks] = [new Map(Object.entries(manifest)), new Map(Object.entries(locked))];
  return [...new Set([...wants.keys(), ...locks.keys()])].filter(
    (name) => wants.get(name) !== locks.get(name),
  );
}

interface Dependency {
  readonly name: string;
  readonly requirement: string;
  readonly line: number;
}

interface Ecosystem {
  readonly manifest: string;
  readonly locks: readonly string[];
  /** Begins and ends a list of dependencies; the whole file is one when absent. */
  readonly begins?: RegExp;
  readonly ends?: RegExp;
  /** The first group is the name, the second the version requirement. */
  readonly entry: RegExp;
  readonly except?: RegExp;
  readonly isLocked: (lock: string, dependency: Dependency) => boolean;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const hasPackage = (lock: string, { name }: Dependency) => lock.includes(`name = "${name}"`);
/** Python compares package names without case and separators. */
const hasPythonPackage = (lock: string, { name }: Dependency) =>
  lock.includes(`name = "${name.toLowerCase().replace(/[-_.]+/g, '-')}"`);

const npm = {
  manifest: 'package.json',
  begins: /^\s*"(?:dev|optional)?[dD]ependencies"\s*:\s*\{\s*$/,
  ends: /^\s*\}/,
  entry: /^\s*"([^"]+)"\s*:\s*"([^"]+)"/,
  except: /"(?:workspace|file|link|portal|catalog|patch|npm|git\S*|https?|[\w-]+\/[\w-]+)[:"]/,
};

const [packageLock, pnpmLock, yarnLock] = locksOf['package.json'];

const ecosystems: readonly Ecosystem[] = [
  {
    ...npm,
    locks: [packageLock],
    isLocked: (lock, { name, requirement }) => lock.includes(`"${name}": "${requirement}"`),
  },
  {
    ...npm,
    locks: [pnpmLock],
    // An override replaces the requirement.
    isLocked: (lock, { name, requirement }) => {
      const wanted = lock.includes('\noverrides:')
        ? ''
        : `(?: '?|\\s+specifier: '?)${escaped(requirement)}'?$`;
      return new RegExp(`^ +'?${escaped(name)}'?:${wanted}`, 'm').test(lock);
    },
  },
  {
    ...npm,
    locks: [yarnLock],
    isLocked: (lock, { name, requirement }) =>
      lock.includes(`${name}@${requirement}`) || (lock.includes('__metadata:') && lock.includes(`${name}@`)),
  },
  {
    manifest: 'Cargo.toml',
    locks: locksOf['Cargo.toml'],
    begins: /^\[(?:.*\.)?(?:dev-|build-)?dependencies\]/,
    ends: /^\[/,
    entry: /^([\w-]+)(?:\.\w+)?\s*=()/,
    except: /\bpackage\s*=/,
    isLocked: hasPackage,
  },
  {
    manifest: 'pyproject.toml',
    locks: locksOf['pyproject.toml'],
    begins: /^\[tool\.poetry(?:\.group\.[\w-]+)?\.dependencies\]/,
    ends: /^\[/,
    entry: /^([\w.-]+)\s*=()/,
    except: /^python\b/,
    isLocked: hasPythonPackage,
  },
  {
    manifest: 'pyproject.toml',
    locks: locksOf['pyproject.toml'].toReversed(),
    begins: /^dependencies\s*=\s*\[\s*$/,
    ends: /^\s*\]/,
    entry: /^\s*["']([A-Za-z][\w.-]*)()/,
    isLocked: hasPythonPackage,
  },
  {
    manifest: 'Gemfile',
    locks: locksOf.Gemfile,
    entry: /^\s*gem\s+["']([\w.-]+)["']()/,
    isLocked: (lock, { name }) => new RegExp(`^ {4}${escaped(name)} \\(`, 'm').test(lock),
  },
  {
    manifest: 'composer.json',
    locks: locksOf['composer.json'],
    begins: /^\s*"require(?:-dev)?"\s*:\s*\{\s*$/,
    ends: /^\s*\}/,
    entry: /^\s*"([^"/]+\/[^"]+)"\s*:()/,
    isLocked: (lock, { name }) => lock.includes(`"name": "${name}"`),
  },
  {
    manifest: 'go.mod',
    locks: locksOf['go.mod'],
    entry: /^(?:require)?\s+([\w-]+\.[\w./~-]+)\s+(v[\w.+-]+)/,
    except: /=>/,
    isLocked: (lock, { name, requirement }) => lock.includes(`${name} ${requirement}/go.mod`),
  },
];

/**
 * Added dependencies that are missing from the nearest lock file although it has all others of the manifest.
 * When others are missing too, the manifest has another lock file or a syntax that we do not read.
 */
export const lockfileDrift: Check = {
  category: 'dependencies',
  reference:
    '[OWASP: dependencies without a lock](https://owasp.org/www-project-top-10-ci-cd-security-risks/CICD-SEC-03-Dependency-Chain-Abuse)',
  implications: 'An install that keeps to the lock file fails, or installs something else.',
  fix: 'Update the lock file and commit both files together.',
  find: (file, { texts }) => {
    const { path, isSample, kind } = file;
    const text = texts.get(path);
    if (text === undefined || isSample || kind === 'vendored') return [];
    const added = new Set(file.added.map(({ line }) => line));
    const own = ecosystems.filter(({ manifest }) => manifest === nameOf(path));
    return own.flatMap((ecosystem): readonly Observation[] => {
      const lock = foldersUp(folderOf(path))
        .flatMap((folder) => ecosystem.locks.map((name) => within(folder, name)))
        .find((each) => texts.has(each));
      // `npmLockfile` compares these two completely.
      const isCompared = ecosystem.locks[0] === packageLock && folderOf(lock ?? '') === folderOf(path);
      if (lock === undefined || isCompared) return [];
      const all = dependenciesIn(text, ecosystem);
      const missing = all.filter((each) => !ecosystem.isLocked(texts.get(lock) ?? '', each));
      const isNew = missing.every(({ line }) => added.has(line));
      if (missing.length === 0 || missing.length === all.length || !isNew) return [];
      const names = listCode(missing.map(({ name }) => name));
      return [
        {
          lines: missing.map(({ line }) => line),
          issue: `\`${lock}\` does not have ${names} as this manifest requires.`,
          weight: { severity: 'MINOR', confidence: 'MEDIUM' },
        },
      ];
    });
  },
};

function dependenciesIn(text: string, { begins, ends, entry, except }: Ecosystem): readonly Dependency[] {
  const found: Dependency[] = [];
  let inside = begins === undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (inside && ends?.test(line)) inside = false;
    if (begins?.test(line)) {
      inside = true;
      continue;
    }
    const [, name, requirement = ''] = inside && !except?.test(line) ? (entry.exec(line) ?? []) : [];
    if (name !== undefined) found.push({ name, requirement, line: index + 1 });
  }
  return found;
}
