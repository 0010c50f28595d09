import { z } from 'zod';

const filled = z.string().regex(/\S/, 'a non-empty string');
const count = z.int().min(0);

export const ReviewDataComment = z.object({
  file: z.string(),
  line: z.int().min(1).max(2_147_483_647),
  confidence: z.number().min(0).max(100),
  confidence_level: z.enum(['high', 'medium', 'low', 'suggestion']),
  severity: z.enum(['critical', 'security', 'performance', 'logic', 'improvement', 'clarity']),
  title: filled,
  description: filled,
  code_context: z.string().optional(),
  suggestion: z.string().optional(),
});
export type ReviewDataComment = z.infer<typeof ReviewDataComment>;

/** Everything but the line comments, which are held to the contract one by one. */
export const ReviewDataEnvelope = z.object({
  version: z.string(),
  pr_info: z.object({
    number: z.int().min(1),
    repo: z.string(),
    title: z.string(),
    description: z.string(),
    head_sha: z.string(),
  }),
  review_summary: z.object({
    overview: z.string(),
    confidence_breakdown: z.object({ high: count, medium: count, low: count, suggestions: count }),
    key_findings: z.array(z.string()),
    security_assessment: z.string(),
    positive_highlights: z.string(),
  }),
  line_comments: z.array(z.unknown()),
  review_event: z.enum(['COMMENT', 'REQUEST_CHANGES', 'APPROVE']),
  metadata: z.object({
    reviewed_at: z.string(),
    reviewer_agent: z.string(),
    files_analyzed: count,
    total_issues: count,
  }),
});
export type ReviewDataEnvelope = z.infer<typeof ReviewDataEnvelope>;

/** C2: one object for the whole review. */
export const ReviewData = ReviewDataEnvelope.extend({ line_comments: z.array(ReviewDataComment) });
export type ReviewData = z.infer<typeof ReviewData>;
