import { stopWords, wordWeights } from './word-weights.ts';

/**
 * From this similarity on, two texts about one place are one problem. It gives precision 0.97 on the labelled
 * pairs of `npm run bench:join`, because a wrong merge hides a problem and a missed one only shows it twice.
 */
export const similarityThreshold = 0.2;

/** Two sentences this similar around different names are one sentence about two things. */
const sameSentence = 0.67;

/** In characters. */
const pieceLength = 4;

/**
 * Weight of a character piece relative to a word, because words distinguish problems and there are more
 * pieces.
 */
const pieceWeight = 0.3;

/** Number of steps to which weights are rounded. */
const weightSteps = 1000;

/**
 * UTF-16 units compared at the start of a text: reviewers state the problem first, and long texts cost no
 * more.
 */
const comparedLength = 600;

/** Hashes of a text's distinct parts in ascending order, and the weights of a unit vector. */
export interface TextVector {
  readonly parts: Uint32Array;
  readonly weights: Float64Array;
}

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

/**
 * The words of a text and every four consecutive characters. `sanitizeAnchors`, "sanitise anchors" and
 * "sanitized anchor" share most of the latter, so identifiers, word forms and typing errors need no rules.
 */
function vectorOf(words: readonly string[]): TextVector {
  const text = ` ${words.join(' ')} `;
  const pieces = text.length - pieceLength + 1;
  const weightAt = new Float64Array(text.length).fill(1);
  const keys = new Float64Array(words.length + Math.max(0, pieces));
  let at = 1;
  for (const [number, word] of words.entries()) {
    const weight = wordWeights.get(word) ?? 1;
    keys[number] = weightedPart(~hash(word, 0, word.length) >>> 0, weight);
    weightAt.fill(weight, at, at + word.length + 1);
    at += word.length + 1;
  }
  let sum = 0;
  for (let end = 0; end < text.length; end += 1) {
    sum += (weightAt[end] ?? 0) - (weightAt[end - pieceLength] ?? 0);
    const start = end - pieceLength + 1;
    if (start < 0) continue;
    const weight = (pieceWeight * sum) / pieceLength;
    keys[words.length + start] = weightedPart(hash(text, start, end + 1), weight);
  }
  return unitVector(keys.sort());
}

/** A part and its weight in one number, which sorts fast; of equal parts the heaviest is last. */
function weightedPart(part: number, weight: number): number {
  return part * weightSteps * 2 + Math.round(weight * weightSteps);
}

function unitVector(sorted: Float64Array): TextVector {
  const parts = new Uint32Array(sorted.length);
  const weights = new Float64Array(sorted.length);
  let length = 0;
  let squares = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    const key = sorted[at] ?? 0;
    const part = Math.floor(key / (weightSteps * 2));
    if (Math.floor((sorted[at + 1] ?? -1) / (weightSteps * 2)) === part) continue;
    const weight = (key % (weightSteps * 2)) / weightSteps;
    parts[length] = part;
    weights[length] = weight;
    length += 1;
    squares += weight * weight;
  }
  const norm = Math.sqrt(squares) || 1;
  return {
    parts: parts.slice(0, length),
    weights: weights.slice(0, length).map((weight) => weight / norm),
  };
}

