import { z } from 'zod';
import { CandidateFinding } from './candidate-findings-schema.ts';
import { ReviewDataComment, ReviewDataEnvelope } from './review-data-schema.ts';
import { ReviewOutputFinding } from './review-output-schema.ts';
import type { TransportFormat } from './transport.ts';

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
export const transportDocuments: Readonly<Record<TransportFormat, z.ZodType>> = {
  'review-output': z.array(z.union(findings)),
  'review-data': ReviewDataEnvelope.extend({ line_comments: z.array(ReviewDataComment) }),
  'candidate-findings': z.array(CandidateFinding),
  envelope,
};
