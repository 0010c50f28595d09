import { describe, expect, it } from 'vitest';
import { carriedText, linesOf } from '../../../src/formats/sarif-places.ts';

// Bytes of UTF-8: 4 and a line end, 3 and a line end, 2.
const text = 'ab\u{e4}\n\u{20ac}\ncd';

describe('a region of SARIF', () => {
  it.each([
    ['lines', { startLine: 2, endLine: 3 }, [2, 3]],
    ['an end in column 1', { startLine: 2, endLine: 3, endColumn: 1 }, [2, 2]],
    ['characters', { charOffset: 4, charLength: 3 }, [2, 3]],
    ['characters up to the end of a line', { charOffset: 0, charLength: 4 }, [1, 1]],
    ['no characters', { charOffset: 4 }, [2, 2]],
    ['bytes', { byteOffset: 5, byteLength: 5 }, [2, 3]],
    ['characters before bytes', { charOffset: 0, byteOffset: 5 }, [1, 1]],
    ['nothing', {}, []],
    ['what stands for nothing', { charOffset: -1, byteOffset: -1 }, []],
    ['more characters than there are', { charOffset: 8, charLength: 1 }, undefined],
  ] as const)('given by %s', (_, region, lines) => {
    expect(linesOf(region, carriedText(text))).toEqual(lines);
  });

  it('has no lines that can be told without the text, in another encoding, or in doubt', () => {
    expect(linesOf({ charOffset: 0 }, undefined)).toBeUndefined();
    expect(linesOf({ byteOffset: 0 }, carriedText(text, 'UTF-16'))).toBeUndefined();
    expect(linesOf({ byteOffset: 0 }, carriedText(text, 'UTF-8'))).toEqual([1, 1]);
    expect(linesOf({ charOffset: 2, charLength: 1 }, carriedText('\u{1f600}\nab'))).toBeUndefined();
  });

  it('is the whole file where there is none', () => {
    expect(linesOf(undefined, undefined)).toEqual([]);
  });
});
