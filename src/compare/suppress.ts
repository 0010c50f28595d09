import type { Finding, FindingSource, Suppressed } from '../model/finding.ts';
import { type Original, raising } from '../model/original.ts';
import { normaliseCategory } from '../policy/category.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { matchesAny } from '../policy/glob.ts';
import type { Suppression } from '../policy/policy.ts';

/** Fields of a finding that a policy entry matches. */
interface Suppressible {
  readonly fingerprint: string;
  readonly category: string;
  readonly locations: readonly { readonly path: string }[];
  /** All reviewers that reported it. */
  readonly reviewers: readonly string[];
}

export interface SuppressInput {
  readonly policy: Pick<EffectivePolicy, 'suppress' | 'isIgnored'>;
  /** The day in UTC, as `2026-12-31`. */
  readonly today: string;
}

/** The reviewed change, if complete; an entry that matches nothing is then unused. */
export interface Reviewed {
  /** Ids of the reviewers that reviewed this change. */
  readonly reviewed: ReadonlySet<string>;
  /** Paths of the change, earlier names included. */
  readonly changed: readonly string[];
}

/** Whether an entry has expired on a day. */
export function isExpired({ until }: Pick<Suppression, 'until'>, today: string): boolean {
  return until !== undefined && until < today;
}

type Matcher = (finding: Suppressible) => boolean;

/** Created once per entry, because compiling a glob is expensive. */
export function matcherOf({ reviewer, category, path, fingerprint }: Suppression): Matcher {
  const isPath = path === undefined ? undefined : matchesAny([path]);
  return (finding) =>
    (reviewer === undefined || finding.reviewers.every((id) => id === reviewer)) &&
    (category === undefined || normaliseCategory(finding.category) === normaliseCategory(category)) &&
    (fingerprint === undefined || finding.fingerprint === fingerprint) &&
    (isPath === undefined ||
      (finding.locations.length > 0 && finding.locations.every((location) => isPath(location.path))));
}

/** Why policy silences a finding: its files are not reviewed, or an entry calls it a false positive. */
export function silencer({
  policy,
  today,
}: SuppressInput): (finding: Suppressible) => Suppressed | undefined {
  const live = policy.suppress
    .filter((entry) => !isExpired(entry, today))
    .map((entry) => ({ reason: entry.reason, matches: matcherOf(entry) }));
  return (finding) => {
    const { locations } = finding;
    if (locations.length > 0 && locations.every(({ path }) => policy.isIgnored(path)))
      return { by: 'ignore', reason: 'policy leaves its file out (`paths.ignore`)' };
    const entry = live.find(({ matches }) => matches(finding));
    return entry && { by: 'suppress', reason: entry.reason };
  };
}

function toSuppressible({ reviewer, fingerprint, finding }: Original): Suppressible {
  return { fingerprint, category: finding.category, locations: finding.locations, reviewers: [reviewer] };
}

/**
 * Silences originals before merging, so that a finding is silenced only if every original is. An earlier
 * reason is kept.
 */
export function suppressOriginals(originals: readonly Original[], input: SuppressInput): readonly Original[] {
  const silence = silencer(input);
  return originals.map((original) => {
    const suppressed = original.suppressed ?? silence(toSuppressible(original));
    return suppressed === undefined ? original : { ...original, suppressed };
  });
}

/**
 * Findings of a resumed review under the current policy: a new entry silences older findings, and findings
 * without an entry count again.
 */
export function suppressResumed(findings: readonly Finding[], input: SuppressInput): readonly Finding[] {
  const silence = silencer(input);
  const kept = (suppressed: Suppressed | undefined) =>
    suppressed?.by === 'suppress' || suppressed?.by === 'ignore' ? undefined : suppressed;
  return findings.map(({ suppressed, ...finding }) => {
    const sources = finding.sources.map(({ suppressed: before, ...source }): FindingSource => {
      const now = kept(before) ?? silence({ ...source, reviewers: [source.reviewer] });
      return { ...source, ...(now && { suppressed: now }) };
    });
    const now = kept(suppressed) ?? raising(sources)[0]?.suppressed;
    return { ...finding, sources, ...(now && { suppressed: now }) };
  });
}

/**
 * Whether this run could have used an entry: its reviewer reviewed, and its files changed. An entry by
 * fingerprint alone names no files, so it is never called unused.
 */
function couldMatch({ reviewer, path, fingerprint }: Suppression, { reviewed, changed }: Reviewed): boolean {
  return (
    (fingerprint === undefined || path !== undefined) &&
    (reviewer === undefined || reviewed.has(reviewer)) &&
    (path === undefined || changed.some(matchesAny([path])))
  );
}

function nameOf({ reason, reviewer, category, path, fingerprint }: Suppression): string {
  const named = Object.entries({ reviewer, category, path, fingerprint })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} ${value}`);
  return `${named.join(', ')} (${reason})`;
}

/** Obsolete entries of `policy.suppress`: expired ones, and those without a match. */
export function suppressionNotes(
  originals: readonly Original[],
  { policy, today }: SuppressInput,
  whole: Reviewed | undefined,
): readonly string[] {
  const all = originals.map(toSuppressible);
  return policy.suppress.flatMap((entry) => {
    if (isExpired(entry, today)) return [`policy.suppress: expired on ${entry.until}: ${nameOf(entry)}`];
    if (whole === undefined || !couldMatch(entry, whole) || all.some(matcherOf(entry))) return [];
    return [`policy.suppress: matches nothing here any more: ${nameOf(entry)}`];
  });
}
