import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import type { OpenFinding } from '../../../src/write/open-findings-text.ts';
import type { Placed } from '../../../src/write/placement.ts';
import type { ReviewBody } from '../../../src/write/review-body.ts';
import { buildDecision } from './run.ts';

/** What a body lists of findings that this review places. */
export function openOf(placed: readonly Placed[]): readonly OpenFinding[] {
  const { blocking } = effectivePolicy(undefined, {});
  return placed.map(({ finding, placement: { place, reason } }) => ({
    finding,
    reason,
    weight: weigh(finding, blocking),
    hasComment: place === 'inline' || place === 'file',
  }));
}

/** The body that shows `placed`, and nothing else. */
export function buildReviewBody(placed: readonly Placed[], overrides: Partial<ReviewBody> = {}): ReviewBody {
  return {
    decision: buildDecision(),
    open: openOf(placed),
    refused: [],
    coverage: { expected: 1, covered: 1, missing: [] },
    stepsToComplete: [],
    documents: [],
    settled: [],
    tallies: [],
    commands: { refusals: [], waivers: [] },
    mark: { key: 'b'.repeat(16), event: 'COMMENT', digest: '0'.repeat(8), comments: 0, questions: [] },
    ...overrides,
  };
}
