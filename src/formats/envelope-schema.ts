import { z } from 'zod';

const filled = z.string().regex(/\S/, 'a non-empty string');

/** The contract names these fields without saying what they hold beyond being there. */
const named = {
  schema_version: filled,
  skill: filled,
  version: filled,
};

const common = {
  ...named,
  output_mode: z.enum(['human', 'agent']),
  presentation: z.object({ user_markdown: filled }),
};

const notes = z.array(z.string());

export const PlanStep = z.object({
  tier: z.enum(['A', 'B', 'C', 'D']),
  title: filled,
  files: z.array(z.string()).optional(),
});
export type PlanStep = z.infer<typeof PlanStep>;

/** One result type each; the status that a result allows is checked apart, to be named apart. */
const status = z.enum(['accepted', 'blocked', 'needs_clarification', 'validation_error', 'dependency_error']);

const Option = z.object({ key: z.enum(['A', 'B', 'C', 'D']) });

export const ClarificationQuestion = z.object({
  question_id: filled,
  question: filled,
  options: z.array(Option).min(3).max(4),
  recommended_option: z.enum(['A', 'B', 'C', 'D']),
});
export type ClarificationQuestion = z.infer<typeof ClarificationQuestion>;

const refactorPlan = {
  ...common,
  result_type: z.literal('refactor_plan'),
  validation_status: status,
  refactor_mode: filled,
  scope_expansion_needed: z.array(z.unknown()).optional(),
};

const planExtras = {
  touch_budget: z.record(z.string(), z.unknown()),
  test_file_touches: z.array(z.unknown()).optional(),
};

const ClarificationRequest = z.object({
  ...common,
  result_type: z.literal('clarification_request'),
  validation_status: status,
  clarification_questions: z.array(ClarificationQuestion).min(1).max(4),
});

const ValidationError = z.object({
  ...common,
  result_type: z.literal('validation_error'),
  validation_status: status,
  notes: notes.min(1),
});

const DependencyError = z.object({
  ...common,
  result_type: z.literal('dependency_error'),
  validation_status: status,
  dependency_issue: filled,
  fallback_context_bundle_requirements: z.array(z.string()).min(5),
  notes,
});

/** What is checked at once; the steps and follow-ups are held to the contract one by one. */
export const EnvelopeFrame = z.discriminatedUnion('result_type', [
  z.object({
    ...refactorPlan,
    plan: z.object({
      ...planExtras,
      steps: z.array(z.unknown()),
      follow_up_findings: z.array(z.unknown()).optional(),
    }),
  }),
  ClarificationRequest,
  ValidationError,
  DependencyError,
]);
export type EnvelopeFrame = z.infer<typeof EnvelopeFrame>;

/** C4: one object, whose result type says which payload it carries. */
export const Envelope = z.discriminatedUnion('result_type', [
  z.object({
    ...refactorPlan,
    plan: z.object({
      ...planExtras,
      steps: z.array(PlanStep),
      follow_up_findings: z.array(PlanStep).optional(),
    }),
  }),
  ClarificationRequest,
  ValidationError,
  DependencyError,
]);
export type Envelope = z.infer<typeof Envelope>;

/** The fields of every result, used to report the rest when `result_type` itself is wrong. */
export const EnvelopeCommon = z.object({ ...common, validation_status: status });
