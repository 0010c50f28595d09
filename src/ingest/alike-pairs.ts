import { areComparable, type Duplicates } from './duplicates.ts';
import { ProfileIndex } from './profile-index.ts';
import { similarity } from './similarity.ts';

/** From this many texts on it is quicker to count what they all share than to compare one by one. */
const worthCounting = 24;

/** Called with a pair, the one of the lower number first, and the similarity of their texts. */
type OnPair = (one: Duplicates, other: Duplicates, similarity: number) => void;

/** All comparable pairs; with `wanted`, only those of which one is wanted. */
function pairAmong(
  among: readonly Duplicates[],
  onPair: OnPair,
  wanted: (group: Duplicates) => boolean = () => true,
): void {
  let index: ProfileIndex | undefined;
  const wantedBefore: number[] = [];
  for (const [at, group] of among.entries()) {
    const isWanted = wanted(group);
    const near: number[] = [];
    const candidates = isWanted ? at : wantedBefore.length;
    for (let each = 0; each < candidates; each += 1) {
      const position = isWanted ? each : (wantedBefore[each] ?? each);
      const other = among[position];
      if (other !== undefined && areComparable(other, group)) near.push(position);
    }
    if (isWanted) wantedBefore.push(at);
    if (near.length >= worthCounting) index ??= new ProfileIndex(among.map(({ profile }) => profile));
    const compare = near.length < worthCounting ? undefined : index?.compare(group.profile, at);
    for (const position of near) {
      const other = among[position];
      if (other === undefined) continue;
      onPair(other, group, compare?.(position) ?? similarity(other.profile, group.profile));
    }
  }
}

function pathsOf({ originals }: Duplicates): ReadonlySet<string> {
  return new Set(originals.flatMap(({ finding }) => finding.locations.map(({ path }) => path)));
}

/**
 * Finds every pair of groups that may be one problem, and how similar they are. Only those that share a file are
 * compared, and those about no file with all others: so a large review costs the squares of its files, not its own.
 * A pair that shares several files is found once for each.
 */
export function findAlikePairs(groups: readonly Duplicates[], onPair: OnPair): void {
  const byPath = new Map<string, Duplicates[]>();
  const placeless = new Set<Duplicates>();
  for (const group of groups) {
    const paths = pathsOf(group);
    if (paths.size === 0) placeless.add(group);
    for (const path of paths) {
      const there = byPath.get(path);
      if (there === undefined) byPath.set(path, [group]);
      else there.push(group);
    }
  }
  for (const there of byPath.values()) pairAmong(there, onPair);
  if (placeless.size > 0) pairAmong(groups, onPair, (group) => placeless.has(group));
}

/** Pairs of numbers with a weight, in columns: a thousand findings on one line make half a million of them. */
export class PairList {
  #length = 0;
  #ones = new Int32Array(256);
  #others = new Int32Array(256);
  #weights = new Float64Array(256);

  add(one: number, other: number, weight: number): void {
    if (this.#length === this.#ones.length) this.#grow();
    this.#ones[this.#length] = one;
    this.#others[this.#length] = other;
    this.#weights[this.#length] = weight;
    this.#length += 1;
  }

  forEach(use: (one: number, other: number, weight: number) => void): void {
    for (let at = 0; at < this.#length; at += 1)
      use(this.#ones[at] ?? 0, this.#others[at] ?? 0, this.#weights[at] ?? Number.NaN);
  }

  #grow(): void {
    const twice = 2 * this.#length;
    const [ones, others, weights] = [this.#ones, this.#others, this.#weights];
    this.#ones = new Int32Array(twice);
    this.#others = new Int32Array(twice);
    this.#weights = new Float64Array(twice);
    this.#ones.set(ones);
    this.#others.set(others);
    this.#weights.set(weights);
  }
}
