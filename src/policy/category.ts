import { domainSlug } from '../model/identity.ts';
import type { BlockingRules } from './blocking-rules.ts';

/** Other words for a category, as ids have them. Only what means the same: policy may loosen by category. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  security: [
    'sec',
    'vulnerability',
    'security-vulnerability',
    'security-issue',
    'injection',
    'sql-injection',
    'sqli',
    'command-injection',
    'xss',
    'cross-site-scripting',
    'csrf',
    'ssrf',
    'path-traversal',
  ],
  performance: ['perf'],
  documentation: ['docs', 'doc'],
  tests: ['test', 'testing'],
  style: [
    'code-style',
    'coding-style',
    'formatting',
    'format',
    'lint',
    'linting',
    'whitespace',
    'nit',
    'nitpick',
  ],
};

const categoryOf = new Map(
  Object.entries(synonyms).flatMap(([category, words]) => words.map((word) => [word, category] as const)),
);

/**
 * A category as policy compares it: lower case, hyphens for spaces and underscores, one word for synonyms.
 * Normalising twice changes nothing, so the category in an id can be compared as well.
 */
export function normaliseCategory(category: string): string {
  const slug = domainSlug(category);
  return categoryOf.get(slug) ?? slug;
}

/** Categories that rules of the policy name and none of the findings has, as the policy writes them. */
export function unmatchedCategories(
  { overrides }: Pick<BlockingRules, 'overrides'>,
  abortOn: readonly string[],
  found: readonly string[],
): readonly string[] {
  const named = [...abortOn, ...overrides.flatMap(({ entry }) => entry.categories ?? [])];
  const known = new Set(found.map(normaliseCategory));
  return [...new Set(named)].filter((category) => !known.has(normaliseCategory(category)));
}
