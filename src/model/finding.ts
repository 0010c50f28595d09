import { z } from 'zod';

/** Most certain first. */
export const confidenceBands = ['high', 'medium', 'low', 'speculative'] as const;

export const ConfidenceBand = z.enum(confidenceBands);
export type ConfidenceBand = z.infer<typeof ConfidenceBand>;

/**
 * How sure the producer is. `value` is the producer's own number on the producer's own scale, so two values
 * may be compared only within one document; the band is what may be compared across producers.
 */
export const Confidence = z
  .strictObject({
    band: ConfidenceBand,
    value: z.number().optional(),
  })
  .readonly();
export type Confidence = z.infer<typeof Confidence>;

/** 0 for high up to 3 for speculative: sorts most certain first. */
export function confidenceRank(band: ConfidenceBand): number {
  return confidenceBands.indexOf(band);
}

/** True when `band` is as certain as `threshold` or more. */
export function isAtLeastAsSure(band: ConfidenceBand, threshold: ConfidenceBand): boolean {
  return confidenceRank(band) <= confidenceRank(threshold);
}

/** Most severe first. Every contract's own scale maps onto this one in its module under `contracts/`. */
export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;

export const Severity = z.enum(severities);
export type Severity = z.infer<typeof Severity>;

/** 0 for critical up to 4 for info: sorts most severe first. */
export function severityRank(severity: Severity): number {
  return severities.indexOf(severity);
}

/** True when `severity` is as bad as `threshold` or worse. */
export function isAtLeast(severity: Severity, threshold: Severity): boolean {
  return severityRank(severity) <= severityRank(threshold);
}

/**
 * What takes a finding out of play. `suppress`, `max-findings`, `ignore` and `report` are keys of the policy; `surmise`, `verifier` and `style` are the rules of synthesis (contract C3);
 * `refutation`: it denies what nobody reports; `verify`: it is new, on lines that a verification does not judge;
 * `quick`: it is on lines that a quick check does not judge; `wont_fix`: its team marked it so in the verdict file.
 */
export const SuppressedBy = z.enum([
  'suppress',
  'max-findings',
  'ignore',
  'report',
  'surmise',
  'verifier',
  'style',
  'refutation',
  'verify',
  'quick',
  'wont_fix',
]);
export type SuppressedBy = z.infer<typeof SuppressedBy>;

/** Why a finding is out of play: `by` is stable, `reason` is for people and may be the policy's own words. */
export const Suppressed = z.strictObject({ by: SuppressedBy, reason: z.string() }).readonly();
export type Suppressed = z.infer<typeof Suppressed>;

/** RIGHT lines are numbered in the head tree, LEFT lines in the merge base. */
export const Side = z.enum(['RIGHT', 'LEFT']);
export type Side = z.infer<typeof Side>;

/** 1-based line number. */
export const LineNumber = z.number().int().min(1).max(2_147_483_647);

/**
 * A place in a tree: `path` is relative to the repository root with `/` between segments. Without
 * `startLine` the whole file is meant; `endLine` is inclusive, at least `startLine`, and absent for one line.
 */
export const Location = z
  .strictObject({
    path: z.string().min(1),
    startLine: LineNumber.optional(),
    endLine: LineNumber.optional(),
    side: Side,
    /**
     * Where the lines are numbered if not in the head. `base`: they stood in the reviewer's checkout only, and came with
     * the base branch. `checkout`: the file lies there in a form that cannot be compared with the head.
     */
    numberedIn: z.enum(['base', 'checkout']).optional(),
  })
  .readonly();
export type Location = z.infer<typeof Location>;

export const Scope = z.enum(['inline', 'file', 'multi-file', 'system']);
export type Scope = z.infer<typeof Scope>;

export const FindingStatus = z.enum(['open', 'fixed', 'verified', 'reopened', 'wont_fix']);
export type FindingStatus = z.infer<typeof FindingStatus>;

