import { lineFeed } from './line-feed.ts';
import { type Reader, word } from './reader.ts';

export const binaryPatch = word('GIT binary patch\n');
const methodLine = /^(?:literal|delta) \d{1,15}$/;

/**
 * Skips a `GIT binary patch`: two blocks, forward and reverse, each a method and size, lines of base 85 whose
 * first character tells how many bytes they carry, and an empty line.
 */
export function skipBinaryPatch(reader: Reader): void {
  reader.skipLine();
  skipBlock(reader);
  skipBlock(reader);
}

function skipBlock(reader: Reader): void {
  if (reader.atEnd) throw reader.fault('cut-off', 'the diff ends within a binary patch');
  const method = { start: reader.position, end: reader.lineEnd() };
  if (method.end - method.start > 32 || !methodLine.test(reader.text(method))) {
    throw reader.fault('bad-binary-patch', 'a binary patch must say "literal SIZE" or "delta SIZE" here');
  }
  reader.skipLine();
  while (reader.bytes[reader.position] !== lineFeed) {
    if (reader.atEnd) throw reader.fault('cut-off', 'the diff ends within a binary patch');
    const end = reader.lineEnd();
    const carried = carriedBytes(reader.bytes[reader.position] ?? 0);
    if (carried === undefined || end - reader.position !== 1 + 5 * Math.ceil(carried / 4)) {
      throw reader.fault('bad-binary-patch', 'a line of a binary patch is not as long as it says');
    }
    reader.position = end + 1;
  }
  reader.skipLine();
}

/** `A`–`Z` stand for 1–26 bytes, `a`–`z` for 27–52. */
function carriedBytes(letter: number): number | undefined {
  if (letter >= 0x41 && letter <= 0x5a) return letter - 0x40;
  if (letter >= 0x61 && letter <= 0x7a) return letter - 0x60 + 26;
  return undefined;
}
