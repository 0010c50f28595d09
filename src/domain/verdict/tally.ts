import type { Finding } from '../finding.ts';
import type { RefusedFinding } from '../ingest-report.ts';
import type { SourceDocument } from '../review-document.ts';
import type { Reviewer } from '../reviewers/reviewer.ts';

/** What became of one reviewer's findings: kept, merged and refused ones add up to all it handed in. */
export interface ReviewerTally {
  readonly reviewer: Reviewer;
  readonly findings: number;
  /** Those whose words and place stand. */
  readonly kept: number;
  /** Those that another finding of the same problem speaks for. */
  readonly merged: number;
  readonly refused: number;
}

/** One tally for each reviewer, in their order. */
export function tallyReviewers(review: {
  readonly reviewers: readonly Reviewer[];
  readonly documents: readonly Pick<SourceDocument, 'reviewer'>[];
  readonly findings: readonly Pick<Finding, 'sources'>[];
  readonly refused: readonly Pick<RefusedFinding, 'reviewer'>[];
}): readonly ReviewerTally[] {
  const raisedBy = (document: number) => review.documents[document]?.reviewer;
  const originals = review.findings.flatMap(({ sources }) =>
    sources.map(({ document }, index) => ({ by: raisedBy(document), kept: index === 0 })),
  );
  return review.reviewers.map((reviewer) => {
    const own = originals.filter(({ by }) => by === reviewer.id);
    const kept = own.filter((original) => original.kept).length;
    const refused = review.refused.filter((each) => each.reviewer === reviewer.id).length;
    return { reviewer, findings: own.length + refused, kept, merged: own.length - kept, refused };
  });
}