/** A JSON value exactly as a reviewer wrote it: kept beside the finding, never interpreted. */
export const Native = z.json();
export type Native = z.infer<typeof Native>;

/** `replacement` is machine-readable text for exactly the finding's lines; `text` is prose for people. */
export const Fix = z
  .strictObject({ text: z.string(), confidence: ConfidenceBand, replacement: z.string().optional() })
  .readonly();
export type Fix = z.infer<typeof Fix>;

/** What a finding rests on, in C3's four kinds. */
export const Evidence = z
  .strictObject({
    type: z.enum(['verifier_output', 'hunk_level_code', 'repo_policy', 'contextual_reasoning']),
    detail: z.string(),
  })
  .readonly();
export type Evidence = z.infer<typeof Evidence>;

/**
 * One original of a finding: what one reviewer wrote, and what the finding is weighed by. `document` indexes
 * `ReviewDocument.documents`; paths and lines are those of the head.
 */
export const FindingSource = z
  .strictObject({
    reviewer: z.string().min(1),
    document: z.number().int().min(0),
    pointer: z.string(),
    fingerprint: z.string().min(1),
    locations: z.array(Location).readonly(),
    title: z.string().min(1),
    issue: z.string(),
    category: z.string().min(1),
    severity: Severity,
    confidence: Confidence,
    status: FindingStatus,
    preExisting: z.boolean(),
    /** Other reviewers that report the same at the same place, in whichever finding that is. */
    corroboratedBy: z.array(z.string()).readonly(),
    /** Policy silences this original; the finding counts as long as another one is not silenced. */
    suppressed: Suppressed.optional(),
    native: Native,
  })
  .readonly();
export type FindingSource = z.infer<typeof FindingSource>;

/**
 * The canonical finding. Severity, confidence and category are those of the original that weighs most; `sources` has
 * all originals, the one whose text is shown first.
 */
export const Finding = z
  .strictObject({
    id: z.string().min(1),
    fingerprint: z.string().min(1),
    scope: Scope,
    locations: z.array(Location).readonly(),
    scopeText: z.string().optional(),
    title: z.string().min(1),
    /** True when the contract has no title and ours is the first sentence of `issue`. */
    titleDerived: z.boolean(),
    issue: z.string(),
    implications: z.string().optional(),
    category: z.string().min(1),
    severity: Severity,
    confidence: Confidence,
    fix: Fix.optional(),
    references: z.array(z.string()).readonly(),
    evidence: Evidence.optional(),
    action: z.enum(['fix', 'verify', 'discuss']).optional(),
    requiresHuman: z.boolean(),
    preExisting: z.boolean(),
    status: FindingStatus,
    corroboratedBy: z.array(z.string()).readonly(),
    contestedBy: z.array(z.string()).readonly(),
    /** Only reviewers raised it whose findings never block by base policy. */
    advisory: z.literal(true).optional(),
    suppressed: Suppressed.optional(),
    sources: z.array(FindingSource).min(1).readonly(),
  })
  .readonly();
export type Finding = z.infer<typeof Finding>;

/**
 * A finding as one contract module reads it out of one document: everything that needs no knowledge of the
 * other findings. Ids, fingerprints and merges are ours and come later.
 */
export type ParsedFinding = Omit<
  Finding,
  'id' | 'fingerprint' | 'sources' | 'corroboratedBy' | 'contestedBy' | 'advisory' | 'suppressed'
> & {
  /** The id the document itself gave, where the contract has ids (C3, C5). */
  readonly nativeId?: string;
  /** What the document says of agreement and suppression (C3, SARIF): a claim, kept and never obeyed on its own. */
  readonly claimed?: {
    readonly corroboratedBy: readonly string[];
    readonly contestedBy: readonly string[];
    readonly suppressed?: { readonly reason: string };
  };
  /** JSON pointer to the finding in its document. */
  readonly pointer: string;
  readonly native: Native;
};
