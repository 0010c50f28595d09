import ignore from 'ignore';
import { type Attributes, folderOf, nameOf } from './file-kind.ts';

import type { FileText } from './source.ts';

/**
 * A test of paths against one ignore-style pattern, as `.gitignore`, CODEOWNERS and `.gitattributes` share it;
 * exact case. Paths are relative, without a leading slash. An invalid pattern matches nothing.
 */
export function compilePattern(pattern: string): (path: string) => boolean {
  const rules = ignore({ ignorecase: false, allowRelativePaths: true }).add([pattern]);
  const folder = fixedFolder(pattern);
  return (path) => path !== '' && path.startsWith(folder) && rules.ignores(path);
}

/**
 * The folder of all possible matches, with its slash; `''` if they may be anywhere. A slash before the end of a
 * pattern anchors it to the root, as most patterns of a large file are.
 */
function fixedFolder(pattern: string): string {
  if (!/\/./.test(pattern)) return '';
  const [literal = ''] = /^[\p{L}\p{N}._/-]*/u.exec(pattern.replace(/^\//, '')) ?? [];
  return literal.slice(0, literal.lastIndexOf('/') + 1);
}

interface Line {
  readonly folder: string;
  readonly matches: (path: string) => boolean;
  readonly generated?: boolean;
  readonly vendored?: boolean;
}

/**
 * `linguist-generated` and `linguist-vendored` of every `.gitattributes` at the base commit. Later lines win over
 * earlier ones, and files further down over those above.
 */
export function readAttributes(files: readonly FileText[]): Attributes {
  const lines = files
    .filter(({ path }) => nameOf(path) === '.gitattributes')
    .toSorted((a, b) => folderOf(a.path).length - folderOf(b.path).length)
    .flatMap(readLines);
  const last = (key: 'generated' | 'vendored') => {
    const relevant = lines.filter((line) => line[key] !== undefined);
    return (path: string) =>
      relevant.findLast((line) => line.matches(inside(path, line.folder)))?.[key] === true;
  };
  return { isGenerated: last('generated'), isVendored: last('vendored') };
}

function readLines({ path, text }: FileText): readonly Line[] {
  return text.split(/\r?\n/).flatMap((line): Line[] => {
    const [pattern = '', ...attributes] = line.trim().split(/\s+/);
    // Patterns of folders do not apply to the files in them, and there is no negation.
    if (pattern === '' || /^[#!]/.test(pattern) || pattern.endsWith('/')) return [];
    const generated = stateOf(attributes, 'linguist-generated');
    const vendored = stateOf(attributes, 'linguist-vendored');
    if (generated === undefined && vendored === undefined) return [];
    const matches = compilePattern(pattern);
    const state = {
      ...(generated !== undefined && { generated }),
      ...(vendored !== undefined && { vendored }),
    };
    return [{ folder: folderOf(path), matches, ...state }];
  });
}

function stateOf(attributes: readonly string[], name: string): boolean | undefined {
  const found = attributes.findLast((each) => each.replace(/^[-!]/, '').split('=')[0] === name);
  return found === undefined ? undefined : found === name || found === `${name}=true`;
}

/** The path relative to the folder; `''`, which matches nothing, when it is outside. */
function inside(path: string, folder: string): string {
  if (folder === '') return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
}

export interface OwnerRule {
  readonly pattern: string;
  /** Empty: matching files have no owner. */
  readonly owners: readonly string[];
  /** The heading above the rule. */
  readonly section?: string;
  readonly matches: (path: string) => boolean;
}

/**
 * Paths of CODEOWNERS in GitHub's order; the first file that exists counts.
 * @see https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
 */
export const codeownersPaths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

/** Maximum size of CODEOWNERS, as on GitHub. */
const maxLength = 3_000_000;

const sectionLine = /^\^?\[([^\]]+)\](?:\[\d+\])?(?:\s|$)/;
const headingComment = /^#[\s=*#-]*([\p{L}\p{N}][\p{L}\p{N}&/ -]{0,39}?)[\s=*#:-]*$/u;

/** The rules in the order of the file: for a path the last that matches counts. Lines that GitHub skips are skipped. */
export function readCodeowners(files: readonly FileText[]): readonly OwnerRule[] {
  const file = codeownersPaths
    .map((path) => files.find((each) => each.path === path))
    .find((each) => each !== undefined);
  if (file === undefined || file.text.length > maxLength) return [];
  const rules: OwnerRule[] = [];
  let section: string | undefined;
  for (const line of file.text.split(/\r?\n/)) {
    const text = line.trim();
    if (text === '') continue;
    const named = sectionLine.exec(text)?.[1] ?? headingOf(text);
    if (named !== undefined) section = named;
    if (named !== undefined || text.startsWith('#')) continue;
    const rule = readRule(text, section);
    if (rule !== undefined) rules.push(rule);
  }
  return rules;
}

/** The heading in a comment of at most three words; a longer comment is an explanation. */
function headingOf(line: string): string | undefined {
  const name = headingComment.exec(line)?.[1]?.trim();
  return name !== undefined && name.split(/\s+/).length <= 3 ? name : undefined;
}

function readRule(line: string, section: string | undefined): OwnerRule | undefined {
  const [pattern = '', ...rest] = line.split(/(?<!\\)\s+/);
  // GitHub's three differences from .gitignore: no negation, no ranges, no escaped hash.
  if (/^(?:!|\\#)|\[/.test(pattern)) return undefined;
  const comment = rest.findIndex((word) => word.startsWith('#'));
  const owners = (comment < 0 ? rest : rest.slice(0, comment)).filter((word) => word.includes('@'));
  return { pattern, owners, ...(section !== undefined && { section }), matches: ownerMatcher(pattern) };
}

/** Unlike in `.gitignore`, `docs/*` matches the files of that folder but not of its subfolders. */
export function ownerMatcher(pattern: string): OwnerRule['matches'] {
  const matches = compilePattern(pattern);
  if (!pattern.endsWith('/*')) return matches;
  return (path) => matches(path) && !matches(path.slice(0, path.lastIndexOf('/') + 1));
}

export function ownerRuleOf(rules: readonly OwnerRule[], path: string): OwnerRule | undefined {
  return rules.findLast((rule) => rule.matches(path));
}

/** The rules that own touched files, in the order of the file. */
export function ownersOf(
  ownerOf: (path: string) => OwnerRule | undefined,
  rules: readonly OwnerRule[],
  paths: readonly string[],
): { path_pattern: string; owners: string[] }[] {
  const used = new Set(paths.map(ownerOf));
  return rules
    .filter((rule) => used.has(rule) && rule.owners.length > 0)
    .map(({ pattern, owners }) => ({ path_pattern: pattern, owners: [...owners] }));
}
