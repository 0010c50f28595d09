import type { FileText } from './file-text.ts';
import { compilePattern } from './path-patterns.ts';

export interface OwnerRule {
  readonly pattern: string;
  /** Empty: files that match are nobody's. */
  readonly owners: readonly string[];
  /** The heading that the rule stands under. */
  readonly section?: string;
  readonly matches: (path: string) => boolean;
}

/**
 * Where GitHub looks, in this order; the first file that exists counts, whatever is in it.
 * @see https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
 */
export const codeownersPaths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

/** GitHub ignores files above 3 MB. */
const maxLength = 3_000_000;

const sectionLine = /^\^?\[([^\]]+)\](?:\[\d+\])?(?:\s|$)/;
const headingComment = /^#+[\s=*#-]*([\p{L}\p{N}][\p{L}\p{N}&/ -]{0,39}?)[\s=*#:-]*$/u;

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

/** A comment of at most three words is a heading; a longer one explains. */
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

/** Unlike in `.gitignore`, `docs/*` has the files of that folder and not those of its folders. */
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
