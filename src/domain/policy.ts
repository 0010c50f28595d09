import { z } from 'zod';
import { EvidenceSettings } from './evidence/evidence-policy.ts';
import { ReviewerId, ReviewerKind, ReviewerRole } from './reviewer.ts';
import { Severity } from './severity.ts';

export const FailOn = z.enum(['none', 'WARN', 'FAIL', 'ABORT']);
export type FailOn = z.infer<typeof FailOn>;

/** What a reviewer may report inline: lines added, lines in the diff, files in the diff, or anything. */
export const ReportScope = z.enum(['changed', 'diff', 'file', 'all']);
export type ReportScope = z.infer<typeof ReportScope>;

const host = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a bare host name in lower case, such as owasp.org');

/** What the policy says of one reviewer. Every key is optional: two lines are a whole configuration. */
export const ReviewerPolicy = z
  .strictObject({
    /** Default: what the format of its documents is made for. */
    kind: ReviewerKind.optional(),
    role: ReviewerRole.default('primary'),
    required: z.boolean().default(true),
    /** Contract the document must have; recognised by shape when absent. */
    format: z.string().optional(),
    contract: z.enum(['strict', 'lenient']).default('strict'),
    /** Default: `changed` for tools, `all` for models. */
    report: ReportScope.optional(),
    suggestions: z.boolean().default(false),
  })
  .readonly();
export type ReviewerPolicy = z.infer<typeof ReviewerPolicy>;

/** A reviewer that the policy does not mention. */
export const defaultReviewer: ReviewerPolicy = ReviewerPolicy.parse({});

const Decisions = z.strictObject({
  'fail-on': FailOn.default('WARN'),
  approve: z.boolean().default(false),
  enforce: z.boolean().default(true),
  'max-comments': z.number().int().min(0).max(50).default(30),
  'inline-from': Severity.default('low'),
  /** Refused findings up to this claimed severity do not make the review incomplete; never high or critical. */
  refused: z.enum(['none', 'info', 'low', 'medium']).default('none'),
  'link-hosts': z.array(host).readonly().default([]),
});

/** `.github/pr-verdict.yml`, version 1: a closed schema, read at the base commit (threat P1, P2). */
export const Policy = z
  .strictObject({
    version: z.literal(1),
    policy: Decisions.readonly().prefault({}),
    reviewers: z.record(ReviewerId, ReviewerPolicy).default({}),
    evidence: EvidenceSettings.prefault({}),
  })
  .readonly();
export type Policy = z.infer<typeof Policy>;

/** What holds where the base commit has no policy file. */
export const defaultPolicy: Policy = Policy.parse({ version: 1 });

/** Inputs that the policy file also holds; undefined where the workflow says nothing. */
export interface PolicyInputs {
  readonly failOn?: FailOn;
  readonly approve?: boolean;
  readonly maxComments?: number;
  readonly inlineFrom?: Severity;
}
