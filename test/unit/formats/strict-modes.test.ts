import { describe, expect, it, test } from 'vitest';
import { modelFormats } from '../../../src/formats/registry.ts';
import { jsonSchema } from '../../../src/review-directory/schema-catalog.ts';

interface Schema {
  readonly [key: string]: unknown;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const propertiesOf = (node: Schema): Schema => Object(node['properties']);
const typesOf = (node: Schema) => [node['type'] ?? []].flat();

/** Every schema in a schema, with the path to it. */
function nodesOf(node: Schema, path = '#'): readonly (readonly [path: string, node: Schema])[] {
  const inner = (value: unknown, at: string) => nodesOf(Object(value), `${path}/${at}`);
  return [
    [path, node],
    ...Object.entries(propertiesOf(node)).flatMap(([name, each]) => inner(each, name)),
    ...list(node['anyOf']).flatMap((each, index) => inner(each, `anyOf/${index}`)),
    ...('items' in node ? inner(node['items'], 'items') : []),
  ];
}

/** Objects and lists inside each other. */
function levelsOf(node: Schema): number {
  const inner = [...Object.values(propertiesOf(node)), ...list(node['anyOf']), node['items'] ?? {}];
  const own = typesOf(node).some((type) => type === 'object' || type === 'array') ? 1 : 0;
  const isLeaf = Object.keys(node).length === 0;
  return own + (isLeaf ? 0 : Math.max(0, ...inner.map((each) => levelsOf(Object(each)))));
}

const violations = (schema: Schema, isWrong: (node: Schema, path: string) => boolean) =>
  nodesOf(schema).flatMap(([path, node]) => (isWrong(node, path) ? [path] : []));
const onlyKeywords = (keywords: readonly string[]) => (schema: Schema) =>
  violations(schema, (node) => Object.keys(node).some((key) => !keywords.includes(key)));
const most = (limit: number, count: (schema: Schema) => number) => (schema: Schema) =>
  count(schema) <= limit ? [] : [`${count(schema)} of at most ${limit}`];

const namesIn = (schema: Schema) => nodesOf(schema).flatMap(([, node]) => Object.keys(propertiesOf(node)));
const wordsIn = (schema: Schema) => nodesOf(schema).flatMap(([, node]) => list(node['enum']));
const unionsIn = (schema: Schema) =>
  nodesOf(schema).filter(([, node]) => 'anyOf' in node || typesOf(node).length > 1);

const common = [
  'type',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'anyOf',
];

const requiresAll = (schema: Schema) =>
  violations(
    schema,
    (node) =>
      node['type'] === 'object' && String(node['required']) !== String(Object.keys(propertiesOf(node))),
  );
const isClosed = (schema: Schema) =>
  violations(schema, (node) => node['type'] === 'object' && node['additionalProperties'] !== false);

/** Each rule as a function that returns what breaks it. */
const rules: Readonly<Record<string, (schema: Schema) => readonly string[]>> = {
  // https://developers.openai.com/api/docs/guides/structured-outputs#supported-schemas
  'OpenAI: the root is an object and no choice': (schema) =>
    schema['type'] === 'object' && !('anyOf' in schema) ? [] : ['#'],
  'OpenAI: all fields are required': requiresAll,
  'OpenAI: additionalProperties is false in every object': isClosed,
  'OpenAI: keywords': onlyKeywords([...common, '$ref', '$defs', 'const', 'pattern', 'format']),
  'OpenAI: at most 5000 properties': most(5000, (schema) => namesIn(schema).length),
  'OpenAI: at most 10 levels': most(10, levelsOf),
  'OpenAI: at most 1000 enum values': most(1000, (schema) => wordsIn(schema).length),
  'OpenAI: at most 120,000 characters of names and values': most(
    120_000,
    (schema) => [...namesIn(schema), ...wordsIn(schema)].join('').length,
  ),
  // https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations
  'Anthropic: additionalProperties is false in every object': isClosed,
  'Anthropic: no limits of numbers, texts and lists, no recursion': onlyKeywords([
    ...common,
    'const',
    'default',
  ]),
  'Anthropic: at most 16 unions': most(16, (schema) => unionsIn(schema).length),
  'Anthropic: at most 24 optional fields': most(24, (schema) => requiresAll(schema).length),
  'Anthropic: enumerations hold plain values': (schema) =>
    violations(schema, (node) => list(node['enum']).some((each) => typeof each === 'object')),
  // https://ai.google.dev/gemini-api/docs/structured-output#json_schema_support
  'Gemini: keywords': onlyKeywords([
    ...common,
    'title',
    'format',
    'minimum',
    'maximum',
    'minItems',
    'maxItems',
  ]),
  'Gemini: types': (schema) =>
    violations(schema, (node) =>
      typesOf(node).some(
        (type) =>
          !['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'].includes(String(type)),
      ),
    ),
  // Observed in servers of all three: a branch is chosen by its first key, so two objects cannot be choices.
  'All: no choice between objects': (schema) =>
    violations(
      schema,
      (node) => list(node['anyOf']).filter((each) => Object(each)['type'] === 'object').length > 1,
    ),
  'All: every schema has a type or is a choice': (schema) =>
    violations(schema, (node) => typesOf(node).length === 0 && !('anyOf' in node)),
};

describe.each(modelFormats)('the transport schema of %s', (format) => {
  it.each(Object.entries(rules))('%s', (_rule, check) => {
    expect(check(jsonSchema(`${format}.transport`) ?? {})).toEqual([]);
  });
});

test.each([
  ['OpenAI: all fields are required', { type: 'object', properties: { a: {} }, required: [] }],
  ['OpenAI: additionalProperties is false in every object', { type: 'array', items: { type: 'object' } }],
  ['OpenAI: the root is an object and no choice', { type: 'array', items: {} }],
  ['Anthropic: no limits of numbers, texts and lists, no recursion', { type: 'string', minLength: 1 }],
  [
    'Anthropic: at most 16 unions',
    { anyOf: Array.from({ length: 17 }, () => ({ type: ['string', 'null'] })) },
  ],
  ['Gemini: types', { type: 'date' }],
  ['All: no choice between objects', { anyOf: [{ type: 'object' }, { type: 'object' }] }],
  ['All: every schema has a type or is a choice', { properties: { a: {} } }],
])('the check "%s" sees a schema that breaks the rule', (rule, schema) => {
  expect(rules[rule]?.(schema)).not.toEqual([]);
});

const described = [
  'synthesized-findings',
  ...modelFormats,
  ...modelFormats.map((each) => `${each}.transport`),
];

test.each(described)('every field of the schema %s has a description', (name) => {
  const missing = nodesOf(jsonSchema(name) ?? {}).flatMap(([path, node]) => [
    ...Object.entries(propertiesOf(node)).flatMap(([key, each]) =>
      typeof Object(each)['description'] === 'string' ? [] : [`${path}/${key}`],
    ),
    ...list(node['oneOf']).flatMap((each) =>
      Object.entries(propertiesOf(Object(each))).flatMap(([key, field]) =>
        typeof Object(field)['description'] === 'string' ? [] : [`${path}/oneOf/${key}`],
      ),
    ),
  ]);
  expect(missing).toEqual([]);
});
