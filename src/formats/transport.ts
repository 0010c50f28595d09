import { z } from 'zod';
import type { Native } from '../model/finding.ts';
import { describedSchema, type JsonSchema } from './contract-fields.ts';
import { isObject, own } from './own-document.ts';
import { type Format, formatDefinition, modelFormats } from './registry.ts';

interface Unwrapped {
  readonly format: Format;
  readonly value: Native;
  /** JSON pointer to the document inside its wrapping. */
  readonly pointer: string;
}

/**
 * Strict structured output refuses array roots and optional keys, so there a document is sent as
 * `{contract, document}` with null for what is left out. Undefined for anything that is not such a wrapping.
 */
export function unwrapTransport(value: Native): Unwrapped | undefined {
  const format = modelFormats.find((name) => name === own(value, 'contract'));
  const document = own(value, 'document');
  if (format === undefined || document === undefined || !isObject(value)) return undefined;
  if (Object.keys(value).length !== 2) return undefined;
  const { fields, freeKeys } = formatDefinition(format);
  const nullable = (fields?.fields ?? []).filter(({ isNullable }) => isNullable).map(({ name }) => name);
  return { format, value: withoutNulls(document, new Set(nullable), freeKeys), pointer: '/document' };
}

/** Null stands for a key left out, unless its field may be null. Depth is bounded by the reader. */
function withoutNulls(value: Native, nullable: ReadonlySet<string>, freeKeys: string | undefined): Native {
  if (Array.isArray(value)) return value.map((each) => withoutNulls(each, nullable, freeKeys));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]): [string, Native][] => {
      if (each === null && !nullable.has(key)) return [];
      if (key === freeKeys && Array.isArray(each)) return [[key, fromEntries(each)]];
      return [[key, withoutNulls(each, nullable, freeKeys)]];
    }),
  );
}

function fromEntries(list: readonly Native[]): Native {
  return Object.fromEntries(list.map((each) => [String(own(each, 'name')), own(each, 'limit') ?? null]));
}

/**
 * A JSON Schema in the part of the language that the strict modes of OpenAI, Anthropic and Gemini have in
 * common: an object at the root, every key required, no other key, and only types, enumerations, lists and
 * choices. Kinds of one object are one object whose other fields are null: models and servers choose a branch by its
 * first key, which is the same in all. A test holds each schema to the published rules.
 */
export function transportSchema(format: Format): JsonSchema {
  const document = describedSchema(formatDefinition(format).schema ?? z.never());
  return {
    type: 'object',
    properties: {
      contract: { type: 'string', enum: [format], description: 'The name of this format.' },
      document: { ...strict(document), description: 'The review.' },
    },
    required: ['contract', 'document'],
    additionalProperties: false,
  };
}

function strict(schema: unknown): JsonSchema {
  if (!isSchema(schema)) return {};
  const { description } = schema;
  return { ...strictShape(schema), ...(description === undefined ? {} : { description }) };
}

function strictShape(schema: JsonSchema): JsonSchema {
  const choices = listOf(schema['anyOf'] ?? schema['oneOf'])?.filter(isSchema);
  if (choices?.every(({ type }) => type === 'object')) return strictObject(oneObject(choices));
  if (choices !== undefined) return { anyOf: choices.map(strict) };
  if (schema['const'] !== undefined) return { type: 'string', enum: [schema['const']] };
  if (schema['enum'] !== undefined) return { type: 'string', enum: schema['enum'] };
  switch (schema['type']) {
    case 'object':
      return schema['properties'] === undefined ? namedLimits : strictObject(schema);
    case 'array':
      return { type: 'array', items: strict(schema['items']) };
    default:
      return { type: schema['type'] ?? 'string' };
  }
}

/** Strict modes have no objects whose keys are free, so one is a list of its entries. */
const namedLimits: JsonSchema = {
  type: 'array',
  items: strictObject({
    properties: {
      name: { type: 'string', description: 'What is limited.' },
      limit: { type: 'integer', description: 'The limit.' },
    },
    required: ['name', 'limit'],
  }),
};

/** Several objects as one, in which only what all of them require is required. */
function oneObject(choices: readonly JsonSchema[]): JsonSchema {
  const all = choices.map((each): JsonSchema => Object(each['properties']));
  const names = [...new Set(all.flatMap((each) => Object.keys(each)))];
  const isShared = (name: string) => all.every((each) => name in each);
  const [kind = '', ...others] = names;
  // What tells the kind, what only some kinds have, and then what all have: the contracts' order of fields.
  const inOrder = [kind, ...others.filter((name) => !isShared(name)), ...others.filter(isShared)];
  const properties = inOrder.map((name): [string, unknown] => {
    const written = all.flatMap((each) => each[name] ?? []);
    const words = written.flatMap((each) => Object(each)['const'] ?? []);
    return [
      name,
      words.length === written.length
        ? { enum: words, description: Object(written[0])['description'] }
        : written[0],
    ];
  });
  const required = names.filter((name) => choices.every((each) => listOf(each['required'])?.includes(name)));
  return { type: 'object', properties: Object.fromEntries(properties), required };
}

function strictObject(schema: JsonSchema): JsonSchema {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  const required = new Set(listOf(schema['required']));
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [
        name,
        required.has(name) ? strict(each) : nullable(each),
      ]),
    ),
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function nullable(schema: unknown): JsonSchema {
  const { description, ...shape } = strict(schema);
  const choices = listOf(shape['anyOf']) ?? [shape];
  return { anyOf: [...choices, { type: 'null' }], ...(description === undefined ? {} : { description }) };
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}
