import type { Finding } from './finding.ts';
import { normaliseTitle } from './identity.ts';
import { sameProblem } from './join/sighting.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Reviewer } from './reviewer.ts';
import { profileOf } from './similarity/profile.ts';
import { similarity } from './similarity/similarity.ts';

export interface ReconcileInput {
  readonly findings: readonly Finding[];
  readonly reviewers: readonly Reviewer[];
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
  /** Open entries that this run settles. */
  readonly closing: readonly LedgerEntry[];
  /** Entries that earlier runs settled, this run's returned ones apart. */
  readonly closed: readonly LedgerEntry[];
}

/** The first line of a comment weighs the finding and the last one marks it: neither says what is wrong. */
function wordsOf(comment: string): string {
  return comment
    .split('\n')
    .slice(1, -1)
    .join('\n')
    .replace(/<sub>.*$/s, '');
}

/**
 * How surely the finding is the one in the thread, 0 for another: it stands on the thread's lines, as GitHub has
 * carried them to the head, and has the same title or by its words is the same problem (design section 5).
 */
function continuation(entry: LedgerEntry, finding: Finding): number {
  if (entry.standing.in !== 'thread') return 0;
  const { thread, comment } = entry.standing;
  const [location] = finding.locations;
  if (location?.path !== thread.path || location.startLine === undefined || thread.line === null) return 0;
  const end = location.endLine ?? location.startLine;
  if (thread.line < location.startLine || thread.line > end) return 0;
  if (normaliseTitle(comment.body).includes(normaliseTitle(finding.title))) return 1;
  const said = profileOf(`${finding.title}\n${finding.issue}`);
  const alike = similarity(said, profileOf(wordsOf(comment.body)));
  return alike >= sameProblem ? alike : 0;
}

/** The open entry that is most surely continued; undefined when none is. */
function bestContinued(open: readonly LedgerEntry[], finding: Finding): LedgerEntry | undefined {
  let best: { readonly entry: LedgerEntry; readonly sure: number } | undefined;
  for (const entry of open) {
    const sure = continuation(entry, finding);
    if (sure > (best?.sure ?? 0)) best = { entry, sure };
  }
  return best?.entry;
}

/**
 * Design section 7, "What closes a finding": only reviewers that raised it and completed on this head. A tool's
 * complete document closes what it no longer reports. A model's silence closes only where the anchor changed,
 * which GitHub tells by an outdated thread; otherwise silence proves nothing and the finding stays open.
 */
function isClosedBy(reviewers: readonly Reviewer[], { mark, standing }: LedgerEntry): boolean {
  const raisedBy = reviewers.filter(
    ({ id, outcome }) => mark.reviewers.includes(id) && outcome.state === 'reviewed',
  );
  if (raisedBy.length === 0) return false;
  if (raisedBy.some(({ kind }) => kind === 'tool')) return true;
  return standing.in === 'thread' && standing.thread.outdated;
}

/** Compares this run's findings with those of earlier ones. Pure; the order of findings never matters. */
export function reconcile({ findings, reviewers, ledger, complete }: ReconcileInput): Reconciled {
  const byFingerprint = new Map(ledger.map((entry) => [entry.mark.fingerprint, entry]));
  const open = ledger.filter(({ mark }) => mark.kind === 'finding');
  const taken = new Set<LedgerEntry>();
  const pairs = new Map<Finding, LedgerEntry>();
  for (const finding of findings) {
    const entry = byFingerprint.get(finding.fingerprint);
    if (entry === undefined) continue;
    pairs.set(finding, entry);
    taken.add(entry);
  }
  for (const finding of findings.filter((each) => !pairs.has(each))) {
    const untaken = open.filter((candidate) => !taken.has(candidate));
    const entry = bestContinued(untaken, finding);
    if (entry === undefined) continue;
    pairs.set(finding, entry);
    taken.add(entry);
  }
  const unrepeated = open.filter((entry) => !taken.has(entry));
  const closing = complete ? unrepeated.filter((entry) => isClosedBy(reviewers, entry)) : [];
  return {
    findings: withKnownIds(findings, pairs, ledger),
    continued: new Map(
      [...pairs].flatMap(([finding, entry]) =>
        entry.mark.kind === 'finding' ? [[finding.fingerprint, entry] as const] : [],
      ),
    ),
    stillOpen: unrepeated.filter((entry) => !closing.includes(entry)),
    closing,
    closed: ledger.filter((entry) => entry.mark.kind === 'closed' && !taken.has(entry)),
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
      const status = entry.mark.kind === 'closed' ? ('reopened' as const) : finding.status;
      return { ...finding, id: entry.mark.id, status };
    }
    let id = finding.id;
    for (let nth = 2; used.has(id); nth += 1) id = `${finding.id}-${nth}`;
    used.add(id);
    return { ...finding, id };
  });
}
