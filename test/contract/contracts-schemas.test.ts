import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { jsonSchema, schemaNames } from '../../src/commands/schema-catalog.ts';
import * as make from '../support/contract-documents.ts';

function accepts(name: string, value: unknown): boolean {
  const schema = jsonSchema(name);
  if (schema === undefined) throw new Error(`no schema is named ${name}`);
  return new Ajv2020({ strict: false, validateFormats: false }).compile(schema)(value);
}

describe('schemas/', () => {
  it('names each schema and its version', () => {
    for (const name of schemaNames().filter((each) => !each.endsWith('.transport'))) {
      expect(jsonSchema(name)).toMatchObject({
        $id: `urn:pr-verdict:schema:${name}:1`,
        title: expect.any(String),
      });
    }
  });

  it.each([
    [
      'review-output',
      [make.inlineFinding(), make.fileFinding(), make.multiFileFinding(), make.systemFinding()],
    ],
    ['review-data', make.reviewData()],
    ['candidate-findings', [make.candidate()]],
    ['synthesized-findings', [make.synthesized()]],
    ['evidence-pack', make.evidencePack()],
    ['envelope', make.planEnvelope()],
    ['envelope', make.clarificationEnvelope()],
    ['envelope', make.validationErrorEnvelope()],
    ['envelope', make.dependencyErrorEnvelope()],
    ['verdict', make.verdictFile()],
    ['sarif', make.sarifLog()],
    ['rdjson', make.rdjson()],
    ['rdjsonl', make.diagnostic()],
    ['eslint', make.eslintOutput()],
    ['policy', { version: 1 }],
  ])('accepts a valid %s document', (name, value) => {
    expect(accepts(name, value)).toBe(true);
  });

  it.each([
    ['review-output', [make.inlineFinding({ line: undefined })]],
    ['review-output', [make.inlineFinding({ line: '42' })]],
    ['review-output', { findings: [] }],
    ['review-data', make.reviewData({ review_event: 'BLOCK' })],
    ['candidate-findings', [make.candidate({ hunk: undefined })]],
    ['synthesized-findings', [make.candidate()]],
    ['evidence-pack', make.evidencePack({ extra: 1 })],
    ['envelope', make.clarificationEnvelope({ clarification_questions: [] })],
    ['verdict', make.verdictFile({ verdict: 'OK' })],
    ['sarif', make.sarifLog({ version: '2.0.0' })],
    ['eslint', [{}]],
    ['policy', { version: 1, unknown: true }],
  ])('refuses a broken %s document', (name, value) => {
    // What is undefined is absent once it is JSON.
    expect(accepts(name, JSON.parse(JSON.stringify(value)))).toBe(false);
  });
});
