import { z } from 'zod';
import { ConfidenceBand } from '../model/confidence.ts';
import { Severity } from '../model/severity.ts';
import { Globs } from './globs.ts';
import { Suppression } from './suppression.ts';

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
