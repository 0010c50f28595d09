import { type EarlierFinding, isOpen, threadOf } from '../comments/ledger.ts';
import type { DocumentReport } from '../model/ingest-report.ts';
import { filesOf, placesOf } from '../model/known-finding.ts';
import { isPartly, type Reviewer } from '../model/reviewer.ts';
import type { History } from './changes-since-review.ts';

export interface SilenceContext {
  /** Reviewers of this head; the silence of those that did not complete proves nothing. */
  readonly reviewers: readonly Reviewer[];
  readonly history: History;
  readonly head: string;
  /** Whether this run reviewed the whole change. */
  readonly isFull: boolean;
  /** Changed files that could not be read: silence about them proves nothing. */
  readonly unread: ReadonlySet<string>;
  readonly isBlocking: (entry: EarlierFinding) => boolean;
  /** Reviewers that are apps. */
  readonly apps?: ReadonlySet<string>;
}

/**
 * Reviewers whose silence may count: nothing of their documents was invalid, since it might have been the
 * finding in question, and a document without findings proves a clean review.
 */
export function withWholeDocuments(
  reviewers: readonly Reviewer[],
  documents: readonly DocumentReport[],
): readonly Reviewer[] {
  return reviewers.filter(({ id }) =>
    documents
      .filter(({ reviewer }) => reviewer === id)
      .every(({ refused, accepted, provesClean }) => refused === 0 && (accepted > 0 || provesClean)),
  );
}

/** `missed`: remains open although a whole review did not report it. */
export type SilenceOutcome = 'open' | 'missed' | 'closed' | 'withdrawn';

/**
 * Whether lines have changed near one of the finding's places, or near one that its fix or references name, since it was
 * last seen. When that is unknown, an outdated thread shows that the lines changed.
 */
export function isTouched(entry: EarlierFinding, history: History): boolean {
  const { remembered } = entry;
  const answers = placesOf(remembered).map((place) => history.changed(remembered.head, place));
  if (answers.some((changed) => changed === true)) return true;
  return answers[0] === undefined && threadOf(entry)?.outdated === true;
}

function isRead(mark: EarlierFinding['remembered'], { unread }: SilenceContext): boolean {
  return filesOf(mark).every((path) => !unread.has(path));
}

/**
 * Outcome for an open finding that was not repeated (`docs/memory.md`). Only reviewers that raised it and
 * completed on this head count. A tool's complete document closes findings that it no longer reports. A
 * model's silence closes a finding only when lines near a place that it names changed. Otherwise a blocking finding stays
 * open, and so does one of an app; any other is withdrawn once whole reviews of two heads did not report it.
 */
export function judgeSilence(entry: EarlierFinding, silent: SilenceContext): SilenceOutcome {
  const { remembered } = entry;
  const raised = silent.reviewers.filter(
    ({ id, outcome }) => remembered.reviewers.includes(id) && outcome.state === 'reviewed',
  );
  if (raised.length === 0 || !isRead(remembered, silent)) return 'open';
  if (raised.some((each) => each.kind === 'tool' && !isPartly(each)) || isTouched(entry, silent.history))
    return 'closed';
  // An app that reads only what is new says nothing of the rest, and its thread is there still.
  if (raised.every(({ id }) => silent.apps?.has(id))) return 'open';
  if (!silent.isFull || silent.isBlocking(entry)) return 'open';
  const { missedAt } = remembered;
  return missedAt === undefined || missedAt === silent.head ? 'missed' : 'withdrawn';
}

/**
 * Whether an open finding of a pull request must be checked again: a file that it names changed since it was
 * last seen, or someone resolved its thread who may not settle it.
 */
export function isMarkedFixed(entry: EarlierFinding, history: History): boolean {
  return isOpen(entry) && (isTouched(entry, history) || threadOf(entry)?.resolved === true);
}
