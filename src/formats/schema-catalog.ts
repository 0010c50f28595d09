import { z } from 'zod';
import { EvidencePack } from '../model/evidence-pack.ts';
import { Policy } from '../policy/policy.ts';
import { describedSchema } from '../policy/policy-schema.ts';
import { CandidateFindings, SynthesizedFindings } from './candidate-findings-schema.ts';
import { Envelope } from './envelope-schema.ts';
import { EslintOutput } from './eslint.ts';
import { Diagnostic, RdJson } from './rdformat.ts';
import { ReviewData } from './review-data-schema.ts';
import { ReviewOutput } from './review-output-schema.ts';
import { runFiles } from './run-files.ts';
import { SarifLog } from './sarif-schema.ts';
import { transportFormats, transportSchema } from './transport.ts';
import { ReviewVerdict } from './verdict-schema.ts';

/** Every shape that is published, by the name `pr-verdict schema NAME` takes. */
const published: ReadonlyMap<string, { readonly title: string; readonly schema: z.ZodType }> = new Map(
  Object.entries({
    'review-output': { title: 'C1: review output', schema: ReviewOutput },
    'review-data': { title: 'C2: review data', schema: ReviewData },
    'candidate-findings': { title: 'C3: candidate findings', schema: CandidateFindings },
    'synthesized-findings': { title: 'C3: findings after synthesis', schema: SynthesizedFindings },
    'evidence-pack': { title: 'C3: evidence pack', schema: EvidencePack },
    envelope: { title: 'C4: structured output envelope', schema: Envelope },
    verdict: { title: 'C5: verdict file', schema: ReviewVerdict },
    sarif: { title: 'SARIF 2.1.0, as far as it is read', schema: SarifLog },
    rdjson: { title: 'RDFormat rdjson, as far as it is read', schema: RdJson },
    rdjsonl: { title: 'One line of RDFormat rdjsonl, as far as it is read', schema: Diagnostic },
    eslint: { title: 'ESLint json formatter, as far as it is read', schema: EslintOutput },
    ...runFiles,
    policy: { title: '.github/pr-verdict.yml', schema: Policy },
  }),
);

export interface JsonSchema {
  readonly [key: string]: unknown;
}

/** Raised when a published schema changes in a way that makes a valid document invalid. */
const version = 1;

const transportSuffix = '.transport';

/** All names, transports after the format they carry. */
export function schemaNames(): readonly string[] {
  const transports: ReadonlySet<string> = new Set(transportFormats);
  return [...published.keys()].flatMap((name) =>
    transports.has(name) ? [name, `${name}${transportSuffix}`] : [name],
  );
}

/** The JSON Schema (2020-12) of one name; undefined when nothing has that name. */
export function jsonSchema(name: string): JsonSchema | undefined {
  const transported = transportFormats.find((format) => name === `${format}${transportSuffix}`);
  // Strict modes refuse keywords that they do not know, `$id` and `title` among them.
  if (transported !== undefined) return transportSchema(transported);
  const found = published.get(name);
  if (found === undefined) return undefined;
  const { $schema, ...rest } = z.toJSONSchema(found.schema, { io: 'input', target: 'draft-2020-12' });
  const told = name === 'policy' ? Object(describedSchema(z.json().parse(rest))) : rest;
  return { $schema, $id: `urn:pr-verdict:schema:${name}:${version}`, title: found.title, ...told };
}
