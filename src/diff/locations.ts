import type { ChangedLines } from '../formats/format-definition.ts';
import { indexByName } from '../formats/places.ts';
import type { Finding, Location, Side } from '../model/finding.ts';
import type { FingerprintParts } from '../model/identity.ts';
import { groupBy } from '../model/lists.ts';
import { compareText } from '../model/text.ts';
import type { ReportScope } from '../policy/reviewer-policy.ts';
import { carryLine, carryRange } from './carry.ts';
import { intersect, isCommentable, meantSide, nearestCommentable, touchesAdded } from './commentable.ts';
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
  withoutCarriageReturn,
} from './hunk.ts';

interface CarriedLocation {
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

function isPlaceWithin(location: Location, scope: Exclude<ReportScope, 'all'>, diff: Diff): boolean {
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
export function isWithin(scope: ReportScope, { locations }: Pick<Finding, 'locations'>, diff: Diff): boolean {
  if (scope === 'all' || locations.length === 0) return true;
  return locations.some((location) => isPlaceWithin(location, scope, diff));
}

/** A folder that is missing from a reviewer's paths, or a superfluous one. */
export interface PrefixAdvice {
  readonly kind: 'lacks' | 'surplus';
  readonly prefix: string;
}

/**
 * The folder that must be added to or removed from these paths so that most of them, and at least half, are
 * changed files; the shortest on a tie. Given only when none of the paths is in the change.
 */
export function advisePrefix(paths: readonly string[], changed: readonly string[]): PrefixAdvice | undefined {
  const known = new Set(changed);
  if (paths.length === 0 || paths.some((path) => known.has(path))) return undefined;
  const distinct = [...new Set(paths)];
  const namesakes = indexByName(changed);
  const lacking = elect(distinct, (path) => namesakes(path).flatMap((file) => folderBefore(file, path)));
  if (lacking !== undefined) return { kind: 'lacks', prefix: lacking };
  const surplus = elect(distinct, (path) => namesakes(path).flatMap((file) => folderBefore(path, file)));
  return surplus === undefined ? undefined : { kind: 'surplus', prefix: surplus };
}

interface Vote {
  readonly folder: string;
  /** The part that a path and a changed file share. */
  readonly shared: string;
}

/** The folder that `longer` has in addition to `shared`. */
function folderBefore(longer: string, shared: string): readonly Vote[] {
  return longer.endsWith(`/${shared}`) ? [{ folder: longer.slice(0, -shared.length - 1), shared }] : [];
}

/** The folder for which most paths vote. One bare file name is not enough: it may be another README. */
function elect(paths: readonly string[], votesOf: (path: string) => readonly Vote[]): string | undefined {
  const votes = groupBy(paths.flatMap(votesOf), ({ folder }) => folder);
  const [best] = [...votes].sort(
    ([a, one], [b, other]) => other.length - one.length || a.length - b.length || compareText(a, b),
  );
  if (best === undefined) return undefined;
  const [folder, voters] = best;
  const isEvident = voters.length > 1 || voters.some(({ shared }) => shared.includes('/'));
  return isEvident && voters.length * 2 >= paths.length ? folder : undefined;
}

type Anchor = NonNullable<FingerprintParts['anchor']>;

/** For each line whose trimmed text occurred earlier on the side: the number of those occurrences. */
type Repetitions = ReadonlyMap<number, number>;

function findRepetitions(file: DiffFile, side: Side): Repetitions {
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
  const known = { LEFT: new Map<DiffFile, Repetitions>(), RIGHT: new Map<DiffFile, Repetitions>() };
  const repetitionsIn = (file: DiffFile, side: Side): Repetitions => {
    const repetitions = known[side].get(file) ?? findRepetitions(file, side);
    known[side].set(file, repetitions);
    return repetitions;
  };
  return (location) => {
    const range = location && rangeOf(location);
    if (location === undefined || range === undefined) return undefined;
    // Where lines are numbered in another tree, the diff does not show them.
    const file = location.numberedIn === undefined ? findFile(diff, location.path) : undefined;
    const texts = file && lineTexts(file, location.side, range);
    if (file === undefined || texts === undefined) return { text: '', occurrence: range.start };
    const occurrence = repetitionsIn(file, location.side).get(range.start) ?? 0;
    return { text: texts.join('\n'), occurrence };
  };
}

/** Finds identifiers of added and deleted lines, which are collected when it is first asked. */
function identifiersIn(diff: Diff): (identifier: string) => boolean {
  let known: Set<string> | undefined;
  return (identifier) => {
    known ??= new Set(
      diff.files.flatMap(changedTexts).flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []),
    );
    return known.has(identifier);
  };
}

function changedTexts(file: DiffFile): readonly string[] {
  return (['LEFT', 'RIGHT'] as const).flatMap((side) =>
    Array.from(runsFrom(file, side, 1)).flatMap(({ hunk, run }) =>
      run.kind === (side === 'LEFT' ? 'deleted' : 'added') ? runTexts(hunk, run) : [],
    ),
  );
}

/**
 * The diff as contract rules query it. Reviewers number the lines of the tree they read, so a RIGHT range is
 * carried to the head by `toHead` before the lookup, and advice is carried back. Contracts have no sides:
 * lines of a deleted file are its former lines.
 */
export function changedLines(diff: Diff, toHead: Diff): ChangedLines {
  /** Where lines of a changed file are at the head; undefined when it has none of them. */
  const atHead = (path: string, start: number, end: number) => {
    const file = findFile(diff, path);
    if (file === undefined) return undefined;
    const side = meantSide(file, 'RIGHT');
    const moved = side === 'RIGHT' ? toHead.byPath.get(file.path) : undefined;
    const range = moved === undefined ? { start, end, intact: true } : carryRange(moved, { start, end });
    return { file, side, moved, range: range === 'deleted' ? undefined : range };
  };
  const paths = diff.files.map((file) => file.path);
  return {
    has: (path) => findFile(diff, path) !== undefined,
    isCommentable: (path, start, end) => {
      const { file, side, range } = atHead(path, start, end) ?? {};
      const inside = file && side && range && intersect(file, side, range);
      return inside !== undefined && inside.start === range?.start && inside.end === range.end;
    },
    isChanged: (path, line) => {
      const { side = 'RIGHT', range } = atHead(path, line, line) ?? {};
      return (
        range !== undefined &&
        isWithin('changed', { locations: [{ path, side, startLine: range.start }] }, diff)
      );
    },
    nearest: (path, line) => {
      const { file, side = 'RIGHT', moved, range } = atHead(path, line, line) ?? {};
      const nearest = file && nearestCommentable(file, side, range?.start ?? line);
      if (file === undefined || nearest === undefined) return [];
      return [nearest - 1, nearest, nearest + 1]
        .filter((each) => isCommentable(file, side, each))
        .map((each) => (moved === undefined ? each : carryLine(moved, each, 'backward')))
        .filter((each) => each !== 'deleted');
    },
    paths,
    namesakes: indexByName(paths),
    hasIdentifier: identifiersIn(diff),
    text: (path, start, end) => {
      const { file, range } = atHead(path, start, end) ?? {};
      if (file === undefined || range?.intact !== true) return undefined;
      return lineTexts(file, 'RIGHT', range)?.map(withoutCarriageReturn);
    },
  };
}
