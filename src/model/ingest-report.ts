import { z } from 'zod';
import { type Finding, Native, Severity } from './finding.ts';
import { Problem } from './problem.ts';
import { CommitId, Sha256 } from './review-document.ts';
import { type Reviewer, ReviewerId, ReviewerOutcome } from './reviewer.ts';

/** A finding that broke its contract: it does not count, and it is shown as refused. */
export const RefusedFinding = z
  .strictObject({
    reviewer: ReviewerId,
    document: z.number().int().min(0),
    pointer: z.string(),
    /** What the finding claimed, as far as it could be read. */
    title: z.string().optional(),
    severity: Severity.optional(),
    native: Native,
    problems: z.array(Problem).readonly(),
  })
  .readonly();
export type RefusedFinding = z.infer<typeof RefusedFinding>;

export const DocumentReport = z
  .strictObject({
    reviewer: ReviewerId,
    /** Where the document was found, relative to the directory it was looked for in. */
    file: z.string(),
    /** Null when the document was not recognised. */
    format: z.string().nullable(),
    sha256: Sha256,
    outcome: ReviewerOutcome,
    accepted: z.number().int(),
    refused: z.number().int(),
    problems: z.array(Problem).readonly(),
    /** Problems beyond the cap, counted but not listed. */
    omitted: z.number().int(),
    /** True when an empty list in this document may be read as a clean review. */
    provesClean: z.boolean(),
  })
  .readonly();
export type DocumentReport = z.infer<typeof DocumentReport>;

/** A location whose lines were not the head's: `to` is absent where the head does not have them, or nobody can tell. */
export const CarriedLine = z
  .strictObject({
    path: z.string(),
    from: z.string(),
    to: z.string().optional(),
  })
  .readonly();
export type CarriedLine = z.infer<typeof CarriedLine>;

/** `ingest_report.json`: what `ingest` made of every document, all problems at once. */
export const IngestReport = z
  .strictObject({
    schemaVersion: z.literal(1),
    head: CommitId,
    documents: z.array(DocumentReport).readonly(),
    refused: z.array(RefusedFinding).readonly(),
    carried: z.array(CarriedLine).readonly(),
    /** Patterns of `findings` that matched no file, why a file was not read, and suppressions to tidy up. */
    notes: z.array(z.string()).readonly(),
    /** In a `verify` run of a work tree: changed lines that only the built-in and quick reviewers have read. */
    unread: z.number().int().min(0).optional(),
  })
  .readonly();
export type IngestReport = z.infer<typeof IngestReport>;

/** What became of one reviewer's findings: kept, merged and refused ones add up to all it handed in. */
export interface ReviewerTally {
  readonly reviewer: Reviewer;
  readonly findings: number;
  /** Those whose text and place are shown. */
  readonly kept: number;
  /** Those that were merged into another finding of the same problem. */
  readonly merged: number;
  readonly refused: number;
}

/** One tally for each reviewer, in their order. */
export function tallyReviewers(review: {
  readonly reviewers: readonly Reviewer[];
  readonly findings: readonly Pick<Finding, 'sources'>[];
  readonly refused: readonly Pick<RefusedFinding, 'reviewer'>[];
}): readonly ReviewerTally[] {
  const originals = review.findings.flatMap(({ sources }) =>
    sources.map(({ reviewer }, index) => ({ by: reviewer, kept: index === 0 })),
  );
  return review.reviewers.map((reviewer) => {
    const own = originals.filter(({ by }) => by === reviewer.id);
    const kept = own.filter((original) => original.kept).length;
    const refused = review.refused.filter((each) => each.reviewer === reviewer.id).length;
    return { reviewer, findings: own.length + refused, kept, merged: own.length - kept, refused };
  });
}
