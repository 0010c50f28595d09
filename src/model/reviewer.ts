import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import { closedObject } from './schemas.ts';

/** Why a reviewer was not started or gave no valid answer. */
export interface Obstacle {
  readonly code: ErrorCode;
  readonly text: string;
}

/** The reason of an outcome, with its code. */
export function reasonOf({ code, text }: Obstacle): string {
  return `${code}: ${text}`;
}

/** A reason for people: what happened comes first, and its code, by which the documentation has it, last. */
export function reasonWords(reason: string): string {
  const [, code, text] = /^([A-Z][A-Z_]+): (.+)$/s.exec(reason) ?? [];
  return code === undefined || text === undefined ? reason : `${text.replace(/\.$/, '')} (${code})`;
}

/** Reviewer ids name folders and appear in marks, so their alphabet is restricted. */
export const ReviewerId = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9._-]{0,63}$/i,
    'at most 64 letters, digits, `.`, `_` and `-`, beginning with a letter or digit',
  );
export type ReviewerId = z.infer<typeof ReviewerId>;

/** An id that a project may choose. What a waiver names in addition to reviewers is reserved. */
export const ChosenReviewerId = ReviewerId.regex(
  /^(?!(?:coverage|size|human-approval)$)/i,
  'other than `coverage`, `size` and `human-approval`, which waivers use for something else',
);

/** The reviewer that needs no model and always runs; its name is reserved. */
export const builtInReviewer = 'hygiene';

export const ReviewerKind = z.enum(['ai', 'tool']);
export type ReviewerKind = z.infer<typeof ReviewerKind>;

export const ReviewerRole = z.enum(['primary', 'challenger']);
export type ReviewerRole = z.infer<typeof ReviewerRole>;

/** Its document covers only what a `verify` or `quick` run asks for. */
const partly = z.literal(true).optional();

/**
 * Outcome of one reviewer. Only `reviewed` is a completed review. `skipped` means that base policy excluded
 * it or that its earlier answer is carried over. Any other outcome of a required reviewer makes the review
 * incomplete.
 */
export const ReviewerOutcome = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('reviewed'), partly }),
  z.strictObject({ state: z.literal('needs_input') }),
  z.strictObject({ state: z.literal('invalid'), reason: z.string() }),
  z.strictObject({
    state: z.literal('unavailable'),
    reason: z.string(),
    /** What a person writes to the app that did not review. */
    ask: z.string().max(200).optional(),
    /** It is an app that may still answer by itself. */
    awaited: z.literal(true).optional(),
  }),
  z.strictObject({ state: z.literal('timed_out'), reason: z.string() }),
  z.strictObject({
    state: z.literal('skipped'),
    reason: z.string(),
    /** Its answer about this same change comes from an earlier run. */
    carried: z.literal(true).optional(),
    partly,
  }),
  z.strictObject({ state: z.literal('blocked'), reason: z.string() }),
]);
export type ReviewerOutcome = z.infer<typeof ReviewerOutcome>;

export const Reviewer = closedObject({
  id: ReviewerId,
  kind: ReviewerKind,
  role: ReviewerRole,
  required: z.boolean(),
  outcome: ReviewerOutcome,
});
export type Reviewer = z.infer<typeof Reviewer>;

/** Whether the project configured this reviewer. */
export function isChosen({ id }: Pick<Reviewer, 'id'>): boolean {
  return id !== builtInReviewer;
}

/** Whether its earlier answer about this same change is used. Its silence in this run proves nothing. */
export function isCarried({ outcome }: Pick<Reviewer, 'outcome'>): boolean {
  return outcome.state === 'skipped' && outcome.carried === true;
}

/** Whether it is an app that may still answer by itself. */
export function isAwaited({ outcome }: Pick<Reviewer, 'outcome'>): boolean {
  return outcome.state === 'unavailable' && outcome.awaited === true;
}

/** Whether its answer covers a part of the change, by its own claim. */
export function isPartly({ outcome }: Pick<Reviewer, 'outcome'>): boolean {
  return 'partly' in outcome && outcome.partly === true;
}

/** Whether it completed a review of this change, in this run or an earlier one. */
export function hasReviewed(reviewer: Pick<Reviewer, 'outcome'>): boolean {
  return reviewer.outcome.state === 'reviewed' || isCarried(reviewer);
}

const tokens = z.int().min(0);

/** The usage that a reviewer's model reported; fields that it did not report are absent. */
export const Usage = closedObject({
  model: z
    .string()
    .regex(/^[\w.:/@+-]{1,100}$/)
    .optional(),
  /** All input, cached input included. */
  inputTokens: tokens.optional(),
  outputTokens: tokens.optional(),
  /** The part of the input that the vendor read from its cache. */
  cachedTokens: tokens.optional(),
  cost: z.number().min(0).optional(),
  /** ISO 4217; present together with `cost`. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});
export type Usage = z.infer<typeof Usage>;

function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined ? other : one + (other ?? 0);
}

/** Costs in two currencies have no sum: then the cost is left out. */
function sumCosts(one: Usage, other: Usage): Pick<Usage, 'cost' | 'currency'> {
  if (one.cost !== undefined && other.cost !== undefined && one.currency !== other.currency) return {};
  return { cost: sum(one.cost, other.cost), currency: one.currency ?? other.currency };
}

/** The sum of several reports, with the first model that was named; undefined for none. */
export function sumUsage(reports: readonly Usage[]): Usage | undefined {
  return reports.reduce<Usage | undefined>((one, other) => {
    if (one === undefined) return other;
    return Usage.parse({
      model: one.model ?? other.model,
      inputTokens: sum(one.inputTokens, other.inputTokens),
      outputTokens: sum(one.outputTokens, other.outputTokens),
      cachedTokens: sum(one.cachedTokens, other.cachedTokens),
      ...sumCosts(one, other),
    });
  }, undefined);
}
