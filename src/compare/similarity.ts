/**
 * Weights of common words of the field, from 0 to 1; any other word has 1. Inverse document frequency over
 * the 27,780 distinct documentation comments of the packages that this project installs: `ln(comments /
 * comments with the word) / ln(comments / 150)`, rounded, at least 0.3.
 */
const wordsByWeight: readonly (readonly [weight: number, words: string])[] = [
  [0.3, 'interface property reference'],
  [0.4, 'not object returns value'],
  [0.5, 'all element function given method node read set string true type use used whether'],
  [
    0.6,
    'array check code creates current default error false file list name new number one options path represents rule source specified user using values',
  ],
  [
    0.7,
    'access after api attribute available before called checks containing context data document end endpoint event first get gets information input instance instead key line message module need null objects option optional passed properties provided repository request result return returned scope see sets since start test text time tokens undefined url',
  ],
  [
    0.8,
    'app argument arguments associated base based between boolean buffer call callback change character characters class classic config configuration contains content create created custom defined directory either elements empty enabled entry eslint example expression field files flag github index indicates item json last length like location map match methods mode multiple names nodes non note oauth order organization otherwise output parent personal position process promise provides pull range reflects removed representing run schema server single specific state stream token two types valid validation variable within without',
  ],
  [
    0.9,
    'action add added additional adds admin alias allowed allows already always another ast authenticated automatically behavior block body both browser bytes cache calling calls cannot case changes command comment comments constructor contents contexts control currently defaults defines description details determines different disallow display during enterprise entries environment equivalent errors events every existing expected extension following form format found functions generated global graphql hook html http identifier implementation import include includes including indicating inside integer internal invalid items javascript keys left legacy level lists literal matches matching maximum media milliseconds modules next offset once operation original out over package parameter parameters parse part pass paths pattern plugin point possible present private project public query readable regular relative remove removes repo report reports repositories requests require required resolve resolved resolves resource response results root rules second secure sent setting size space specifies specify static status store strings style support supported system target tests thrown top update useful users uses version web well whose worker write',
  ],
];

const wordWeights: ReadonlyMap<string, number> = new Map(
  wordsByWeight.flatMap(([weight, words]) => words.split(' ').map((word) => [word, weight] as const)),
);

/** English function words, which say nothing about the subject of a text. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a about also am an and any are as at be because been being but by can could did do does doing each for from ' +
    'had has have having here how i if in into is it its itself may might more most must of on only or other our ' +
    'own per same shall should so some such than that the their them then there these they this those through to ' +
    'too via was we were what when where which while who will with would you your'
  ).split(' '),
);

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

/**
 * UTF-16 units compared at the start of a text: reviewers state the problem first, and long texts cost no
 * more.
 */
const comparedLength = 600;

/** Number of steps to which weights are rounded. */
const weightSteps = 1000;

/** Hashes of a text's distinct parts in ascending order, and the weights of a unit vector. */
interface TextVector {
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

/**
 * A part and its weight in one number, which sorts fast; of equal parts the heaviest is last. A map of parts makes
 * merging take half as long again (`npm run bench:join`).
 */
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
    parts: parts.subarray(0, length),
    weights: weights.subarray(0, length).map((weight) => weight / norm),
  };
}

const quoted = /`[^`\n]{1,80}`|(?<![\p{L}\p{N}])'[^'\n]{1,40}'(?![\p{L}\p{N}])|"[^"\n]{1,40}"/gu;
const called = /(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{N}_$.]{0,80}\(/gu;
/** Matches members with their object, such as `rows.Close`. */
export const member = /(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+/gu;
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
  const frame = [quoted, called, member, subject]
    .reduce((rest, pattern) => rest.replace(pattern, take), text)
    .replace(word, (each) => (isCompound(each) ? take(each) : each))
    .replace(number, take);
  return { names, numbers, frame };
}

/** The data by which a text is compared, computed on first use: most findings have no other one near them. */
export class Profile {
  readonly #given: string;
  #whole: TextVector | undefined;
  #named: ReturnType<typeof takeNames> | undefined;
  #frame: TextVector | undefined;

  constructor(text: string) {
    this.#given = text;
  }

  get #text(): string {
    return this.#given.slice(0, comparedLength).normalize('NFKC');
  }

  /** Parts of the whole text. */
  get whole(): TextVector {
    this.#whole ??= vectorOf(wordsOf(this.#text));
    return this.#whole;
  }

  /** The code in lower case and the numbers that the text names, and the sentence around them. */
  get named(): ReturnType<typeof takeNames> {
    this.#named ??= takeNames(this.#text);
    return this.#named;
  }

  /** Parts of the text without names and numbers. */
  get frame(): TextVector {
    this.#frame ??= vectorOf(wordsOf(this.named.frame));
    return this.#frame;
  }
}

function nameSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.includes(short);
}

/** Whether both name code or numbers and have none of them in common, not even partly. */
export function nameDifferent({ named: one }: Profile, { named: other }: Profile): boolean {
  if (areDisjoint(one.numbers, other.numbers)) return true;
  if (one.names.size === 0 || other.names.size === 0) return false;
  for (const name of one.names) for (const second of other.names) if (nameSame(name, second)) return false;
  return true;
}

/** Whether both are non-empty and have nothing in common. */
export function areDisjoint(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const each of one) if (other.has(each)) return false;
  return one.size > 0 && other.size > 0;
}

function cosine({ parts, weights }: TextVector, other: TextVector): number {
  let sum = 0;
  let at = 0;
  let there = 0;
  while (at < parts.length && there < other.parts.length) {
    const a = parts[at] ?? 0;
    const b = other.parts[there] ?? 0;
    // Without branches, which take half as long again.
    sum += Number(a === b) * (weights[at] ?? 0) * (other.weights[there] ?? 0);
    at += Number(a <= b);
    there += Number(b <= a);
  }
  return sum;
}

/**
 * Similarity of two texts from 0 to 1, symmetric: the cosine of their weighted words and pieces. It depends
 * on these two texts alone, so a third finding never changes it. "`a` is never used" and "`b` is never used"
 * have 0: one linter sentence about two things.
 */
export function similarity(one: Profile, other: Profile): number {
  const text = cosine(one.whole, other.whole);
  if (text < similarityThreshold / 2 || !nameDifferent(one, other)) return text;
  return cosine(one.frame, other.frame) < sameSentence ? text : 0;
}
