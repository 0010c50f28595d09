import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { jsonSchema, schemaNames } from '../../src/formats/schema-catalog.ts';
import { transportFormats } from '../../src/formats/transport.ts';
import * as make from '../support/contract-documents.ts';

const folder = new URL('../../schemas/', import.meta.url);

function accepts(name: string, value: unknown): boolean {
  const schema = jsonSchema(name);
  if (schema === undefined) throw new Error(`no schema is named ${name}`);
  return new Ajv2020({ strict: false, validateFormats: false }).compile(schema)(value);
}

describe('schemas/', () => {
  it('holds exactly what the sources say (run `npm run schemas` when this fails)', () => {
    expect(readdirSync(folder).sort()).toEqual(
      schemaNames()
        .map((name) => `${name}.json`)
        .sort(),
    );
    for (const name of schemaNames()) {
      expect(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))).toEqual(jsonSchema(name));
    }
  });

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

/**
 * What the documentation of strict modes allows, where it says so: keywords, and limits of size.
 * @see https://developers.openai.com/api/docs/guides/structured-outputs#supported-schemas
 * @see https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations
 * @see https://ai.google.dev/gemini-api/docs/structured-output#json_schema_support
 */
const strictModes = {
  OpenAI: {
    keywords: ['type', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'anyOf', '$ref'],
    most: { properties: 5000, levels: 10, enumValues: 1000, characters: 120_000 },
  },
  Anthropic: {
    keywords: ['type', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'const', 'anyOf'],
    most: { unions: 16 },
  },
  Gemini: {
    keywords: ['type', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'anyOf', 'title'],
    // "Very large or deeply nested schemas may be rejected", without numbers.
    most: {},
  },
} as const;

const types = new Set<unknown>(['object', 'array', 'string', 'integer', 'number', 'boolean', 'null']);

function sizeOf(schema: unknown) {
  const nodes = [...nodesOf(schema)];
  const names = nodes.flatMap((node) => Object.keys(Object(node['properties'])));
  const words = nodes.flatMap((node) => (Array.isArray(node['enum']) ? node['enum'] : []));
  return {
    properties: names.length,
    levels: levelsOf(schema),
    enumValues: words.length,
    characters: [...names, ...words].join('').length,
    unions: nodes.filter((node) => 'anyOf' in node || Array.isArray(node['type'])).length,
  };
}

/** Objects and arrays inside each other. */
function levelsOf(schema: unknown): number {
  const node = Object(schema);
  const inner = [...Object.values(Object(node['properties'])), node['items'], ...(node['anyOf'] ?? [])];
  const own = node['type'] === 'object' || node['type'] === 'array' ? 1 : 0;
  return own + Math.max(0, ...inner.filter((each) => each !== undefined).map(levelsOf));
}

function* nodesOf(schema: unknown): Generator<Record<string, unknown>> {
  if (typeof schema !== 'object' || schema === null) return;
  const node: Record<string, unknown> = { ...schema };
  yield node;
  for (const each of Object.values(Object(node['properties']))) yield* nodesOf(each);
  for (const each of Array.isArray(node['anyOf']) ? node['anyOf'] : []) yield* nodesOf(each);
  yield* nodesOf(node['items']);
}

describe.each(transportFormats)('the transport schema of %s', (format) => {
  const schema = jsonSchema(`${format}.transport`);

  it('has an object at its root, only plain types, and choices only among words', () => {
    expect(schema?.['type']).toBe('object');
    for (const node of nodesOf(schema)) {
      const named = [node['type'] ?? []].flat();
      expect(named.every((type) => types.has(type))).toBe(true);
      expect(named.length > 0 || 'anyOf' in node).toBe(true);
      const words = Array.isArray(node['enum']) ? node['enum'] : [];
      expect(words.every((word) => typeof word === 'string')).toBe(true);
    }
  });

  it.each(Object.entries(strictModes))('says nothing that %s does not take', (_, { keywords, most }) => {
    for (const node of nodesOf(schema)) {
      expect([...keywords]).toEqual(expect.arrayContaining(Object.keys(node)));
    }
    const size = sizeOf(schema);
    const limits: Readonly<Record<string, number>> = most;
    for (const [what, is] of Object.entries(size)) {
      expect(is, what).toBeLessThanOrEqual(limits[what] ?? Number.POSITIVE_INFINITY);
    }
  });

  it('requires every key of every object and allows no other', () => {
    for (const node of nodesOf(schema)) {
      if (node['type'] !== 'object') continue;
      expect(node['required']).toEqual(Object.keys(Object(node['properties'])));
      expect(node['additionalProperties']).toBe(false);
    }
  });
});

describe('a document in transport', () => {
  it.each([
    [
      'review-output',
      [
        { ...make.inlineFinding(), line_end: null, pre_existing: null },
        { ...make.systemFinding(), pre_existing: true },
      ],
    ],
    ['review-data', make.reviewData({ line_comments: [make.comment({ suggestion: null })] })],
    ['candidate-findings', [make.candidate()]],
  ])('of %s is accepted by its schema', (format, document) => {
    expect(accepts(`${format}.transport`, { contract: format, document })).toBe(true);
    expect(accepts(`${format}.transport`, document)).toBe(false);
  });
});
