import { continuationBy } from './continuation.ts';
import type { Finding } from './finding.ts';
import type { LedgerEntry } from './ledger.ts';
import { pairSurest } from './pair-surest.ts';
import { isOutside } from './scope/part.ts';
import { judgeSilence, type Silent } from './silence.ts';

export interface ReconcileInput extends Silent {
  readonly findings: readonly Finding[];
  readonly ledger: readonly LedgerEntry[];
  /** False when a page of the conversation is missing: then nothing may be concluded from what is not there. */
  readonly complete: boolean;
}

export interface Reconciled {
  /** This run's findings: known ones under the id they were published with, returned ones as `reopened`. */
  readonly findings: readonly Finding[];
  /** By fingerprint of this run's finding: the open entry that it continues. */
  readonly continued: ReadonlyMap<string, LedgerEntry>;
  /** Open entries that nobody repeated and nothing closes: they count as before. */
  readonly stillOpen: readonly LedgerEntry[];
  /** Open entries that nobody repeated and that count no more: people left them as they are, or policy silences them. */
  readonly accepted: readonly LedgerEntry[];
  /** Open entries that this run settles; their marks say how and at which head. */
  readonly closing: readonly LedgerEntry[];
  /** Entries that earlier runs settled, this run's returned ones apart. */
  readonly closed: readonly LedgerEntry[];
}

/** Compares this run's findings with those of earlier ones. Pure; the order of findings never matters. */
export function reconcile(input: ReconcileInput): Reconciled {
  const { findings, ledger, complete, head, isInside } = input;
  // What is withheld because it lies outside continues nothing: the entry counts as it did.
  const reviewed = new Set(findings.filter((finding) => !isInside || !isOutside(finding, isInside)));
  const byFingerprint = new Map([
    ...ledger.flatMap((entry) =>
      entry.mark.first === undefined ? [] : [[entry.mark.first, entry] as const],
    ),
    ...ledger.map((entry) => [entry.mark.fingerprint, entry] as const),
  ]);
  const pairs = new Map<Finding, LedgerEntry>();
  for (const finding of findings) {
    const entry = byFingerprint.get(finding.fingerprint);
    if (entry !== undefined) pairs.set(finding, entry);
  }
  const same = new Set(pairs.values());
  const open = ledger.filter(({ mark }) => mark.kind === 'finding');
  const moved = pairSurest({
    ones: [...reviewed].filter((finding) => !pairs.has(finding)),
    others: open.filter((entry) => !same.has(entry)),
    sure: continuationBy(input.history),
    nameOne: (finding) => finding.fingerprint,
    nameOther: ({ mark }) => mark.id,
  });
  for (const [finding, entry] of moved) pairs.set(finding, entry);
  const taken = new Set([...pairs].flatMap(([finding, entry]) => (reviewed.has(finding) ? [entry] : [])));
  const stillOpen: LedgerEntry[] = [];
  const closing: LedgerEntry[] = [];
  for (const entry of open.filter((each) => !taken.has(each))) {
    const fate = complete ? judgeSilence(entry, input) : 'open';
    if (fate === 'closed' || fate === 'withdrawn')
      closing.push({ ...entry, mark: { ...entry.mark, kind: fate, head } });
    else stillOpen.push(fate === 'missed' ? { ...entry, missedAt: head } : entry);
  }
  return {
    findings: withKnownIds(findings, pairs, ledger),
    continued: new Map(
      [...pairs].flatMap(([finding, entry]) =>
        entry.mark.kind === 'finding' && reviewed.has(finding) ? [[finding.fingerprint, entry] as const] : [],
      ),
    ),
    stillOpen,
    accepted: [],
    closing,
    closed: ledger.filter((entry) => entry.mark.kind !== 'finding' && !taken.has(entry)),
  };
}

/** A finding keeps the first id it was published with; a new one may not take an id that was ever shown. */
function withKnownIds(
  findings: readonly Finding[],
  pairs: ReadonlyMap<Finding, LedgerEntry>,
  ledger: readonly LedgerEntry[],
): readonly Finding[] {
  const used = new Set(ledger.map(({ mark }) => mark.id));
  return findings.map((finding) => {
    const entry = pairs.get(finding);
    if (entry !== undefined) {
      const status = entry.mark.kind === 'finding' ? finding.status : ('reopened' as const);
      return { ...finding, id: entry.mark.id, status };
    }
    let id = finding.id;
    for (let nth = 2; used.has(id); nth += 1) id = `${finding.id}-${nth}`;
    used.add(id);
    return { ...finding, id };
  });
}
