import { once } from '../model/lists.ts';

/**
 * The constants of the comparison, all chosen on the labelled pairs in `test/fixtures/same-problem`. A test holds what
 * they give there, and fails when one of them moves by a third.
 */
export interface Likeness {
  /** In characters. */
  readonly pieceLength: number;
  /** Weight of a piece relative to a word: words distinguish problems, and there are more pieces. */
  readonly pieceWeight: number;
  /** UTF-16 units compared at the start of a text: reviewers state the problem first, and long texts cost no more. */
  readonly comparedLength: number;
  /** From here on, two sentences around different names are one sentence about two things. */
  readonly sameSentence: number;
  /** From here on, two findings say the same in the same words. */
  readonly sameWords: number;
  /** From here on, two models mean one problem on one line. Lower, since their words are their own. */
  readonly twoModels: number;
  /** From here on, a finding on the lines of an earlier one is that finding in other words. */
  readonly remembered: number;
  /** From here on, a finding repeats what a verifier says about its place. */
  readonly verified: number;
}

export const likeness: Likeness = {
  pieceLength: 4,
  pieceWeight: 0.3,
  comparedLength: 600,
  sameSentence: 0.67,
  sameWords: 0.7,
  twoModels: 0.6,
  remembered: 0.2,
  verified: 0.2,
};

/** English function words, which say nothing about the subject of a text. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a about also am an and any are as at be because been being but by can could did do does doing each for from ' +
    'had has have having here how i if in into is it its itself may might more most must of on only or other our ' +
    'own per same shall should so some such than that the their them then there these they this those through to ' +
    'too via was we were what when where which while who will with would you your'
  ).split(' '),
);

/** Hashes of the distinct words of a text, and of its distinct pieces, in ascending order. */
interface TextParts {
  readonly words: Uint32Array;
  readonly pieces: Uint32Array;
  /** The weights of all of them. */
  readonly weight: number;
}

