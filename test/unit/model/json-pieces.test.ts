import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, JsonPieces } from '../../../src/model/json-pieces.ts';
import { jsonText, sha256 } from '../../../src/model/text.ts';

describe('JSON in pieces', () => {
  it('is the text of any value, and knows its digest', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 2), (value, spaces) => {
        const pieces = new JsonPieces(value, spaces);
        const bytes = bytesOf(pieces);
        expect(Buffer.from(bytes).toString()).toBe(jsonText(value, spaces));
        expect(pieces.digest()).toEqual({ sha256: sha256(bytes), bytes: bytes.length });
      }),
    );
  });

  it('leaves out values that JSON does not have', () => {
    const value = { list: [undefined, 1], none: undefined, within: { none: undefined } };
    expect(Buffer.from(bytesOf(new JsonPieces(value))).toString()).toBe(jsonText(value));
  });

  it('takes a long text apart without a trace', () => {
    const line = '##[\u{1f600}\u202e"'.repeat(9_000);
    for (const start of ['', 'x', 'xx', 'xxx', 'xxxx']) {
      const value = { diff: { text: `${start}${line}\nend` } };
      const pieces = new JsonPieces(value);
      expect([...pieces].length).toBeGreaterThan(1);
      expect(Buffer.from(bytesOf(pieces)).toString()).toBe(jsonText(value));
    }
  });

  it('passes on several pieces, twice the same', () => {
    const pieces = new JsonPieces({ findings: Array.from({ length: 20 }, () => 'é'.repeat(9_000)) });
    const first = [...pieces];
    expect(first.length).toBeGreaterThan(1);
    expect(Buffer.concat([...pieces]).equals(Buffer.concat(first))).toBe(true);
    expect(pieces.digest().sha256).toBe(sha256(Buffer.concat(first)));
  });
});
