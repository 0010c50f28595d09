import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../src/formats/parse-document.ts';
import type { Format } from '../../../src/formats/registry.ts';

function read(value: unknown, format?: Format) {
  return parseDocument({ bytes: new TextEncoder().encode(JSON.stringify(value)), format });
}

describe('rdjson without diagnostics', () => {
  it('is a clean review when it names its source, as reviewdog writes one', () => {
    const value = { source: { name: 'tool' }, severity: 'WARNING' };
    const outcome = read(value);
    expect(outcome).toMatchObject({ ok: true, format: 'rdjson', provesClean: true, problems: [] });
  });

  it.each([[{}], [{ severity: 'ERROR' }]])('is refused when it is empty: %j', (value) => {
    const outcome = read(value, 'rdjson');
    expect(outcome).toMatchObject({ ok: false, provesClean: false });
    expect(outcome.problems.map(({ rule }) => rule)).toEqual(['tool/document']);
  });

  it('is not recognised alongside keys that it does not have', () => {
    expect(read({ source: { name: 'tool' }, results: [] }).problems.map(({ rule }) => rule)).toEqual([
      'format/unknown',
    ]);
  });
});
