import type { Finding } from './finding.ts';
import { averageLinkage } from './join/average-linkage.ts';
import { candidatePairs } from './join/candidates.ts';
import { components } from './join/components.ts';
import { withIds } from './join/ids.ts';
import { mergeGroup } from './join/merge.ts';
import { compareActionable, type Original } from './join/original.ts';
import { likeness, type Sighting, sameProblem, sightingsOf } from './join/sighting.ts';

export type { Original } from './join/original.ts';

/** Only what some pair connects is clustered: most sightings are alone, and clusters do not see each other. */
function connected(sightings: readonly Sighting[]): readonly (readonly Sighting[])[] {
  const alike = [...candidatePairs(sightings)].filter(
    ([one, other]) => (likeness(one, other) ?? 0) >= sameProblem,
  );
  return components(sightings, alike);
}

/**
 * Joins originals that are about the same problem into one finding, worst first, each with an id: those with one
 * fingerprint, and those of different documents whose places and words agree. Category never separates. The kept
 * text is the most actionable original's; every original stays in `sources`. The order of the input never changes
 * the result.
 */
export function joinFindings(originals: readonly Original[]): readonly Finding[] {
  const sightings = sightingsOf([...originals].sort(compareActionable));
  const groups = connected(sightings).flatMap((set) =>
    averageLinkage(set, { likeness, threshold: sameProblem }),
  );
  return withIds(groups.map((group) => mergeGroup(group.flatMap((sighting) => sighting.originals))));
}
