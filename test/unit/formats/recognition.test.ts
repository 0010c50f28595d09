import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../src/formats/parse-document.ts';
import type { Format } from '../../../src/formats/registry.ts';
import * as make from '../../support/contract-documents.ts';

function read(text: string | Uint8Array, format?: Format) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const outcome = parseDocument({ strictness: 'strict', bytes, format });
  return { ...outcome, rules: outcome.problems.map(({ rule }) => rule) };
}

describe('a document in transport', () => {
  const text = JSON.stringify({ contract: 'review-output', document: [make.inlineFinding()] });

  it('is unwrapped where its format is forced, and read unchanged where another is', () => {
    expect(read(text, 'review-output')).toMatchObject({ ok: true, rules: [] });
    expect(read(text, 'candidate-findings').rules).toEqual(['C3/document']);
  });

  it('has no other key next to it', () => {
    const more = JSON.stringify({ contract: 'review-output', document: [], note: '' });
    expect(read(more).rules).toEqual(['format/unknown']);
  });
});

describe('JSON Lines', () => {
  const line = JSON.stringify(make.diagnostic());

  it('are recognised by a diagnostic in the first line', () => {
    expect(read(`${line}\n${line}\n`)).toMatchObject({ ok: true, format: 'rdjsonl' });
  });

  it.each(['{"message":"m"}', '{"location":{"path":"a.ts"}}', '{"message":"m","location":"a.ts"}'])(
    'are not recognised by less: %s',
    (text) => {
      expect(read(text).rules).toEqual(['format/unknown']);
    },
  );

  it('are read line by line where they are forced, and only there', () => {
    expect(read('{"x":1}\n{"y":2}\n', 'rdjsonl').rules).toContain('tool/finding');
    expect(read(line, 'rdjson').rules).toEqual(['tool/document']);
    expect(read(`${line}\n${line}\n`, 'rdjson').rules).toEqual(['JSON/syntax']);
  });
});

describe('a compressed document', () => {
  it.each([
    [[0x1f, 0x8b, 0x08], 'format/compressed'],
    [[0x1f, 0x5d], 'JSON/syntax'],
    [[0x5b, 0x8b], 'JSON/utf-8'],
  ])('is recognised by both its first bytes: %j', (bytes, rule) => {
    expect(read(Uint8Array.from(bytes)).rules).toEqual([rule]);
  });
});

describe('a value that a contract does not take', () => {
  it.each([
    [[1], 'an array'],
    [{ a: 1 }, 'an object'],
    [null, 'null'],
    [7, '7'],
    ['x'.repeat(60), `"${'x'.repeat(60)}"`],
    ['x'.repeat(61), `"${'x'.repeat(59)}"…`],
  ])('is quoted in few characters: %j', (severity, words) => {
    const { problems } = read(JSON.stringify([make.inlineFinding({ severity })]));
    expect(problems[0]?.message).toContain(`"severity" is ${words};`);
  });
});

describe('text that is not JSON', () => {
  it.each([
    ['\uFEFF[]', 'byte order mark'],
    ['```json\n[]\n```', 'code fence'],
    ['[ // none\n]', 'comment'],
    ['[{"type": "file"', 'ends too early'],
    ["['a']", 'double quotes'],
  ])('comes with advice: %j', (text, advice) => {
    expect(read(text).problems[0]?.recommendation).toContain(advice);
  });
});
