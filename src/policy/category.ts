import type { Finding } from '../model/finding.ts';
import { domainSlug } from '../model/identity.ts';
import { matchesAny } from './glob.ts';
import type { BlockingTable, Corroboration, Decisions, Override, PreExisting } from './policy.ts';

/** Synonyms of categories, as ids have them. Only true synonyms, since policy may loosen by category. */
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
 * Normalises a category for comparison: lower case, hyphens for spaces and underscores, one form for
 * synonyms. Idempotent, so the category in an id can be compared as well.
 */
export function normaliseCategory(category: string): string {
  const slug = domainSlug(category);
  return categoryOf.get(slug) ?? slug;
}

/** Categories that the policy's rules name and no finding has, as the policy writes them. */
export function unmatchedCategories(
  { overrides }: Pick<BlockingRules, 'overrides'>,
  abortOn: readonly string[],
  found: readonly string[],
): readonly string[] {
  const named = [...abortOn, ...overrides.flatMap(({ entry }) => entry.categories ?? [])];
  const known = new Set(found.map(normaliseCategory));
  return [...new Set(named)].filter((category) => !known.has(normaliseCategory(category)));
}

/** The rules that apply to a finding at one place. */
export interface PlaceRules {
  readonly blocking: BlockingTable;
  readonly preExisting: PreExisting;
  readonly corroboration?: Corroboration | undefined;
  /**
   * The file that the rules apply to. `setBy` has the policy keys they come from: `policy.blocking`,
   * `policy.overrides[0]`.
   */
  readonly path?: string | undefined;
  readonly setBy: readonly string[];
}

interface CompiledOverride {
  /** `path` is undefined for a finding without a file. */
  readonly applies: (category: string, path: string | undefined) => boolean;
  readonly entry: Override;
  /** Index in the list. */
  readonly index: number;
}

/** The part of the policy that weighs findings. */
export interface BlockingRules {
  readonly everywhere: PlaceRules;
  readonly overrides: readonly CompiledOverride[];
  /** Normalised categories; one blocking finding in one of them makes the verdict ABORT. */
  readonly abortOn: ReadonlySet<string>;
  /** Reviewers whose findings never block. */
  readonly advisory: ReadonlySet<string>;
  /** Reviewers that base policy lists as challengers: their dispute cancels corroboration. */
  readonly challengers: ReadonlySet<string>;
}

function compile(entry: Override, index: number): CompiledOverride {
  const { paths, categories } = entry;
  const isPath = paths === undefined ? undefined : matchesAny(paths);
  const named = categories === undefined ? undefined : new Set(categories.map(normaliseCategory));
  return {
    entry,
    index,
    applies: (category, path) =>
      (isPath === undefined || (path !== undefined && isPath(path))) &&
      (named === undefined || named.has(normaliseCategory(category))),
  };
}

export function blockingRules(
  decisions: Decisions,
  reviewers: Pick<BlockingRules, 'advisory' | 'challengers'>,
): BlockingRules {
  const { blocking, 'pre-existing': preExisting, corroboration, overrides } = decisions;
  return {
    everywhere: { blocking, preExisting, corroboration, setBy: ['policy.blocking'] },
    overrides: overrides.map(compile),
    abortOn: new Set(decisions['abort-on'].map(normaliseCategory)),
    ...reviewers,
  };
}

function isAboutWeight({ blocking, 'pre-existing': preExisting, corroboration }: Override): boolean {
  return blocking !== undefined || preExisting !== undefined || corroboration !== undefined;
}

function overrideWith(rules: PlaceRules, { entry, index }: CompiledOverride): PlaceRules {
  const { blocking = {} } = entry;
  const { 'pre-existing': preExisting = rules.preExisting, corroboration = rules.corroboration } = entry;
  return {
    blocking: {
      critical: blocking.critical ?? rules.blocking.critical,
      high: blocking.high ?? rules.blocking.high,
      medium: blocking.medium ?? rules.blocking.medium,
      low: blocking.low ?? rules.blocking.low,
      info: blocking.info ?? rules.blocking.info,
    },
    preExisting,
    corroboration: corroboration === 'never' ? undefined : corroboration,
    path: rules.path,
    setBy: isAboutWeight(entry) ? [...rules.setBy, `policy.overrides[${index}]`] : rules.setBy,
  };
}

/**
 * The rules at each place of a finding, at least one. A finding is weighed at all its places and the
 * strictest weight applies, so a lenient folder loosens nothing elsewhere.
 */
export function rulesFor(
  { category, locations }: Pick<Finding, 'category'> & { readonly locations: readonly { path: string }[] },
  { everywhere, overrides }: BlockingRules,
): readonly PlaceRules[] {
  if (overrides.length === 0) return [everywhere];
  const paths: readonly (string | undefined)[] =
    locations.length === 0 ? [undefined] : [...new Set(locations.map(({ path }) => path))];
  return paths.map((path) =>
    overrides
      .filter(({ applies }) => applies(category, path))
      .reduce<PlaceRules>(overrideWith, { ...everywhere, path }),
  );
}
