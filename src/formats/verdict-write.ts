import type { Location, Severity } from '../model/finding.ts';
import { lineRange } from '../model/identity.ts';

import { sha256 } from '../model/text.ts';
import { counts, summaryOf, verdictOf } from './verdict-claims.ts';
import { bandOf, floors } from './verdict-finding.ts';
import type { ReviewVerdict, VerdictFinding } from './verdict-schema.ts';
import {
  type Header,
  unknownTime,
  type WritableFinding,
  type WritableReview,
  type Written,
} from './writable.ts';

/** What C5 says of the whole review; the counts come from the findings. */
export type VerdictHeader = Omit<ReviewVerdict, 'summary' | 'findings'>;

/** A finding as far as C5 can say it. */
export type VerdictSource = Pick<
  WritableFinding,
  'id' | 'category' | 'severity' | 'confidence' | 'locations' | 'title' | 'issue' | 'fix' | 'status' | 'scale'
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
export function toVerdict(header: VerdictHeader, findings: readonly VerdictSource[]): ReviewVerdict {
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

export function toVerdictFinding(finding: VerdictSource): VerdictFinding {
  const [location] = finding.locations;
  return {
    id: finding.id,
    domain: finding.category,
    severity: names[finding.severity],
    confidence: confidenceOf(finding),
    file: location?.path ?? '',
    ...rangeOf(location),
    title: finding.title,
    recommendation: finding.fix?.text ?? finding.issue,
    status: finding.status,
  };
}

const names = {
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
  return band === 'speculative' ? floors.low : floors[band];
}
