import { z } from 'zod';
import { Opinions } from './answers.ts';
import { type Finding, Native, Severity } from './finding.ts';
import { CommitId, Sha256 } from './review-document.ts';
import { type Reviewer, ReviewerId, ReviewerOutcome } from './reviewer.ts';
import { closedObject, listOf } from './schemas.ts';

/**
 * `refused`: makes the finding, or the whole document, invalid, so that it does not count. `relocated`: placed elsewhere
 * than requested. `deviation`: reported, never fatal.
 */
export const Grade = z.enum(['refused', 'relocated', 'deviation']);
export type Grade = z.infer<typeof Grade>;

/**
 * One broken rule of a contract. `path` is a JSON pointer into the document (`''` for all of it); `rule`
 * names the clause (`C1/R2`, `C2/line-in-diff`); `recommendation` says what to write instead. `line` and
 * `column` (1-based) are its position in the source text, if known.
 */
export const Problem = closedObject({
  path: z.string(),
  rule: z.string(),
  grade: Grade,
  message: z.string(),
  recommendation: z.string(),
  line: z.number().int().min(1).optional(),
  column: z.number().int().min(1).optional(),
});
export type Problem = z.infer<typeof Problem>;

/** The message with its recommendation, unless the message includes it. */
export function inFull({ message, recommendation }: Pick<Problem, 'message' | 'recommendation'>): string {
  const wanted = recommendation.replace(/^Write (.*)\.$/s, '$1');
  return message.includes(wanted) ? message : `${message} ${recommendation}`;
}

/** A finding of one reviewer that broke its contract; it does not count and is shown as invalid. */
export const InvalidOriginal = closedObject({
  reviewer: ReviewerId,
  document: z.number().int().min(0),
  pointer: z.string(),
  /** The finding's own values, as far as they could be read. */
  title: z.string().optional(),
  severity: Severity.optional(),
  native: Native,
  problems: listOf(Problem),
});
export type InvalidOriginal = z.infer<typeof InvalidOriginal>;

export const DocumentReport = closedObject({
  reviewer: ReviewerId,
  /** Path of the document, relative to the directory it was searched in. */
  file: z.string(),
  /** Null when the format was not recognised. */
  format: z.string().nullable(),
  sha256: Sha256,
  outcome: ReviewerOutcome,
  accepted: z.number().int(),
  refused: z.number().int(),
  problems: listOf(Problem),
  /** Number of problems beyond the cap, which are not listed. */
  omitted: z.number().int(),
  /** True when an empty list in this document counts as a clean review. */
  provesClean: z.boolean(),
});
export type DocumentReport = z.infer<typeof DocumentReport>;

/** `ingest_report.json`: how `ingest` read every document, with all problems. */
export const IngestReport = closedObject({
  schemaVersion: z.literal(1),
  head: CommitId,
  documents: listOf(DocumentReport),
  refused: listOf(InvalidOriginal),
  /** `findings` patterns without a match, files that were not read, and obsolete suppressions. */
  notes: listOf(z.string()),
  /** In a worktree's `verify` run: changed lines read only by the built-in reviewer and quick reviewers. */
  unread: z.number().int().min(0).optional(),
  /** The answers of the adjudicator and of the referee that were applied; absent where policy names none. */
  ...Opinions.unwrap().shape,
});
export type IngestReport = z.infer<typeof IngestReport>;

/** Outcome of one reviewer's findings: kept, merged and invalid ones add up to all it reported. */
export interface ReviewerTally {
  readonly reviewer: Reviewer;
  readonly findings: number;
  /** Findings whose text and location are shown. */
  readonly kept: number;
  /** Findings merged into another one. */
  readonly merged: number;
  readonly invalid: number;
}

/** One tally per reviewer, in their order. */
export function tallyReviewers(review: {
  readonly reviewers: readonly Reviewer[];
  readonly findings: readonly Pick<Finding, 'sources'>[];
  readonly refused: readonly Pick<InvalidOriginal, 'reviewer'>[];
}): readonly ReviewerTally[] {
  const originals = review.findings.flatMap(({ sources }) =>
    sources.map(({ reviewer }, index) => ({ by: reviewer, kept: index === 0 })),
  );
  return review.reviewers.map((reviewer) => {
    const own = originals.filter(({ by }) => by === reviewer.id);
    const kept = own.filter((original) => original.kept).length;
    const invalid = review.refused.filter((each) => each.reviewer === reviewer.id).length;
    return { reviewer, findings: own.length + invalid, kept, merged: own.length - kept, invalid };
  });
}
