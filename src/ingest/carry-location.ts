import { carryRange } from '../diff/carry.ts';
import type { Diff } from '../diff/hunk.ts';
import type { Location } from '../model/finding.ts';
import { lineRange } from '../model/identity.ts';
import type { CarriedLine } from '../model/ingest-report.ts';

interface CarriedLocation {
  readonly location: Location;
  /** Only where its lines have other numbers now, or none. */
  readonly carried?: CarriedLine;
  /** The head has other lines there than the reviewer read: what was written to replace those does not fit. */
  readonly rewritten?: true;
}

/**
 * Moves a location from the tree that the reviewer read to the head tree. `toHead` is the diff
 * between the two; a file that it does not name is the same in both. A range of which nothing is left came from
 * the base branch, and a file that stands there as binary could not be compared: lines keep their numbers for the
 * reader then and are marked, so that they are never placed on a line.
 */
export function carryLocation(location: Location, toHead: Diff): CarriedLocation {
  const file = toHead.byPath.get(location.path);
  if (file === undefined || location.side === 'LEFT' || location.startLine === undefined) return { location };
  const range = { start: location.startLine, end: location.endLine ?? location.startLine };
  const from = lineRange(location);
  const carried = carryRange(file, range);
  if (carried === 'deleted') {
    return {
      location: { ...location, numberedIn: file.binary ? 'checkout' : 'base' },
      carried: { path: location.path, from },
      rewritten: true,
    };
  }
  const rewritten = carried.intact ? {} : ({ rewritten: true } as const);
  if (carried.start === range.start && carried.end === range.end) return { location, ...rewritten };
  const moved: Location = {
    ...location,
    startLine: carried.start,
    ...(location.endLine === undefined ? {} : { endLine: carried.end }),
  };
  return { location: moved, carried: { path: location.path, from, to: lineRange(moved) }, ...rewritten };
}
