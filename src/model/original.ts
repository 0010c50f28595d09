import { confidenceRank } from './confidence.ts';
import type { FindingSource, ParsedFinding } from './finding.ts';
import { severityRank } from './severity.ts';
import type { Suppressed } from './suppressed.ts';

/** One finding of one document, before anything is merged. */
export interface Original {
  readonly reviewer: string;
  /** Index into `ReviewDocument.documents`. */
  readonly document: number;
  readonly fingerprint: string;
  readonly finding: ParsedFinding;
  /** Its document came from a run that the head's author controls. */
  readonly foreign?: boolean;
  readonly suppressed?: Suppressed | undefined;
}

/** The original as the merged finding keeps it. */
export function toSource(original: Original, corroboratedBy: readonly string[]): FindingSource {
  const { reviewer, document, fingerprint, suppressed, finding } = original;
  const { pointer, locations, title, issue, category, severity, confidence, status, preExisting } = finding;
  return {
    reviewer,
    document,
    pointer,
    fingerprint,
    locations,
    title,
    issue,
    category,
    severity,
    confidence,
    status,
    preExisting,
    corroboratedBy,
    ...(suppressed && { suppressed }),
    native: finding.native,
  };
}

/** What tells two originals apart besides their weight, in an order that no input order changes. */
function contentKey({ reviewer, fingerprint, finding }: Original): string {
  const { title, issue, category, preExisting, status, pointer, scope, locations } = finding;
  const content = [title, issue, fingerprint, reviewer, category, preExisting, status];
  return JSON.stringify([...content, pointer, scope, locations]);
}

/** Made once for each original: comparing is done far more often than there are originals. */
const contentKeys = new WeakMap<Original, string>();

function keyOf(original: Original): string {
  const known = contentKeys.get(original);
  if (known !== undefined) return known;
  const key = contentKey(original);
  contentKeys.set(original, key);
  return key;
}

function compareContent(a: Original, b: Original): number {
  const [keyA, keyB] = [keyOf(a), keyOf(b)];
  return keyA < keyB ? -1 : Number(keyA > keyB);
}

/**
 * Most actionable first: by a reviewer of ours, with a replacement, with a fix, on lines, then most severe and most
 * confident, then by content. A total order over the originals of a run, so that the result is the same for every
 * order of the input.
 */
export function compareActionable(a: Original, b: Original): number {
  const [x, y] = [a.finding, b.finding];
  return (
    Number(a.foreign === true) - Number(b.foreign === true) ||
    Number(y.fix?.replacement !== undefined) - Number(x.fix?.replacement !== undefined) ||
    Number(y.fix !== undefined) - Number(x.fix !== undefined) ||
    Number(y.scope === 'inline') - Number(x.scope === 'inline') ||
    severityRank(x.severity) - severityRank(y.severity) ||
    confidenceRank(x.confidence.band) - confidenceRank(y.confidence.band) ||
    compareContent(a, b) ||
    a.document - b.document
  );
}
