/**
 * Like `map`, with at most `limit` at once, begun in order; the results keep that order. Where one fails no further
 * one is begun, and the failure is thrown when those that had begun are done: nothing goes on behind it.
 */
export async function mapAtMost<T, R>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results = new Map<number, R>();
  const failures: { readonly error: unknown }[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) {
      if (failures.length > 0) return;
      try {
        results.set(index, await work(item));
      } catch (error) {
        failures.push({ error });
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  for (const { error } of failures) throw error;
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
