import { z } from 'zod';
import { transportDocuments } from './schemas.ts';
import type { TransportFormat } from './unwrap.ts';

interface Schema {
  readonly [key: string]: unknown;
}

/**
 * A JSON Schema in the part of the language that the strict modes of OpenAI, Anthropic and Gemini have in
 * common: an object at the root, every key required, no other key, and only types, enumerations, lists and
 * choices. `docs/contracts.md` names the pages; a test holds each schema to their limits.
 */
export function transportSchema(format: TransportFormat): Schema {
  return strict(
    z.toJSONSchema(
      z.object({
        contract: z.enum([format]),
        document: transportDocuments[format],
      }),
      { io: 'input', target: 'draft-2020-12' },
    ),
  );
}

function strict(schema: unknown): Schema {
  if (!isSchema(schema)) return {};
  const choices = listOf(schema['anyOf'] ?? schema['oneOf']);
  if (choices !== undefined) return { anyOf: choices.map(strict) };
  if (schema['const'] !== undefined) return { type: 'string', enum: [schema['const']] };
  if (schema['enum'] !== undefined) return { type: 'string', enum: schema['enum'] };
  switch (schema['type']) {
    case 'object':
      return strictObject(schema);
    case 'array':
      return { type: 'array', items: strict(schema['items']) };
    default:
      return { type: schema['type'] };
  }
}

function strictObject(schema: Schema): Schema {
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

function nullable(schema: unknown): Schema {
  return { anyOf: [strict(schema), { type: 'null' }] };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}
