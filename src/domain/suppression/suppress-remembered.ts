import { judgeRemembered } from '../judge-remembered.ts';
import type { LedgerEntry } from '../ledger.ts';
import type { Reconciled } from '../reconcile.ts';
import { isExpired, matcherOf } from './suppress.ts';
import type { Suppression } from './suppression.ts';

/** The entry that silences a finding of an earlier run, by what its mark and its thread still tell of it. */
function silencerOf(entries: readonly Suppression[]) {
  const live = entries.map((entry) => ({ entry, matches: matcherOf(entry) }));
  return (remembered: LedgerEntry): Suppression | undefined => {
    const { fingerprint, reviewers } = remembered.mark;
    const { category, locations } = judgeRemembered(remembered);
    return live.find(({ matches }) => matches({ fingerprint, category, locations, reviewers }))?.entry;
  };
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
  const byFingerprint = silencerOf(
    live.filter(({ fingerprint, reviewer }) => fingerprint !== undefined && reviewer === undefined),
  );
  const findings = reconciled.findings.map((finding) => {
    const continued = reconciled.continued.get(finding.fingerprint);
    const entry = continued === undefined ? undefined : byFingerprint(continued);
    if (entry === undefined || finding.suppressed !== undefined) return finding;
    return { ...finding, suppressed: { reason: entry.reason } };
  });
  const isSilenced = (entry: LedgerEntry) => silencer(entry) !== undefined;
  const accepted = [...reconciled.accepted, ...reconciled.stillOpen.filter(isSilenced)];
  const stillOpen = reconciled.stillOpen.filter((entry) => !isSilenced(entry));
  return { ...reconciled, findings, accepted, stillOpen };
}
