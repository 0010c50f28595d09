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

function surer(a: Confidence, b: Confidence): Confidence {
  return confidenceRank(b.band) < confidenceRank(a.band) ? b : a;
}

function isOpen({ finding }: Original): boolean {
  return finding.status === 'open' || finding.status === 'reopened';
}

/**
 * One finding out of a group, never lighter than any of its originals: the worst severity, the surest confidence,
 * and open as long as one reviewer says so, since a status is a claim and loosens nothing (threat G1, Y2).
 */
function mergeGroup(group: readonly Original[]): Omit<Finding, 'id'> {
  const open = group.filter(isOpen);
  const standing = (open.length > 0 ? open : [...group]).sort(compareActionable);
  const [best] = standing;
  if (best === undefined) throw new Error('a group of findings is never empty');
  const { nativeId: _id, pointer: _pointer, native: _native, claimed: _claimed, ...finding } = best.finding;
  const confidence = standing.map((each) => each.finding.confidence).reduce(surer);
  const corroboratedBy = [...new Set(standing.map((other) => other.reviewer))]
    .filter((reviewer) => reviewer !== best.reviewer)
    .sort();
  const rest = group.filter((original) => !standing.includes(original)).sort(compareActionable);
  return {
    ...finding,
    fingerprint: best.fingerprint,
    confidence: corroboratedBy.length > 0 ? raise(confidence) : confidence,
    requiresHuman: group.some((original) => original.finding.requiresHuman),
    preExisting: standing.every((original) => original.finding.preExisting),
    corroboratedBy,
    contestedBy: [],
    sources: [...standing, ...rest].map((original) => ({
      document: original.document,
      pointer: original.finding.pointer,
      native: original.finding.native,
    })),
  };
}

/**
 * The id that the finding's place gives it; `-2`, `-3` in content order where several share one (design section 2).
 * A suffix reads like the end of a line range, so one that another place already means is passed over.
 */
function withIds(findings: readonly Omit<Finding, 'id'>[]): readonly Finding[] {
  const sorted = findings
    .map((finding) => ({ finding: { ...finding, id: '' }, base: baseId(finding) }))
    .sort((a, b) => compareFindings(a.finding, b.finding));
  const bases = new Set(sorted.map(({ base }) => base));
  const taken = new Set<string>();
  const nextOf = new Map<string, number>();
  return sorted.map(({ finding, base }) => {
    let nth = nextOf.get(base) ?? 1;
    let id = nth === 1 ? base : `${base}-${nth}`;
    while (taken.has(id) || (nth > 1 && bases.has(id))) {
      nth += 1;
      id = `${base}-${nth}`;
    }
    nextOf.set(base, nth + 1);
    taken.add(id);
    return { ...finding, id };
  });
}

function baseId(finding: Omit<Finding, 'id'>): string {
  return findingId(finding.category, {
    subject: finding.scopeText ?? finding.title,
    ...lines(finding.locations[0]),
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
