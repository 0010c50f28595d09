import type { Native, ParsedFinding, Severity } from '../model/finding.ts';

import type { CandidateFinding, SynthesizedFinding } from './candidate-findings-schema.ts';

const severities = {
  critical: 'critical',
  high: 'high',
  medium: 'medium',
  low: 'low',
} as const satisfies Record<CandidateFinding['severity'], Severity>;

/** For reading a word that is not known to be valid. */
export const severityOf: ReadonlyMap<unknown, Severity> = new Map(Object.entries(severities));

/** C3 has no category of its own; the findings of one document share this one. */
export const category = 'general';

interface Place {
  readonly path: string;
  readonly lines: { readonly start?: number; readonly end?: number };
}

export function toFinding(
  data: CandidateFinding | SynthesizedFinding,
  { path, lines: { start, end } }: Place,
  { native, pointer }: { native: Native; pointer: string },
): ParsedFinding {
  return {
    nativeId: data.finding_id,
    ...('suppressed' in data ? { claimed: claimsOf(data) } : {}),
    scope: start === undefined ? 'file' : 'inline',
    locations: [
      {
        path,
        ...(start === undefined ? {} : { startLine: start }),
        ...(end === undefined || end === start ? {} : { endLine: end }),
        side: 'RIGHT',
      },
    ],
    title: data.title,
    titleDerived: false,
    issue: data.why_it_matters.trim() === '' ? data.title : data.why_it_matters,
    category,
    severity: severities[data.severity],
    confidence: { band: 'merged_confidence' in data ? data.merged_confidence : data.confidence },
    references: [],
    evidence: data.evidence,
    action: data.action,
    requiresHuman: data.requires_human,
    preExisting: false,
    status: 'open',
    pointer,
    native,
  };
}

function claimsOf(data: SynthesizedFinding): NonNullable<ParsedFinding['claimed']> {
  return {
    corroboratedBy: data.corroborated_by,
    contestedBy: data.contested_by,
    ...(data.suppressed ? { suppressed: { reason: data.suppression_reason ?? 'no reason given' } } : {}),
  };
}
