import type { EarlierFinding } from '../comments/ledger.ts';
import { type Finding, hasOpenStatus, mostSevere } from '../model/finding.ts';
import { originalsOf, type RememberedOriginal } from '../model/known-finding.ts';
import { raisedBy } from '../model/original.ts';
import type { Reporter } from '../model/reporter.ts';
import type { Weighable } from '../policy/weight.ts';
import { isOpen, pairFindings, placeNow } from './pair-findings.ts';
import { isTouched, judgeSilence, type SilenceContext } from './silence.ts';

export interface ReconcileInput extends SilenceContext {
  readonly findings: readonly Finding[];
  readonly ledger: readonly EarlierFinding[];
  /** False when a page of the conversation is missing: then a missing comment proves nothing. */
  readonly complete: boolean;
  /** Open entries that were marked as fixed, for this run to check again. */
  readonly markedFixed?: ReadonlySet<EarlierFinding>;
}

export interface Reconciled {
  /** This run's findings: known ones under their published id, `reopened` when they had been closed. */
  readonly findings: readonly Finding[];
  /** By fingerprint of this run's finding: the open entry that it continues. */
  readonly continued: ReadonlyMap<string, EarlierFinding>;
  /**
   * By fingerprint of this run's finding: originals of an earlier run that their reviewers do not repeat and
   * that nothing closes. They are weighed with the finding, since another reviewer's report replaces none of
   * them.
   */
  readonly openOriginals: ReadonlyMap<string, readonly RememberedOriginal[]>;
  /** Open entries that were not repeated and that nothing closes; they count as before. */
  readonly stillOpen: readonly EarlierFinding[];
  /** Open entries that were not repeated and no longer count: people accepted them, or policy suppresses them. */
  readonly accepted: readonly EarlierFinding[];
  /** Open entries that do not count by themselves, since findings that continue other entries repeat them. */
  readonly merged: readonly EarlierFinding[];
  /** Open entries that this run settles; their marks hold the outcome and the head. */
  readonly closing: readonly EarlierFinding[];
  /** Entries that earlier runs settled, without those reopened by this run. */
  readonly closed: readonly EarlierFinding[];
}

/** Compares this run's findings with those of earlier ones. Pure; the order of findings never matters. */
export function reconcile(input: ReconcileInput): Reconciled {
  const { findings, ledger } = input;
  // A finding reported as gone continues no entry; it settles an entry only as silence does.
  const reported = findings.filter(hasOpenStatus);
  const pairs = pairFindings(reported, input);
  const paired = new Set(pairs.values());
  const continued = [...pairs].filter(([, entry]) => isOpen(entry));
  const absent = ledger.filter((entry) => isOpen(entry) && !paired.has(entry));
  const isMerged = isMergedInto(reported);
  const judged = absent.filter((entry) => !isMerged(entry)).map((entry) => judgeAbsent(entry, input));
  return {
    findings: withKnownIds(pairs, input),
    continued: new Map(continued.map(([{ fingerprint }, entry]) => [fingerprint, entry])),
    openOriginals: new Map(
      continued.flatMap(([finding, entry]) => {
        const open = openOriginals(entry, finding, input);
        return open.length === 0 ? [] : [[finding.fingerprint, open] as const];
      }),
    ),
    stillOpen: judged.filter(isOpen),
    accepted: [],
    merged: absent.filter(isMerged),
    closing: judged.filter((entry) => !isOpen(entry)),
    closed: ledger.filter((entry) => !isOpen(entry) && !paired.has(entry)),
  };
}

/** An open entry that no finding repeats: settled where its reviewers' silence says so, otherwise open. */
function judgeAbsent(entry: EarlierFinding, input: ReconcileInput): EarlierFinding {
  if (!input.complete) return entry;
  const left = withoutSettledOriginals(entry, input);
  const outcome = judgeSilence(left, input);
  if (outcome === 'closed' || outcome === 'withdrawn') return settle(left, outcome, input);
  return outcome === 'missed' ? { ...left, remembered: { ...left.remembered, missedAt: input.head } } : left;
}

/** Whether each reviewer that raised an entry repeats it among the originals of some of these findings. */
function isMergedInto(findings: readonly Finding[]): (entry: EarlierFinding) => boolean {
  const keyOf = (reviewer: string, fingerprint = '') => `${reviewer} ${fingerprint}`;
  const repeated = new Set(
    findings.flatMap(({ sources }) =>
      sources.map(({ reviewer, fingerprint }) => keyOf(reviewer, fingerprint)),
    ),
  );
  return ({ remembered }) =>
    remembered.reviewers.length > 0 &&
    originalsOf(remembered).every(({ reviewer, fingerprint = remembered.fingerprint }) =>
      repeated.has(keyOf(reviewer, fingerprint)),
    );
}

/** An entry with one of its originals, as if no other reviewer had raised it. */
function alone(entry: EarlierFinding, original: RememberedOriginal): EarlierFinding {
  const { reviewer } = original;
  return { ...entry, remembered: { ...entry.remembered, reviewers: [reviewer], originals: [original] } };
}

/** An entry without the originals that their own reviewers settle, as long as one is left. */
function withoutSettledOriginals(entry: EarlierFinding, input: ReconcileInput): EarlierFinding {
  const originals = originalsOf(entry.remembered);
  const open = originals.filter((original) => judgeSilence(alone(entry, original), input) !== 'closed');
  const isWhole = open.length === 0 || open.length === originals.length;
  if (isWhole) return entry;
  const reviewers = open.map(({ reviewer }) => reviewer);
  return { ...entry, remembered: { ...entry.remembered, reviewers, originals: open } };
}

