import { z } from 'zod';
import type { Native } from '../model/finding.ts';
import { describeFields, fieldDescriptions } from './field-descriptions.ts';
import { isObject, own } from './own-document.ts';
import { registry } from './registry.ts';

/** The formats that model APIs are asked for; the others come from tools and from us. */
export const transportFormats = [
  'review-output',
  'review-data',
  'candidate-findings',
  'envelope',
  'verdict',
] as const;
export type TransportFormat = (typeof transportFormats)[number];

interface Unwrapped {
  readonly format: TransportFormat;
  readonly value: Native;
  /** JSON pointer to the document inside its wrapping. */
  readonly pointer: string;
}

/**
 * Strict structured output refuses array roots and optional keys, so there a document travels as
 * `{contract, document}` with null for what is left out. Undefined for anything that is not such a wrapping.
 */
export function unwrapTransport(value: Native): Unwrapped | undefined {
  const format = transportFormats.find((name) => name === own(value, 'contract'));
  const document = own(value, 'document');
  if (format === undefined || document === undefined || !isObject(value)) return undefined;
  if (Object.keys(value).length !== 2) return undefined;
  return { format, value: unwrapped(document, format), pointer: '/document' };
}

function unwrapped(document: Native, format: TransportFormat): Native {
  switch (format) {
    // C3 has nulls of its own; only one field is optional.
    case 'candidate-findings':
      return Array.isArray(document) ? document.map(withoutClassification) : document;
    case 'review-output':
    case 'review-data':
    case 'verdict':
      return withoutNulls(document);
    case 'envelope':
      return withBudget(withoutNulls(document));
  }
}

/** None of these contracts has nulls, so every null stands for a key left out. Depth is bounded by the reader. */
function withoutNulls(value: Native): Native {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (each === null ? [] : [[key, withoutNulls(each)]])),
  );
}

function withoutClassification(finding: Native): Native {
  if (!isObject(finding) || finding['classification'] !== null) return finding;
  const { classification: _, ...rest } = finding;
  return rest;
}

/** A budget's names are free, which strict modes cannot say: there it is a list of names and limits. */
function withBudget(envelope: Native): Native {
  const plan = own(envelope, 'plan');
  const budget = own(plan, 'touch_budget');
  if (!isObject(envelope) || !isObject(plan) || !Array.isArray(budget)) return envelope;
  const entries = budget.map((each): [string, Native] => [
    String(own(each, 'name')),
    own(each, 'limit') ?? null,
  ]);
  return { ...envelope, plan: { ...plan, touch_budget: Object.fromEntries(entries) } };
}

interface Schema {
  readonly [key: string]: unknown;
}

/**
 * A JSON Schema in the part of the language that the strict modes of OpenAI, Anthropic and Gemini have in
 * common: an object at the root, every key required, no other key, and only types, enumerations, lists and
 * choices. Kinds of one object are one object whose other fields are null: models and servers choose a branch by its
 * first key, which is the same in all. A test holds each schema to the published rules.
 */
export function transportSchema(format: TransportFormat): Schema {
  const schema = format === 'envelope' ? envelope : registry[format].schema;
  const document = z.toJSONSchema(schema ?? z.never(), { io: 'input', target: 'draft-2020-12' });
  return {
    type: 'object',
    properties: {
      contract: { type: 'string', enum: [format], description: 'The name of this format.' },
      document: {
        ...strict(describeFields(withOptional(document, format), fieldDescriptions[format] ?? {})),
        description: 'The review.',
      },
    },
    required: ['contract', 'document'],
    additionalProperties: false,
  };
}

/** The classification of C3, which readers look for next to the fields of a finding. */
function withOptional(schema: Schema, format: TransportFormat): Schema {
  const items = schema['items'];
  if (format !== 'candidate-findings' || !isSchema(items)) return schema;
  const classification = { type: 'string', enum: ['confirms', 'refutes', 'novel'] };
  return { ...schema, items: { ...items, properties: { ...Object(items['properties']), classification } } };
}

function strict(schema: unknown): Schema {
  if (!isSchema(schema)) return {};
  const { description } = schema;
  return { ...strictShape(schema), ...(description === undefined ? {} : { description }) };
}

function strictShape(schema: Schema): Schema {
  const choices = listOf(schema['anyOf'] ?? schema['oneOf'])?.filter(isSchema);
  if (choices?.every(({ type }) => type === 'object')) return strictObject(oneObject(choices));
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

/** Several objects as one, in which only what all of them require is required. */
function oneObject(choices: readonly Schema[]): Schema {
  const all = choices.map((each): Schema => Object(each['properties']));
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
  const { description, ...shape } = strict(schema);
  const choices = listOf(shape['anyOf']) ?? [shape];
  return { anyOf: [...choices, { type: 'null' }], ...(description === undefined ? {} : { description }) };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

const step = z.object({
  tier: z.enum(['A', 'B', 'C', 'D']),
  title: z.string(),
  files: z.array(z.string()),
  why_now: z.string().nullable(),
});
const option = z.object({ key: z.enum(['A', 'B', 'C', 'D']), label: z.string(), implication: z.string() });

/** All results in one object, since a root may not be a choice: what a result lacks is null. */
const envelope = z.object({
  schema_version: z.string(),
  skill: z.string(),
  version: z.string(),
  output_mode: z.enum(['human', 'agent']),
  presentation: z.object({ user_markdown: z.string() }),
  result_type: z.enum(['refactor_plan', 'clarification_request', 'validation_error', 'dependency_error']),
  validation_status: z.enum([
    'accepted',
    'blocked',
    'needs_clarification',
    'validation_error',
    'dependency_error',
  ]),
  refactor_mode: z.string().nullable(),
  plan: z
    .object({
      touch_budget: z.array(z.object({ name: z.string(), limit: z.int() })),
      steps: z.array(step),
      follow_up_findings: z.array(step).nullable(),
      test_file_touches: z.array(z.string()).nullable(),
    })
    .nullable(),
  clarification_questions: z
    .array(
      z.object({
        question_id: z.string(),
        question: z.string(),
        options: z.array(option),
        recommended_option: z.enum(['A', 'B', 'C', 'D']),
      }),
    )
    .nullable(),
  dependency_issue: z.string().nullable(),
  fallback_context_bundle_requirements: z.array(z.string()).nullable(),
  scope_expansion_needed: z.array(z.string()).nullable(),
  notes: z.array(z.string()).nullable(),
});
