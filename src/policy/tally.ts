import type { Finding } from '../model/finding.ts';
import type { RefusedFinding } from '../model/ingest-report.ts';
import type { Reviewer } from '../model/reviewer.ts';

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
