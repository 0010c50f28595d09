import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParseOutcome, parseDocument } from '../../../src/formats/parse-document.ts';
import type { Format } from '../../../src/formats/registry.ts';
import { modelFormats } from '../../../src/formats/registry.ts';
import { jsonSchema } from '../../../src/review-directory/schema-catalog.ts';
import * as make from '../../support/contract-documents.ts';

const text = fc.string({ minLength: 1, maxLength: 20 }).filter((each) => /\S/.test(each));
const line = fc.integer({ min: 1, max: 500 });
const file = fc.constantFrom('src/app.ts', 'src/a b.ts', 'docs/ü.md');
/** Now there, now left out. */
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const outputFinding = fc.oneof(
  fc
    .record({
      file,
      line,
      line_end: fc.constant(undefined),
      issue: text,
      pre_existing: perhaps(fc.boolean()),
    })
    .map((fields) => make.inlineFinding(fields)),
  fc
    .record({ line: fc.constant(3), line_end: perhaps(fc.integer({ min: 3, max: 9 })) })
    .map((fields) => make.inlineFinding(fields)),
  fc.record({ file, pre_existing: perhaps(fc.boolean()) }).map((fields) => make.fileFinding(fields)),
  fc.constant(make.multiFileFinding()),
  text.map((scope) => make.systemFinding({ scope })),
);

const comment = fc
  .record({ file, line, title: text, code_context: perhaps(text), suggestion: perhaps(text) })
  .map((fields) => make.comment(fields));

const step = fc
  .record({ title: text, tier: fc.constantFrom('A', 'B', 'C', 'D'), why_now: perhaps(text) })
  .map((fields) => make.step(fields));

const documents: Readonly<Partial<Record<Format, fc.Arbitrary<unknown>>>> = {
  'review-output': fc.array(outputFinding, { maxLength: 5 }),
  'review-data': fc
    .array(comment, { maxLength: 5 })
    .map((comments) => make.reviewData({ line_comments: comments })),
  'candidate-findings': fc.array(
    fc
      .record({ finding_id: text, hunk: fc.option(text), line_start: line, line_end: fc.constant(null) })
      .map((fields) => make.candidate(fields)),
    { minLength: 1, maxLength: 5 },
  ),
  verdict: fc
    .record({ lineRange: perhaps(fc.constant('3-9')) })
    .map((fields) => make.verdictFile({ findings: [make.verdictFinding(fields)] })),
  envelope: fc.oneof(
    fc
      .record({
        steps: fc.array(step, { maxLength: 4 }),
        touch_budget: fc.array(fc.record({ name: text, limit: line })),
        follow_up_findings: perhaps(fc.array(step, { maxLength: 2 })),
        test_file_touches: perhaps(fc.array(file, { maxLength: 2 })),
      })
      .map((plan) => make.planEnvelope({ plan })),
    fc.constant(make.clarificationEnvelope()),
    fc.constant(make.validationErrorEnvelope()),
    fc.constant(make.dependencyErrorEnvelope()),
  ),
};

interface Schema {
  readonly [key: string]: unknown;
}

/** Writes a document as a strict mode would: every key of the schema there, null where nothing is meant. */
function filled(value: unknown, schema: Schema): unknown {
  const choices: readonly Schema[] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [schema];
  const { type } = Object(value);
  const fits = (each: Schema) => {
    const words = Object(Object(each['properties'])['type'])['enum'];
    return !Array.isArray(words) || words.includes(type);
  };
  const chosen = choices.find((each) => each['type'] !== 'null' && fits(each)) ?? schema;
  if (Array.isArray(value)) return value.map((each) => filled(each, Object(chosen['items'])));
  if (typeof value !== 'object' || value === null) return value;
  const written: Record<string, unknown> = { ...value };
  return Object.fromEntries(
    Object.entries(Object(chosen['properties'])).map(([key, each]) => [
      key,
      written[key] === undefined ? null : filled(written[key], Object(each)),
    ]),
  );
}

function read(value: unknown): ParseOutcome {
  return parseDocument({ bytes: new TextEncoder().encode(JSON.stringify(value)) });
}

/** Strict modes write keys in the order of their schema, which is the contract's. */
function problemsOf({ problems }: ParseOutcome, below = '') {
  const kept = problems.filter(({ rule }) => rule !== 'C1/field-order');
  return kept.map(({ rule, path, message }) => ({ rule, path: below + path, message }));
}

describe.each(modelFormats)('a %s document that travels as strict modes write it', (format) => {
  const schema = jsonSchema(`${format}.transport`) ?? {};
  const accepts = new Ajv2020({ strict: false }).compile(schema);
  const inner: Schema = Object(Object(schema['properties'])['document']);

  it('fits its schema, and is read as if it had come by itself', () => {
    fc.assert(
      fc.property(documents[format] ?? fc.constant([]), (document) => {
        const wrapped = { contract: format, document: filled(document, inner) };
        expect(accepts(wrapped), JSON.stringify(accepts.errors)).toBe(true);
        const [travelled, direct] = [read(wrapped), read(document)];
        if (direct.document === undefined || travelled.document === undefined) throw new Error('not read');
        expect(travelled).toMatchObject({ ok: direct.ok, format, provesClean: direct.provesClean });
        expect(travelled.document).toEqual(direct.document);
        expect(problemsOf(travelled)).toEqual(problemsOf(direct, '/document'));
      }),
      { numRuns: 60 },
    );
  });
});
