/** Like `map`, with at most `limit` at once, begun in order; the results keep that order. */
export async function mapAtMost<T, R>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results = new Map<number, R>();
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results.set(index, await work(item));
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
