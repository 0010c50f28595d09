import type { EarlierFinding } from '../comments/ledger.ts';
import type { Refusal } from '../comments/refusals.ts';
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
