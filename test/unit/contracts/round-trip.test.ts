import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert } from '../../../src/contracts/convert/convert.ts';
import { type Format, formats } from '../../../src/contracts/format.ts';
import { parseDocument } from '../../../src/contracts/parse-document.ts';
import * as make from '../../support/contract-documents.ts';

const word = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => /\p{L}/u.test(text));
const path = fc.constantFrom('src/app.ts', 'src/a b.ts', 'docs/ü.md', 'Makefile');
const line = fc.integer({ min: 1, max: 5000 });
/** Keys beyond the contract, which drift brings. */
const drift = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.constant(null),
  fc.integer(),
  fc.array(fc.string(), { maxLength: 3 }),
);
const extra = fc.record({ 'x-note': drift }, { requiredKeys: [] });

const outputFinding = fc.oneof(
  fc
    .tuple(path, line, word, extra)
    .map(([file, at, issue, more]) => make.inlineFinding({ file, line: at, issue, ...more })),
  fc
    .tuple(path, line, line)
    .map(([file, one, other]) =>
      make.inlineFinding({ file, line: `${Math.min(one, other)}-${Math.max(one, other)}` }),
    ),
  fc.tuple(path, fc.boolean()).map(([file, old]) => make.fileFinding({ file, pre_existing: old })),
  word.map((scope) => make.systemFinding({ scope })),
  fc.constant(make.multiFileFinding()),
  // Refused, and still given back.
  word.map((severity) => make.fileFinding({ severity: `no ${severity}` })),
);

const comment = fc
  .record({ file: path, line, confidence: fc.integer({ min: 0, max: 100 }), title: word, description: word })
  .map((fields) => make.comment(fields));

const documents: Readonly<Record<Format, fc.Arbitrary<unknown>>> = {
  'review-output': fc.array(outputFinding, { maxLength: 6 }),
  'review-data': fc
    .tuple(fc.array(comment, { maxLength: 5 }), extra)
    .map(([comments, more]) => make.reviewData({ line_comments: comments, ...more })),
  'candidate-findings': fc.array(
    fc.oneof(
      fc.record({ finding_id: word, file: path, title: word }).map((fields) => make.candidate(fields)),
      fc.record({ finding_id: word, suppressed: fc.boolean() }).map((fields) => make.synthesized(fields)),
    ),
    { minLength: 1, maxLength: 5 },
  ),
  'evidence-pack': word.map((title) =>
    make.evidencePack({ pr: { number: 7, title, description: '', labels: [], url: '' } }),
  ),
  envelope: fc.oneof(
    fc.tuple(fc.array(word, { maxLength: 4 }), extra).map(([titles, more]) =>
      make.planEnvelope({
        plan: {
          touch_budget: { files: 3 },
          steps: titles.map((title) => make.step({ title })),
          follow_up_findings: [],
        },
        ...more,
      }),
    ),
    word.map((text) =>
      make.clarificationEnvelope({ clarification_questions: [make.question({ question: text })] }),
    ),
    fc.constant(make.validationErrorEnvelope()),
    fc.constant(make.dependencyErrorEnvelope()),
  ),
  verdict: fc
    .array(
      fc
        .record({
          title: word,
          file: fc.oneof(path, fc.constant('')),
          confidence: fc.double({ min: 0, max: 1, noNaN: true }),
        })
        .map((fields) => make.verdictFinding(fields)),
      { maxLength: 5 },
    )
    .map((findings) => make.verdictFile({ findings })),
  sarif: fc
    .array(
      fc
        .record({ message: word.map((text) => ({ text })), kind: fc.constantFrom('fail', 'pass', 'review') })
        .map((fields) => make.sarifResult(fields)),
      { maxLength: 5 },
    )
    .map((results) => make.sarifLog({ runs: [make.sarifRun({ results }), make.sarifRun()] })),
  rdjson: fc
    .array(word, { maxLength: 4 })
    .map((messages) => make.rdjson({ diagnostics: messages.map((message) => make.diagnostic({ message })) })),
  rdjsonl: fc
    .array(word, { minLength: 1, maxLength: 4 })
    .map((messages) => messages.map((message) => make.diagnostic({ message }))),
  eslint: fc
    .array(fc.array(word, { maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((files) =>
      files.map((messages) =>
        make.eslintFile({ messages: messages.map((message) => make.eslintMessage({ message })) }),
      ),
    ),
};

function textOf(value: unknown, format: Format): string {
  if (format !== 'rdjsonl' || !Array.isArray(value)) return JSON.stringify(value);
  return value.map((each) => `${JSON.stringify(each)}\n`).join('');
}

function read(text: string, format?: Format) {
  return parseDocument({ bytes: new TextEncoder().encode(text), format });
}

function valuesOf(text: string, format: Format): unknown {
  if (format !== 'rdjsonl') return JSON.parse(text);
  return text
    .trimEnd()
    .split('\n')
    .map((each) => JSON.parse(each));
}

describe.each(formats)('a generated %s document', (format) => {
  it('is recognised, and comes back as it was', () => {
    fc.assert(
      fc.property(documents[format], (value) => {
        const outcome = read(textOf(value, format));
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
        expect(outcome.format).toBe(format);
        const back = convert(outcome.document, format);
        expect(back.ok && valuesOf(back.text, format)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 60 },
    );
  });
});

const header = {
  pullRequest: 7,
  repository: 'octo/app',
  head: 'a'.repeat(40),
  timestamp: '2026-01-01T00:00:00Z',
};
const writable = ['review-output', 'review-data', 'candidate-findings', 'envelope', 'verdict'] as const;
const pairs = formats.flatMap((from) =>
  writable.filter((to) => to !== from).map((to) => [from, to] as const),
);

describe.each(pairs)('converting %s to %s', (from, to) => {
  it('gives a document of the target that loses findings only where it says so', () => {
    fc.assert(
      fc.property(documents[from], (value) => {
        const source = read(textOf(value, from), from);
        if (!source.ok) throw new Error(JSON.stringify(source.problems));
        const conversion = convert(source.document, to, header);
        if (!conversion.ok) throw new Error(conversion.message);
        const target = read(conversion.text, to);
        if (!target.ok) throw new Error(JSON.stringify(target.problems));
        const lost = conversion.notes.filter(({ field }) => field === 'finding').length;
        const kept = target.document.findings.length + target.document.refused.length;
        expect(kept).toBe(source.document.findings.length + source.document.refused.length - lost);
        // What the target refuses, the conversion has announced: it lacks something that the target demands.
        const announced = new Set(
          conversion.notes.filter(({ kind }) => kind === 'missing').map(({ pointer }) => pointer),
        );
        expect(target.document.refused.length).toBeLessThanOrEqual(announced.size);
      }),
      { numRuns: 25 },
    );
  });
});

describe('formats of tools', () => {
  it('are not written from anything but themselves', () => {
    const outcome = read(JSON.stringify([make.inlineFinding()]));
    expect(outcome.ok && convert(outcome.document, 'sarif').ok).toBe(false);
  });
});
