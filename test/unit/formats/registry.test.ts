import { describe, expect, it } from 'vitest';
import type { Format } from '../../../src/formats/registry.ts';
import * as make from '../../support/contract-documents.ts';
import { readDocument } from '../../support/read-documents.ts';

const wrapped = JSON.stringify({ contract: 'review-output', document: [make.inlineFinding()] });
const line = JSON.stringify(make.diagnostic());

describe('a document', () => {
  it.each<[string, string, Format | undefined, string | undefined]>([
    ['in transport', wrapped, undefined, undefined],
    ['in transport, as what it is', wrapped, 'review-output', undefined],
    ['in transport, as something else', wrapped, 'candidate-findings', 'C3/document'],
    [
      'in transport with another key',
      '{"contract":"review-output","document":[],"note":""}',
      undefined,
      'format/unknown',
    ],
    ['of JSON Lines', `${line}\n${line}\n`, undefined, undefined],
    ['of JSON Lines as one value', `${line}\n${line}\n`, 'rdjson', 'JSON/syntax'],
    ['of one line as one value', line, 'rdjson', 'tool/document'],
    ['of other JSON Lines', '{"x":1}\n{"y":2}\n', 'rdjsonl', 'tool/finding'],
    ['with a message alone', '{"message":"m"}', undefined, 'format/unknown'],
    ['with a location alone', '{"location":{"path":"a.ts"}}', undefined, 'format/unknown'],
    ['with a word for a location', '{"message":"m","location":"a.ts"}', undefined, 'format/unknown'],
  ])('%s is recognised as far as it can be, case %#', (_about, document, format, rule) => {
    const outcome = readDocument(document, { strictness: 'strict', format });
    expect(outcome.problems[0]?.rule).toBe(rule);
  });
});
