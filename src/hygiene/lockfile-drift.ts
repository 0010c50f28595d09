import { z } from 'zod';
import { lockfiles, npmFiles } from '../fetch/fetch-head-files.ts';
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
    const names = differences(manifest, locked);
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

/** Requirements by table and name. npm lists a dependency that is also optional only as an optional one. */
function requirementsOf(manifest: Manifest): ReadonlyMap<string, string> {
  const isListed = (table: keyof Manifest, name: string) =>
    table !== 'dependencies' || !Object.hasOwn(manifest.optionalDependencies, name);
  const entries = tables.flatMap((table) =>
    Object.entries(manifest[table])
      .filter(([name]) => isListed(table, name))
      .map(([name, requirement]) => [`${table} ${name}`, requirement] as const),
  );
  return new Map(entries);
}

function read<T>(schema: z.ZodType<T>, text: string | undefined): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Names of the dependencies that one of them lacks or requires otherwise. */
function differences(manifest: Manifest, locked: Manifest): readonly string[] {
  const [wants, locks] = [requirementsOf(manifest), requirementsOf(locked)];
  return [...new Set([...wants.keys(), ...locks.keys()])]
    .filter((key) => wants.get(key) !== locks.get(key))
    .map((key) => key.slice(key.indexOf(' ') + 1));
}

interface Dependency {
  readonly name: string;
  readonly requirement: string;
  readonly line: number;
}

/** Where and how a manifest lists its dependencies. */
interface Listing {
  readonly manifest: string;
  /** Begins and ends a list of dependencies; the whole file is one when absent. */
  readonly begins?: RegExp;
  readonly ends?: RegExp;
  /** The first group is the name, the second the version requirement, if that is compared. */
  readonly entry: RegExp;
  readonly except?: RegExp;
}

const listings: readonly Listing[] = [
  {
    manifest: 'package.json',
    begins: /^\s*"(?:dev|optional)?[dD]ependencies"\s*:\s*\{\s*$/,
    ends: /^\s*\}/,
    entry: /^\s*"([^"]+)"\s*:\s*"([^"]+)"/,
    except: /"(?:workspace|file|link|portal|catalog|patch|npm|git\S*|https?|[\w-]+\/[\w-]+)[:"]/,
  },
  {
    manifest: 'Cargo.toml',
    begins: /^\[(?:.*\.)?(?:dev-|build-)?dependencies\]/,
    ends: /^\[/,
    entry: /^([\w-]+)(?:\.\w+)?\s*=/,
    except: /\bpackage\s*=/,
  },
  {
    manifest: 'pyproject.toml',
    begins: /^\[tool\.poetry(?:\.group\.[\w-]+)?\.dependencies\]/,
    ends: /^\[/,
    entry: /^([\w.-]+)\s*=/,
    except: /^python\b/,
  },
  {
    manifest: 'pyproject.toml',
    begins: /^dependencies\s*=\s*\[\s*$/,
    ends: /^\s*\]/,
    entry: /^\s*["']([A-Za-z][\w.-]*)/,
  },
  { manifest: 'Gemfile', entry: /^\s*gem\s+["']([\w.-]+)["']/ },
  {
    manifest: 'composer.json',
    begins: /^\s*"require(?:-dev)?"\s*:\s*\{\s*$/,
    ends: /^\s*\}/,
    entry: /^\s*"([^"/]+\/[^"]+)"\s*:/,
  },
  { manifest: 'go.mod', entry: /^(?:require)?\s+([\w-]+\.[\w./~-]+)\s+(v[\w.+-]+)/, except: /=>/ },
];

/** The pattern of a dependency in a lock file. */
function patternOf({ name, requirement }: Dependency, entry: string): RegExp {
  const values = new Map([
    ['NAME', name],
    ['REQUIREMENT', requirement],
    // Python compares package names without case and separators.
    ['PYTHON_NAME', name.toLowerCase().replace(/[-_.]+/g, '-')],
  ]);
  const escaped = (text = '') => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    entry.replace(/PYTHON_NAME|NAME|REQUIREMENT/g, (word) => escaped(values.get(word))),
    'm',
  );
}

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
    const isOwn = ({ manifest }: { readonly manifest: string }) => manifest === nameOf(path);
    const lists = listings.filter(isOwn).map((listing) => dependenciesIn(text, listing));
    return lockfiles.filter(isOwn).flatMap(({ name, entry, looseWith, looseEntry = entry }) => {
      const lock = foldersUp(folderOf(path))
        .map((folder) => within(folder, name))
        .find((each) => texts.has(each));
      // `npmLockfile` compares these two completely.
      const isCompared = name === 'package-lock.json' && folderOf(lock ?? '') === folderOf(path);
      if (lock === undefined || isCompared) return [];
      const locked = texts.get(lock) ?? '';
      const isLoose = looseWith !== undefined && locked.includes(looseWith);
      return lists.flatMap((all): readonly Observation[] => {
        const missing = all.filter((each) => !patternOf(each, isLoose ? looseEntry : entry).test(locked));
        const isNew = missing.every(({ line }) => added.has(line));
        if (missing.length === 0 || missing.length === all.length || !isNew) return [];
        const names = listCode(missing.map((each) => each.name));
        return [
          {
            lines: missing.map(({ line }) => line),
            issue: `\`${lock}\` does not have ${names} as this manifest requires.`,
            weight: { severity: 'MINOR', confidence: 'MEDIUM' },
          },
        ];
      });
    });
  },
};

function dependenciesIn(text: string, { begins, ends, entry, except }: Listing): readonly Dependency[] {
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
