import { intersect, touchesAdded } from '../diff/commentable.ts';
import { type Diff, findFile, type LineRange } from '../diff/hunk.ts';
import type { Finding, Location } from '../model/finding.ts';
import type { ReportScope } from '../policy/reviewer-policy.ts';

export function rangeOf(location: Location): LineRange | undefined {
  if (location.startLine === undefined) return undefined;
  return { start: location.startLine, end: location.endLine ?? location.startLine };
}

function isPlaceWithin(location: Location, scope: Exclude<ReportScope, 'all'>, diff: Diff): boolean {
  const file = findFile(diff, location.path);
  if (file === undefined) return false;
  const range = rangeOf(location);
  // Lines of a file that cannot be compared may be changed ones.
  if (scope === 'file' || range === undefined || location.numberedIn === 'checkout') return true;
  if (location.numberedIn === 'base') return false;
  const changed = scope === 'changed' && location.side === 'RIGHT';
  return changed ? touchesAdded(file, range) : intersect(file, location.side, range) !== undefined;
}

/**
 * Whether one of a finding's places lies within a scope: `changed` holds an added or deleted line, `diff` a line of
 * a hunk, `file` a changed file. A finding that names no place lies outside of nothing.
 */
export function isWithin(scope: ReportScope, { locations }: Pick<Finding, 'locations'>, diff: Diff): boolean {
  if (scope === 'all' || locations.length === 0) return true;
  return locations.some((location) => isPlaceWithin(location, scope, diff));
}
