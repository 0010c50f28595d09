import type { ConfidenceBand } from '../../domain/confidence.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Severity } from '../../domain/severity.ts';

/** How a finding is classified; without a severity of its own, ours is said. */
export interface NativeWords {
  readonly severity?: string;
  /** Whether the severity names the category as well. */
  readonly saysCategory?: true;
  readonly confidence: string;
}

const plainConfidence: Readonly<Record<ConfidenceBand, string>> = {
  high: 'high confidence',
  medium: 'medium confidence',
  low: 'low confidence',
  speculative: 'a guess',
};

/** C1's own words; it has none for `low`. */
const reviewOutputSeverity: Readonly<Partial<Record<Severity, string>>> = {
  critical: '🚨 CRITICAL',
  high: '🔴 MAJOR',
  medium: '🟡 MINOR',
  info: '⚪ INFO',
};

/** C2's severities are kinds as well, and the kind is kept as the category. */
const reviewDataSeverity: readonly { kind: string; severity: Severity; words: string }[] = [
  { kind: 'critical', severity: 'critical', words: '🚨 critical' },
  { kind: 'security', severity: 'high', words: '🔒 security' },
  { kind: 'performance', severity: 'medium', words: '⚡ performance' },
  { kind: 'logic', severity: 'medium', words: '⚠️ logic' },
  { kind: 'improvement', severity: 'low', words: '✨ improvement' },
  { kind: 'clarity', severity: 'low', words: '📝 clarity' },
];

const reviewDataConfidence: Readonly<Record<ConfidenceBand, string>> = {
  high: '🟢 high confidence',
  medium: '🟡 medium confidence',
  low: '🔵 low confidence',
  speculative: '⚪ suggestion',
};

/** Undefined where joining gave the finding another rank than its kind has. */
function kindOf({ category, severity }: Finding): string | undefined {
  return reviewDataSeverity.find((each) => each.kind === category && each.severity === severity)?.words;
}

/**
 * Severity and confidence as the finding's contract words them, so that a person who knows the reviewer recognises
 * its scale: C1's capitals, C2's kinds and signs, and ours for all others.
 */
export function nativeWords(finding: Finding, format: string | undefined): NativeWords {
  const { band, value } = finding.confidence;
  switch (format) {
    case 'review-output': {
      const severity = reviewOutputSeverity[finding.severity];
      const confidence = band === 'speculative' ? plainConfidence[band] : `${band.toUpperCase()} confidence`;
      return { ...(severity !== undefined && { severity }), confidence };
    }
    case 'review-data': {
      const severity = kindOf(finding);
      const score = value === undefined ? '' : ` (${value})`;
      return {
        ...(severity !== undefined && { severity, saysCategory: true }),
        confidence: `${reviewDataConfidence[band]}${score}`,
      };
    }
    default:
      return { confidence: plainConfidence[band] };
  }
}
