import { compareText, trimEnd } from '../model/text.ts';

import { compileGlob } from '../policy/glob.ts';
import { folderOf, foldersUp, nameOf } from './file-kind.ts';
import { codeownersPaths } from './path-rules.ts';
import type { FileText } from './source.ts';

/** Files in the root that list the packages of a repository. */
const workspaceFiles = [
  'package.json',
  'pnpm-workspace.yaml',
  'lerna.json',
  'Cargo.toml',
  'go.work',
] as const;

const manifestNames = new Set(['package.json', 'Cargo.toml', 'go.mod']);

/** Maximum number of workspace patterns; a longer list is generated. */
const maxPatterns = 50;

/**
 * The folders of a repository's packages: those that a workspace file at the base names and that have a manifest
 * in the head tree. Patterns are read leniently, since a wrong one only makes a subsystem coarser.
 */
export function workspacePackages(
  files: readonly FileText[],
  headPaths: readonly string[],
): readonly string[] {
  const patterns = files.filter(({ path }) => !path.includes('/')).flatMap(patternsOf);
  const matchers = patterns.slice(0, maxPatterns).flatMap(toMatcher);
  if (matchers.length === 0) return [];
  const folders = headPaths.filter((path) => manifestNames.has(nameOf(path))).map(folderOf);
  const packages = [...new Set(folders)].filter(
    (folder) => folder !== '' && matchers.some((matches) => matches(folder)),
  );
  return packages.sort();
}

function patternsOf({ path, text }: FileText): readonly string[] {
  switch (path) {
    case 'package.json':
      return quotedIn(/"workspaces"\s*:\s*(?:\{\s*"packages"\s*:\s*)?\[([^\]]{0,5000})\]/.exec(text)?.[1]);
    case 'lerna.json':
      return quotedIn(/"packages"\s{0,40}:\s{0,40}\[([^\]]{0,5000})\]/.exec(text)?.[1]);
    case 'Cargo.toml':
      return quotedIn(/^[ \t]{0,40}members\s{0,9}=\s{0,9}\[([^\]]{0,5000})\]/m.exec(text)?.[1]);
    case 'pnpm-workspace.yaml':
      return [...text.matchAll(/^ *- *["']?([^"'#\s]+)/gm)].map(([, pattern = '']) => pattern);
    case 'go.work':
      return [...text.matchAll(/^[ \t]{0,40}(?:use[ \t]{1,9})?(\.\/[^\s()]+)/gm)].map(
        ([, pattern = '']) => pattern,
      );
    default:
      return [];
  }
}

function quotedIn(list: string | undefined): readonly string[] {
  return [...(list ?? '').matchAll(/["']([^"'\n]+)["']/g)].map(([, pattern = '']) => pattern);
}

function toMatcher(pattern: string): ((folder: string) => boolean)[] {
  const plain = trimEnd(pattern.replace(/^\.\//, ''), '/');
  if (plain === '' || plain.startsWith('!')) return [];
  try {
    return [compileGlob(plain)];
  } catch {
    return [];
  }
}

/** One kind of instruction file; of several that apply, the one nearest to the changed file counts. */
interface Kind {
  readonly test: (path: string) => boolean;
  /** Folders that do not limit the file: `.github/CONTRIBUTING.md` applies to the whole repository. */
  readonly home: (path: string) => string;
}

const special = /(?:^|\/)(?:\.github|docs|\.pr-review)(?:\/.*)?$/;
const home = (path: string) => folderOf(path).replace(special, '');
const named = (name: RegExp): Kind => ({ test: (path) => name.test(nameOf(path)), home });

const kinds: readonly Kind[] = [
  named(/^AGENTS\.md$/),
  named(/^CLAUDE\.md$/),
  named(/^CONTRIBUTING(?:\.[a-z]+)?$/i),
  named(/^pull_request_template\.(?:md|txt)$/i),
];

const inFolder = /(?:^|\/)\.pr-review\//;
const maxBytes = 200_000;

/** Whether the file holds instructions for people or reviewers. */
function isInstruction(path: string): boolean {
  return inFolder.test(path) || kinds.some(({ test }) => test(path));
}

/**
 * The instructions that apply to the touched files, by path; null when there are none. They come from the base
 * commit, so that a change cannot edit the rules for its own review.
 */
export function repoInstructions(files: readonly FileText[], touched: readonly string[]): string | null {
  const folders = new Set(touched.map(folderOf));
  const chosen = new Set(files.filter(({ path }) => inFolder.test(path)));
  for (const { test, home } of kinds) {
    const byHome = new Map<string, FileText>();
    for (const file of files.filter(({ path }) => test(path) && !inFolder.test(path))) {
      if (!byHome.has(home(file.path))) byHome.set(home(file.path), file);
    }
    for (const folder of folders) {
      const nearest = foldersUp(folder).find((each) => byHome.has(each));
      const file = nearest === undefined ? undefined : byHome.get(nearest);
      if (file !== undefined) chosen.add(file);
    }
  }
  const parts = files
    .filter((file) => chosen.has(file))
    .map(({ path, text }) => `# ${path}\n\n${text.trim()}\n`);
  return parts.length === 0 ? null : cut(parts.join('\n'));
}

function cut(text: string): string {
  return text.length <= maxBytes
    ? text
    : `${text.slice(0, maxBytes)}\n\n(cut after ${maxBytes} characters)\n`;
}

/** Usual paths of these files, for a base whose files cannot be listed. */
export const likelyBaseFiles: readonly string[] = [
  ...codeownersPaths,
  ...workspaceFiles,
  '.gitattributes',
  'AGENTS.md',
  'CLAUDE.md',
  'CONTRIBUTING.md',
  '.github/CONTRIBUTING.md',
  'docs/CONTRIBUTING.md',
  'pull_request_template.md',
  '.github/pull_request_template.md',
  '.github/PULL_REQUEST_TEMPLATE.md',
];

/** Maximum number of files read from a repository; the deepest ones are left out first. */
const maxFiles = 60;

const inRoot: ReadonlySet<string> = new Set([...codeownersPaths, ...workspaceFiles]);
const shared = /^(?:\.github\/|docs\/|\.pr-review\/)/;

/**
 * The files of the base commit that the pack needs: those for the whole repository, and attributes and
 * instructions in a touched file's folder or above. Sorted, nearest the root first.
 */
export function wantedBaseFiles(existing: Iterable<string>, touched: readonly string[]): readonly string[] {
  const folders = new Set(touched.flatMap((path) => foldersUp(folderOf(path))));
  const wanted = [...new Set(existing)].filter(
    (path) =>
      inRoot.has(path) ||
      (isInstruction(path) &&
        (shared.test(path) || folders.has(folderOf(path)) || isNearReview(path, folders))) ||
      (nameOf(path) === '.gitattributes' && folders.has(folderOf(path))),
  );
  return wanted.sort((a, b) => depth(a) - depth(b) || compareText(a, b)).slice(0, maxFiles);
}

function isNearReview(path: string, folders: ReadonlySet<string>): boolean {
  const at = path.lastIndexOf('/.pr-review/');
  return at > 0 && folders.has(path.slice(0, at));
}

function depth(path: string): number {
  return path.split('/').length;
}
