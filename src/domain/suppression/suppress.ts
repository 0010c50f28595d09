import type { Finding } from '../finding.ts';
import { matchesAny } from '../globs.ts';
import { domainSlug } from '../identity.ts';
import type { Suppression } from './suppression.ts';

/** What of a finding an entry looks at. */
export interface Suppressible {
  readonly fingerprint: string;
  readonly category: string;
  readonly locations: readonly { readonly path: string }[];
  /** Everybody who saw it. */
  readonly reviewers: readonly string[];
}

export interface SuppressInput {
  readonly entries: readonly Suppression[];
  readonly findings: readonly Finding[];
  /** Ids of the reviewers that saw a finding. */
  readonly reviewersOf: (finding: Finding) => readonly string[];
  /** The day in UTC, as `2026-12-31`. */
  readonly today: string;
  /** What was looked at, where that was the whole change: an entry that nothing matches is of no use then. */
  readonly whole?: Looked | undefined;
}

export interface Looked {
  /** Ids of the reviewers that looked at this change. */
  readonly reviewed: ReadonlySet<string>;
  /** Paths of the change, former ones included. */
  readonly changed: readonly string[];
}

export interface Suppressed {
  /** All findings in their order; what is suppressed keeps its data and says why. */
  readonly findings: readonly Finding[];
  /** Entries to tidy up, in words. */
  readonly notes: readonly string[];
}

/** Whether an entry holds on a day no more. */
export function isExpired({ until }: Pick<Suppression, 'until'>, today: string): boolean {
  return until !== undefined && until < today;
}

/** The test is made once an entry, since compiling a glob is the dear part of it. */
export function matcherOf({ reviewer, category, path, fingerprint }: Suppression) {
  const isPath = path === undefined ? undefined : matchesAny([path]);
  return (finding: Suppressible) =>
    (reviewer === undefined || finding.reviewers.every((id) => id === reviewer)) &&
    (category === undefined || domainSlug(finding.category) === domainSlug(category)) &&
    (fingerprint === undefined || finding.fingerprint === fingerprint) &&
    (isPath === undefined ||
      (finding.locations.length > 0 && finding.locations.every((location) => isPath(location.path))));
}

/**
 * Whether this run could have used an entry: its reviewer looked, and its files changed. A fingerprint alone does
 * not tell which files those are, so nobody can say that it is of no use any more.
 */
function couldMatch({ reviewer, path, fingerprint }: Suppression, { reviewed, changed }: Looked): boolean {
  return (
    (fingerprint === undefined || path !== undefined) &&
    (reviewer === undefined || reviewed.has(reviewer)) &&
    (path === undefined || changed.some(matchesAny([path])))
  );
}

function nameOf({ reason, reviewer, category, path, fingerprint }: Suppression): string {
  const matchers = Object.entries({ reviewer, category, path, fingerprint });
  const named = matchers.flatMap(([key, value]) => (value === undefined ? [] : [`${key} ${value}`]));
  return `${named.join(', ')} (${reason})`;
}

/**
 * Takes findings out of play that base policy calls false positives; the first entry that matches gives the reason.
 * A finding that is suppressed already keeps the reason it has, and still shows that an entry is in use.
 */
export function suppress(input: SuppressInput): Suppressed {
  const { entries, today, whole } = input;
  const expired = entries.filter((entry) => isExpired(entry, today));
  const live = entries
    .filter((entry) => !isExpired(entry, today))
    .map((entry) => {
      const matches = matcherOf(entry);
      return {
        entry,
        matches: (finding: Finding) => matches({ ...finding, reviewers: input.reviewersOf(finding) }),
      };
    });
  const used = new Set(live.filter(({ matches }) => input.findings.some(matches)).map(({ entry }) => entry));
  const findings = input.findings.map((finding) => {
    const entry = live.find(({ matches }) => matches(finding))?.entry;
    if (entry === undefined || finding.suppressed !== undefined) return finding;
    return { ...finding, suppressed: { by: 'suppress' as const, reason: entry.reason } };
  });
  const unused = live
    .map(({ entry }) => entry)
    .filter((entry) => whole !== undefined && !used.has(entry) && couldMatch(entry, whole));
  return {
    findings,
    notes: [
      ...expired.map((entry) => `policy.suppress: expired on ${entry.until}: ${nameOf(entry)}`),
      ...unused.map((entry) => `policy.suppress: matches nothing here any more: ${nameOf(entry)}`),
    ],
  };
}
