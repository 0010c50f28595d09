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
export interface TextParts {
  readonly words: Uint32Array;
  readonly pieces: Uint32Array;
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
export function partsOf(text: string, pieceLength: number): TextParts {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(word));
  const line = ` ${words.join(' ')} `;
  const pieces = new Uint32Array(Math.max(0, line.length - pieceLength + 1));
  for (const at of pieces.keys()) pieces[at] = hash(line, at, at + pieceLength);
  return {
    words: distinct(Uint32Array.from(words, (word) => hash(word, 0, word.length))),
    pieces: distinct(pieces),
  };
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
export function cosine(one: TextParts, other: TextParts, pieceWeight: number): number {
  const ofPiece = pieceWeight ** 2;
  const sizeOf = ({ words, pieces }: TextParts) => words.length + ofPiece * pieces.length;
  const shared = countShared(one.words, other.words) + ofPiece * countShared(one.pieces, other.pieces);
  return shared === 0 ? 0 : shared / Math.sqrt(sizeOf(one) * sizeOf(other));
}