/**
 * The originals of an entry by reviewers that do not report its finding now, unless their silence closes
 * them.
 */
function openOriginals(
  entry: EarlierFinding,
  finding: Finding,
  input: ReconcileInput,
): readonly RememberedOriginal[] {
  const raising = raisedBy(finding);
  return originalsOf(entry.remembered).filter(
    (original) =>
      !raising.includes(original.reviewer) &&
      (!input.complete || judgeSilence(alone(entry, original), input) === 'open'),
  );
}

/** A finding with what decides its weight. */
type WeighedFinding = Finding & Pick<Weighable, 'originals'>;

/**
 * The finding as it is weighed: with the originals of earlier runs that still count, and by them alone where its own are
 * withheld.
 */
export function withOpenOriginals(
  finding: Finding,
  { openOriginals }: Pick<Reconciled, 'openOriginals'>,
): WeighedFinding {
  const originals = openOriginals.get(finding.fingerprint);
  if (originals === undefined) return finding;
  // Each original has its own advisory flag.
  const { advisory: _, suppressed, ...weighable } = finding;
  const own = suppressed === undefined ? [finding] : [];
  return {
    ...weighable,
    severity: mostSevere([...own, ...originals].map(({ severity }) => severity)),
    sources: own.flatMap(({ sources }) => sources),
    originals,
  };
}

/** Settles an entry. Its mark gets the finding's place at this head when that is known. */
function settle(
  entry: EarlierFinding,
  kind: 'closed' | 'withdrawn',
  { head, history }: Pick<ReconcileInput, 'head' | 'history'>,
): EarlierFinding {
  const { place: then, ...mark } = entry.remembered;
  const now = then && placeNow(entry, history);
  const known = now === 'gone' ? undefined : now;
  const place = then && (known ?? { path: then.path, side: then.side });
  return { ...entry, remembered: { ...mark, ...(place && { place }), kind, head } };
}

/**
 * A continued finding keeps its first published id and its disputers. A new finding may not use an id that
 * was ever shown.
 */
function withKnownIds(
  pairs: ReadonlyMap<Finding, EarlierFinding>,
  input: ReconcileInput,
): readonly Finding[] {
  const used = new Set(input.ledger.map(({ remembered }) => remembered.id));
  return input.findings.map((finding) => {
    const entry = pairs.get(finding);
    if (entry !== undefined) {
      const { id } = entry.remembered;
      if (!isOpen(entry)) return { ...finding, id, status: 'reopened' };
      const status = input.markedFixed?.has(entry) === true ? 'reopened' : finding.status;
      return { ...withOpenDisputes(finding, entry, input), id, status };
    }
    const id = takeId(finding.id, used);
    return id === finding.id ? finding : { ...finding, id };
  });
}

/**
 * Reviewers whose earlier dispute of a finding is still open. A dispute stays open until its reviewer reports
 * the finding itself, or has reviewed a head at which lines changed that the finding names.
 */
function openDisputers(
  entry: EarlierFinding,
  finding: Finding,
  { reviewers, history }: Pick<SilenceContext, 'reviewers' | 'history'>,
): readonly string[] {
  const raising = raisedBy(finding);
  const hasReviewed = (id: string) =>
    reviewers.some((reviewer) => reviewer.id === id && reviewer.outcome.state === 'reviewed');
  return entry.remembered.contestedBy.filter(
    (id) => !raising.includes(id) && !(hasReviewed(id) && isTouched(entry, history)),
  );
}

/** The finding that continues an entry, with its open disputes added as if they were of this run. */
function withOpenDisputes(
  finding: Finding,
  entry: EarlierFinding,
  run: Pick<SilenceContext, 'reviewers' | 'history'>,
): Finding {
  const disputers = openDisputers(entry, finding, run);
  if (disputers.length === 0) return finding;
  return {
    ...finding,
    contestedBy: [...new Set([...finding.contestedBy, ...disputers])].sort(),
    requiresHuman: true,
  };
}

/** The id, with a number if it is used; used from then on. */
export function takeId(id: string, used: Set<string>): string {
  let free = id;
  for (let nth = 2; used.has(free); nth += 1) free = `${id}-${nth}`;
  used.add(free);
  return free;
}

/** Results for findings that were marked as fixed, by id. */
export interface Rechecked {
  readonly verified: readonly string[];
  readonly reopened: readonly string[];
  /** Not repeated, but no reviewer that raised them confirmed that they are gone. */
  readonly unanswered: readonly string[];
}

/** Results of a `verify` run for a pull request's entries that were marked as fixed. */
export function recheckedIn(
  { closing, continued, stillOpen }: Pick<Reconciled, 'closing' | 'continued' | 'stillOpen'>,
  marked: readonly EarlierFinding[],
): Rechecked {
  const ids = new Set(marked.map(({ remembered }) => remembered.id));
  const among = (entries: Iterable<EarlierFinding>) =>
    [...entries].map(({ remembered }) => remembered.id).filter((id) => ids.has(id));
  return {
    verified: among(closing),
    reopened: among(continued.values()),
    unanswered: among(stillOpen),
  };
}

/** Logs the results for the findings that were marked as fixed. */
export function reportVerified(reporter: Reporter, { verified, reopened, unanswered }: Rechecked): void {
  reporter.info(
    `Findings marked as fixed: ${verified.length} verified, ${reopened.length} reopened, ${unanswered.length} unanswered`,
  );
  for (const id of unanswered)
    reporter.warning(`${id} stays as it is: it is marked as fixed, but no reviewer that raised it ran`);
}
