import { z } from 'zod';
import { FindingStatus } from '../../domain/finding.ts';
import { Verdict } from '../../domain/review-document.ts';

const filled = z.string().regex(/\S/, 'a non-empty string');
const count = z.int().min(0);

/** `42` or `42-48`; whether it ascends is checked where it is read. */
export const lineRangePattern = /^([1-9][0-9]{0,9})(?:-([1-9][0-9]{0,9}))?$/;

export const VerdictFinding = z.object({
  id: filled,
  domain: filled,
  severity: z.enum(['Blocker', 'High', 'Medium', 'Low', 'Info']),
  confidence: z.number().min(0).max(1),
  file: z.string(),
  lineRange: z.string().regex(lineRangePattern, 'a line such as "42" or a range such as "42-48"').optional(),
  title: filled,
  recommendation: z.string(),
  status: FindingStatus,
});
export type VerdictFinding = z.infer<typeof VerdictFinding>;

/** Everything but the findings, which are held to the contract one by one. */
export const VerdictEnvelope = z.object({
  reviewId: z.string().regex(/^[0-9a-fA-F]{8}$/, 'eight hexadecimal digits'),
  timestamp: z.iso.datetime({ offset: true, error: 'a timestamp such as "2026-02-16T10:30:00Z"' }),
  scope: z.enum(['changeset', 'package', 'team', 'file']),
  target: z.string(),
  mode: z.enum(['full', 'quick', 'verify']),
  verdict: Verdict,
  summary: z.object({ blocker: count, high: count, medium: count, low: count, info: count }),
  reportPath: z.string(),
  /** Ours: the tree or commit that was judged, so that a reader can tell whether the verdict still holds. */
  tree: z
    .string()
    .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'a whole object id')
    .optional(),
  findings: z.array(z.unknown()),
});
export type VerdictEnvelope = z.infer<typeof VerdictEnvelope>;

/** C5: the verdict file `review-latest.json`. */
export const ReviewVerdict = VerdictEnvelope.extend({ findings: z.array(VerdictFinding) });
export type ReviewVerdict = z.infer<typeof ReviewVerdict>;
