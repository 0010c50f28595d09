import { folderOf, foldersUp, nameOf, within } from '../change/file-kind.ts';
import { locksOf } from '../change/head-files.ts';
import { lockfiles } from '../change/lockfiles.ts';
import { listNames } from '../model/text.ts';
import type { HeadTexts, HygieneFile, Observation, Weight } from './hygiene-check.ts';

const maxNames = 5;

/** `npm ci` rejects such a lock file. */
const sure: Weight = { severity: 'MAJOR', confidence: 'HIGH' };
const likely: Weight = { severity: 'MINOR', confidence: 'MEDIUM' };

/** Some names of packages as code, and how many more there are. */
function listCode(names: readonly string[]): string {
  const code = names.map((name) => `\`${name.replaceAll('`', '').slice(0, 100)}\``);
  return listNames(code, maxNames);
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

/** Maximum number of characters that are searched: each added line in all of the lock files. */
const maxSearched = 2e9;

/** Whether too much was added to a manifest for its lock files to be searched; it then counts as unread. */
export function addsTooMuch({ path, added }: Pick<HygieneFile, 'path' | 'added'>, texts: HeadTexts): boolean {
  const size = locksOf(path).reduce((sum, each) => sum + (texts.get(each)?.length ?? 0), 0);
  return added.length * size > maxSearched;
}

/**
 * Added dependencies that are missing from the nearest lock file although it has all others of the manifest.
 * When others are missing too, the manifest has another lock file or a syntax that we do not read. A lock file that
 * repeats the requirements of the manifest next to it leaves no doubt.
 */
export function findLockfileDrift(file: HygieneFile, texts: HeadTexts): readonly Observation[] {
  const { path, isSample, kind } = file;
  const text = texts.get(path);
  if (text === undefined || isSample || kind === 'vendored' || addsTooMuch(file, texts)) return [];
  const added = new Set(file.added.map(({ line }) => line));
  const isOwn = ({ manifest }: { readonly manifest: string }) => manifest === nameOf(path);
  const lists = listings.filter(isOwn).map((listing) => dependenciesIn(text, listing));
  return lockfiles.filter(isOwn).flatMap(({ name, entry, exactWith, looseWith, looseEntry = entry }) => {
    const lock = foldersUp(folderOf(path))
      .map((folder) => within(folder, name))
      .find((each) => texts.has(each));
    if (lock === undefined) return [];
    const locked = texts.get(lock) ?? '';
    const isLoose = looseWith !== undefined && locked.includes(looseWith);
    const isNextTo = folderOf(lock) === folderOf(path);
    const isExact = isNextTo && exactWith !== undefined && locked.includes(exactWith);
    return lists.flatMap((all): readonly Observation[] => {
      const isMissing = (each: Dependency) => !patternOf(each, isLoose ? looseEntry : entry).test(locked);
      const missing = all.filter(({ line }) => added.has(line)).filter(isMissing);
      if (missing.length === 0 || (missing.length === all.length && !isExact)) return [];
      if (all.some((each) => !added.has(each.line) && isMissing(each))) return [];
      const names = listCode(missing.map((each) => each.name));
      return [
        {
          lines: missing.map(({ line }) => line),
          issue: `\`${lock}\` does not have ${names} as this manifest requires.`,
          weight: isExact ? sure : likely,
        },
      ];
    });
  });
}

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
