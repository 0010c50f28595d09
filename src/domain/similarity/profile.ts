import { takeNames } from './names.ts';
import { stopWords } from './stop-words.ts';

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
