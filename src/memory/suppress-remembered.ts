import type { EarlierFinding } from '../comments/ledger.ts';
import type { Refusal } from '../comments/refusals.ts';
import { isExpired, matcherOf } from '../ingest/suppress.ts';
import type { Finding } from '../model/finding.ts';
import { raisedBy } from '../model/original.ts';
import type { Suppression } from '../policy/policy.ts';
import { judgeRemembered } from './judge-remembered.ts';
import type { Reconciled } from './reconcile.ts';

/** The findings of a run with the refused ones settled: they are not posted again and count as open nowhere. */
export function settleRefused(
  reconciled: Reconciled,
  refusals: readonly Refusal[],
  ledger: readonly EarlierFinding[],
): Reconciled {
  const refusedIds = new Set(refusals.map(({ id }) => id));
  const known = new Map(ledger.map((entry) => [entry.remembered.id, entry]));
  const continued = new Map(reconciled.continued);
  const findings = reconciled.findings.map((finding) => {
    const entry = known.get(finding.id);
    if (entry === undefined || !refusedIds.has(finding.id)) return finding;
    continued.set(finding.fingerprint, entry);
    return { ...finding, status: 'wont_fix' as const };
  });
  const isRefused = ({ remembered }: EarlierFinding) => refusedIds.has(remembered.id);
  const accepted = [...reconciled.accepted, ...reconciled.stillOpen.filter(isRefused)];
  const stillOpen = reconciled.stillOpen.filter((entry) => !isRefused(entry));
  return { ...reconciled, findings, continued, accepted, stillOpen };
}

/** The one that it was first published with, and that of the words in which it was found last. */
function fingerprintsOf({ remembered: { first, fingerprint } }: EarlierFinding): readonly string[] {
  return [first, fingerprint].flatMap((each) => each ?? []);
}

/** The entry that silences a finding of an earlier run, by what its mark and its thread still tell of it. */
function silencerOf(entries: readonly Suppression[]) {
  const live = entries.map((entry) => ({ entry, matches: matcherOf(entry) }));
  return (remembered: EarlierFinding): Suppression | undefined => {
    const { reviewers } = remembered.remembered;
    const { category, locations } = judgeRemembered(remembered);
    return live.find(({ matches }) =>
      fingerprintsOf(remembered).some((fingerprint) =>
        matches({ fingerprint, category, locations, reviewers }),
      ),
    )?.entry;
  };
}

/** Whether no other reviewer reports by now what an earlier run published: an entry knows nothing of that one. */
function isOfSameReviewers(finding: Finding, { remembered }: EarlierFinding): boolean {
  return raisedBy(finding).every((reviewer) => remembered.reviewers.includes(reviewer));
}

/**
 * The findings of this run with those silenced that have the fingerprint of an entry in other words. Such a one is
 * known by that fingerprint from now on, so that it stays silenced however often its words change.
 */
function silenceReworded(
  { findings, continued }: Reconciled,
  entries: readonly Suppression[],
): Pick<Reconciled, 'findings' | 'continued'> {
  const silencer = silencerOf(
    entries.filter(({ fingerprint, reviewer }) => fingerprint !== undefined && reviewer === undefined),
  );
  const known = new Map(continued);
  const silenced = findings.map((finding) => {
    const remembered = continued.get(finding.fingerprint);
    const entry = remembered && silencer(remembered);
    if (remembered === undefined || entry?.fingerprint === undefined) return finding;
    if (finding.suppressed !== undefined || !isOfSameReviewers(finding, remembered)) return finding;
    known.set(entry.fingerprint, remembered);
    const suppressed = { by: 'suppress', reason: entry.reason } as const;
    return { ...finding, fingerprint: entry.fingerprint, suppressed };
  });
  return { findings: silenced, continued: known };
}

/** What an entry silences of what earlier runs left open and nobody repeated, in words. */
export function notesOfSilenced(
  { stillOpen }: Pick<Reconciled, 'stillOpen'>,
  entries: readonly Suppression[],
  today: string,
): readonly string[] {
  const silencer = silencerOf(entries.filter((entry) => !isExpired(entry, today)));
  return stillOpen.flatMap((remembered) => {
    const entry = silencer(remembered);
    if (entry === undefined) return [];
    return [
      `policy.suppress: ${remembered.remembered.id} of an earlier run does not count (${entry.reason})`,
    ];
  });
}

/**
 * What base policy silences counts no more where an earlier run published it either: not as still open, and not in
 * other words, since a model seldom says the same twice and an entry has the fingerprint of what it said first.
 */
export function suppressRemembered(
  reconciled: Reconciled,
  entries: readonly Suppression[],
  /** The day in UTC, as `2026-12-31`. */
  today: string,
): Reconciled {
  const live = entries.filter((entry) => !isExpired(entry, today));
  if (live.length === 0) return reconciled;
  const silencer = silencerOf(live);
  const isSilenced = (entry: EarlierFinding) => silencer(entry) !== undefined;
  const accepted = [...reconciled.accepted, ...reconciled.stillOpen.filter(isSilenced)];
  const stillOpen = reconciled.stillOpen.filter((entry) => !isSilenced(entry));
  return { ...reconciled, ...silenceReworded(reconciled, live), accepted, stillOpen };
}
