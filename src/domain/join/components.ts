/** Splits items into the sets that the pairs connect, keeping their order. */
export function components<T>(
  items: readonly T[],
  pairs: Iterable<readonly [T, T]>,
): readonly (readonly T[])[] {
  const parents = new Map<T, T>();
  const rootOf = (item: T): T => {
    let root = item;
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
    if (root !== item) parents.set(item, root);
    return root;
  };
  for (const [one, other] of pairs) {
    const [a, b] = [rootOf(one), rootOf(other)];
    if (a !== b) parents.set(b, a);
  }
  const sets = new Map<T, T[]>();
  for (const item of items) {
    const set = sets.get(rootOf(item));
    if (set === undefined) sets.set(rootOf(item), [item]);
    else set.push(item);
  }
  return [...sets.values()];
}
