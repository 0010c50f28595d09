import { type EarlierFinding, isOpen } from '../comments/ledger.ts';
import { type Finding, hasOpenStatus, mostSevere } from '../model/finding.ts';
import { originalKey } from '../model/finding-history.ts';
import { originalsOf, type RememberedOriginal } from '../model/known-finding.ts';
import { raisedBy } from '../model/original.ts';
import type { Reporter } from '../model/reporter.ts';
import type { Weighable } from '../policy/weight.ts';
import { isTouched, judgeSilence, type SilenceContext, type SilenceOutcome } from './changes-since-review.ts';
import { pairFindings, placeNow } from './pair-findings.ts';

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
  const repeated = new Set(pairs.values());
  const unrepeated = ledger.filter((entry) => !repeated.has(entry));
  const isMerged = isMergedInto(reported);
  const [merged, absent] = divide(unrepeated.filter(isOpen), isMerged);
  const [stillOpen, closing] = divide(
    absent.map((entry) => judgeAbsent(entry, input)),
    isOpen,
  );
  const continued = new Map([...pairs].filter(([, entry]) => isOpen(entry)));
  return {
    findings: withKnownIds(pairs, input),
    continued: new Map([...continued].map(([{ fingerprint }, entry]) => [fingerprint, entry])),
    openOriginals: openOriginals(continued, input),
    stillOpen,
    accepted: [],
    merged,
    closing,
    closed: unrepeated.filter((entry) => !isOpen(entry)),
  };
}

/** The items that pass a test, and the others. */
function divide<T>(items: readonly T[], passes: (item: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [items.filter(passes), items.filter((item) => !passes(item))];
}

/** Whether each reviewer that raised an entry repeats it among the originals of some of these findings. */
function isMergedInto(findings: readonly Finding[]): (entry: EarlierFinding) => boolean {
  const repeated = new Set(findings.flatMap(({ sources }) => sources.map(originalKey)));
  return ({ remembered }) =>
    remembered.reviewers.length > 0 &&
    originalsOf(remembered).every(({ reviewer, fingerprint = remembered.fingerprint }) =>
      repeated.has(originalKey({ reviewer, fingerprint })),
    );
}

/** An open entry that no finding repeats: settled where its reviewers' silence says so, otherwise open. */
function judgeAbsent(entry: EarlierFinding, input: ReconcileInput): EarlierFinding {
  if (!input.complete) return entry;
  const left = withoutSettledOriginals(entry, input);
  const outcome = judgeSilence(left, input);
  if (outcome === 'closed' || outcome === 'withdrawn') return settle(left, outcome, input);
  return outcome === 'missed' ? { ...left, remembered: { ...left.remembered, missedAt: input.head } } : left;
}

/** An entry without the originals that their own reviewers settle, as long as one is left. */
function withoutSettledOriginals(entry: EarlierFinding, input: ReconcileInput): EarlierFinding {
  const originals = originalsOf(entry.remembered);
  const open = originals.filter((original) => silenceAbout(original, entry, input) !== 'closed');
  return open.length === 0 || open.length === originals.length ? entry : withOriginals(entry, open);
}

/** What the silence of the reviewer of an original means for it, as if no other reviewer had raised the finding. */
function silenceAbout(
  original: RememberedOriginal,
  entry: EarlierFinding,
  input: ReconcileInput,
): SilenceOutcome {
  return judgeSilence(withOriginals(entry, [original]), input);
}

function withOriginals(entry: EarlierFinding, originals: readonly RememberedOriginal[]): EarlierFinding {
  const reviewers = originals.map(({ reviewer }) => reviewer);
  return { ...entry, remembered: { ...entry.remembered, reviewers, originals } };
}

/** Settles an entry. Its mark gets the finding's place at this head when that is known. */
function settle(
  entry: EarlierFinding,
  kind: 'closed' | 'withdrawn',
  { head, history }: Pick<ReconcileInput, 'head' | 'history'>,
): EarlierFinding {
  const { place: then, ...mark } = entry.remembered;
  if (then === undefined) return { ...entry, remembered: { ...mark, kind, head } };
  const now = placeNow(entry, history);
  const place = now === undefined || now === 'gone' ? { path: then.path, side: then.side } : now;
  return { ...entry, remembered: { ...mark, place, kind, head } };
}

/**
 * By fingerprint of a finding: the originals of the entry that it continues whose reviewers do not report it now, unless
 * their silence closes them.
 */
function openOriginals(
  continued: ReadonlyMap<Finding, EarlierFinding>,
  input: ReconcileInput,
): ReadonlyMap<string, readonly RememberedOriginal[]> {
  const all = [...continued].map(([finding, entry]) => {
    const raising = raisedBy(finding);
    const open = originalsOf(entry.remembered)
      .filter(({ reviewer }) => !raising.includes(reviewer))
      .filter((original) => !input.complete || silenceAbout(original, entry, input) === 'open');
    return [finding.fingerprint, open] as const;
  });
  return new Map(all.filter(([, open]) => open.length > 0));
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

/**
 * This run's findings: one that continues or reopens an entry keeps its first published id and its disputers. A new
 * finding may not use an id that was ever shown.
 */
function withKnownIds(
  pairs: ReadonlyMap<Finding, EarlierFinding>,
  input: ReconcileInput,
): readonly Finding[] {
  const used = new Set(input.ledger.map(({ remembered }) => remembered.id));
  return input.findings.map((finding) => {
    const entry = pairs.get(finding);
    if (entry === undefined) return { ...finding, id: takeId(finding.id, used) };
    const { id } = entry.remembered;
    if (!isOpen(entry)) return { ...finding, id, status: 'reopened' };
    const status = input.markedFixed?.has(entry) === true ? 'reopened' : finding.status;
    return { ...withOpenDisputes(finding, entry, input), id, status };
  });
}

/**
 * The finding that continues an entry, with the entry's disputes that are still open as if they were of this run. A dispute
 * stays open until its reviewer reports the finding itself, or has reviewed a head at which lines changed that the
 * finding names.
 */
function withOpenDisputes(
  finding: Finding,
  entry: EarlierFinding,
  { reviewers, history }: Pick<SilenceContext, 'reviewers' | 'history'>,
): Finding {
  const raising = raisedBy(finding);
  const reviewed = reviewers.filter(({ outcome }) => outcome.state === 'reviewed').map(({ id }) => id);
  const disputers = entry.remembered.contestedBy.filter(
    (id) => !raising.includes(id) && !(reviewed.includes(id) && isTouched(entry, history)),
  );
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