const quoted = /`[^`\n]{1,80}`|(?<![\p{L}\p{N}])'[^'\n]{1,40}'(?![\p{L}\p{N}])|"[^"\n]{1,40}"/gu;
const called = /(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{N}_$.]{0,80}\(/gu;
const dotted = /(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+/gu;
/** `total is never used`: a lower-case subject at the start of a text is an identifier. */
const subject =
  /(?<=^|\n)\p{Ll}[\p{L}\p{N}_$]*(?= (?:is|are|was|can|could|may|might|has|does|must|never)\b)/gu;
const word = /[\p{L}\p{N}_$]+/gu;
const identifier = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
const number = /(?<![\p{L}\p{N}_$.])\d+(?:[.,]\d+)*(?![\p{L}\p{N}_$])/gu;

/** `camelCase`, `PascalCase` and `snake_case`, which do not occur in prose. */
function isCompound(text: string): boolean {
  const underscore = text.indexOf('_');
  return (
    /[\p{Ll}\p{N}]\p{Lu}/u.test(text) || (underscore !== -1 && /[\p{L}\p{N}]/u.test(text.slice(underscore)))
  );
}

/** Separates the code and numbers in a text from the sentence around them. */
function takeNames(text: string) {
  const names = new Set<string>();
  const numbers = new Set<string>();
  const take = (found: string) => {
    for (const name of found.match(identifier) ?? []) names.add(name.toLowerCase());
    for (const each of found.match(number) ?? []) numbers.add(each);
    return ' ';
  };
  const frame = [quoted, called, dotted, subject]
    .reduce((rest, pattern) => rest.replace(pattern, take), text)
    .replace(word, (each) => (isCompound(each) ? take(each) : each))
    .replace(number, take);
  return { names, numbers, frame };
}

/** The data by which a text is compared, computed on first use: most findings have no other one near them. */
export class Profile {
  readonly #given: string;
  #normalized: string | undefined;
  #named: ReturnType<typeof takeNames> | undefined;
  #whole: TextVector | undefined;
  #frame: TextVector | undefined;

  constructor(text: string) {
    this.#given = text;
  }

  get #text(): string {
    this.#normalized ??= this.#given.slice(0, comparedLength).normalize('NFKC');
    return this.#normalized;
  }

  /** The whole text. */
  get whole(): TextVector {
    this.#whole ??= vectorOf(wordsOf(this.#text));
    return this.#whole;
  }

  /** Code named by the text, in lower case. */
  get names(): ReadonlySet<string> {
    this.#named ??= takeNames(this.#text);
    return this.#named.names;
  }

  get numbers(): ReadonlySet<string> {
    this.#named ??= takeNames(this.#text);
    return this.#named.numbers;
  }

  /** The text without names and numbers. */
  get frame(): TextVector {
    this.#named ??= takeNames(this.#text);
    this.#frame ??= vectorOf(wordsOf(this.#named.frame));
    return this.#frame;
  }
}

export function profileOf(text: string): Profile {
  return new Profile(text);
}

/** The profile of an object's text, computed once on first use. */
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

function nameSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.includes(short);
}

/** Whether both name code or numbers and have none of them in common, not even partly. */
export function nameDifferent(one: Profile, other: Profile): boolean {
  if (
    one.numbers.size > 0 &&
    other.numbers.size > 0 &&
    ![...one.numbers].some((each) => other.numbers.has(each))
  )
    return true;
  if (one.names.size === 0 || other.names.size === 0) return false;
  for (const name of one.names) for (const second of other.names) if (nameSame(name, second)) return false;
  return true;
}

function cosine(one: TextVector, other: TextVector): number {
  let sum = 0;
  let i = 0;
  let j = 0;
  while (i < one.parts.length && j < other.parts.length) {
    const a = one.parts[i] ?? 0;
    const b = other.parts[j] ?? 0;
    if (a === b) sum += (one.weights[i] ?? 0) * (other.weights[j] ?? 0);
    if (a <= b) i += 1;
    if (b <= a) j += 1;
  }
  return sum;
}

/** Whether the sentences around the names decide the similarity. */
function isDecidedByFrames(one: Profile, other: Profile, text: number): boolean {
  return text >= similarityThreshold / 2 && nameDifferent(one, other);
}

/**
 * Similarity of two texts from 0 to 1, symmetric: the cosine of their weighted words and pieces. It depends
 * on these two texts alone, so a third finding never changes it. "`a` is never used" and "`b` is never used"
 * have 0: one linter sentence about two things.
 */
export function similarity(one: Profile, other: Profile): number {
  const text = cosine(one.whole, other.whole);
  if (!isDecidedByFrames(one, other, text)) return text;
  return cosine(one.frame, other.frame) < sameSentence ? text : 0;
}

/** Index from parts to the vectors that contain them. */
class VectorIndex {
  readonly #postings = new Map<number, { readonly vectors: Uint32Array; readonly weights: Float64Array }>();
  /** Shared by all calls; a thousand texts would otherwise leave megabytes of garbage. */
  readonly #sums: Float64Array;

  constructor(vectors: readonly TextVector[]) {
    this.#sums = new Float64Array(vectors.length);
    const having = new Map<number, { vectors: number[]; weights: number[] }>();
    for (const [number, { parts, weights }] of vectors.entries())
      for (let at = 0; at < parts.length; at += 1) {
        const part = parts[at] ?? 0;
        const postings = having.get(part) ?? { vectors: [], weights: [] };
        having.set(part, postings);
        postings.vectors.push(number);
        postings.weights.push(weights[at] ?? 0);
      }
    for (const [part, { vectors: numbers, weights }] of having)
      if (numbers.length > 1)
        this.#postings.set(part, {
          vectors: Uint32Array.from(numbers),
          weights: Float64Array.from(weights),
        });
  }

  /** Cosines of a vector with the first `count` vectors, valid until the next call. */
  cosines({ parts, weights }: TextVector, count: number): Float64Array {
    const sums = this.#sums.fill(0, 0, count);
    for (let at = 0; at < parts.length; at += 1) {
      const postings = this.#postings.get(parts[at] ?? 0);
      if (postings === undefined) continue;
      const weight = weights[at] ?? 0;
      const { vectors, weights: others } = postings;
      for (let each = 0; each < vectors.length; each += 1) {
        const vector = vectors[each] ?? count;
        if (vector >= count) break;
        sums[vector] = (sums[vector] ?? 0) + weight * (others[each] ?? 0);
      }
    }
    return sums;
  }
}

/**
 * Compares many texts with each other at once: shared parts are summed up part by part instead of pair by
 * pair, a tenth of the time for hundreds of similar texts. The result equals `similarity`.
 */
export class ProfileIndex {
  readonly #profiles: readonly Profile[];
  readonly #texts: VectorIndex;
  #frames: VectorIndex | undefined;

  constructor(profiles: readonly Profile[]) {
    this.#profiles = profiles;
    this.#texts = new VectorIndex(profiles.map((each) => each.whole));
  }

  /** Similarities of a profile with the first `count` texts, valid until the next call. */
  compare(profile: Profile, count: number): (text: number) => number {
    const texts = this.#texts.cosines(profile.whole, count);
    let frames: Float64Array | undefined;
    return (number) => {
      const other = this.#profiles[number];
      const text = texts[number] ?? 0;
      if (other === undefined || !isDecidedByFrames(profile, other, text)) return text;
      this.#frames ??= new VectorIndex(this.#profiles.map((each) => each.frame));
      frames ??= this.#frames.cosines(profile.frame, count);
      return (frames[number] ?? 0) < sameSentence ? text : 0;
    };
  }
}
