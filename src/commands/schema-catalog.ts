import { z } from 'zod';
import { SynthesizedFindings } from '../formats/candidate-findings.ts';
import { describedSchema, type JsonSchema, publishedSchema } from '../formats/contract-fields.ts';
import { type JsonReading, ownFileLimits, readJson } from '../formats/json-reader.ts';
import { type Report, report } from '../formats/parse-document.ts';
import { transportSchema } from '../formats/prompt.ts';
import { formatDefinition, formats, modelFormats } from '../formats/registry.ts';
import { ProblemList, type Rules } from '../formats/rules.ts';
import { addSchemaProblems } from '../formats/schema-problems.ts';
import { IngestReport } from '../model/ingest-report.ts';
import { Manifest } from '../model/manifest.ts';
import { Receipt } from '../model/receipt.ts';
import { ReviewDocument } from '../model/review-document.ts';
import { Plan, ReviewRequest } from '../model/write-plan.ts';
import { GatePlan } from '../policy/gate-plan.ts';
import { Policy } from '../policy/policy.ts';
import { policyKeys } from '../policy/policy-keys.ts';
import { type RunFile, runFiles } from './run-file.ts';

export const runRules = {
  file: {
    id: 'run/file',
    grade: 'refused',
    summary: 'A file that a run leaves is exactly what its schema says.',
  },
} satisfies Rules;

/** Evaluated when they are asked for: a file is of one shape, and these are large. */
const runSchemas: Readonly<Record<RunFile['name'], () => z.ZodType>> = {
  findings: () => ReviewDocument,
  'ingest-report': () => IngestReport,
  manifest: () => Manifest,
  plan: () => Plan,
  review: () => ReviewRequest,
  receipt: () => Receipt,
  gate: () => GatePlan,
};

/** A file of a run of that shape; undefined for anything else. */
export function readRunFile<Schema extends z.ZodType>(
  bytes: Uint8Array,
  schema: Schema,
): z.output<Schema> | undefined {
  const reading = readJson(bytes, ownFileLimits);
  return reading.ok ? schema.safeParse(reading.value).data : undefined;
}

/** Holds a file of a run to its schema. */
export function checkRunFile(
  { name, title }: RunFile,
  reading: Extract<JsonReading, { readonly ok: true }>,
): Report & { readonly title: string } {
  const { error } = runSchemas[name]().safeParse(reading.value);
  const list = new ProblemList('');
  addSchemaProblems(list, error, reading.value, () => runRules.file);
  return { title, ...report(list.problems, reading) };
}

interface Published {
  readonly title: string;
  readonly schema: z.ZodType;
}

/** Every shape that may be published, by the name `pr-verdict schema NAME` takes; Checkstyle has no schema. */
const catalog = new Map<string, () => Partial<Published>>([
  ...formats.map((name) => [name, () => formatDefinition(name)] as const),
  ['synthesized-findings', () => ({ title: 'C3: findings after synthesis', schema: SynthesizedFindings })],
  ...runFiles.map(({ name, title }) => [name, () => ({ title, schema: runSchemas[name]() })] as const),
  ['policy', () => ({ title: '.github/pr-verdict.yml', schema: Policy })],
]);

const transportSuffix = '.transport';

/** All names, transports after the format they carry. */
export function schemaNames(): readonly string[] {
  const transports: ReadonlySet<string> = new Set(modelFormats);
  return [...catalog]
    .filter(([, define]) => define().schema !== undefined)
    .flatMap(([name]) => (transports.has(name) ? [name, `${name}${transportSuffix}`] : [name]));
}

/** The JSON Schema (2020-12) of one name; undefined when nothing has that name. */
export function jsonSchema(name: string): JsonSchema | undefined {
  const transported = modelFormats.find((format) => name === `${format}${transportSuffix}`);
  // Strict modes reject keywords that they do not know, `$id` and `title` among them.
  if (transported !== undefined) return transportSchema(transported);
  const { title, schema } = catalog.get(name)?.() ?? {};
  if (schema === undefined) return undefined;
  return publishedSchema(name, title, name === 'policy' ? describePolicy(schema) : describedSchema(schema));
}

/** The path of a key, from its place in the JSON Schema, such as `properties`, `policy`, `properties`, `drafts`. */
function keyAt(place: readonly (string | number)[]): string | undefined {
  let key = '';
  const steps = [...place];
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    if (step === 'properties') key += `${key === '' ? '' : '.'}${steps.shift()}`;
    else if (step === 'items') key += '[]';
    else if (step === 'additionalProperties') key += '.<id>';
    else return undefined;
  }
  return key;
}

/** The policy's JSON Schema (2020-12) with a description of every key, for editors. */
function describePolicy(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema, path }) => {
      const text = policyKeys.get(keyAt(path) ?? '');
      if (text !== undefined) jsonSchema.description = text.meaning;
    },
  });
}
