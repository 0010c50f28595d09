import { compileGlob } from '../glob.ts';
import type { FileText } from './file-text.ts';
import { folderOf, nameOf } from './path-words.ts';

/** Files in the root that list the packages of a repository. */
export const workspaceFiles = [
  'package.json',
  'pnpm-workspace.yaml',
  'lerna.json',
  'Cargo.toml',
  'go.work',
] as const;

const manifestNames = new Set(['package.json', 'Cargo.toml', 'go.mod']);

/** A repository with more is generated. */
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
      return quotedIn(/"packages"\s*:\s*\[([^\]]{0,5000})\]/.exec(text)?.[1]);
    case 'Cargo.toml':
      return quotedIn(/^\s*members\s*=\s*\[([^\]]{0,5000})\]/m.exec(text)?.[1]);
    case 'pnpm-workspace.yaml':
      return [...text.matchAll(/^ *- *["']?([^"'#\s]+)/gm)].map(([, pattern = '']) => pattern);
    case 'go.work':
      return [...text.matchAll(/^\s*(?:use\s+)?(\.\/[^\s()]+)/gm)].map(([, pattern = '']) => pattern);
    default:
      return [];
  }
}

function quotedIn(list: string | undefined): readonly string[] {
  return [...(list ?? '').matchAll(/["']([^"'\n]+)["']/g)].map(([, pattern = '']) => pattern);
}

function toMatcher(pattern: string): ((folder: string) => boolean)[] {
  const plain = pattern.replace(/^\.\//, '').replace(/\/+$/, '');
  if (plain === '' || plain.startsWith('!')) return [];
  try {
    return [compileGlob(plain)];
  } catch {
    return [];
  }
}
