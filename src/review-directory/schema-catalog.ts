import type { z } from 'zod';
import { SynthesizedFindings } from '../formats/candidate-findings.ts';
import { describedSchema, type JsonSchema } from '../formats/contract-fields.ts';
import { transportSchema } from '../formats/prompt.ts';
import { formatDefinition, formats, modelFormats } from '../formats/registry.ts';
import { Policy } from '../policy/policy.ts';
import { describePolicy } from '../policy/policy-keys.ts';
import { runFiles } from './run-files.ts';

interface Published {
  readonly title: string;
  readonly schema: z.ZodType;
}

/** Every shape that may be published, by the name `pr-verdict schema NAME` takes; Checkstyle has no schema. */
const catalog = new Map<string, () => Partial<Published>>([
  ...formats.map((name) => [name, () => formatDefinition(name)] as const),
  ['synthesized-findings', () => ({ title: 'C3: findings after synthesis', schema: SynthesizedFindings })],
  ...Object.entries(runFiles).map(
    ([name, file]) => [name, () => ({ ...file, schema: file.schema() })] as const,
  ),
  ['policy', () => ({ title: '.github/pr-verdict.yml', schema: Policy })],
]);

/** Raised when a published schema changes in a way that makes a valid document invalid. */
const version = 1;

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
  // Strict modes refuse keywords that they do not know, `$id` and `title` among them.
  if (transported !== undefined) return transportSchema(transported);
  const { title, schema } = catalog.get(name)?.() ?? {};
  if (schema === undefined) return undefined;
  const { $schema, ...rest } = name === 'policy' ? describePolicy(schema) : describedSchema(schema);
  return { $schema, $id: `urn:pr-verdict:schema:${name}:${version}`, title, ...rest };
}
