import type { Finding } from '../finding.ts';
import { findAlikePairs } from './alike-pairs.ts';
import { averageLinkage, LikenessTable } from './average-linkage.ts';
import { Components } from './components.ts';
import { withIds } from './ids.ts';
import { mergeGroup } from './merge.ts';
import { inActionableOrder, type Original } from './original.ts';
import { PairList } from './pair-list.ts';
import { type Sighting, sameProblem, sightingsOf } from './sighting.ts';

export type { Original } from './original.ts';

/** Sightings that pairs connect, and how alike they are. */
interface Connected {
  readonly members: Sighting[];
  readonly table: LikenessTable;
}

/** Only what some pair connects is clustered: most sightings are alone, and clusters do not see each other. */
function connectedSets(sightings: readonly Sighting[]): readonly Connected[] {
  const pairs = new PairList();
  const components = new Components(sightings.length);
  findAlikePairs(sightings, (one, other, likeness) => {
    pairs.add(one, other, likeness);
    if (likeness >= sameProblem) components.connect(one, other);
  });
  const sets = new Map<number, Sighting[]>();
  const places = sightings.map((sighting, number) => {
    const root = components.rootOf(number);
    const members = sets.get(root) ?? [];
    sets.set(root, members);
    return { root, within: members.push(sighting) - 1 };
  });
  const tables = new Map([...sets].map(([root, { length }]) => [root, new LikenessTable(length)]));
  pairs.forEach((oneNumber, otherNumber, likeness) => {
    const one = places[oneNumber];
    const other = places[otherNumber];
    if (one === undefined || one.root !== other?.root) return;
    tables.get(one.root)?.set(one.within, other.within, likeness);
  });
  return [...sets].map(([root, members]) => ({
    members,
    table: tables.get(root) ?? new LikenessTable(members.length),
  }));
}

/**
 * Joins originals that are about the same problem into one finding, worst first, each with an id: those with one
 * fingerprint, and those of different documents whose places and words agree. Category never separates. The kept
 * text is the most actionable original's; every original stays in `sources`. The order of the input never changes
 * the result.
 */
export function joinFindings(originals: readonly Original[]): readonly Finding[] {
  const groups = connectedSets(sightingsOf(inActionableOrder(originals))).flatMap(({ members, table }) =>
    averageLinkage(members, table, sameProblem),
  );
  return withIds(groups.map((group) => mergeGroup(group.flatMap((sighting) => sighting.originals))));
}
