/** Similarities of items by number; NaN for two that must stay apart. */
export class LikenessTable {
  readonly count: number;
  /** Row by row. */
  readonly values: Float64Array;

  constructor(count: number) {
    this.count = count;
    this.values = new Float64Array(count * count).fill(Number.NaN);
  }

  set(one: number, other: number, likeness: number): void {
    this.values[one * this.count + other] = likeness;
    this.values[other * this.count + one] = likeness;
  }
}

/**
 * Clusters by the number of their first item. `sums` holds the sum of similarities over all pairs of two
 * clusters. NaN means that they must stay apart: it survives every addition and fails every comparison.
 */
class Agglomeration {
  readonly #count: number;
  readonly #sums: Float64Array;
  /** Items of each cluster; empty after it was joined to another. */
  readonly #members: number[][];
  readonly #nearest: Int32Array;
  /** Similarity of each cluster and its nearest one; an upper bound after joins. */
  readonly #average: Float64Array;
  readonly #outdated: Uint8Array;

  constructor({ count, values }: LikenessTable) {
    this.#count = count;
    this.#sums = values;
    this.#members = Array.from({ length: count }, (_, item) => [item]);
    this.#nearest = new Int32Array(count).fill(-1);
    this.#average = new Float64Array(count);
    this.#outdated = new Uint8Array(count);
    for (let cluster = 0; cluster < count; cluster += 1) this.#findNearest(cluster);
  }

  get clusters(): readonly (readonly number[])[] {
    return this.#members.filter(({ length }) => length > 0);
  }

  /** Joins the two most similar clusters, the first of equals; returns false when none are similar enough. */
  joinNext(threshold: number): boolean {
    let best = this.#findBest(threshold);
    while (this.#outdated[best] === 1) {
      this.#findNearest(best);
      best = this.#findBest(threshold);
    }
    const other = this.#nearest[best] ?? -1;
    if (other < 0) return false;
    this.#join(Math.min(best, other), Math.max(best, other));
    return true;
  }

  /** The first cluster that may be most similar to its nearest; -1 when none is similar enough. */
  #findBest(threshold: number): number {
    let best = -1;
    let average = 0;
    for (let cluster = 0; cluster < this.#count; cluster += 1) {
      const here = this.#average[cluster] ?? 0;
      if (here >= threshold && here > average) {
        best = cluster;
        average = here;
      }
    }
    return best;
  }

  #sizeOf(cluster: number): number {
    return this.#members[cluster]?.length ?? 0;
  }

  #findNearest(cluster: number): void {
    const size = this.#sizeOf(cluster);
    const row = cluster * this.#count;
    let nearest = -1;
    let average = 0;
    for (let other = 0; other < this.#count; other += 1) {
      const members = this.#sizeOf(other);
      if (members === 0 || other === cluster) continue;
      const here = (this.#sums[row + other] ?? Number.NaN) / (size * members);
      if (here > average) {
        nearest = other;
        average = here;
      }
    }
    this.#nearest[cluster] = nearest;
    this.#average[cluster] = average;
    this.#outdated[cluster] = 0;
  }

  /**
   * A joined cluster is never nearer to a third than both parts were, so most of `nearest` stays valid.
   * Entries are updated only when they would be joined next, because with hundreds of similar items each is
   * nearest to all others.
   */
  #join(into: number, gone: number): void {
    this.#members[into]?.push(...(this.#members[gone] ?? []));
    this.#members[gone] = [];
    this.#nearest[gone] = -1;
    this.#average[gone] = 0;
    for (let third = 0; third < this.#count; third += 1) {
      if (this.#sizeOf(third) === 0) continue;
      const sum =
        (this.#sums[into * this.#count + third] ?? Number.NaN) +
        (this.#sums[gone * this.#count + third] ?? Number.NaN);
      this.#sums[into * this.#count + third] = sum;
      this.#sums[third * this.#count + into] = sum;
    }
    this.#findNearest(into);
    for (let cluster = 0; cluster < this.#count; cluster += 1) {
      const other = this.#nearest[cluster] ?? -1;
      if (cluster === into || (other !== into && other !== gone)) continue;
      const sum = this.#sums[cluster * this.#count + into] ?? Number.NaN;
      const here = sum / (this.#sizeOf(cluster) * this.#sizeOf(into));
      if (here >= (this.#average[cluster] ?? 0)) {
        this.#nearest[cluster] = into;
        this.#average[cluster] = here;
      } else this.#outdated[cluster] = 1;
    }
  }
}

/**
 * Average-linkage clustering: joins the two clusters with the highest average similarity until none reaches
 * the threshold, and consumes the table. A chain in which only neighbours are similar is not joined, and two
 * items that must stay apart never share a cluster. Memory, and usually time, is quadratic in the number of
 * items.
 */
export function averageLinkage<T>(
  items: readonly T[],
  table: LikenessTable,
  /** Above 0. */
  threshold: number,
): readonly (readonly T[])[] {
  if (items.length === 1) return [items];
  const agglomeration = new Agglomeration(table);
  while (agglomeration.joinNext(threshold));
  return agglomeration.clusters.map((numbers) =>
    numbers.flatMap((number) => items.slice(number, number + 1)),
  );
}

/** Connected components of the numbers below `count`, given one pair at a time. */
export class Components {
  readonly #parents: Int32Array;

  constructor(count: number) {
    this.#parents = Int32Array.from({ length: count }, (_, number) => number);
  }

  connect(one: number, other: number): void {
    this.#parents[this.rootOf(other)] = this.rootOf(one);
  }

  /** A number equal for all connected items. */
  rootOf(number: number): number {
    let root = number;
    for (let up = this.#parents[root] ?? root; up !== root; up = this.#parents[root] ?? root) root = up;
    this.#parents[number] = root;
    return root;
  }
}
