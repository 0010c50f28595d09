import { z } from 'zod';
import type { EarlierFinding } from '../comments/ledger.ts';
import { carryLine } from '../diff/carry.ts';
import type { Diff, DiffFile } from '../diff/hunk.ts';
import { diffOfFiles } from '../diff/read-hunks.ts';
import { ChangedFile } from '../model/files.ts';
import type { Location } from '../model/finding.ts';
import { CommitId } from '../model/review-document.ts';

/** What became of some files from an earlier head to this one: each entry of `files` is one that is not as it was. */
export const Since = z
  .strictObject({
    head: CommitId,
    /** Names at the earlier head that were looked at; of any other one nothing is known. */
    known: z.array(z.string()).readonly(),
    files: z.array(ChangedFile).readonly(),
  })
  .readonly();
export type Since = z.infer<typeof Since>;

/** `since.json`: one entry for each earlier head that something open was last seen at. */
export const SinceFile = z.array(Since).readonly();

/** A file at an earlier head, by the name it had there. */
export interface FileThen {
  readonly head: string;
  readonly path: string;
  /** Whether lines of it have to be found again. */
  readonly lines: boolean;
}

/** Beyond this many files the rest stays unknown, which never closes anything. */
const maxFiles = 60;

/** The files that what is open depends on, at the heads where it was last seen. */
export function filesToCompare(ledger: readonly EarlierFinding[], head: string): readonly FileThen[] {
  const files = new Map<string, FileThen>();
  const add = (file: FileThen) => {
    const key = `${file.head}:${file.path}`;
    files.set(key, { ...file, lines: file.lines || files.get(key)?.lines === true });
  };
  for (const { remembered } of ledger) {
    if (remembered.kind !== 'finding' || remembered.head === head) continue;
    const { place, alsoAt, named } = remembered;
    if (place !== undefined)
      add({
        head: remembered.head,
        path: place.path,
        lines: place.startLine !== undefined && place.side === 'RIGHT',
      });
    for (const path of [...alsoAt, ...named]) add({ head: remembered.head, path, lines: false });
  }
  return [...files.values()].slice(0, maxFiles);
}

/** What is known of the way from earlier heads to this one. */
export interface History {
  /** Whether a file of an earlier head is another one now; undefined where nobody knows. */
  changed(commit: string, path: string): boolean | undefined;
  /** Where a place of an earlier head lies now; undefined where nobody knows. */
  carry(commit: string, place: Location): Location | 'gone' | undefined;
}

/** Lines of the left side are numbered in the merge base, which has a history of its own. */
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

/** A line that was replaced begins where its replacement does: behind the line before it. */
function firstFrom(file: DiffFile, line: number): number {
  const own = carryLine(file, line);
  if (own !== 'deleted') return own;
  for (let before = line - 1; before > 0; before -= 1) {
    const carried = carryLine(file, before);
    if (carried !== 'deleted') return carried + 1;
  }
  return 1;
}

/** A line that was replaced ends where its replacement does: ahead of the line after it. */
function lastUpTo(file: DiffFile, line: number): number {
  for (let after = line; ; after += 1) {
    const carried = carryLine(file, after);
    if (carried !== 'deleted') return after === line ? carried : carried - 1;
    if (file.binary || file.missing !== undefined || file.status === 'removed') return line;
  }
}

interface Way {
  readonly known: ReadonlySet<string>;
  readonly diff: Diff;
}

function fileIn({ diff }: Way, path: string): DiffFile | undefined {
  return diff.byFormerPath.get(path) ?? diff.byPath.get(path);
}

/** A file that only moved is the file it was. */
function isOther({ status, hunks, missing, binary }: DiffFile): boolean {
  return status !== 'renamed' || hunks.length > 0 || missing !== undefined || binary;
}

export function createHistory(head: string, since: readonly Since[]): History {
  const ways = new Map(
    since.map((each): [string, Way] => [
      each.head,
      { known: new Set(each.known), diff: diffOfFiles(each.files) },
    ]),
  );
  return {
    changed: (commit, path) => {
      if (commit === head) return false;
      const way = ways.get(commit);
      if (way?.known.has(path) !== true) return undefined;
      const file = fileIn(way, path);
      return file !== undefined && isOther(file);
    },
    carry: (commit, place) => {
      if (commit === head) return place;
      const way = ways.get(commit);
      if (way?.known.has(place.path) !== true) return undefined;
      const file = fileIn(way, place.path);
      return file === undefined ? place : carryInto(file, place);
    },
  };
}
