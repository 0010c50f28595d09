import { z } from 'zod';
import { closedObject, listOf } from './schemas.ts';

/** The same for one text of one app, however often it is edited. */
export const AppPostKey = z.string().regex(/^[cu][0-9a-f]{1,20}$/);

/** The text of an app on the pull request that an original was read from. */
export const AppPost = closedObject({
  key: AppPostKey,
  url: z.string(),
  /** Whether people see it in an open thread, as the app wrote it. */
  isShown: z.boolean(),
});
export type AppPost = z.infer<typeof AppPost>;

/** The key of a comment of an app. */
export function keyOfComment(id: number): string {
  return `c${id}`;
}

/** Most certain first. */
export const confidenceBands = ['high', 'medium', 'low', 'speculative'] as const;

export const ConfidenceBand = z.enum(confidenceBands);
export type ConfidenceBand = z.infer<typeof ConfidenceBand>;

/**
 * A reviewer's confidence. `value` is on the reviewer's own scale and comparable only within one document;
 * `band` is comparable between reviewers.
 */
export const Confidence = closedObject({ band: ConfidenceBand, value: z.number().optional() });
export type Confidence = z.infer<typeof Confidence>;

/** 0 for high to 3 for speculative: sorts most certain first. */
export function confidenceRank(band: ConfidenceBand): number {
  return confidenceBands.indexOf(band);
}

/** True when `band` is at least as certain as `threshold`. */
export function isAtLeastAsSure(band: ConfidenceBand, threshold: ConfidenceBand): boolean {
  return confidenceRank(band) <= confidenceRank(threshold);
}

/** Most severe first. Each format maps its own scale to this one. */
export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;

export const Severity = z.enum(severities);
export type Severity = z.infer<typeof Severity>;

/** 0 for critical to 4 for info: sorts most severe first. */
export function severityRank(severity: Severity): number {
  return severities.indexOf(severity);
}

/** The most severe of some severities; `info` for none. */
export function mostSevere(some: readonly Severity[]): Severity {
  return severities.find((severity) => some.includes(severity)) ?? 'info';
}

/** True when `severity` is at least as severe as `threshold`. */
export function isAtLeast(severity: Severity, threshold: Severity): boolean {
  return severityRank(severity) <= severityRank(threshold);
}

/**
 * Why a finding does not count. `suppress`, `max-findings`, `ignore` and `report` are policy keys; `surmise`,
 * `verifier` and `style` are rules of synthesis (C3); `refutation`: it refutes a finding that no reviewer
 * reported; `referee`: policy's referee refuted it before it was posted; `verify` and `quick`: it is on lines outside
 * such a run; `wont_fix`: the team marked it so in the verdict file.
 */
const suppressedBy = [
  'suppress',
  'max-findings',
  'ignore',
  'report',
  'surmise',
  'verifier',
  'style',
  'refutation',
  'referee',
  'verify',
  'quick',
  'wont_fix',
] as const;
export const SuppressedBy = z.enum(suppressedBy);
export type SuppressedBy = z.infer<typeof SuppressedBy>;

/** Why a finding does not count: `by` is stable, `reason` is text for people, possibly from the policy. */
export const Suppressed = closedObject({ by: SuppressedBy, reason: z.string() });
export type Suppressed = z.infer<typeof Suppressed>;

/** RIGHT lines are numbered in the head, LEFT lines in the merge base. */
export const Side = z.enum(['RIGHT', 'LEFT']);
export type Side = z.infer<typeof Side>;

/** 1-based line number. */
export const LineNumber = z.number().int().min(1).max(2_147_483_647);

/** 1-based line numbers, `end` included. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

/**
 * A location: `path` is relative to the repository root, with `/`. Without `startLine` it is the whole file;
 * `endLine` is inclusive, at least `startLine`, and absent for one line.
 */
export const Location = closedObject({
  path: z.string().min(1),
  startLine: LineNumber.optional(),
  endLine: LineNumber.optional(),
  side: Side,
  /**
   * Where lines are numbered if not in the head. `base`: they exist only in the reviewer's checkout and
   * came with the base branch. `checkout`: the file's form in the checkout cannot be compared with the
   * head.
   */
  numberedIn: z.enum(['base', 'checkout']).optional(),
});
export type Location = z.infer<typeof Location>;

export const Scope = z.enum(['inline', 'file', 'multi-file', 'system']);
export type Scope = z.infer<typeof Scope>;

export const FindingStatus = z.enum(['open', 'fixed', 'verified', 'reopened', 'wont_fix']);
export type FindingStatus = z.infer<typeof FindingStatus>;

/** Whether a status says that the problem is still there. */
export function hasOpenStatus({ status }: { readonly status: FindingStatus }): boolean {
  return status === 'open' || status === 'reopened';
}

