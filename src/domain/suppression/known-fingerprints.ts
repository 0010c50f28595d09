import type { Diff } from '../diff/diff.ts';
import type { Finding } from '../finding.ts';
import { normaliseTitle } from '../identity.ts';
import { sameProblem } from '../join/sighting.ts';
import { anchorsIn } from '../placement/anchor.ts';
import { pairSurest } from '../similarity/pair-surest.ts';
import { profiledBy } from '../similarity/profiled-by.ts';
import { similarity } from '../similarity/similarity.ts';
import { isExpired } from './suppress.ts';
import type { Suppression } from './suppression.ts';

/** A review, and the diff whose lines its findings are on. */
export interface Seen {
  readonly findings: readonly Finding[];
  readonly diff: Diff;
}

/** Whether a finding stands on the lines that another stood on, wherever in the file those are by now. */
function standingIn(then: Diff, now: Diff): (one: Finding, other: Finding) => boolean {
  const [anchorThen, anchorNow] = [anchorsIn(then), anchorsIn(now)];
  return ({ locations: [one] }, { locations: [other] }) => {
    if (one === undefined || other === undefined) return one === other;
    if (one.path !== other.path || one.side !== other.side) return false;
    if (one.startLine === undefined || other.startLine === undefined)
      return one.startLine === other.startLine;
    const [before, after] = [anchorThen(one), anchorNow(other)];
    return before?.text.trim() === after?.text.trim() && before?.occurrence === after?.occurrence;
  };
}

/**
 * A model seldom says the same twice, and an entry has the fingerprint of what it said first. So a finding that the
 * last review of the same work had in other words, on the same lines, goes by the fingerprint that an entry has of it,
 * and does so in the next review. A pull request remembers such words itself, see `suppressRemembered`.
 */
export function withKnownFingerprints(
  { findings, diff }: Seen,
  {
    last,
    entries,
    today,
  }: {
    /** The last review of the same work; undefined where there is none. */
    readonly last: Seen | undefined;
    readonly entries: readonly Suppression[];
    /** The day in UTC, as `2026-12-31`. */
    readonly today: string;
  },
): readonly Finding[] {
  const named = new Set(
    entries.flatMap((entry) =>
      entry.fingerprint === undefined || isExpired(entry, today) ? [] : [entry.fingerprint],
    ),
  );
  if (last === undefined || !last.findings.some(({ fingerprint }) => named.has(fingerprint))) return findings;
  const isThere = standingIn(last.diff, diff);
  const said = profiledBy(({ title, issue }: Finding) => `${title}\n${issue}`);
  // All of them take part: what is another finding in other words is not the one that is silenced.
  const pairs = pairSurest({
    ones: last.findings,
    others: findings,
    sure: (one, other) => {
      if (one.fingerprint === other.fingerprint) return 2;
      if (!isThere(one, other)) return 0;
      if (normaliseTitle(one.title) === normaliseTitle(other.title)) return 1;
      if (one.locations.length === 0) return 0;
      const alike = similarity(said(one), said(other));
      return alike >= sameProblem ? Math.min(alike, 0.99) : 0;
    },
    nameOne: ({ fingerprint }) => fingerprint,
    nameOther: ({ fingerprint }) => fingerprint,
  });
  const before = new Map([...pairs].map(([then, now]) => [now, then.fingerprint]));
  return findings.map((finding) => {
    const fingerprint = before.get(finding);
    return fingerprint !== undefined && named.has(fingerprint) ? { ...finding, fingerprint } : finding;
  });
}
