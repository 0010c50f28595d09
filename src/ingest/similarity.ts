import type { Parts, Profile } from './profile.ts';

/**
 * From here on two texts of different reviewers are one problem. Above what precision 0.95 needs on the labelled pairs
 * in every fold of `npm run bench:join`: a wrong merge hides a problem, a missed one shows it twice.
 */
export const similarityThreshold = 0.14;

/** Two sentences that agree this much around different names are one sentence said of two things. */
const sameFrame = 0.5;

function nameSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.includes(short);
}

/** Both name code, and no name of one is a name of the other or part of one. */
function nameDifferent(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size === 0 || other.size === 0) return false;
  for (const name of one) for (const second of other) if (nameSame(name, second)) return false;
  return true;
}

/** How many parts both have. */
function commonParts(one: Parts, other: Parts): number {
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
  return shared;
}

/** The share of all parts that both have; 0 where there are none. */
function jaccard(shared: number, one: Parts, other: Parts): number {
  const all = one.length + other.length - shared;
  return all === 0 ? 0 : shared / all;
}

/** How many parts two profiles have in common. */
export interface CommonParts {
  readonly words: number;
  readonly pieces: number;
  readonly frame: () => number;
}

/** `similarity`, for whoever has counted already what two profiles have in common. */
export function similarityBy(one: Profile, other: Profile, common: CommonParts): number {
  const words = jaccard(common.words, one.words, other.words);
  const shared = (words + jaccard(common.pieces, one.pieces, other.pieces)) / 2;
  if (shared === 0 || one.names.size === 0 || other.names.size === 0) return shared;
  if (jaccard(common.frame(), one.frame, other.frame) < sameFrame) return shared;
  return nameDifferent(one.names, other.names) ? 0 : shared;
}

/**
 * How much two texts say the same, from 0 to 1, symmetric: the mean of the words and of the pieces that they share,
 * since words tell problems apart and pieces find the same word in another form. It depends on the two texts alone, so a third finding
 * never changes whether two are the same. "`a` is never used" and "`b` is never used" are 0: a linter's sentence
 * about two things.
 */
export function similarity(one: Profile, other: Profile): number {
  return similarityBy(one, other, {
    words: commonParts(one.words, other.words),
    pieces: commonParts(one.pieces, other.pieces),
    frame: () => commonParts(one.frame, other.frame),
  });
}
