import type { Placed } from '../../../src/domain/placement.ts';
import type { ReviewBody } from '../../../src/render/review-body.ts';
import { buildDecision } from './run.ts';

/** The body that tells of `placed`, and of nothing else. */
export function buildReviewBody(placed: readonly Placed[], overrides: Partial<ReviewBody> = {}): ReviewBody {
  return {
    decision: buildDecision(),
    placed,
    refused: [],
    missing: [],
    documents: [],
    stillOpen: [],
    settled: [],
    key: 'b'.repeat(16),
    ...overrides,
  };
}