/** Whether a status says that nothing is left to do: checked again, or accepted by the team. */
export function isDone({ status }: { readonly status: FindingStatus }): boolean {
  return status === 'verified' || status === 'wont_fix';
}

/**
 * A JSON value as the reviewer wrote it; kept and never interpreted. Not `z.json()`, which copies it: that took half of
 * the time in which a large `findings.json` is checked.
 */
export const Native = z.custom<z.core.util.JSONType>(isJson);
export type Native = z.infer<typeof Native>;

function isJson(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isJson);
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

/** `replacement` is machine-readable text for exactly the finding's lines; `text` is prose. */
export const Fix = closedObject({
  text: z.string(),
  confidence: ConfidenceBand,
  replacement: z.string().optional(),
});
export type Fix = z.infer<typeof Fix>;

/** Evidence of a finding, in C3's four types. */
export const Evidence = closedObject({
  type: z.enum(['verifier_output', 'hunk_level_code', 'repo_policy', 'contextual_reasoning']),
  detail: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

/** What a finding has as a whole, and each of its originals for itself. */
const reported = {
  fingerprint: z.string().min(1),
  locations: listOf(Location),
  title: z.string().min(1),
  issue: z.string(),
  category: z.string().min(1),
  severity: Severity,
  confidence: Confidence,
  status: FindingStatus,
  preExisting: z.boolean(),
  /** Other reviewers that report the same in the same place, whether merged or not. */
  corroboratedBy: listOf(z.string()),
  /** Of an original: set when policy silences it; the finding counts while another original is not silenced. */
  suppressed: Suppressed.optional(),
};

/**
 * One original of a finding, by one reviewer, with its own weight. `document` indexes
 * `ReviewDocument.documents`; paths and lines are those of the head.
 */
export const FindingSource = closedObject({
  reviewer: z.string().min(1),
  document: z.number().int().min(0),
  pointer: z.string(),
  ...reported,
  /** Set when an app on the pull request wrote it. */
  post: AppPost.optional(),
  native: Native,
});
export type FindingSource = z.infer<typeof FindingSource>;

/** Why policy's referee says that the code shows otherwise; its quotation was found at the head (threat G12). */
export const Refuted = closedObject({
  by: z.string().min(1),
  reason: z.string().min(1),
  /** The lines that it quotes, and their text. */
  place: Location,
  code: z.string(),
});
export type Refuted = z.infer<typeof Refuted>;

/**
 * The canonical finding. Severity, confidence and category are those of its strictest original; `sources`
 * lists all originals, starting with the one whose text is shown.
 */
export const Finding = closedObject({
  id: z.string().min(1),
  ...reported,
  scope: Scope,
  scopeText: z.string().optional(),
  /** True when the format has no title and ours is the first sentence of `issue`. */
  titleDerived: z.boolean(),
  implications: z.string().optional(),
  fix: Fix.optional(),
  references: listOf(z.string()),
  evidence: Evidence.optional(),
  action: z.enum(['fix', 'verify', 'discuss']).optional(),
  requiresHuman: z.boolean(),
  contestedBy: listOf(z.string()),
  /** Set when base policy makes all its reviewers advisory. */
  advisory: z.literal(true).optional(),
  refuted: Refuted.optional(),
  /** Set when policy reports late findings, and this one is on lines that its reviewer had read before. */
  late: z.literal(true).optional(),
  sources: z.array(FindingSource).min(1).readonly(),
});
export type Finding = z.infer<typeof Finding>;

/** What a tool says about the rule of a finding, in addition to its id. */
export interface ToolRule {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** Such as `CWE-89`. */
  readonly cwe?: readonly string[] | undefined;
}

/** A finding as read from one document. Ids, fingerprints and merging are added later. */
export type ParsedFinding = Omit<
  Finding,
  | 'id'
  | 'fingerprint'
  | 'sources'
  | 'corroboratedBy'
  | 'contestedBy'
  | 'advisory'
  | 'suppressed'
  | 'refuted'
  | 'late'
> & {
  /** The id in the document, for formats with ids (C3, C5). */
  readonly nativeId?: string | undefined;
  /** The document's claims of agreement and suppression (C3, SARIF); kept, with no effect of their own. */
  readonly claimed?:
    | {
        readonly corroboratedBy: readonly string[];
        readonly contestedBy: readonly string[];
        readonly suppressed?: { readonly reason: string };
      }
    | undefined;
  /** Of the tool's rule, for formats that describe rules (SARIF). */
  readonly rule?: ToolRule | undefined;
  /** The text of an app on the pull request. */
  readonly post?: AppPost | undefined;
  /** JSON pointer to the finding in its document. */
  readonly pointer: string;
  readonly native: Native;
};
