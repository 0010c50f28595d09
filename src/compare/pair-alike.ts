import type { Diff } from '../diff/hunk.ts';
import { anchorsIn } from '../diff/locations.ts';
import type { Finding, FindingSource, Location } from '../model/finding.ts';
import { normaliseTitle } from '../model/identity.ts';
import { cached, groupBy } from '../model/lists.ts';
import type { Original } from '../model/original.ts';
import { compareText } from '../model/text.ts';
import type { Suppression } from '../policy/policy.ts';
import { likeness, Profile, similarity } from './similarity.ts';
import { isExpired } from './suppress.ts';

interface Pairing<One, Other> {
  readonly ones: readonly One[];
  readonly others: readonly Other[];
  /** Certainty that two belong together; 0 for none. */
  readonly sure: (one: One, other: Other) => number;
  /** Only two with the same file are compared: thousands of each would make millions of pairs. */
  readonly fileOfOne?: (one: One) => string;
  readonly fileOfOther?: (other: Other) => string;
  /** Ties are broken by these names, so input order has no effect. */
  readonly nameOne: (one: One) => string;
  readonly nameOther: (other: Other) => string;
}

/** Pairs the most certain matches first; no item is in two pairs. */
export function pairSurest<One, Other>(pairing: Pairing<One, Other>): ReadonlyMap<One, Other> {
  const { ones, others, sure, nameOne, nameOther } = pairing;
  const { fileOfOne = () => '', fileOfOther = () => '' } = pairing;
  const byFile = groupBy(others, fileOfOther);
  const candidates = ones.flatMap((one) =>
    (byFile.get(fileOfOne(one)) ?? []).flatMap((other) => {
      const certainty = sure(one, other);
      return certainty > 0 ? [{ one, other, sure: certainty }] : [];
    }),
  );
  candidates.sort(
    (a, b) =>
      b.sure - a.sure ||
      compareText(nameOne(a.one), nameOne(b.one)) ||
      compareText(nameOther(a.other), nameOther(b.other)),
  );
  const pairs = new Map<One, Other>();
  const taken = new Set<Other>();
  for (const { one, other } of candidates) {
    if (pairs.has(one) || taken.has(other)) continue;
    pairs.set(one, other);
    taken.add(other);
  }
  return pairs;
}

/** A review, and the diff with its findings' lines. */
export interface EarlierReview {
  readonly findings: readonly Finding[];
  readonly diff: Diff;
}

interface Texts {
  readonly title: string;
  readonly issue: string;
}

interface Placed {
  readonly locations: readonly Location[];
}

/** Whether a finding is on the same lines as an earlier one, wherever those are now. */
export function sameLines(then: Diff, now: Diff): (one: Placed, other: Placed) => boolean {
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

const profileOf = cached(({ title, issue }: Texts) => new Profile({ text: `${title}\n${issue}` }));

/** How sure two texts are about one problem, below 1; 0 when they are not. */
export function alikeTexts(one: Texts, other: Texts): number {
  const alike = similarity(profileOf(one), profileOf(other));
  return alike >= likeness.remembered ? Math.min(alike, 0.99) : 0;
}

/**
 * Models rarely repeat their words, and a policy entry has the fingerprint of the first wording. A finding
 * reported on the same lines in other words gets the fingerprint of the entry, and keeps it in the next
 * review. A pull request has its own memory for this, see `suppressRemembered`.
 */
export function withKnownFingerprints(
  { originals, diff }: { readonly originals: readonly Original[]; readonly diff: Diff },
  {
    last,
    entries,
    today,
  }: {
    /** The last review of the same work; undefined without one. */
    readonly last: EarlierReview | undefined;
    readonly entries: readonly Suppression[];
    /** The day in UTC, as `2026-12-31`. */
    readonly today: string;
  },
): readonly Original[] {
  const named = new Set(
    entries.filter((entry) => !isExpired(entry, today)).flatMap(({ fingerprint }) => fingerprint ?? []),
  );
  const before = last?.findings.flatMap(({ sources }) => sources) ?? [];
  if (last === undefined || !before.some(({ fingerprint }) => named.has(fingerprint))) return originals;
  const isThere = sameLines(last.diff, diff);
  // All findings take part, so that another finding in other words is not silenced.
  const pairs = pairSurest({
    ones: before,
    others: originals,
    sure: (one: FindingSource, { reviewer, fingerprint, finding }: Original) => {
      if (one.reviewer !== reviewer) return 0;
      if (one.fingerprint === fingerprint) return 2;
      if (!isThere(one, finding)) return 0;
      if (normaliseTitle(one.title) === normaliseTitle(finding.title)) return 1;
      return one.locations.length === 0 ? 0 : alikeTexts(one, finding);
    },
    nameOne: ({ fingerprint, pointer }) => `${fingerprint}${pointer}`,
    nameOther: ({ fingerprint, finding }) => `${fingerprint}${finding.pointer}`,
  });
  const known = new Map([...pairs].map(([then, now]) => [now, then.fingerprint]));
  return originals.map((original) => {
    const fingerprint = known.get(original);
    return fingerprint !== undefined && named.has(fingerprint) ? { ...original, fingerprint } : original;
  });
}
