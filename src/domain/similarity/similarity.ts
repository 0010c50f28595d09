import { nameDifferent } from './names.ts';
import type { Parts, Profile } from './profile.ts';

/** Two sentences that agree this much around different names are one sentence said of two things. */
const sameFrame = 0.5;

/** The share of all parts that both have; 0 where there are none. */
function jaccard(one: Parts, other: Parts): number {
  let shared = 0;
  let i = 0;
  let j = 0;
  while (i < one.length && j < other.length) {
    const a = one[i] ?? 0;
    const b = other[j] ?? 0;
    if (a === b) shared += 1;
    if (a <= b) i += 1;
    if (b <= a) j += 1;
  }
  const all = one.length + other.length - shared;
  return all === 0 ? 0 : shared / all;
}

/**
 * How much two texts say the same, from 0 to 1, symmetric: the mean of the words and of the pieces that they share,
 * since words tell problems apart and pieces find the same word in another form. It depends on the two texts alone, so a third finding
 * never changes whether two are the same. "`a` is never used" and "`b` is never used" are 0: a linter's sentence
 * about two things.
 */
export function similarity(one: Profile, other: Profile): number {
  const shared = (jaccard(one.words, other.words) + jaccard(one.pieces, other.pieces)) / 2;
  if (shared === 0 || !nameDifferent(one.names, other.names)) return shared;
  return jaccard(one.frame, other.frame) >= sameFrame ? 0 : shared;
}
