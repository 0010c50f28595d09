import { closest, distance } from 'fastest-levenshtein';

/** The allowed word closest to `given` in spelling, if any is close enough to be what was meant. */
export function nearestWord(given: unknown, allowed: readonly string[]): string | undefined {
  if (typeof given !== 'string' || given.length > 40 || allowed.length === 0) return undefined;
  const word = given.trim().toLowerCase();
  const nearest = closest(
    word,
    allowed.map((each) => each.toLowerCase()),
  );
  if (distance(word, nearest) > Math.max(1, word.length / 3)) return undefined;
  return allowed.find((each) => each.toLowerCase() === nearest);
}
