/** Hashes of the distinct parts of a text, in ascending order. */
export type Parts = Uint32Array;

/** What a text is compared by. */
export interface Profile {
  readonly words: Parts;
  /**
   * Every four characters in a row. `sanitizeAnchors`, "sanitise anchors" and "sanitized anchor" share most of
   * these, so identifiers, word forms and typing errors need no rules of their own.
   */
  readonly pieces: Parts;
  /** The code that the text names, in lower case, and the pieces of what is left without it. */
  readonly names: ReadonlySet<string>;
  readonly frame: Parts;
}

const pieceLength = 4;

/**
 * Reviewers say what is wrong first and explain afterwards, so the beginning is compared; the bound also keeps one
 * endless text from costing more than its neighbours. In UTF-16 code units.
 */
const comparedLength = 600;

/** FNV-1a over UTF-16 code units. */
function hash(text: string, start: number, end: number): number {
  let value = 0x811c9dc5;
  for (let at = start; at < end; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !stopWords.has(word));
}

function partsOf(hashes: Uint32Array): Parts {
  const sorted = hashes.sort();
  let length = 0;
  for (const value of sorted) {
    if (length > 0 && value === sorted[length - 1]) continue;
    sorted[length] = value;
    length += 1;
  }
  return sorted.slice(0, length);
}

function piecesOf(words: readonly string[]): Parts {
  const text = ` ${words.join(' ')} `;
  const hashes = new Uint32Array(Math.max(0, text.length - pieceLength + 1));
  for (let start = 0; start < hashes.length; start += 1)
    hashes[start] = hash(text, start, start + pieceLength);
  return partsOf(hashes);
}

/** English words that say how a sentence is built and nothing of what it is about. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a about also am an and any are as at be because been being but by can could did do does doing each for from ' +
    'had has have having here how i if in into is it its itself may might more most must of on only or other our ' +
    'own per same shall should so some such than that the their them then there these they this those through to ' +
    'too via was we were what when where which while who will with would you your'
  ).split(' '),
);

const quoted = /`[^`\n]{1,80}`|(?<![\p{L}\p{N}])'[^'\n]{1,40}'(?![\p{L}\p{N}])|"[^"\n]{1,40}"/gu;
/** `camelCase`, `PascalCase` and `snake_case`, which prose does not have. */
function isCompound(word: string): boolean {
  const underscore = word.indexOf('_');
  return (
    /[\p{Ll}\p{N}]\p{Lu}/u.test(word) || (underscore !== -1 && /[\p{L}\p{N}]/u.test(word.slice(underscore)))
  );
}

const word = /[\p{L}\p{N}_$]+/gu;
const identifier = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** A text taken apart into the code it names, in lower case, and the sentence around the names. */
interface NamedText {
  readonly names: ReadonlySet<string>;
  readonly frame: string;
}

function takeNames(text: string): NamedText {
  const names = new Set<string>();
  const take = (found: string) => {
    for (const name of found.match(identifier) ?? []) names.add(name.toLowerCase());
    return ' ';
  };
  const frame = text.replace(quoted, take).replace(word, (each) => (isCompound(each) ? take(each) : each));
  return { names, frame };
}

export function profileOf(text: string): Profile {
  const compared = text.slice(0, comparedLength).normalize('NFKC');
  const { names, frame } = takeNames(compared);
  const words = wordsOf(compared);
  return {
    words: partsOf(Uint32Array.from(words, (word) => hash(word, 0, word.length))),
    pieces: piecesOf(words),
    names,
    frame: names.size === 0 ? new Uint32Array() : piecesOf(wordsOf(frame)),
  };
}

/** The profile of a thing's text, made once for each, when it is first compared. */
export function profiledBy<Thing extends object>(
  textOf: (thing: Thing) => string,
): (thing: Thing) => Profile {
  const made = new WeakMap<Thing, Profile>();
  return (thing) => {
    const known = made.get(thing);
    if (known !== undefined) return known;
    const profile = profileOf(textOf(thing));
    made.set(thing, profile);
    return profile;
  };
}

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
interface CommonParts {
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
