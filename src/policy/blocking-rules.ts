import type { Finding } from '../model/finding.ts';
import { normaliseCategory } from './category.ts';
import type { BlockingTable, Corroboration, Decisions, Override, PreExisting } from './decisions.ts';
import { matchesAny } from './globs.ts';

/** What decides about a finding at one place. */
export interface PlaceRules {
  readonly blocking: BlockingTable;
  readonly preExisting: PreExisting;
  readonly corroboration?: Corroboration | undefined;
  /** The file that this is about, and the keys of the policy that say it: `policy.blocking`, `policy.overrides[0]`. */
  readonly path?: string | undefined;
  readonly saidBy: readonly string[];
}

interface CompiledOverride {
  /** `path` is undefined for a finding that names no file. */
  readonly applies: (category: string, path: string | undefined) => boolean;
  readonly entry: Override;
  /** Its place in the list. */
  readonly index: number;
}

/** The part of the policy by which findings are weighed. */
export interface BlockingRules {
  readonly everywhere: PlaceRules;
  readonly overrides: readonly CompiledOverride[];
  /** Categories, normalised, of which one blocking finding makes the verdict ABORT. */
  readonly abortOn: ReadonlySet<string>;
  /** Reviewers whose findings never block. */
  readonly advisory: ReadonlySet<string>;
  /** Reviewers that base policy names as challengers: their dispute cancels corroboration. */
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
    everywhere: { blocking, preExisting, corroboration, saidBy: ['policy.blocking'] },
    overrides: overrides.map(compile),
    abortOn: new Set(decisions['abort-on'].map(normaliseCategory)),
    ...reviewers,
  };
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
    saidBy: [...rules.saidBy, `policy.overrides[${index}]`],
  };
}

/**
 * The rules at each place of a finding, at least one: a finding is weighed at all its places and the strictest
 * weight holds, so that one lenient folder excuses nothing elsewhere.
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