/** FNV-1a over UTF-16 code units. */
function hash(text: string, start: number, end: number): number {
  let value = 0x811c9dc5;
  for (let at = start; at < end; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

function distinct(hashes: Uint32Array): Uint32Array {
  return hashes.sort().filter((each, at) => each !== hashes[at - 1]);
}

/**
 * The words of a text, and every `pieceLength` consecutive characters of them. `sanitizeAnchors`, "sanitise anchors" and
 * "sanitized anchor" share most of the latter, so identifiers, word forms and typing errors need no rules.
 */
function partsOf(text: string, { pieceLength, pieceWeight }: Likeness): TextParts {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(word));
  const line = ` ${words.join(' ')} `;
  const all = new Uint32Array(Math.max(0, line.length - pieceLength + 1));
  for (const at of all.keys()) all[at] = hash(line, at, at + pieceLength);
  const pieces = distinct(all);
  const ofWords = distinct(Uint32Array.from(words, (word) => hash(word, 0, word.length)));
  return { words: ofWords, pieces, weight: ofWords.length + pieceWeight ** 2 * pieces.length };
}

function countShared(one: Uint32Array, other: Uint32Array): number {
  let shared = 0;
  let at = 0;
  let there = 0;
  while (at < one.length && there < other.length) {
    const a = one[at] ?? 0;
    const b = other[there] ?? 0;
    // Without branches, which take half as long again.
    shared += Number(a === b);
    at += Number(a <= b);
    there += Number(b <= a);
  }
  return shared;
}

/** The cosine of two texts, 0 to 1; a piece weighs `pieceWeight` and a word 1. */
function cosine(one: TextParts, other: TextParts, pieceWeight: number): number {
  const ofPieces = pieceWeight ** 2 * countShared(one.pieces, other.pieces);
  const shared = countShared(one.words, other.words) + ofPieces;
  return shared === 0 ? 0 : shared / Math.sqrt(one.weight * other.weight);
}

const quoted = /`[^`\n]{1,80}`|(?<![\p{L}\p{N}])'[^'\n]{1,40}'(?![\p{L}\p{N}])|"[^"\n]{1,40}"/gu;
const called = /(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{N}_$.]{0,80}\(/gu;
/** Matches members with their object, such as `rows.Close`. */
const member = /(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+/gu;
/** `total is never used`: a lower-case subject at the start of a text is an identifier. */
const subject =
  /(?<=^|\n)\p{Ll}[\p{L}\p{N}_$]*(?= (?:is|are|was|can|could|may|might|has|does|must|never)\b)/gu;
const word = /[\p{L}\p{N}_$]+/gu;
const identifier = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
const number = /(?<![\p{L}\p{N}_$.])\d+(?:[.,]\d+)*(?![\p{L}\p{N}_$])/gu;

/** The code and the numbers in a text, in lower case, and the sentence around them. */
interface Named {
  readonly names: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly frame: string;
}

/** `camelCase`, `PascalCase` and `snake_case`, which do not occur in prose. */
function isCompound(text: string): boolean {
  const underscore = text.indexOf('_');
  return (
    /[\p{Ll}\p{N}]\p{Lu}/u.test(text) || (underscore !== -1 && /[\p{L}\p{N}]/u.test(text.slice(underscore)))
  );
}

/** Separates the names and numbers in a text from the rest. A word of the text's `code` is a name. */
function takeNames(text: string, code: string): Named {
  const inCode = new Set(code.match(identifier));
  const names = new Set<string>();
  const numbers = new Set<string>();
  const take = (found: string) => {
    for (const name of found.match(identifier) ?? []) names.add(name.toLowerCase());
    for (const each of found.match(number) ?? []) numbers.add(each);
    return ' ';
  };
  const frame = [quoted, called, member, subject]
    .reduce((rest, pattern) => rest.replace(pattern, take), text)
    .replace(word, (each) => (inCode.has(each) || isCompound(each) ? take(each) : each))
    .replace(number, take);
  return { names, numbers, frame };
}

function hasOwn(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const each of one) if (!other.has(each)) return true;
  return false;
}

/** Whether each names code, or each a number, that the other does not. */
export function nameDifferent(one: Named, other: Named): boolean {
  return (['names', 'numbers'] as const).some(
    (kind) => hasOwn(one[kind], other[kind]) && hasOwn(other[kind], one[kind]),
  );
}

/** What is compared of a finding. */
export interface ComparedText {
  /** What the problem is. */
  readonly text: string;
  /** What follows from it and what to do: read as well, since reviewers differ in what they put where. */
  readonly more?: string;
  /** The lines that it is about. Their identifiers are names in the text, in backticks or not. */
  readonly code?: string | undefined;
}

/** The data by which a text is compared, computed on first use: most findings have no other one near them. */
export class Profile {
  readonly more: string;
  /** Parts of what the problem is. */
  readonly text: () => TextParts;
  /** Parts of everything that the finding says. */
  readonly whole: () => TextParts;
  readonly named: () => Named;
  /** Parts of the text without names and numbers. */
  readonly frame: () => TextParts;

  constructor({ text, more = '', code = '' }: ComparedText, constants: Likeness = likeness) {
    const cut = (all: string) => all.slice(0, constants.comparedLength).normalize('NFKC');
    const partsIn = (all: string) => partsOf(all, constants);
    this.more = more;
    this.text = once(() => partsIn(cut(text)));
    this.whole = more === '' ? this.text : once(() => partsIn(`${cut(text)}\n${cut(more)}`));
    this.named = once(() => takeNames(cut(text), code));
    this.frame = once(() => partsIn(this.named().frame));
  }
}

/** Whether two texts are one sentence about two things: "`a` is never used" and "`b` is never used". */
function isAboutTwo(one: Profile, other: Profile, { pieceWeight, sameSentence }: Likeness): boolean {
  return (
    nameDifferent(one.named(), other.named()) &&
    cosine(one.frame(), other.frame(), pieceWeight) >= sameSentence
  );
}

/**
 * Similarity of two texts from 0 to 1, symmetric: the cosine of their weighted words and pieces, of the problem alone
 * or of all that they say, whichever is higher. A consequence and fix that both state in the same words tell nothing: a
 * reviewer may add them to every problem. It depends on these two texts alone, so a third finding never changes it. One
 * sentence about two things has 0.
 */
export function similarity(one: Profile, other: Profile, constants: Likeness = likeness): number {
  const { pieceWeight, sameWords, twoModels, remembered, verified } = constants;
  const text = cosine(one.text(), other.text(), pieceWeight);
  const isMoreEqual = one.more === other.more;
  const whole = isMoreEqual ? text : Math.max(text, cosine(one.whole(), other.whole(), pieceWeight));
  // Half of a threshold is the least that anyone asks for.
  if (whole < Math.min(sameWords, twoModels, remembered, verified) / 2) return whole;
  return isAboutTwo(one, other, constants) ? 0 : whole;
}
