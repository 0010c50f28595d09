import { z } from 'zod';

/** Why a reviewer was not started, or gave no answer that counts. */
export interface Obstacle {
  /** Stable; `docs/troubleshooting.md` has a heading for it. */
  readonly code: string;
  readonly text: string;
}

/** An obstacle as the reason of an outcome. */
export function reasonOf({ code, text }: Obstacle): string {
  return `${code}: ${text}`;
}

/** Reviewer ids name folders and appear in marks, so their alphabet is closed. */
export const ReviewerId = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9._-]{0,63}$/i,
    'at most 64 letters, digits, `.`, `_` and `-`, a letter or digit first',
  );
export type ReviewerId = z.infer<typeof ReviewerId>;

/**
 * The id of a reviewer that the project chooses. A waiver could not tell a reviewer called `coverage` or `size` from
 * the change's coverage or size.
 */
export const ChosenReviewerId = ReviewerId.regex(
  /^(?!(?:coverage|size)$)/i,
  'another than `coverage` and `size`, which a waiver names for what the review lacks',
);

/** The reviewer that needs no model and always runs; nobody else may have its name. */
export const builtInReviewer = 'hygiene';

export const ReviewerKind = z.enum(['ai', 'tool']);
export type ReviewerKind = z.infer<typeof ReviewerKind>;

export const ReviewerRole = z.enum(['primary', 'challenger']);
export type ReviewerRole = z.infer<typeof ReviewerRole>;

/** By its own word it looked at no more than a `verify` or `quick` run asks for, and not at the whole change. */
const partly = z.literal(true).optional();

/**
 * What became of one reviewer in this run. Only `reviewed` is a completed review; `skipped` means base policy
 * excluded it (not applicable), or that its earlier answer is carried over; everything else leaves the review
 * incomplete where the reviewer is required.
 */
export const ReviewerOutcome = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('reviewed'), partly }),
  z.strictObject({ state: z.literal('needs_input') }),
  z.strictObject({ state: z.literal('invalid'), reason: z.string() }),
  z.strictObject({ state: z.literal('unavailable'), reason: z.string() }),
  z.strictObject({ state: z.literal('timed_out'), reason: z.string() }),
  z.strictObject({
    state: z.literal('skipped'),
    reason: z.string(),
    /** It gave a whole answer about this very change in an earlier run, and that stands. */
    carried: z.literal(true).optional(),
    partly,
  }),
  z.strictObject({ state: z.literal('blocked'), reason: z.string() }),
]);
export type ReviewerOutcome = z.infer<typeof ReviewerOutcome>;

export const Reviewer = z
  .strictObject({
    id: ReviewerId,
    kind: ReviewerKind,
    role: ReviewerRole,
    required: z.boolean(),
    outcome: ReviewerOutcome,
  })
  .readonly();
export type Reviewer = z.infer<typeof Reviewer>;

/** Whether it is somebody of the project's own choice. */
export function isChosen({ id }: Pick<Reviewer, 'id'>): boolean {
  return id !== builtInReviewer;
}

/** Whether its earlier answer about this very change stands for it. Its silence in this run still proves nothing. */
export function isCarried({ outcome }: Pick<Reviewer, 'outcome'>): boolean {
  return outcome.state === 'skipped' && outcome.carried === true;
}

/** Whether its answer that counts is about a part of the change, by its own word. */
export function isPartly({ outcome }: Pick<Reviewer, 'outcome'>): boolean {
  return 'partly' in outcome && outcome.partly === true;
}

/** Whether it gave a whole review of this very change, in this run or in an earlier one. */
export function hasReviewed(reviewer: Pick<Reviewer, 'outcome'>): boolean {
  return reviewer.outcome.state === 'reviewed' || isCarried(reviewer);
}

/** How many reviewers of the project's own choice gave a whole review. */
export function countCompleted(reviewers: readonly Pick<Reviewer, 'id' | 'outcome'>[]): number {
  return reviewers.filter((each) => isChosen(each) && hasReviewed(each)).length;
}
