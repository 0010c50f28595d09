import type { Confidence } from './confidence.ts';
import { confidenceBands, confidenceRank } from './confidence.ts';
import type { Finding, ParsedFinding } from './finding.ts';
import { findingId } from './identity.ts';
import { compareFindings } from './ranking.ts';
import { severityRank } from './severity.ts';

/** One finding of one document, before anything was joined. */
export interface Original {
  readonly reviewer: string;
  /** Index into `ReviewDocument.documents`. */
  readonly document: number;
  readonly fingerprint: string;
  readonly finding: ParsedFinding;
}

function byKey(original: Original): string {
  return JSON.stringify([
    original.reviewer,
    original.finding.pointer,
    original.finding.title,
    original.finding.issue,
  ]);
}

/** Most actionable first: worst, surest, with a replacement, with a fix, on a line; then by content. */
function compareActionable(a: Original, b: Original): number {
  const [x, y] = [a.finding, b.finding];
  const [keyA, keyB] = [byKey(a), byKey(b)];
  return (
    severityRank(x.severity) - severityRank(y.severity) ||
    confidenceRank(x.confidence.band) - confidenceRank(y.confidence.band) ||
    Number(y.fix?.replacement !== undefined) - Number(x.fix?.replacement !== undefined) ||
    Number(y.fix !== undefined) - Number(x.fix !== undefined) ||
    Number(y.scope === 'inline') - Number(x.scope === 'inline') ||
    (keyA < keyB ? -1 : Number(keyA > keyB)) ||
    a.document - b.document
  );
}

/** Two independent sources raise confidence by one band; the number stays its producer's own. */
function raise(confidence: Confidence): Confidence {
  const band = confidenceBands[Math.max(0, confidenceRank(confidence.band) - 1)] ?? confidence.band;
  return { ...confidence, band };
}

function mergeGroup(group: readonly Original[]): Omit<Finding, 'id'> {
  const [best, ...others] = [...group].sort(compareActionable);
  if (best === undefined) throw new Error('a group of findings is never empty');
  const { nativeId: _id, pointer: _pointer, native: _native, ...finding } = best.finding;
  const corroboratedBy = [...new Set(others.map((other) => other.reviewer))]
    .filter((reviewer) => reviewer !== best.reviewer)
    .sort();
  return {
    ...finding,
    fingerprint: best.fingerprint,
    confidence: corroboratedBy.length > 0 ? raise(finding.confidence) : finding.confidence,
    requiresHuman: group.some((original) => original.finding.requiresHuman),
    preExisting: group.every((original) => original.finding.preExisting),
    corroboratedBy,
    contestedBy: [],
    sources: [best, ...others].map((original) => ({
      document: original.document,
      pointer: original.finding.pointer,
      native: original.finding.native,
    })),
  };
}

/** The id that the finding's place gives it; `-2`, `-3` in content order where several share one (design section 2). */
function withIds(findings: readonly Omit<Finding, 'id'>[]): readonly Finding[] {
  const taken = new Map<string, number>();
  const sorted = findings.map((finding) => ({ ...finding, id: '' })).sort(compareFindings);
  return sorted.map((finding) => {
    const place = finding.locations[0];
    const base = findingId(finding.category, {
      subject: finding.scopeText ?? finding.title,
      ...lines(place),
    });
    const nth = (taken.get(base) ?? 0) + 1;
    taken.set(base, nth);
    return { ...finding, id: nth === 1 ? base : `${base}-${nth}` };
  });
}

function lines(place: Finding['locations'][number] | undefined) {
  if (place === undefined) return {};
  return {
    subject: place.path,
    ...(place.startLine === undefined ? {} : { startLine: place.startLine }),
    ...(place.endLine === undefined ? {} : { endLine: place.endLine }),
  };
}

/**
 * Joins originals that are the same finding into one, worst first, each with an id. The kept text is the most
 * actionable original's; every original stays in `sources`. The order of the input never changes the result.
 */
export function joinFindings(originals: readonly Original[]): readonly Finding[] {
  const groups = new Map<string, Original[]>();
  for (const original of originals) {
    const group = groups.get(original.fingerprint);
    if (group === undefined) groups.set(original.fingerprint, [original]);
    else group.push(original);
  }
  return withIds([...groups.values()].map(mergeGroup));
}
