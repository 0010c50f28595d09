/** Length in UTF-8 bytes, the unit of every limit on posted text (T6). */
export function byteLength(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

export interface Cut {
  readonly kept: string;
  /** UTF-8 bytes left out; 0 when nothing was cut. */
  readonly moreBytes: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** No real character is longer; a longer pile of combining marks is cut between code points instead. */
const longestCharacter = 64;

/** The longest start of `text` within `maxBytes` that ends between two characters as people see them. */
export function cutToBytes(text: string, maxBytes: number): Cut {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length <= maxBytes) return { kept: text, moreBytes: 0 };
  let end = Math.max(0, maxBytes);
  while (end > 0 && isContinuation(bytes[end])) end -= 1;
  const units = bytes.toString('utf8', 0, end).length;
  const boundary = graphemes.segment(text).containing(units)?.index ?? units;
  const kept = text.slice(0, units - boundary > longestCharacter ? units : boundary);
  return { kept, moreBytes: bytes.length - byteLength(kept) };
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
