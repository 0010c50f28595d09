import { type EarlierFinding, isOpen, threadOf } from '../comments/ledger.ts';
import { carryLine } from '../diff/carry.ts';
import { type DiffFile, hasUnknownLines, runsWithin } from '../diff/hunk.ts';
import { diffOfFiles } from '../diff/read-hunks.ts';
import type { Since } from '../model/files.ts';
import type { Location } from '../model/finding.ts';
import type { DocumentReport } from '../model/ingest-report.ts';
import { filesOf, placesOf } from '../model/known-finding.ts';
import { isPartly, type Reviewer } from '../model/reviewer.ts';

/** A file at an earlier head, by the name it had there. */
export interface FileThen {
  readonly head: string;
  readonly path: string;
}

/** Files beyond this number remain unknown, which never closes a finding. */
const maxFiles = 60;

/** The files that open findings depend on, at the heads where the findings were last seen. */
export function filesToCompare(ledger: readonly EarlierFinding[], head: string): readonly FileThen[] {
  const files = new Map<string, FileThen>();
  for (const { remembered } of ledger) {
    const { head: then } = remembered;
    if (remembered.kind !== 'finding' || then === head) continue;
    for (const { path } of placesOf(remembered)) files.set(`${then}:${path}`, { head: then, path });
  }
  return [...files.values()].slice(0, maxFiles);
}

/** Compares earlier heads with this one. */
export interface History {
  /**
   * Whether a file of an earlier head has changed within ten lines of a place, or at all without lines; undefined when
   * unknown.
   */
  changed(commit: string, place: Location): boolean | undefined;
  /** The current place of a place at an earlier head; undefined when unknown. */
  carry(commit: string, place: Location): Location | 'gone' | undefined;
}

/** Lines of the left side are numbered in the merge base, so they are not carried here. */
function carryInto(file: DiffFile, place: Location): Location | 'gone' | undefined {
  if (file.status === 'removed') return 'gone';
  const { path } = file;
  const { startLine, endLine = startLine } = place;
  if (startLine === undefined || endLine === undefined || place.side === 'LEFT') return { ...place, path };
  if (file.binary || file.missing !== undefined) return undefined;
  const [start, end] = [firstFrom(file, startLine), lastUpTo(file, endLine)];
  if (start > end) return 'gone';
  return { path, side: place.side, startLine: start, ...(end > start && { endLine: end }) };
}

/**
 * A replaced start line moves to the start of its replacement: right after the nearest line before it that
 * remains.
 */
function firstFrom(file: DiffFile, line: number): number {
  for (let before = line; before > 0; before -= 1) {
    const carried = carryLine(file, before);
    if (carried !== 'deleted') return before === line ? carried : carried + 1;
  }
  return 1;
}

/**
 * A replaced end line moves to the end of its replacement: right before the nearest line after it that
 * remains.
 */
function lastUpTo(file: DiffFile, line: number): number {
  for (let after = line; ; after += 1) {
    const carried = carryLine(file, after);
    if (carried !== 'deleted') return after === line ? carried : carried - 1;
  }
}

/** A renamed file without other changes does not differ. */
function isOther({ status, hunks, missing, binary }: DiffFile): boolean {
  return status !== 'renamed' || hunks.length > 0 || missing !== undefined || binary;
}

/** A change farther away than this many lines says nothing about a place. */
const nearLines = 10;

/** Where lines are unknown, or numbered in the merge base, each change may be near. */
function isNear(file: DiffFile, { side, startLine, endLine = startLine }: Location): boolean {
  if (startLine === undefined || endLine === undefined || side === 'LEFT') return true;
  if (file.status === 'removed' || hasUnknownLines(file)) return true;
  const range = { start: startLine - nearLines, end: endLine + nearLines };
  return [...runsWithin(file, 'LEFT', range)].some(({ run }) => run.kind !== 'context');
}

export function createHistory(head: string, since: readonly Since[]): History {
  const heads = new Map(
    since.map(({ head: then, known, files }) => [then, { known: new Set(known), diff: diffOfFiles(files) }]),
  );
  /** How the file of a place came from an earlier head to this one; undefined when unknown. */
  const fileSince = (commit: string, { path }: Location): DiffFile | 'same' | undefined => {
    if (commit === head) return 'same';
    const earlier = heads.get(commit);
    if (earlier?.known.has(path) !== true) return undefined;
    return earlier.diff.byFormerPath.get(path) ?? earlier.diff.byPath.get(path) ?? 'same';
  };
  return {
    changed: (commit, place) => {
      const file = fileSince(commit, place);
      return file === undefined ? undefined : file !== 'same' && isOther(file) && isNear(file, place);
    },
    carry: (commit, place) => {
      const file = fileSince(commit, place);
      return file === 'same' ? place : file && carryInto(file, place);
    },
  };
}

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
