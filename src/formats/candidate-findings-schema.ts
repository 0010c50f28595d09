import { z } from 'zod';
import { Evidence, type Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { pointerTo } from './json-reader.ts';
import { isObject, own } from './own-document.ts';
import { problem, type RuleId } from './rules.ts';

import { unknownKeys } from './schema-problems.ts';

const filled = z.string().regex(/\S/, 'a non-empty string');
const line = z.int().min(1).max(2_147_483_647).nullable();
const certainty = z.enum(['high', 'medium', 'low']);

const candidate = {
  finding_id: filled,
  source: z.enum(['fresh_eyes', 'challenger', 'verifier']),
  title: filled,
  file: z.string(),
  line_start: line,
  line_end: line,
  hunk: z.string().nullable(),
  why_it_matters: z.string(),
  evidence: z.object({ type: Evidence.unwrap().shape.type, detail: z.string() }),
  confidence: certainty,
  severity: z.enum(['critical', 'high', 'medium', 'low']),
  action: z.enum(['fix', 'verify', 'discuss']),
  requires_human: z.boolean(),
};

const synthesis = {
  corroborated_by: z.array(z.string()),
  contested_by: z.array(z.string()),
  merged_confidence: certainty,
  suppressed: z.boolean(),
  suppression_reason: z.string().nullable(),
};

const candidateKeys: ReadonlySet<string> = new Set(Object.keys(candidate));
const synthesisKeys: ReadonlySet<string> = new Set(Object.keys(synthesis));

/** C3: what one source found, before synthesis. */
export const CandidateFinding = z.object(candidate);
export type CandidateFinding = z.infer<typeof CandidateFinding>;

/** C3: a finding after synthesis, which adds five fields and takes none away. */
export const SynthesizedFinding = z.object({ ...candidate, ...synthesis });
export type SynthesizedFinding = z.infer<typeof SynthesizedFinding>;

export const CandidateFindings = z.array(CandidateFinding);
export const SynthesizedFindings = z.array(SynthesizedFinding);

const rules: ReadonlyMap<PropertyKey | undefined, RuleId> = new Map([
  ['finding_id', 'C3/finding-id'],
  ['source', 'C3/source'],
  ['title', 'C3/title'],
  ['file', 'C3/file'],
  ['line_start', 'C3/lines'],
  ['line_end', 'C3/lines'],
  ['hunk', 'C3/hunk'],
  ['why_it_matters', 'C3/why-it-matters'],
  ['evidence', 'C3/evidence'],
  ['confidence', 'C3/confidence'],
  ['severity', 'C3/severity'],
  ['action', 'C3/action'],
  ['requires_human', 'C3/requires-human'],
  ['corroborated_by', 'C3/synthesis'],
  ['contested_by', 'C3/synthesis'],
  ['merged_confidence', 'C3/synthesis'],
  ['suppressed', 'C3/synthesis'],
  ['suppression_reason', 'C3/synthesis'],
]);

export function ruleOf(path: readonly PropertyKey[]): RuleId {
  return rules.get(path[0]) ?? 'C3/document';
}

const known = new Set([...candidateKeys, ...synthesisKeys]);

/** Any field of synthesis makes it a synthesised finding, which then needs all of them. */
export function isSynthesized(native: Native): boolean {
  return isObject(native) && Object.keys(native).some((key) => synthesisKeys.has(key));
}

export function fieldDeviations(native: Native, pointer: string): readonly Problem[] {
  if (!isObject(native)) return [];
  return [
    ...unknownKeys(native, known, { pointer, rule: 'C3/unknown-key' }),
    ...suppressionDeviation(native, pointer),
  ];
}

function suppressionDeviation(native: Native, pointer: string): readonly Problem[] {
  const suppressed = own(native, 'suppressed');
  const reason = own(native, 'suppression_reason');
  const hasReason = typeof reason === 'string' && reason.trim() !== '';
  if (typeof suppressed !== 'boolean' || suppressed === hasReason) return [];
  return [
    problem('C3/suppression-reason', {
      path: pointerTo(pointer, 'suppression_reason'),
      type: 'claim',
      message: suppressed
        ? 'The finding is suppressed without a reason.'
        : 'The finding has a reason for suppression, but is not suppressed.',
      recommendation: suppressed ? 'Say why.' : 'Write null.',
    }),
  ];
}
