import type { Finding } from '../model/finding.ts';
import { findingId } from '../model/identity.ts';
import { compareFindings } from '../policy/ranking.ts';

function lines(place: Finding['locations'][number] | undefined) {
  if (place === undefined) return {};
  return {
    subject: place.path,
    ...(place.startLine === undefined ? {} : { startLine: place.startLine }),
    ...(place.endLine === undefined ? {} : { endLine: place.endLine }),
  };
}

function baseId(finding: Omit<Finding, 'id'>): string {
  return findingId(finding.category, {
    subject: finding.scopeText ?? finding.title,
    ...lines(finding.locations[0]),
  });
}

/**
 * The id that the finding's place gives it; `-2`, `-3` in content order where several share one.
 * A suffix reads like the end of a line range, so one that another place already means is passed over.
 */
export function withIds(findings: readonly Omit<Finding, 'id'>[]): readonly Finding[] {
  const sorted = findings
    .map((finding) => ({ finding: { ...finding, id: '' }, base: baseId(finding) }))
    .sort((a, b) => compareFindings(a.finding, b.finding));
  const bases = new Set(sorted.map(({ base }) => base));
  const taken = new Set<string>();
  const nextOf = new Map<string, number>();
  return sorted.map(({ finding, base }) => {
    let nth = nextOf.get(base) ?? 1;
    let id = nth === 1 ? base : `${base}-${nth}`;
    while (taken.has(id) || (nth > 1 && bases.has(id))) {
      nth += 1;
      id = `${base}-${nth}`;
    }
    nextOf.set(base, nth + 1);
    taken.add(id);
    return { ...finding, id };
  });
}
