import { z } from 'zod';
import { type ConfidenceBand, FindingStatus, type Location, type Severity } from '../model/finding.ts';
import { lineRange } from '../model/identity.ts';
import { Verdict } from '../model/review-document.ts';
import { sha256 } from '../model/text.ts';
import {
  type Header,
  unknownTime,
  type WritableFinding,
  type WritableReview,
  type Written,
} from './writable.ts';

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

/** `reason` is our addition: why a finding will not be fixed. */
const FiledFinding = VerdictFinding.extend({ reason: z.string().optional() });

/** Our own verdict file, with the open findings that do not count towards the verdict in keys of their own. */
export const VerdictFile = VerdictEnvelope.extend({
  findings: z.array(FiledFinding),
  needsVerification: z.array(FiledFinding).optional(),
  preExisting: z.array(FiledFinding).optional(),
});
export type VerdictFile = z.infer<typeof VerdictFile>;

type Counted = Pick<VerdictFinding, 'severity' | 'status'>;

/** C5: the verdict follows from findings that are open or reopened. */
export function counts(status: FindingStatus): boolean {
  return status === 'open' || status === 'reopened';
}

/** None → PASS, High → WARN, Blocker → FAIL. ABORT is a decision of policy and cannot be recomputed. */
export function verdictOf(findings: readonly Counted[]): Exclude<Verdict, 'ABORT'> {
  if (findings.some(({ severity }) => severity === 'Blocker')) return 'FAIL';
  return findings.some(({ severity }) => severity === 'High') ? 'WARN' : 'PASS';
}

/**
 * How many of the listed findings have each severity, whatever their status: a team agent that marks a finding
 * fixed may touch nothing but the status, so the counts must not depend on it.
 */
export function summaryOf(findings: readonly Pick<VerdictFinding, 'severity'>[]): ReviewVerdict['summary'] {
  const summary = { blocker: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const { severity } of findings) summary[summaryKeyOf[severity]] += 1;
  return summary;
}

const summaryKeyOf = {
  Blocker: 'blocker',
  High: 'high',
  Medium: 'medium',
  Low: 'low',
  Info: 'info',
} as const satisfies Record<VerdictFinding['severity'], keyof ReviewVerdict['summary']>;

export const verdictSeverities = {
  Blocker: 'critical',
  High: 'high',
  Medium: 'medium',
  Low: 'low',
  Info: 'info',
} as const satisfies Record<VerdictFinding['severity'], Severity>;

/** For reading a word that is not known to be valid. */
export const verdictSeverityOf: ReadonlyMap<unknown, Severity> = new Map(Object.entries(verdictSeverities));

/** The smallest confidence of each band; C5 knows nothing below the last. */
export const confidenceFloors = { high: 0.75, medium: 0.6, low: 0.5 } as const;

export function bandOf(confidence: number): ConfidenceBand {
  if (confidence >= confidenceFloors.high) return 'high';
  if (confidence >= confidenceFloors.medium) return 'medium';
  return confidence >= confidenceFloors.low ? 'low' : 'speculative';
}

/** What C5 says of the whole review; the counts come from the findings. */
type VerdictHeader = Omit<ReviewVerdict, 'summary' | 'findings'>;

/** A finding as far as C5 can say it. */
export type VerdictSource = Pick<
  WritableFinding,
  | 'id'
  | 'category'
  | 'severity'
  | 'confidence'
  | 'locations'
  | 'title'
  | 'issue'
  | 'fix'
  | 'status'
  | 'scale'
  | 'suppressed'
>;

/** C5, its verdict recomputed from the findings unless the source claims one. */
export function writeVerdict({ findings, claims }: WritableReview, header: Header): Written {
  const written = findings.map(toVerdictFinding);
  const document = toVerdict(
    {
      reviewId: sha256(JSON.stringify(written)).slice(0, 8),
      timestamp: header.timestamp ?? unknownTime,
      scope: 'changeset',
      target: header.repository ?? claims.repository ?? '',
      mode: 'full',
      verdict: claims.verdict ?? verdictOf(written.filter(({ status }) => counts(status))),
      reportPath: '',
    },
    findings,
  );
  return { ok: true, document };
}

/** The verdict file, keys in the contract's order. */
export function toVerdict(header: VerdictHeader, findings: readonly VerdictSource[]): VerdictFile {
  const { reviewId, timestamp, scope, target, mode, verdict, reportPath, tree } = header;
  const written = findings.map(toVerdictFinding);
  return {
    reviewId,
    timestamp,
    scope,
    target,
    mode,
    verdict,
    summary: summaryOf(written),
    reportPath,
    ...(tree === undefined ? {} : { tree }),
    findings: written,
  };
}

export function toVerdictFinding(finding: VerdictSource): z.infer<typeof FiledFinding> {
  const [location] = finding.locations;
  const reason = finding.status === 'wont_fix' ? finding.suppressed?.reason : undefined;
  return {
    id: finding.id,
    domain: finding.category,
    severity: verdictWords[finding.severity],
    confidence: confidenceOf(finding),
    file: location?.path ?? '',
    ...rangeOf(location),
    title: finding.title,
    recommendation: finding.fix?.text ?? finding.issue,
    status: finding.status,
    ...(reason !== undefined && { reason }),
  };
}

export const verdictWords = {
  critical: 'Blocker',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'Info',
} as const satisfies Record<Severity, VerdictFinding['severity']>;

function rangeOf(location: Location | undefined): { readonly lineRange?: string } {
  if (location?.startLine === undefined) return {};
  const { startLine, endLine } = location;
  return { lineRange: lineRange({ startLine, ...(endLine === undefined ? {} : { endLine }) }) };
}

/** A worded confidence becomes its band's floor; C5 has nothing below 0.50, so speculation is written as that. */
function confidenceOf({ confidence: { band, value }, scale }: VerdictSource): number {
  if (scale === 'verdict' && value !== undefined && bandOf(value) === band) return value;
  return band === 'speculative' ? confidenceFloors.low : confidenceFloors[band];
}
