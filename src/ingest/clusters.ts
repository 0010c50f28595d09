/** Similarities of numbered items, by item and linked item. Two items without a link must stay apart. */
export class Links {
  readonly of: readonly Map<number, number>[];

  constructor(count: number) {
    this.of = Array.from({ length: count }, () => new Map<number, number>());
  }

  set(one: number, other: number, similarity: number): void {
    this.of[one]?.set(other, similarity);
    this.of[other]?.set(one, similarity);
  }

  /** Adds the links of an item that is joined to another; links that only one of them has are gone. */
  join(into: number, gone: number): void {
    const [links, more] = [this.of[into], this.of[gone]];
    if (links === undefined || more === undefined) return;
    for (const [other, sum] of links) {
      const added = more.get(other);
      if (added !== undefined) this.set(into, other, sum + added);
      else {
        links.delete(other);
        this.of[other]?.delete(into);
      }
    }
    for (const other of more.keys()) this.of[other]?.delete(gone);
    more.clear();
  }
}

/**
 * Average-linkage clustering of the linked items: joins the two clusters with the highest average similarity
 * until none reaches the threshold, and consumes the links. A chain in which only neighbours are similar is not
 * joined, and two items that must stay apart never share a cluster.
 *
 * A joined cluster is never nearer to a third than one of its parts was. So each chain of nearest clusters ends in two
 * that are nearest to each other, and joining these at once has the same result.
 */
export function averageLinkage(links: Links, threshold: number): readonly (readonly number[])[] {
  const clusters = links.of.map((_, item) => [item]);
  const sizeOf = (cluster: number) => clusters[cluster]?.length ?? 0;
  /** The nearest cluster, of equals the previous one, so that no chain is endless. */
  const nearestTo = (cluster: number, previous: number | undefined) => {
    let nearest: number | undefined;
    let best = threshold;
    for (const [other, sum] of links.of[cluster] ?? []) {
      const average = sum / (sizeOf(cluster) * sizeOf(other));
      if (average < best || (average === best && nearest !== undefined && other !== previous)) continue;
      nearest = other;
      best = average;
    }
    return nearest;
  };
  for (const start of clusters.keys()) {
    const chain = [start];
    for (let top = chain.at(-1); top !== undefined; top = chain.at(-1)) {
      const previous = chain.at(-2);
      const nearest = nearestTo(top, previous);
      if (nearest === undefined) chain.pop();
      else if (nearest !== previous) chain.push(nearest);
      else {
        const [into, gone] = [Math.min(top, nearest), Math.max(top, nearest)];
        clusters[into]?.push(...(clusters[gone] ?? []));
        clusters[gone] = [];
        links.join(into, gone);
        chain.length = Math.max(1, chain.length - 2);
      }
    }
  }
  return clusters.filter(({ length }) => length > 0);
}
