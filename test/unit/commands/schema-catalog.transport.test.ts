import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { jsonSchema } from '../../../src/commands/schema-catalog.ts';
import { modelFormats } from '../../../src/formats/registry.ts';
import * as make from '../../support/contract-documents.ts';
import { readDocument } from '../../support/read-documents.ts';

const budget = [{ name: 'files', limit: 3 }];
const documents: Readonly<Record<string, readonly unknown[]>> = {
  'review-output': [
    [],
    [make.inlineFinding(), make.inlineFinding({ line: 3, line_end: 9, pre_existing: false })],
    [make.fileFinding(), make.multiFileFinding(), make.systemFinding()],
  ],
  'review-data': [
    make.reviewData(),
    make.reviewData({ line_comments: [make.comment({ code_context: undefined, suggestion: undefined })] }),
  ],
  'candidate-findings': [
    [make.candidate(), make.candidate({ finding_id: 'F2', hunk: null, line_start: null, line_end: null })],
  ],
  verdict: [
    make.verdictFile(),
    make.verdictFile({ findings: [make.verdictFinding({ lineRange: undefined })] }),
  ],
  envelope: [
    make.planEnvelope({ plan: { touch_budget: budget, steps: [make.step()], test_file_touches: ['a'] } }),
    make.clarificationEnvelope(),
    make.validationErrorEnvelope(),
    make.dependencyErrorEnvelope(),
  ],
};

interface Schema {
  readonly [key: string]: unknown;
}

/** Writes a document as a strict mode would: every key of the schema there, null where nothing is meant. */
function filled(value: unknown, schema: Schema): unknown {
  const choices: readonly Schema[] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [schema];
  const chosen = choices.find((each) => each['type'] !== 'null') ?? schema;
  if (Array.isArray(value)) return value.map((each) => filled(each, Object(chosen['items'])));
  if (typeof value !== 'object' || value === null) return value;
  const written = new Map(Object.entries(value));
  const fields = Object.entries(Object(chosen['properties'])).map(([key, each]) => {
    const given = written.get(key);
    return [key, given === undefined ? null : filled(given, Object(each))];
  });
  return Object.fromEntries(fields);
}

/** Strict modes write keys in the order of their schema, which is the contract's. */
function problemsOf({ problems }: ReturnType<typeof readDocument>, below = '') {
  const kept = problems.filter(({ rule }) => rule !== 'C1/field-order');
  return kept.map(({ rule, path, message }) => ({ rule, path: below + path, message }));
}

describe.each(modelFormats)('a %s document that travels as strict modes write it', (format) => {
  const schema = jsonSchema(`${format}.transport`) ?? {};
  const accepts = new Ajv2020({ strict: false }).compile(schema);
  const inner: Schema = Object(Object(schema['properties'])['document']);

  it.each((documents[format] ?? []).map((document) => [document]))(
    'fits its schema, and is read as if it had come by itself: %#',
    (document) => {
      const wrapped = { contract: format, document: filled(document, inner) };
      expect(accepts(wrapped), JSON.stringify(accepts.errors)).toBe(true);
      const [travelled, direct] = [readDocument(wrapped), readDocument(document)];
      expect(travelled).toMatchObject({ ok: direct.ok, format, provesClean: direct.provesClean });
      expect(travelled.document).toEqual(direct.document);
      expect(problemsOf(travelled)).toEqual(problemsOf(direct, '/document'));
    },
  );
});
