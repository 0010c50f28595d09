/** The allowed word closest to `given` in spelling, if any is close enough to be what was meant. */
export function nearestWord(given: unknown, allowed: readonly string[]): string | undefined {
  if (typeof given !== 'string' || given.length > 40) return undefined;
  const word = given.trim().toLowerCase();
  const furthest = Math.max(1, word.length / 3);
  let best: { readonly word: string; readonly distance: number } | undefined;
  for (const candidate of allowed) {
    // The lengths alone rule most words out, which matters where somebody sends thousands of wrong ones.
    if (Math.abs(candidate.length - word.length) > furthest) continue;
    const distance = editDistance(word, candidate.toLowerCase());
    if (best === undefined || distance < best.distance) best = { word: candidate, distance };
  }
  return best !== undefined && best.distance <= furthest ? best.word : undefined;
}

/** How many letters are to be changed, added, dropped or swapped with their neighbour; both words are short. */
function editDistance(from: string, to: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution, swap));
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
