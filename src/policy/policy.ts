import { z } from 'zod';
import { ConfidenceBand, Severity } from '../model/finding.ts';
import { OversizedPolicy } from '../model/manifest.ts';
import { ChosenReviewerId, ReviewerId } from '../model/reviewer.ts';
import { ExceptionGlobs, FileGlob, Globs, matchesAny } from './glob.ts';
import { inputOf, isModel, ReviewerPolicy, VerifierPolicy } from './reviewer-policy.ts';

/** A day as `2026-12-31`; days compare like their texts. */
const Day = z.iso.date();

/**
 * A known false positive that the policy silences for good, or to the end of the day `until` in UTC. Everything it
 * names must hold of a finding; without any of that it would silence everything, so one is needed.
 */
export const Suppression = z
  .strictObject({
    /** Nobody but this reviewer sees it: what a second one confirms is no false positive of the first. */
    reviewer: ReviewerId.optional(),
    category: z.string().min(1).max(100).optional(),
    /** Every place of the finding lies in a matching file. */
    path: FileGlob.optional(),
    /** As `findings.json` has it; it survives edits elsewhere in the file. */
    fingerprint: z
      .string()
      .regex(/^[0-9a-f]{16}$/, '16 hex digits')
      .optional(),
    reason: z.string().min(1).max(500),
    until: Day.optional(),
  })
  .refine(
    ({ reviewer, category, path, fingerprint }) =>
      [reviewer, category, path, fingerprint].some((each) => each !== undefined),
    'needs `reviewer`, `category`, `path` or `fingerprint`',
  )
  .readonly();
export type Suppression = z.infer<typeof Suppression>;

/** The minimum confidence with which a finding of a severity blocks. */
const BlockingFrom = z.enum([...ConfidenceBand.options, 'never']);

const BlockingTable = z
  .strictObject({
    critical: BlockingFrom.default('medium'),
    high: BlockingFrom.default('high'),
    medium: BlockingFrom.default('never'),
    low: BlockingFrom.default('never'),
    info: BlockingFrom.default('never'),
  })
  .readonly();
export type BlockingTable = z.infer<typeof BlockingTable>;

const PreExisting = z.enum(['ignore', 'block']);
export type PreExisting = z.infer<typeof PreExisting>;

/** The most reviewers that a rule of corroboration may ask for. */
export const maxCorroborationReviewers = 20;

/** So many independent reviewers block a problem that they all report. */
const Corroboration = z
  .strictObject({
    reviewers: z.number().int().min(2).max(maxCorroborationReviewers).default(2),
    from: Severity.default('high'),
  })
  .readonly();
export type Corroboration = z.infer<typeof Corroboration>;

const matchers = ['paths', 'categories'] as const;
const settings = ['blocking', 'pre-existing', 'corroboration'] as const;

/**
 * Other rules of blocking for findings of some paths, some categories, or both together. What it does not set
 * is as elsewhere.
 */
export const Override = z
  .strictObject({
    /** Files of which one matches. */
    paths: Globs.optional(),
    categories: z.array(z.string().min(1).max(100)).max(100).readonly().optional(),
    blocking: z
      .strictObject({
        critical: BlockingFrom.optional(),
        high: BlockingFrom.optional(),
        medium: BlockingFrom.optional(),
        low: BlockingFrom.optional(),
        info: BlockingFrom.optional(),
      })
      .readonly()
      .optional(),
    'pre-existing': PreExisting.optional(),
    /** `never`: agreement alone does not block here. */
    corroboration: z.union([z.literal('never'), Corroboration]).optional(),
  })
  .refine((entry) => matchers.some((key) => (entry[key]?.length ?? 0) > 0), 'needs `paths` or `categories`')
  .refine(
    (entry) => settings.some((key) => entry[key] !== undefined),
    'needs `blocking`, `pre-existing` or `corroboration`',
  )
  .readonly();
export type Override = z.infer<typeof Override>;

/** How risky a change is, as the evidence pack has it. */
export const Lane = z.enum(['green', 'yellow', 'red']);
export type Lane = z.infer<typeof Lane>;

export const FailOn = z.enum(['none', 'WARN', 'FAIL', 'ABORT']);
export type FailOn = z.infer<typeof FailOn>;

const host = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a bare host name in lower case, such as owasp.org');

/** `policy` in the policy file: what turns findings into a verdict, an event and a conclusion. */
export const Decisions = z
  .strictObject({
    /** What blocks; a severity that is left out keeps its default. */
    blocking: BlockingTable.prefault({}),
    /** `block`: what was there before the change is weighed like everything else. */
    'pre-existing': PreExisting.default('ignore'),
    /** Blocks whatever `reviewers` independent ones agree on, `from` this severity on, however sure they are. */
    corroboration: Corroboration.optional(),
    /** Other rules of blocking for some paths or categories; where several apply, the last says it. */
    overrides: z.array(Override).max(100).readonly().default([]),
    /** Categories of which one blocking finding makes the verdict ABORT. */
    'abort-on': z.array(z.string().min(1).max(100)).max(100).readonly().default([]),
    'fail-on': FailOn.default('WARN'),
    approve: z.boolean().default(false),
    enforce: z.boolean().default(true),
    /** `skip`: a draft pull request waits until it is ready; its check lets no merge pass meanwhile. */
    drafts: z.enum(['review', 'skip']).default('review'),
    'max-comments': z.number().int().min(0).max(50).default(30),
    'inline-from': Severity.default('low'),
    /** Refused findings up to this claimed severity do not make the review incomplete; never high or critical. */
    refused: z.enum(['none', 'info', 'low', 'medium']).default('none'),
    /** `accept`: files that could not be read leave the review complete; they still withhold approval. */
    'partial-coverage': z.enum(['incomplete', 'accept']).default('incomplete'),
    /** Risk lanes of the evidence pack in which only a human approves; so does a lane that nobody could tell. */
    'human-lanes': z.array(Lane).max(3).readonly().default(['red']),
    /** Where a human has to look, the people who own changed files are asked for a review; teams are only named. */
    'request-owners': z.boolean().default(false),
    /** Known false positives. */
    suppress: z.array(Suppression).max(500).readonly().default([]),
    /** The least role that may let a head pass without a reviewer, its unread files or its size's limit. */
    'waived-by': z.enum(['write', 'maintain', 'admin']).default('maintain'),
    'link-hosts': z.array(host).readonly().default([]),
  })
  .readonly();
