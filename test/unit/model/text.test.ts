import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, JsonPieces } from '../../../src/model/json-pieces.ts';
import { durationWords, escapeJson, jsonText, sha256 } from '../../../src/model/text.ts';

describe('JSON in pieces', () => {
  it('is the text of any value, and knows its digest', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 2), (value, spaces) => {
        const pieces = new JsonPieces(value, spaces);
        const bytes = bytesOf(pieces);
        expect(Buffer.from(bytes).toString()).toBe(`${escapeJson(JSON.stringify(value, null, spaces))}\n`);
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

const durations = [
  [0, '0.0 s'],
  [412, '0.4 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_499, '59 s'],
  [59_500, '1 min'],
  [185_000, '3 min 5 s'],
  [7_200_000, '120 min'],
] as const;

it.each(durations)('formats %i ms as %s', (milliseconds, words) => {
  expect(durationWords(milliseconds)).toBe(words);
});

it('escapes every character that is invisible or controls something, and means the same', () => {
  const controls = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/u;
  const all = Array.from({ length: 0x11_0000 }, (_, point) => String.fromCodePoint(point));
  expect(all.filter((text) => controls.test(text) && controls.test(jsonText(text)))).toEqual([]);
  expect(all.filter((text) => JSON.parse(jsonText(text)) !== text)).toEqual([]);
});

it('escapes a command of a log in keys and values', () => {
  const command = { '##[error]x': '##[error]x' };
  expect(jsonText(command)).not.toContain('##[');
  expect(JSON.parse(jsonText(command))).toEqual(command);
});
