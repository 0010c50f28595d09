import { ProfileIndex } from '../similarity/profile-index.ts';
import { similarity } from '../similarity/similarity.ts';
import { likenessOf, mayJoin, type Sighting } from './sighting.ts';

/** From so many texts on it is quicker to count what they all share than to compare one by one. */
const worthCounting = 24;

/** Told of a pair by the numbers of both, the lower first, and how alike they are. */
type Found = (one: number, other: number, likeness: number) => void;

/** Sightings with their numbers, in ascending order. */
type Numbered = readonly { readonly number: number; readonly sighting: Sighting }[];

/** All pairs that may join; with `wanted`, only those of which one is wanted. */
function pairAmong(
  among: Numbered,
  found: Found,
  wanted: (sighting: Sighting) => boolean = () => true,
): void {
  let index: ProfileIndex | undefined;
  const wantedBefore: number[] = [];
  for (const [at, { number, sighting }] of among.entries()) {
    const isWanted = wanted(sighting);
    const near: number[] = [];
    const candidates = isWanted ? at : wantedBefore.length;
    for (let each = 0; each < candidates; each += 1) {
      const position = isWanted ? each : (wantedBefore[each] ?? each);
      const other = among[position]?.sighting;
      if (other !== undefined && mayJoin(other, sighting)) near.push(position);
    }
    if (isWanted) wantedBefore.push(at);
    if (near.length >= worthCounting) index ??= new ProfileIndex(among.map((each) => each.sighting.profile));
    const compare = near.length < worthCounting ? undefined : index?.compare(sighting.profile, at);
    for (const position of near) {
      const other = among[position];
      if (other === undefined) continue;
      const alike = compare?.(position) ?? similarity(other.sighting.profile, sighting.profile);
      const likeness = likenessOf(other.sighting, sighting, alike);
      if (likeness !== undefined) found(other.number, number, likeness);
    }
  }
}

function pathsOf({ originals }: Sighting): ReadonlySet<string> {
  return new Set(originals.flatMap(({ finding }) => finding.locations.map(({ path }) => path)));
}

/**
 * Finds every pair of sightings that may be one problem, and how alike they are. Only those that share a file are
 * looked at, and those about no file with all others: so a large review costs the squares of its files, not its own.
 * A pair that shares several files is found once for each.
 */
export function findAlikePairs(sightings: readonly Sighting[], found: Found): void {
  const numbered = sightings.map((sighting, number) => ({ number, sighting }));
  const byPath = new Map<string, (typeof numbered)[number][]>();
  const placeless = new Set<Sighting>();
  for (const each of numbered) {
    const paths = pathsOf(each.sighting);
    if (paths.size === 0) placeless.add(each.sighting);
    for (const path of paths) {
      const there = byPath.get(path);
      if (there === undefined) byPath.set(path, [each]);
      else there.push(each);
    }
  }
  for (const there of byPath.values()) pairAmong(there, found);
  if (placeless.size > 0) pairAmong(numbered, found, (sighting) => placeless.has(sighting));
}
