import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../src/formats/parse-document.ts';
import { fileFinding, inlineFinding } from '../../support/contract-documents.ts';

function read(text: string) {
  return parseDocument({ bytes: new TextEncoder().encode(text), strictness: 'lenient' });
}

function rulesOf(text: string): readonly string[] {
  return read(text).problems.map(({ rule }) => rule);
}

const document = JSON.stringify([inlineFinding()]);

describe('lenient reading', () => {
  it('leaves a strict document alone, so that an empty list still proves a clean review', () => {
    const outcome = read('[]');
    expect(outcome.problems).toEqual([]);
    expect(outcome.provesClean).toBe(true);
  });

  it('strips fences and prose around the one document', () => {
    const outcome = read(`Here is [my review](x):\n\n\`\`\`json\n${document}\n\`\`\`\nDone.`);
    expect(outcome.ok && outcome.document.findings).toHaveLength(1);
    expect(outcome.problems.map(({ rule }) => rule)).toEqual(['JSON/stripped']);
  });

  it('keeps lines and columns of the source when it strips', () => {
    const broken = JSON.stringify([{ ...inlineFinding(), severity: 'HIGH' }]);
    const [, problem] = read(`Sure:\n${broken}`).problems;
    expect(problem).toMatchObject({ rule: 'C1/severity', line: 2 });
  });

  it('never chooses between two documents', () => {
    expect(rulesOf(`${document}\n\nor rather\n\n[]`)).toEqual(['JSON/one-document']);
  });

  it('never reads a document out of the middle of a broken one', () => {
    const inner = JSON.stringify(fileFinding());
    const outcome = read(`[${inner}, ${inner} ${inner}]`);
    const count = outcome.ok ? outcome.document.findings.length : 0;
    expect([0, 3]).toContain(count);
  });

  it('repairs syntax and reports each repair where it was', () => {
    const lines = JSON.stringify([inlineFinding()], null, 2).split('\n');
    const broken = lines.map((line) =>
      line.replace('"category"', 'category').replace('"MEDIUM"', '"MEDIUM",'),
    );
    const outcome = read(broken.join('\n'));
    expect(outcome.ok && outcome.document.findings).toHaveLength(1);
    const repairs = outcome.problems.filter(({ rule }) => rule === 'JSON/repaired');
    expect([...new Set(repairs.map(({ line }) => line))]).toEqual(
      broken.flatMap((line, index) => (line === lines[index] ? [] : [index + 1])),
    );
  });

  it('does not repair a key that appears twice', () => {
    expect(rulesOf('[{"type":"file","type":"inline"}]')).toEqual(['JSON/duplicate-key']);
  });

  it.each(['No findings: []', '```\n[]\n```', '[,]', '\ufeff[]', '[ // none\n]'])(
    'takes %j for no proof of a clean review',
    (text) => {
      expect(read(text).provesClean).toBe(false);
    },
  );

  it('answers for any text, and proves a clean review only by text that is strict', () => {
    const pieces = fc.constantFrom(
      '[',
      ']',
      '{',
      '}',
      '"',
      ',',
      ':',
      'a',
      "'",
      '```',
      '\n',
      ' ',
      '1',
      '//',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
        const text = parts.join('');
        if (read(text).provesClean) expect(text.replace(/[ \n]/g, '')).toBe('[]');
      }),
      { numRuns: 1000 },
    );
  });

  it('gives up on nesting that would exhaust a repairer', () => {
    expect(read('['.repeat(200_000)).ok).toBe(false);
  });
});
