/** Splits a list into batches of `size`; the last one may be shorter. */
export function inBatches<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** A function that computes its value once for each object. */
export function cached<Thing extends object, Value>(
  compute: (thing: Thing) => Value,
): (thing: Thing) => Value {
  const known = new WeakMap<Thing, { readonly value: Value }>();
  return (thing) => {
    const entry = known.get(thing);
    if (entry !== undefined) return entry.value;
    const value = compute(thing);
    known.set(thing, { value });
    return value;
  };
}

/** A function that computes its value when it is first called; concurrent callers share a promise. */
export function once<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/** The last item of each key, in the order in which the keys first occurred. */
export function lastByKey<T>(items: Iterable<T>, keyOf: (item: T) => unknown): readonly T[] {
  const last = new Map<unknown, T>();
  for (const item of items) last.set(keyOf(item), item);
  return [...last.values()];
}

/** Groups items by key, both in the order of first occurrence. `Map.groupBy` is missing in Node 20. */
export function groupBy<Key, T>(
  items: Iterable<T>,
  keyOf: (item: T) => Key,
): ReadonlyMap<Key, readonly [T, ...T[]]> {
  const groups = new Map<Key, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
