/** Similarities of numbered items. Two items without a link must stay apart. */
export class Links {
  readonly #near = new Map<number, Map<number, number>>();

  set(one: number, other: number, similarity: number): void {
    this.near(one).set(other, similarity);
    this.near(other).set(one, similarity);
  }

  /** The linked items of an item. */
  near(item: number): Map<number, number> {
    const near = this.#near.get(item) ?? new Map<number, number>();
    this.#near.set(item, near);
    return near;
  }

  /** Adds the links of an item that is joined to another; links that only one of them has are gone. */
  join(into: number, gone: number): void {
    const more = this.near(gone);
    for (const [other, sum] of this.near(into)) {
      const added = more.get(other);
      if (added !== undefined) this.set(into, other, sum + added);
      else this.remove(into, other);
    }
    for (const other of more.keys()) this.remove(gone, other);
  }

  remove(one: number, other: number): void {
    this.near(one).delete(other);
    this.near(other).delete(one);
  }
}

/**
 * Average-linkage clustering of the items below `count`: joins the two clusters with the highest average similarity
 * until none reaches the threshold, and consumes the links. A chain in which only neighbours are similar is not
 * joined, and two items that must stay apart never share a cluster.
 *
 * A joined cluster is never nearer to a third than one of its parts was. So each chain of nearest clusters ends in two
 * that are nearest to each other, and joining these at once has the same result.
 */
export function averageLinkage(
  count: number,
  links: Links,
  threshold: number,
): readonly (readonly number[])[] {
  const clusters = new Map(Array.from({ length: count }, (_, item) => [item, [item]]));
  const sizeOf = (cluster: number) => clusters.get(cluster)?.length ?? 0;
  /** The nearest cluster, of equals the previous one, so that no chain is endless. */
  const nearestTo = (cluster: number, previous: number | undefined) => {
    let nearest: number | undefined;
    let best = threshold;
    for (const [other, sum] of links.near(cluster)) {
      const average = sum / (sizeOf(cluster) * sizeOf(other));
      if (average < best || (average === best && nearest !== undefined && other !== previous)) continue;
      nearest = other;
      best = average;
    }
    return nearest;
  };
  for (let start = 0; start < count; start += 1) {
    const chain = [start];
    for (let top = chain.at(-1); top !== undefined; top = chain.at(-1)) {
      const previous = chain.at(-2);
      const nearest = nearestTo(top, previous);
      if (nearest === undefined) chain.pop();
      else if (nearest !== previous) chain.push(nearest);
      else {
        const [into, gone] = [Math.min(top, nearest), Math.max(top, nearest)];
        clusters.get(into)?.push(...(clusters.get(gone) ?? []));
        clusters.delete(gone);
        links.join(into, gone);
        chain.length = Math.max(1, chain.length - 2);
      }
    }
  }
  return [...clusters.values()];
}
