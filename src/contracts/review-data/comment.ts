import type { ConfidenceBand } from '../../domain/confidence.ts';
import type { Native, ParsedFinding } from '../../domain/finding.ts';
import type { Severity } from '../../domain/severity.ts';
import type { ReviewDataComment } from './schema.ts';

/** C2's six words are kind and rank in one; the kind stays as the category. */
export const severities = {
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
