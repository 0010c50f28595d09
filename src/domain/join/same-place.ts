import type { Location, ParsedFinding } from '../finding.ts';

/** Reviewers point at the statement, its first line or its comment: lines this far apart still mean one place. */
const nearbyLines = 3;

/** Whether two places are one, as far as reviewers tell places apart. */
export function meet(one: Location, other: Location): boolean {
  if (one.path !== other.path) return false;
  if (one.startLine === undefined || other.startLine === undefined) return true;
  if (one.side !== other.side || one.numberedIn !== other.numberedIn) return false;
  const gap =
    Math.max(one.startLine, other.startLine) -
    Math.min(one.endLine ?? one.startLine, other.endLine ?? other.startLine);
  return gap <= nearbyLines;
}

/**
 * Whether two findings may be about one problem by where they are. A finding on lines may also be told of its whole
 * file, of several files or of the system (C1: the same problem in two scopes surfaces once); lines of one file
 * that are far apart never meet. Paths are those at the head.
 */
export function samePlace(one: ParsedFinding, other: ParsedFinding): boolean {
  if (one.locations.length === 0 || other.locations.length === 0) return true;
  for (const place of one.locations)
    for (const second of other.locations) if (meet(place, second)) return true;
  return false;
}
