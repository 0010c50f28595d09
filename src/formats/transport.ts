import { z } from 'zod';
import type { Native } from '../model/finding.ts';
import { CandidateFinding } from './candidate-findings-schema.ts';
import { isObject, own } from './own-document.ts';
import { ReviewDataComment, ReviewDataEnvelope } from './review-data-schema.ts';
import { ReviewOutputFinding } from './review-output-schema.ts';

/** The formats that model APIs are asked for; the others come from tools and from us. */
export const transportFormats = ['review-output', 'review-data', 'candidate-findings', 'envelope'] as const;
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
    // C3 has nulls of its own and nothing optional.
    case 'candidate-findings':
      return document;
    case 'review-output':
    case 'review-data':
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

const line = z.union([z.int(), z.string()]);
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

const findings = ReviewOutputFinding.options.map((each) =>
  'line' in each.shape ? each.extend({ line }) : each,
);

/** The document of each format before optional keys become null and constraints are dropped. */
const transportDocuments: Readonly<Record<TransportFormat, z.ZodType>> = {
  'review-output': z.array(z.union(findings)),
  'review-data': ReviewDataEnvelope.extend({ line_comments: z.array(ReviewDataComment) }),
  'candidate-findings': z.array(CandidateFinding),
  envelope,
};
