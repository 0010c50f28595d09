import { z } from 'zod';
import { Lane } from '../model/evidence-pack.ts';
import { reportFolder } from '../model/files.ts';
import { ConfidenceBand, Severity } from '../model/finding.ts';
import { OversizedPolicy } from '../model/manifest.ts';
import { builtInReviewer, ChosenReviewerId, ReviewerId } from '../model/reviewer.ts';
import { closedObject, listOf } from '../model/schemas.ts';
import { ExceptionGlobs, FileGlob, Globs } from './glob.ts';
import { policyInputs } from './policy-inputs.ts';
import { inputOf, isModel, ReviewerPolicy, VerifierPolicy } from './reviewer-policy.ts';

/** A day as `2026-12-31`; days compare as text. */
const Day = z.iso.date('a day that exists, such as 2030-12-31');

/**
 * A known false positive that the policy suppresses, permanently or until the end of the day `until` in UTC.
 * A finding must match all properties of the entry. At least one property is required, since an entry without
 * any would suppress everything.
 */
export const Suppression = closedObject({
  /** Only this reviewer raised the finding; one that another reviewer confirms is not suppressed. */
  reviewer: ReviewerId.optional(),
  category: z.string().min(1).max(100).optional(),
  /** Every place of the finding is in a matching file. */
  path: FileGlob.optional(),
  /** From `findings.json`; it survives edits elsewhere in the file. */
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{16}$/, '16 hex digits')
    .optional(),
  reason: z.string().min(1).max(500),
  until: Day.optional(),
}).refine(
  ({ reviewer, category, path, fingerprint }) =>
    [reviewer, category, path, fingerprint].some((each) => each !== undefined),
  'needs `reviewer`, `category`, `path` or `fingerprint`',
);
export type Suppression = z.infer<typeof Suppression>;

/** The minimum confidence with which a finding of a severity blocks. */
const BlockingFrom = z.enum([...ConfidenceBand.options, 'never']);

const BlockingTable = closedObject({
  critical: BlockingFrom.default('medium'),
  high: BlockingFrom.default('high'),
  medium: BlockingFrom.default('never'),
  low: BlockingFrom.default('never'),
  info: BlockingFrom.default('never'),
});
export type BlockingTable = z.infer<typeof BlockingTable>;

const PreExisting = z.enum(['ignore', 'block']);
export type PreExisting = z.infer<typeof PreExisting>;

/** Maximum number of reviewers that a corroboration rule may require. */
export const maxCorroborationReviewers = 20;

/** A problem blocks when this many independent reviewers report it. */
const Corroboration = closedObject({
  reviewers: z.number().int().min(2).max(maxCorroborationReviewers).default(2),
  from: Severity.default('high'),
});
export type Corroboration = z.infer<typeof Corroboration>;

const matchers = ['paths', 'categories'] as const;
const settings = ['blocking', 'pre-existing', 'corroboration', 'inline-from'] as const;

/**
 * Different rules for some paths, some categories, or both together. Keys that it leaves out keep their
 * general value.
 */
export const Override = closedObject({
  /** Globs; at least one file of the finding matches. */
  paths: Globs.optional(),
  categories: z.array(z.string().min(1).max(100)).max(100).readonly().optional(),
  blocking: closedObject({
    critical: BlockingFrom.exactOptional(),
    high: BlockingFrom.exactOptional(),
    medium: BlockingFrom.exactOptional(),
    low: BlockingFrom.exactOptional(),
    info: BlockingFrom.exactOptional(),
  }).optional(),
  'pre-existing': PreExisting.optional(),
  /** `never`: agreement alone does not block here. */
  corroboration: z
    .union([z.literal('never'), Corroboration], '`never`, or `reviewers` and `from`')
    .optional(),
  /** Only says where findings are shown. */
  'inline-from': Severity.optional(),
})
  .refine((entry) => matchers.some((key) => (entry[key]?.length ?? 0) > 0), 'needs `paths` or `categories`')
  .refine(
    (entry) => settings.some((key) => entry[key] !== undefined),
    'needs `blocking`, `pre-existing`, `corroboration` or `inline-from`',
  );
export type Override = z.infer<typeof Override>;

export const FailOn = z.enum(policyInputs['fail-on'].accepts);
export type FailOn = z.infer<typeof FailOn>;

const host = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a bare host name in lower case, such as owasp.org');

