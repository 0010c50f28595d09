import { type EarlierFinding, passageOf, threadOf } from '../comments/ledger.ts';
import { alikeTexts, pairSurest } from '../compare/known-fingerprints.ts';
import { type Finding, hasOpenStatus, type Location } from '../model/finding.ts';
import { originalsOf, type RememberedOriginal, titleHash } from '../model/known-finding.ts';
import { cached } from '../model/lists.ts';
import { raisedBy } from '../model/original.ts';
import type { Reporter } from '../model/reporter.ts';
import type { History } from './changes-since-review.ts';
import { isTouched, judgeSilence, type SilenceContext } from './silence.ts';

/** GitHub moves a thread's line itself until the line is removed; the side stays the same. */
function placeByGitHub(entry: EarlierFinding): Location | undefined {
  const { path, line = null } = threadOf(entry) ?? {};
  if (path === undefined || line === null) return undefined;
  return { path, startLine: line, side: entry.remembered.place?.side ?? 'RIGHT' };
}

/** The place of an entry at this head, by our own diff of the two heads or else by GitHub's. */
export function placeNow(entry: EarlierFinding, history: History): Location | 'gone' | undefined {
  const { place, head } = entry.remembered;
  return (place && history.carry(head, place)) ?? placeByGitHub(entry);
}

/** The file of an entry at this head; empty without a place. */
function pathNow(entry: EarlierFinding, history: History): string {
  const place = placeNow(entry, history);
  return place === undefined || place === 'gone' ? '' : place.path;
}

function meets(then: Location, { locations: [now] }: Finding): boolean {
  if (now === undefined || then.path !== now.path || then.side !== now.side) return false;
  if (then.startLine === undefined || now.startLine === undefined) return then.startLine === now.startLine;
  const [thenEnd, nowEnd] = [then.endLine ?? then.startLine, now.endLine ?? now.startLine];
  return then.startLine <= nowEnd && now.startLine <= thenEnd;
}

function isAt(entry: EarlierFinding, finding: Finding, history: History): boolean {
  const place = placeNow(entry, history);
  if (place === 'gone') return false;
  if (place !== undefined) return meets(place, finding);
  return entry.remembered.place === undefined && finding.locations.length === 0;
}

/**
 * How likely a finding continues an entry, 0 when it does not: it lies at the entry's current place and has
 * the same title or a similar text. When neither has a place, only the title is compared.
 */
function continuationBy(history: History): (finding: Finding, entry: EarlierFinding) => number {
  const textsOf = cached((entry: EarlierFinding) => {
    const { title = '', text = '' } = passageOf(entry);
    return { title, issue: text };
  });
  return (finding, entry) => {
    if (!isAt(entry, finding, history)) return 0;
    if (entry.remembered.title === titleHash(finding.title)) return 1;
    return finding.locations.length === 0 ? 0 : alikeTexts(finding, textsOf(entry));
  };
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

const isOpen = ({ remembered }: EarlierFinding) => remembered.kind === 'finding';

/**
 * Pairs by fingerprint, including the first one and those of merged originals, since equal fingerprints mean the
 * same finding. Entries known only from our own texts are paired by id and title. Each entry and each finding is in
 * one pair.
 */
function pairSame(
  findings: readonly Finding[],
  entries: readonly EarlierFinding[],
): ReadonlyMap<Finding, EarlierFinding> {
  const found = new Map(findings.map((each) => [`${each.id} ${titleHash(each.title)}`, each]));
  for (const finding of findings) found.set(finding.fingerprint, finding);
  const pairs = new Map<Finding, EarlierFinding>();
  const taken = new Set<EarlierFinding>();
  const pairBy = (keysOf: (remembered: EarlierFinding['remembered']) => readonly (string | undefined)[]) => {
    for (const entry of entries) {
      const finding = keysOf(entry.remembered)
        .flatMap((key = '') => found.get(key) ?? [])
        .find((each) => !pairs.has(each));
      if (finding === undefined || taken.has(entry)) continue;
      pairs.set(finding, entry);
      taken.add(entry);
    }
  };
  pairBy(({ id, title, fingerprint = `${id} ${title}` }) => [fingerprint]);
  pairBy(({ first }) => [first]);
  for (const finding of findings)
    for (const { fingerprint } of finding.sources) found.set(fingerprint, finding);
  pairBy(({ fingerprint, originals = [] }) => [fingerprint, ...originals.map((each) => each.fingerprint)]);
  return pairs;
}

/**
 * Pairs each finding with the entry that it continues or reopens. Open entries take precedence over settled
 * ones.
 */
function pairUp(
  { ledger, history }: ReconcileInput,
  reviewed: readonly Finding[],
): ReadonlyMap<Finding, EarlierFinding> {
  const pairs = new Map<Finding, EarlierFinding>();
  const sure = continuationBy(history);
  for (const entries of [ledger.filter(isOpen), ledger.filter((entry) => !isOpen(entry))]) {
    // Most runs are the first: hashing the titles of 10,000 findings takes 70 ms.
    if (entries.length === 0) continue;
    const left = reviewed.filter((finding) => !pairs.has(finding));
    const same = pairSame(left, entries);
    const taken = new Set(same.values());
    const moved = pairSurest({
      ones: left.filter((finding) => !same.has(finding)),
      others: entries.filter((entry) => !taken.has(entry)),
      sure,
      // `isAt` compares only these: both without a place are compared by title.
      fileOfOne: ({ locations: [place] }) => place?.path ?? '',
      fileOfOther: (entry) => pathNow(entry, history),
      nameOne: (finding) => finding.fingerprint,
      nameOther: ({ remembered }) => remembered.id,
    });
    for (const [finding, entry] of [...same, ...moved]) pairs.set(finding, entry);
  }
  return pairs;
}

/** Compares this run's findings with those of earlier ones. Pure; the order of findings never matters. */
export function reconcile(input: ReconcileInput): Reconciled {
  const { findings, ledger, complete, head } = input;
  // A finding reported as gone continues no entry; it settles an entry only as silence does.
  const reviewed = findings.filter(hasOpenStatus);
  const pairs = pairUp(input, reviewed);
  const taken = new Set(pairs.values());
  const left = ledger.filter((each) => isOpen(each) && !taken.has(each));
  const merged = new Set(left.filter(isMergedInto(reviewed)));
  const stillOpen: EarlierFinding[] = [];
  const closing: EarlierFinding[] = [];
  for (const known of left) {
    if (merged.has(known)) continue;
    const entry = complete ? withoutSettledOriginals(known, input) : known;
    const fate = complete ? judgeSilence(entry, input) : 'open';
    if (fate === 'closed' || fate === 'withdrawn') closing.push(settle(entry, fate, input));
    else
      stillOpen.push(
        fate === 'missed' ? { ...entry, remembered: { ...entry.remembered, missedAt: head } } : entry,
      );
  }
  const continued = [...pairs].filter(([, entry]) => isOpen(entry));
  return {
    findings: withKnownIds(pairs, input),
    continued: new Map(continued.map(([{ fingerprint }, entry]) => [fingerprint, entry])),
    openOriginals: new Map(
      continued.flatMap(([finding, entry]) => {
        const open = openOriginals(entry, finding, input);
        return open.length === 0 ? [] : [[finding.fingerprint, open] as const];
      }),
    ),
    stillOpen,
    accepted: [],
    merged: [...merged],
    closing,
    closed: ledger.filter((entry) => !isOpen(entry) && !taken.has(entry)),
  };
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
