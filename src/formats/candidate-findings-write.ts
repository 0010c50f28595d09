import type { ConfidenceBand, Severity } from '../model/finding.ts';

import type { CandidateFinding, SynthesizedFinding } from './candidate-findings-schema.ts';
import type { WritableFinding, WritableReview, Written } from './writable.ts';

const certainties = {
  high: 'high',
  medium: 'medium',
  low: 'low',
  speculative: 'low',
} as const satisfies Record<ConfidenceBand, CandidateFinding['confidence']>;

const severities = {
  critical: 'critical',
  high: 'high',
  medium: 'medium',
  low: 'low',
  info: 'low',
} as const satisfies Record<Severity, CandidateFinding['severity']>;

/** C3. As soon as one finding is agreed with, disputed or suppressed, they are findings after synthesis. */
export function writeCandidateFindings({ findings, isFromTools }: WritableReview): Written {
  const source = isFromTools ? 'verifier' : 'fresh_eyes';
  const candidates = findings.map((finding) => toCandidate(finding, source));
  const document = findings.some(isSynthesized)
    ? candidates.map((candidate, index) => withSynthesis(candidate, findings[index]))
    : candidates;
  return { ok: true, document };
}

function isSynthesized({ corroboratedBy, contestedBy, suppressed }: WritableFinding): boolean {
  return corroboratedBy.length > 0 || contestedBy.length > 0 || suppressed !== undefined;
}

function toCandidate(finding: WritableFinding, source: CandidateFinding['source']): CandidateFinding {
  const [location] = finding.locations;
  const { issue, implications } = finding;
  return {
    finding_id: finding.id,
    source,
    title: finding.title,
    file: location?.path ?? '',
    line_start: location?.startLine ?? null,
    line_end: location?.endLine ?? location?.startLine ?? null,
    hunk: null,
    why_it_matters: implications === undefined ? issue : `${issue}\n\n${implications}`,
    evidence: finding.evidence ?? { type: 'contextual_reasoning', detail: finding.references.join('\n') },
    confidence: certainties[finding.confidence.band],
    severity: severities[finding.severity],
    action: finding.action ?? (finding.fix === undefined ? 'discuss' : 'fix'),
    requires_human: finding.requiresHuman,
  };
}

function withSynthesis(
  candidate: CandidateFinding,
  finding: WritableFinding | undefined,
): SynthesizedFinding {
  return {
    ...candidate,
    corroborated_by: [...(finding?.corroboratedBy ?? [])],
    contested_by: [...(finding?.contestedBy ?? [])],
    merged_confidence: candidate.confidence,
    suppressed: finding?.suppressed !== undefined,
    suppression_reason: finding?.suppressed?.reason ?? null,
  };
}