function wholeNumber(key: { readonly accepts: { from: number; to: number }; readonly default: number }) {
  return z.number().int().min(key.accepts.from).max(key.accepts.to).default(key.default);
}

/** `from`: the minimum severity of open findings in the issue; deferred ones are always listed. */
const FollowUp = closedObject({
  from: Severity.default('high'),
  most: z.number().int().min(1).max(100).default(20),
});
export type FollowUp = z.infer<typeof FollowUp>;

const asking = ['lanes', 'ai-authored', 'paths'] as const;

/** Changes whose gate waits for people: where one of `lanes`, `ai-authored` and `paths` applies (threat G14). */
const HumanApproval = closedObject({
  lanes: z.array(Lane).max(3).readonly().default([]),
  'ai-authored': z.boolean().default(false),
  paths: Globs.default([]),
  /** Number of people who must approve. */
  count: z.number().int().min(1).max(10).default(1),
  /** The minimum role of each. */
  by: z.enum(['write', 'maintain', 'admin']).default('write'),
}).refine(
  (rule) => asking.some((key) => rule[key] === true || (Array.isArray(rule[key]) && rule[key].length > 0)),
  "needs `lanes`, `ai-authored: true` or `paths`; `paths: ['**']` is every change",
);
export type HumanApproval = z.infer<typeof HumanApproval>;

/** `policy` in the policy file: the decisions that turn findings into a verdict, an event and a conclusion. */
export const Decisions = closedObject({
  /** Confidence from which each severity blocks; a severity that is left out keeps its default. */
  blocking: BlockingTable.prefault({}),
  /** `block`: problems that existed before the change are weighed like all others. */
  'pre-existing': PreExisting.default('ignore'),
  /**
   * Blocks problems that `reviewers` independent reviewers report, `from` this severity on, at any
   * confidence.
   */
  corroboration: Corroboration.optional(),
  /**
   * Different rules for some paths or categories; when several apply, the last one takes
   * precedence.
   */
  overrides: z.array(Override).max(100).readonly().default([]),
  /** Categories; one blocking finding in one of them makes the verdict ABORT. */
  'abort-on': z.array(z.string().min(1).max(100)).max(100).readonly().default([]),
  'fail-on': FailOn.default(policyInputs['fail-on'].default),
  approve: z.boolean().default(policyInputs.approve.default),
  enforce: z.boolean().default(true),
  /**
   * `skip`: a draft pull request is not reviewed until it is ready; until then its check lets no merge
   * pass.
   */
  drafts: z.enum(['review', 'skip']).default('review'),
  'max-comments': wholeNumber(policyInputs['max-comments']),
  'inline-from': Severity.default(policyInputs['inline-from'].default),
  /** Invalid findings up to this claimed severity leave the review complete; never high or critical. */
  refused: z.enum(['none', 'info', 'low', 'medium']).default('none'),
  /** `accept`: files that could not be read leave the review complete, but still prevent approval. */
  'partial-coverage': z.enum(['incomplete', 'accept']).default('incomplete'),
  /** Risk lanes of the evidence pack in which only a human approves. An unknown lane counts as one of them. */
  'human-lanes': z.array(Lane).max(3).readonly().default(['red']),
  /** `text`: people read the text of a received envelope (C4), and its steps get no comments. */
  'envelope-steps': z.enum(['text', 'comments']).default('text'),
  /** Asks owners of changed files for a review when a human has to look; teams are only named. */
  'request-owners': z.boolean().default(false),
  /** The reviewer that is asked whether findings that one model alone raised hold against the code. */
  referee: z.string().optional(),
  /** The minimum severity about which it is asked. */
  'referee-from': Severity.default('medium'),
  /** `high`: what it refutes up to this severity blocks no longer. Never what is critical, nor what aborts. */
  'referee-lifts': z.literal('high').optional(),
  /** `report`: what a model finds only now on lines that it had read gets no thread, and does not ask for changes. */
  late: z.enum(['block', 'report']).default('block'),
  /** Lists what was deferred or left open in one issue when the pull request is merged. */
  'follow-up': FollowUp.optional(),
  /** Asks people to approve some changes before the gate passes. */
  'human-approval': HumanApproval.optional(),
  /** Known false positives. */
  suppress: z.array(Suppression).max(500).readonly().default([]),
  /** The minimum role that may waive a reviewer, unread files or the size limit for a head. */
  'waived-by': z.enum(['write', 'maintain', 'admin']).default('maintain'),
  'link-hosts': listOf(host).default([]),
});
export type Decisions = z.infer<typeof Decisions>;

