import type { Finding, Severity } from '../model/finding.ts';
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
  { overrides, 'abort-on': abortOn }: Pick<Decisions, 'overrides' | 'abort-on'>,
  found: readonly string[],
): readonly string[] {
  const named = [...abortOn, ...overrides.flatMap(({ categories = [] }) => categories)];
  const known = new Set(found.map(normaliseCategory));
  return [...new Set(named)].filter((category) => !known.has(normaliseCategory(category)));
}

/** The rules that apply to a finding at one place. */
export interface PlaceRules {
  readonly blocking: BlockingTable;
  readonly preExisting: PreExisting;
  readonly corroboration?: Corroboration | undefined;
  /** The minimum severity with which a finding gets a comment, and the policy key that has it. */
  readonly inline: { readonly from: Severity; readonly key: string };
  /**
   * The file that the rules apply to. `setBy` has the policy keys they come from: `policy.blocking`,
   * `policy.overrides[0]`.
   */
  readonly path?: string | undefined;
  readonly setBy: readonly string[];
}

/** The part of the policy that weighs findings. */
export interface BlockingRules extends AdvisoryReviewers {
  readonly everywhere: PlaceRules;
  readonly overrides: readonly CompiledOverride[];
  /** Normalised categories; one blocking finding in one of them makes the verdict ABORT. */
  readonly abortOn: ReadonlySet<string>;
}

interface AdvisoryReviewers {
  /** Their findings never block. */
  readonly advisory: ReadonlySet<string>;
  /** Their dispute cancels corroboration. */
  readonly challengers: ReadonlySet<string>;
}

/** An entry of `policy.overrides`, and where it applies. */
interface CompiledOverride {
  readonly entry: Override;
  /** That of the entry in its list. */
  readonly index: number;
  /** `path` is undefined for a finding without a file. */
  readonly applies: (category: string, path: string | undefined) => boolean;
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

export function blockingRules(decisions: Decisions, reviewers: AdvisoryReviewers): BlockingRules {
  const { blocking, 'pre-existing': preExisting, corroboration, 'inline-from': from } = decisions;
  const inline = { from, key: 'policy.inline-from' };
  const setBy = ['policy.blocking'];
  const everywhere: PlaceRules = { blocking, preExisting, corroboration, inline, setBy };
  return {
    everywhere,
    overrides: decisions.overrides.map(compile),
    abortOn: new Set(decisions['abort-on'].map(normaliseCategory)),
    ...reviewers,
  };
}

function isAboutWeight({ blocking, 'pre-existing': preExisting, corroboration }: Override): boolean {
  return blocking !== undefined || preExisting !== undefined || corroboration !== undefined;
}

function overrideWith(rules: PlaceRules, { entry, index }: CompiledOverride): PlaceRules {
  const { 'inline-from': from } = entry;
  const { 'pre-existing': preExisting = rules.preExisting, corroboration = rules.corroboration } = entry;
  return {
    blocking: { ...rules.blocking, ...entry.blocking },
    preExisting,
    corroboration: corroboration === 'never' ? undefined : corroboration,
    inline: from === undefined ? rules.inline : { from, key: `policy.overrides[${index}].inline-from` },
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
