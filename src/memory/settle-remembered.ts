import type { Acceptance } from '../comments/accept-findings.ts';
import type { EarlierFinding } from '../comments/ledger.ts';
import { isExpired, matcherOf } from '../compare/suppress.ts';
import type { Finding } from '../model/finding.ts';
import { raisedBy } from '../model/original.ts';
import type { BlockingRules } from '../policy/category.ts';
import type { Decision } from '../policy/decision.ts';
import type { Suppression } from '../policy/policy.ts';
import { type Weighable, weigh } from '../policy/weight.ts';
import { isDismissedChangeRequest, judgeRemembered, type Memory } from './memory.ts';
import type { Reconciled } from './reconcile.ts';

/** Moves open entries that people or policy accepted, and that no longer count. */
function accept(
  { accepted, stillOpen }: Reconciled,
  isAccepted: (entry: EarlierFinding) => boolean,
): Pick<Reconciled, 'accepted' | 'stillOpen'> {
  return {
    accepted: [...accepted, ...stillOpen.filter(isAccepted)],
    stillOpen: stillOpen.filter((entry) => !isAccepted(entry)),
  };
}

/**
 * Settles the findings of a run that people accepted, so that they are not posted again and no longer count as open.
 * What is open is as severe as the gravest report that counts, which may be an earlier one.
 */
export function settleAccepted(
  reconciled: Reconciled,
  weighedAs: ReadonlyMap<string, Weighable>,
  { acceptances, ledger }: { acceptances: readonly Acceptance[]; ledger: readonly EarlierFinding[] },
): Reconciled {
  const whole = new Set(acceptances.flatMap(({ id, uncovered }) => (uncovered.length === 0 ? [id] : [])));
  const isAccepted = ({ remembered: { id } }: EarlierFinding) => whole.has(id);
  const known = new Map(ledger.map((entry) => [entry.remembered.id, entry]));
  const continued = new Map(reconciled.continued);
  const findings = reconciled.findings.map((finding) => {
    const { status, severity, originals }: Weighable = weighedAs.get(finding.id) ?? finding;
    const entry = known.get(finding.id);
    if (entry !== undefined && isAccepted(entry)) continued.set(finding.fingerprint, entry);
    return { ...finding, status, severity, ...(originals && { originals }) };
  });
  return { ...reconciled, findings, continued, ...accept(reconciled, isAccepted) };
}

/**
 * Returns the entry that suppresses all originals of a finding of an earlier run, which has its first and its newest
 * fingerprint.
 */
function findSuppression(entries: readonly Suppression[]) {
  const matchers = entries.map((entry) => ({ entry, matches: matcherOf(entry) }));
  return (known: EarlierFinding): Suppression | undefined => {
    const { first, fingerprint, reviewers } = known.remembered;
    const judged = judgeRemembered(known);
    const { originals = [judged] } = judged;
    const fingerprints = [first, fingerprint].flatMap((each) => each ?? []);
    return matchers.find(({ matches }) =>
      fingerprints.some((each) =>
        originals.every(({ category, locations }) =>
          matches({ fingerprint: each, category, locations, reviewers }),
        ),
      ),
    )?.entry;
  };
}

/**
 * Whether only reviewers of the earlier finding report it now. An entry does not suppress another reviewer's
 * report.
 */
function isOfSameReviewers(finding: Finding, { remembered }: EarlierFinding): boolean {
  return raisedBy(finding).every((reviewer) => remembered.reviewers.includes(reviewer));
}

/**
 * Suppresses findings of this run that continue a suppressed one in other words. They keep the entry's
 * fingerprint, so they stay suppressed however often their text changes.
 */
function suppressReworded(
  { findings, continued }: Reconciled,
  entries: readonly Suppression[],
): Pick<Reconciled, 'findings' | 'continued'> {
  const suppressionOf = findSuppression(
    entries.filter(({ fingerprint, reviewer }) => fingerprint !== undefined && reviewer === undefined),
  );
  const known = new Map(continued);
  const suppressed = findings.map((finding) => {
    const remembered = continued.get(finding.fingerprint);
    const entry = remembered && suppressionOf(remembered);
    if (remembered === undefined || entry?.fingerprint === undefined) return finding;
    if (finding.suppressed !== undefined || !isOfSameReviewers(finding, remembered)) return finding;
    known.set(entry.fingerprint, remembered);
    const { fingerprint, reason } = entry;
    return { ...finding, fingerprint, suppressed: { by: 'suppress' as const, reason } };
  });
  return { findings: suppressed, continued: known };
}

/**
 * Applies base policy's suppressions to findings of earlier runs, both those still open and those reported in
 * other words: an entry has the fingerprint of the first text, and a model seldom repeats a text. `notes` name those
 * that were open.
 */
export function suppressRemembered(
  reconciled: Reconciled,
  entries: readonly Suppression[],
  /** The day in UTC, as `2026-12-31`. */
  today: string,
): Reconciled & { readonly notes: readonly string[] } {
  const current = entries.filter((entry) => !isExpired(entry, today));
  const suppressionOf = findSuppression(current);
  const notes = reconciled.stillOpen.flatMap((known) => {
    const reason = suppressionOf(known)?.reason;
    if (reason === undefined) return [];
    return [`policy.suppress: ${known.remembered.id} of an earlier run does not count (${reason})`];
  });
  return {
    ...reconciled,
    ...suppressReworded(reconciled, current),
    ...accept(reconciled, (known) => suppressionOf(known) !== undefined),
    openOriginals: new Map(
      [...reconciled.openOriginals].filter(([fingerprint]) => {
        const known = reconciled.continued.get(fingerprint);
        return known === undefined || suppressionOf(known) === undefined;
      }),
    ),
    notes,
  };
}

/**
 * Respects a person's dismissal for the same findings (`docs/memory.md`): when all our change requests are
 * dismissed and only findings block that were published as blocking before, the new review is a comment. The
 * verdict and the gate stay the same. A reviewer's claim without a blocking finding is a separate request.
 */
export function respectDismissal(
  decision: Decision,
  known: {
    readonly memory: Memory;
    readonly reconciled: Pick<Reconciled, 'continued' | 'stillOpen'>;
    readonly rules: BlockingRules;
  },
): Decision {
  const { memory, reconciled, rules } = known;
  const isRequested = decision.event === 'REQUEST_CHANGES' && decision.blocking.length > 0;
  if (!isRequested || memory.reviews.some(({ state }) => state === 'CHANGES_REQUESTED')) return decision;
  if (!memory.reviews.some(isDismissedChangeRequest)) return decision;
  const blockedBefore = [...reconciled.continued.values(), ...reconciled.stillOpen]
    .filter((entry) => weigh(judgeRemembered(entry), rules) === 'blocking')
    .map(({ remembered }) => remembered.id);
  const isNew = decision.blocking.some((id) => !blockedBefore.includes(id));
  return isNew ? decision : { ...decision, event: 'COMMENT' };
}
