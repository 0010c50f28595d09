import type { Finding, Location, Side } from '../model/finding.ts';
import type { FingerprintParts } from '../model/identity.ts';
import { cached } from '../model/lists.ts';
import { carryRange } from './carry.ts';
import { intersect, touchesAdded } from './commentable.ts';
import {
  type Diff,
  type DiffFile,
  findFile,
  hasUnknownLines,
  type LineRange,
  lineTexts,
  runLine,
  runsFrom,
  runTexts,
} from './hunk.ts';

export interface CarriedLocation {
  readonly location: Location;
  /** Whether the head's lines differ from those the reviewer read, so that a replacement would not fit. */
  readonly isRewritten: boolean;
}

/**
 * Carries a location from the reviewer's tree to the head tree. `toHead` is the diff between them; a file not
 * in it is equal in both. A range without remaining lines came from the base branch, and unknown lines cannot
 * be carried: both keep their numbers, and are marked so that they are never placed on a line.
 */
export function carryLocation(location: Location, toHead: Diff): CarriedLocation {
  const file = toHead.byPath.get(location.path);
  const range = rangeOf(location);
  if (file === undefined || location.side === 'LEFT' || range === undefined)
    return { location, isRewritten: false };
  const carried = carryRange(file, range);
  if (carried === 'deleted') {
    const numberedIn = hasUnknownLines(file) ? 'checkout' : 'base';
    return { location: { ...location, numberedIn }, isRewritten: true };
  }
  const { start: startLine, end: endLine, intact } = carried;
  const end = location.endLine === undefined ? {} : { endLine };
  return { location: { ...location, startLine, ...end }, isRewritten: !intact };
}

export function rangeOf(location: Location): LineRange | undefined {
  if (location.startLine === undefined) return undefined;
  return { start: location.startLine, end: location.endLine ?? location.startLine };
}

/** Which lines a reviewer may report on; see `isWithin`. */
export type LineScope = 'changed' | 'diff' | 'file' | 'all';

function isPlaceWithin(location: Location, scope: Exclude<LineScope, 'all'>, diff: Diff): boolean {
  const file = findFile(diff, location.path);
  if (file === undefined) return false;
  const range = rangeOf(location);
  if (scope === 'file' || range === undefined || location.numberedIn === 'checkout') return true;
  if (location.numberedIn === 'base') return false;
  // One NUL byte makes a source file binary, which must not make the findings in it pre-existing. GitHub's list
  // of files does not say that an added file is binary.
  if (hasUnknownLines(file) || file.status === 'added') return true;
  const changed = scope === 'changed' && location.side === 'RIGHT';
  return changed ? touchesAdded(file, range) : intersect(file, location.side, range) !== undefined;
}

/**
 * Whether one of a finding's locations is within a scope: `changed` has an added or deleted line, `diff` a
 * line of a hunk, `file` a changed file. A finding without a location is within every scope.
 */
export function isWithin(scope: LineScope, { locations }: Pick<Finding, 'locations'>, diff: Diff): boolean {
  if (scope === 'all' || locations.length === 0) return true;
  return locations.some((location) => isPlaceWithin(location, scope, diff));
}

export type Anchor = NonNullable<FingerprintParts['anchor']>;

/** For each line whose trimmed text occurred earlier on the side: the number of those occurrences. */
function findRepetitions(file: DiffFile, side: Side): ReadonlyMap<number, number> {
  const absent = side === 'RIGHT' ? 'deleted' : 'added';
  const counts = new Map<string, number>();
  const repetitions = new Map<number, number>();
  for (const { hunk, run } of runsFrom(file, side, 1)) {
    if (run.kind === absent) continue;
    // Decoded run by run: line by line, 225,000 lines took 0.6 s.
    for (const [index, line] of runTexts(hunk, run).entries()) {
      const text = line.trim();
      const earlier = counts.get(text) ?? 0;
      if (earlier > 0) repetitions.set(runLine(run, side) + index, earlier);
      counts.set(text, earlier + 1);
    }
  }
  return repetitions;
}

/**
 * Anchors that identify findings when line numbers shift: the text of their lines and its occurrence in the
 * hunks of the file. Lines without known text are distinguished by their number, so that two of them never
 * have one anchor; a finding without lines has none. Each side of a file is read once for all its findings.
 */
export function anchorsIn(diff: Diff): (location: Location | undefined) => Anchor | undefined {
  const repetitionsOn = {
    LEFT: cached((file: DiffFile) => findRepetitions(file, 'LEFT')),
    RIGHT: cached((file: DiffFile) => findRepetitions(file, 'RIGHT')),
  };
  return (location) => {
    const range = location && rangeOf(location);
    if (location === undefined || range === undefined) return undefined;
    // Where lines are numbered in another tree, the diff does not show them.
    const file = location.numberedIn === undefined ? findFile(diff, location.path) : undefined;
    const texts = file && lineTexts(file, location.side, range);
    if (file === undefined || texts === undefined) return { text: '', occurrence: range.start };
    const occurrence = repetitionsOn[location.side](file).get(range.start) ?? 0;
    return { text: texts.join('\n'), occurrence };
  };
}