export type Decisions = z.infer<typeof Decisions>;

const words = z
  .array(z.string().regex(/^[\p{Ll}\p{Lo}\p{N}]+$/u, 'one word in lower case'))
  .max(200)
  .readonly();

/** A risk rule of the repository's own: by words of path segments, or by globs. Patterns run in linear time. */
const OwnRule = z
  .strictObject({
    factor: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'lower case letters, digits and hyphens'),
    severity: z.enum(['moderate', 'red']),
    words: words.default([]),
    paths: Globs.default([]),
    why: z.string().min(1).max(300),
  })
  .readonly();

/** `evidence` in the policy file. */
const EvidenceSettings = z
  .strictObject({
    /** Counted lines above which a change is oversized. */
    'max-changed-lines': z.number().int().min(1).default(1000),
    /** `review`: AI reviewers get an oversized change as well. It matters only where there is one. */
    oversized: OversizedPolicy.default('block'),
    /** Files whose lines do not count. */
    ignore: Globs.default([]),
    /** The least lane of every change. */
    lane: z.enum(['yellow', 'red']).optional(),
    /** Beside the built-in rules, of which none can be taken away. */
    rules: z.array(OwnRule).max(100).readonly().default([]),
  })
  .readonly();

/** What base policy says of the pack. */
export interface EvidencePolicy {
  readonly maxChangedLines: number;
  readonly oversized: OversizedPolicy;
  readonly isIgnored: (path: string) => boolean;
  readonly lane?: 'yellow' | 'red';
  readonly rules: readonly {
    readonly factor: string;
    readonly severity: 'moderate' | 'red';
    readonly words: readonly string[];
    readonly paths: (path: string) => boolean;
    readonly why: string;
  }[];
}

/** An oversized change is blocked only where an AI reviewer is configured; otherwise its size is advice. */
export function oversizedPolicy({
  evidence,
  reviewers,
}: Pick<Policy, 'evidence' | 'reviewers'>): OversizedPolicy {
  return Object.values(reviewers).some(isModel) ? evidence.oversized : 'review';
}

export function evidencePolicy(policy: Pick<Policy, 'evidence' | 'reviewers'>): EvidencePolicy {
  const settings = policy.evidence;
  return {
    maxChangedLines: settings['max-changed-lines'],
    oversized: oversizedPolicy(policy),
    isIgnored: matchesAny(settings.ignore),
    ...(settings.lane !== undefined && { lane: settings.lane }),
    rules: settings.rules.map(({ paths, ...rule }) => ({ ...rule, paths: matchesAny(paths) })),
  };
}

export const defaultEvidencePolicy: EvidencePolicy = evidencePolicy({
  evidence: EvidenceSettings.parse({}),
  reviewers: {},
});

/** Where the policy stands unless a run says otherwise. */
export const defaultPolicyPath = '.github/pr-verdict.yml';

/** Whether a reviewer can be asked about pairs: it reads files only, so it needs no checkout. */
function canAdjudicate(reviewer: ReviewerPolicy | undefined): boolean {
  return reviewer?.run !== undefined && inputOf(reviewer) === 'files';
}

/** The policy file, version 1: a closed schema, read at the base commit (threat P1, P2). */
export const Policy = z
  .strictObject({
    version: z.literal(1),
    policy: Decisions.prefault({}),
    reviewers: z.record(ChosenReviewerId, ReviewerPolicy).default({}),
    verifiers: z.record(ReviewerId, VerifierPolicy).default({}),
    evidence: EvidenceSettings.prefault({}),
    paths: z
      .strictObject({
        /** Files that nobody is asked to review; findings on them are withheld. */
        ignore: ExceptionGlobs.default([]),
      })
      .readonly()
      .prefault({}),
    /** How originals become findings. */
    merge: z
      .strictObject({
        /** The reviewer that is asked whether two findings that are somewhat similar are one problem. */
        adjudicator: ChosenReviewerId,
      })
      .readonly()
      .optional(),
    /** The built-in reviewer that needs no model. */
    hygiene: z.boolean().default(true),
    /** Most programs that run at once; default: as many as the machine has cores. */
    concurrency: z.number().int().min(1).max(64).optional(),
  })
  .superRefine(({ merge, reviewers }, context) => {
    if (merge === undefined || canAdjudicate(reviewers[merge.adjudicator])) return;
    const message = 'must name a reviewer of this file with `run` and `input: files`';
    context.addIssue({ code: 'custom', path: ['merge', 'adjudicator'], message });
  })
  .readonly();
export type Policy = z.infer<typeof Policy>;

/** What holds where the base commit has no policy file. */
export const defaultPolicy: Policy = Policy.parse({ version: 1 });
