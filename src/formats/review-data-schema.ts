import { z } from 'zod';
import type { ConfidenceBand, Native, ParsedFinding, Severity } from '../model/finding.ts';

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

/** C2's six words are kind and rank in one; the kind stays as the category. */
const severities = {
  critical: 'critical',
  security: 'high',
  performance: 'medium',
  logic: 'medium',
  improvement: 'low',
  clarity: 'low',
} as const satisfies Record<ReviewDataComment['severity'], Severity>;

/** For reading a word that is not known to be valid. */
export const severityOf: ReadonlyMap<unknown, Severity> = new Map(Object.entries(severities));

/** C2's own table, "Confidence Level Mapping": 85, 60, 40. */
export function levelOf(confidence: number): ReviewDataComment['confidence_level'] {
  if (confidence >= 85) return 'high';
  if (confidence >= 60) return 'medium';
  return confidence >= 40 ? 'low' : 'suggestion';
}

const bands = {
  high: 'high',
  medium: 'medium',
  low: 'low',
  suggestion: 'speculative',
} as const satisfies Record<ReviewDataComment['confidence_level'], ConfidenceBand>;

export function toFinding(
  data: ReviewDataComment,
  { path, native, pointer }: { path: string; native: Native; pointer: string },
): ParsedFinding {
  return {
    scope: 'inline',
    locations: [{ path, startLine: data.line, side: 'RIGHT' }],
    title: data.title,
    titleDerived: false,
    issue: data.description,
    category: data.severity,
    severity: severities[data.severity],
    confidence: { band: bands[levelOf(data.confidence)], value: data.confidence },
    ...(isBlank(data.suggestion) ? {} : { fix: { text: data.suggestion, confidence: 'medium' } }),
    references: [],
    ...(isBlank(data.code_context)
      ? {}
      : { evidence: { type: 'hunk_level_code', detail: data.code_context } }),
    requiresHuman: false,
    preExisting: false,
    status: 'open',
    pointer,
    native,
  };
}

function isBlank(text: string | undefined): text is undefined {
  return text === undefined || text.trim() === '';
}
