import type { Location, ParsedFinding } from './finding.ts';

/** Reviewers point at the statement, its first line or its comment: lines this far apart still mean one place. */
const nearbyLines = 3;

/** Whether two locations are one place, as far as reviewers tell places apart. */
export function isNear(one: Location, other: Location): boolean {
  if (one.path !== other.path) return false;
  if (one.startLine === undefined || other.startLine === undefined) return true;
  if (one.side !== other.side || one.numberedIn !== other.numberedIn) return false;
  const gap =
    Math.max(one.startLine, other.startLine) -
    Math.min(one.endLine ?? one.startLine, other.endLine ?? other.startLine);
  return gap <= nearbyLines;
}

/**
 * Whether two findings may be about one problem by their locations. A finding on lines may also be reported for its
 * whole file, for several files or for the system (C1: the same problem in two scopes surfaces once); lines of one
 * file that are far apart are never near. Paths are those at the head.
 */
export function areNear(
  one: Pick<ParsedFinding, 'locations'>,
  other: Pick<ParsedFinding, 'locations'>,
): boolean {
  if (one.locations.length === 0 || other.locations.length === 0) return true;
  for (const place of one.locations)
    for (const second of other.locations) if (isNear(place, second)) return true;
  return false;
}