const words = z
  .array(z.string().regex(/^[\p{Ll}\p{Lo}\p{N}]+$/u, 'one word in lower case'))
  .max(200)
  .readonly();

/**
 * A risk rule that the repository defines: by words of path segments, or by globs. Patterns run in linear
 * time.
 */
const OwnRule = closedObject({
  factor: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'lower case letters, digits and hyphens'),
  severity: z.enum(['moderate', 'red']),
  words: words.default([]),
  paths: Globs.default([]),
  why: z.string().min(1).max(300),
});

/** `evidence` in the policy file. */
const EvidenceSettings = closedObject({
  /** A change with more counted lines is oversized. */
  'max-changed-lines': z.number().int().min(1).default(1000),
  /** `review`: AI reviewers also get an oversized change. It matters only when there is one. */
  oversized: OversizedPolicy.default('block'),
  /** Files whose lines are not counted. */
  ignore: Globs.default([]),
  /** The minimum lane of every change. */
  lane: z.enum(['yellow', 'red']).optional(),
  /** In addition to the built-in rules, which cannot be removed. */
  rules: z.array(OwnRule).max(100).readonly().default([]),
});

/** Blocks an oversized change only when an AI reviewer is configured; otherwise its size is advice. */
export function oversizedPolicy({
  evidence,
  reviewers,
}: Pick<Policy, 'evidence' | 'reviewers'>): OversizedPolicy {
  return Object.values(reviewers).some(isModel) ? evidence.oversized : 'review';
}

/** Default path of the policy file. */
export const defaultPolicyPath = '.github/pr-verdict.yml';

const OwnReviewerId = ChosenReviewerId.regex(
  new RegExp(`^(?!${builtInReviewer}$)`),
  `other than \`${builtInReviewer}\`, the built-in reviewer (\`hygiene: false\` turns it off)`,
);

/** Whether a reviewer can decide pairs: it reads files only, so it needs no checkout. */
function canAdjudicate(reviewer: ReviewerPolicy | undefined): boolean {
  return reviewer?.run !== undefined && inputOf(reviewer) === 'files';
}

/** Whether a reviewer can refute findings: a challenger's dispute cancels agreement, a referee's lifts no block. */
function canReferee(reviewer: ReviewerPolicy | undefined): boolean {
  return reviewer?.run !== undefined && reviewer.role !== 'challenger';
}

/** The policy file, version 1: a closed schema, read at the base commit (threat P1, P2). */
export const Policy = closedObject({
  version: z.literal(1),
  policy: Decisions.prefault({}),
  reviewers: z.record(OwnReviewerId, ReviewerPolicy).default({}),
  verifiers: z.record(ReviewerId, VerifierPolicy).default({}),
  evidence: EvidenceSettings.prefault({}),
  paths: closedObject({
    /** Files that no reviewer reviews; findings on them are withheld. */
    ignore: ExceptionGlobs.default([]),
  }).prefault({}),
  /** How originals become findings. */
  merge: closedObject({
    /** The reviewer that decides whether two similar findings are the same problem. */
    adjudicator: z.string(),
  }).optional(),
  /** The built-in reviewer that needs no model. */
  hygiene: z.boolean().default(true),
  /** Where reports of worktree reviews are kept; the folder that C5 names, which is never part of a change. */
  reports: z.literal(reportFolder).optional(),
  /** Maximum number of concurrent programs; default: the number of cores. */
  concurrency: z.number().int().min(1).max(64).optional(),
}).superRefine(({ merge, policy, reviewers }, context) => {
  const { referee } = policy;
  const addIssue = (path: readonly string[], message: string) =>
    context.addIssue({ code: 'custom', path: [...path], message });
  const named = 'must name a reviewer of this file';
  if (merge !== undefined && !canAdjudicate(reviewers[merge.adjudicator]))
    addIssue(['merge', 'adjudicator'], `${named} with \`run\` and \`input: files\``);
  if (referee !== undefined && !canReferee(reviewers[referee]))
    addIssue(['policy', 'referee'], `${named} with \`run\`, and not with \`role: challenger\``);
  if (policy['human-approval'] !== undefined && !policy.enforce)
    addIssue(['policy', 'human-approval'], 'has no effect with `enforce: false`; remove one of them');
});
export type Policy = z.infer<typeof Policy>;

/** The policy when the base commit has no policy file. */
export const defaultPolicy: Policy = Policy.parse({ version: 1 });
