import type { EarlierFinding } from '../comments/ledger.ts';
import { carryLine } from '../diff/carry.ts';
import { type DiffFile, hasUnknownLines, runsWithin } from '../diff/hunk.ts';
import { diffOfFiles } from '../diff/read-hunks.ts';
import type { Since } from '../model/files.ts';
import type { Location } from '../model/finding.ts';
import { placesOf } from '../model/known-finding.ts';

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
