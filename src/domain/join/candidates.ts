import type { Sighting } from './sighting.ts';

function pathsOf({ originals }: Sighting): ReadonlySet<string> {
  return new Set(originals.flatMap(({ finding }) => finding.locations.map(({ path }) => path)));
}

/**
 * Pairs of sightings that may be about one place: those that share a path, and those about no file with all others.
 * So a large review costs the squares of its files, not its own.
 */
export function* candidatePairs(sightings: readonly Sighting[]): Generator<readonly [Sighting, Sighting]> {
  const byPath = new Map<string, Sighting[]>();
  const placeless: Sighting[] = [];
  for (const [index, sighting] of sightings.entries()) {
    const paths = pathsOf(sighting);
    const earlier = new Set(paths.size === 0 ? sightings.slice(0, index) : placeless);
    if (paths.size === 0) placeless.push(sighting);
    for (const path of paths) {
      const there = byPath.get(path);
      for (const other of there ?? []) earlier.add(other);
      if (there === undefined) byPath.set(path, [sighting]);
      else there.push(sighting);
    }
    for (const other of earlier) yield [other, sighting];
  }
}
