import { z } from 'zod';
import { Evidence } from '../../domain/finding.ts';

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

export const candidateKeys: ReadonlySet<string> = new Set(Object.keys(candidate));
export const synthesisKeys: ReadonlySet<string> = new Set(Object.keys(synthesis));

/** C3: what one source found, before synthesis. */
export const CandidateFinding = z.object(candidate);
export type CandidateFinding = z.infer<typeof CandidateFinding>;

/** C3: a finding after synthesis, which adds five fields and takes none away. */
export const SynthesizedFinding = z.object({ ...candidate, ...synthesis });
export type SynthesizedFinding = z.infer<typeof SynthesizedFinding>;

export const CandidateFindings = z.array(CandidateFinding);
export const SynthesizedFindings = z.array(SynthesizedFinding);
