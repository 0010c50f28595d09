import { compareText } from '../model/compare-text.ts';
import { confidenceRank } from '../model/confidence.ts';
import type { Finding } from '../model/finding.ts';
import { severityRank } from '../model/severity.ts';

/**
 * Worst first: severity, confidence, corroboration, then place and text, so that the order is total and never
 * depends on the order of the input.
 */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    severityRank(a.severity) - severityRank(b.severity) ||
    confidenceRank(a.confidence.band) - confidenceRank(b.confidence.band) ||
    b.corroboratedBy.length - a.corroboratedBy.length ||
    compareText(a.locations[0]?.path ?? '', b.locations[0]?.path ?? '') ||
    (a.locations[0]?.startLine ?? 0) - (b.locations[0]?.startLine ?? 0) ||
    compareText(a.title, b.title) ||
    compareText(a.fingerprint, b.fingerprint) ||
    compareText(a.id, b.id)
  );
}
