interface Nearest {
  readonly other: number;
  readonly average: number;
}

/**
 * Clusters by the index of their first item. `sums` holds how alike two clusters are, summed over the pairs of
 * their items; NaN means that they must stay apart: it survives every addition and fails every comparison.
 */
class Agglomeration<T> {
  private readonly sums: readonly Float64Array[];
  private readonly clusters: Map<number, readonly T[]>;
  private readonly nearest = new Map<number, Nearest>();

  constructor(items: readonly T[], sums: readonly Float64Array[]) {
    this.sums = sums;
    this.clusters = new Map(items.map((item, index) => [index, [item]]));
    for (const cluster of this.clusters.keys()) this.findNearest(cluster);
  }

  get all(): readonly (readonly T[])[] {
    return [...this.clusters.values()];
  }

  /** Joins the two clusters that are most alike, of equals the first; false when none are alike enough. */
  joinNext(threshold: number): boolean {
    let best: { readonly cluster: number; readonly near: Nearest } | undefined;
    for (const [cluster, near] of this.nearest) {
      if (near.average >= threshold && near.average > (best?.near.average ?? 0)) best = { cluster, near };
    }
    if (best === undefined) return false;
    this.join(Math.min(best.cluster, best.near.other), Math.max(best.cluster, best.near.other));
    return true;
  }

  private membersOf(cluster: number): readonly T[] {
    return this.clusters.get(cluster) ?? [];
  }

  private findNearest(cluster: number): void {
    const size = this.membersOf(cluster).length;
    let nearest: Nearest | undefined;
    for (const [other, members] of this.clusters) {
      const average = (this.sums[cluster]?.[other] ?? Number.NaN) / (size * members.length);
      if (other !== cluster && average > (nearest?.average ?? 0)) nearest = { other, average };
    }
    if (nearest === undefined) this.nearest.delete(cluster);
    else this.nearest.set(cluster, nearest);
  }

  /** A joined cluster is never nearer to a third than both of its parts were, so most of `nearest` stays true. */
  private join(into: number, gone: number): void {
    this.clusters.set(into, [...this.membersOf(into), ...this.membersOf(gone)]);
    this.clusters.delete(gone);
    this.nearest.delete(gone);
    for (const third of this.clusters.keys()) {
      const sum = (this.sums[into]?.[third] ?? Number.NaN) + (this.sums[gone]?.[third] ?? Number.NaN);
      this.sums[into]?.fill(sum, third, third + 1);
      this.sums[third]?.fill(sum, into, into + 1);
    }
    for (const [cluster, { other }] of [...this.nearest]) {
      if (cluster === into || other === into || other === gone) this.findNearest(cluster);
    }
  }
}

/**
 * Average-linkage clustering: the two clusters whose items are most alike on average are joined until no average
 * reaches the threshold. So a chain of which only neighbours are alike does not become one, and two items whose
 * likeness is undefined never meet in a cluster. Takes memory and time of the square of the items.
 */
export function averageLinkage<T>(
  items: readonly T[],
  by: {
    readonly likeness: (one: T, other: T) => number | undefined;
    /** Above 0. */
    readonly threshold: number;
  },
): readonly (readonly T[])[] {
  if (items.length === 1) return [items];
  const sums = items.map(() => new Float64Array(items.length).fill(Number.NaN));
  for (const [i, one] of items.entries()) {
    for (const [j, other] of items.slice(0, i).entries()) {
      const likeness = by.likeness(one, other) ?? Number.NaN;
      sums[i]?.fill(likeness, j, j + 1);
      sums[j]?.fill(likeness, i, i + 1);
    }
  }
  const agglomeration = new Agglomeration(items, sums);
  while (agglomeration.joinNext(by.threshold));
  return agglomeration.all;
}
