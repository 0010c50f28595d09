import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import type { Placed } from '../../../src/write/placement.ts';
import type { ReviewBody } from '../../../src/write/review-body.ts';
import { buildDecision } from './run.ts';

/** The body that tells of `placed`, and of nothing else. */
export function buildReviewBody(placed: readonly Placed[], overrides: Partial<ReviewBody> = {}): ReviewBody {
  return {
    decision: buildDecision(),
    placed,
    weightOf: (finding) => weigh(finding, effectivePolicy(undefined, {}).blocking),
    refused: [],
    coverage: { expected: 1, covered: 1, missing: [] },
    stepsToComplete: [],
    documents: [],
    stillOpen: [],
    settled: [],
    tallies: [],
    heard: { refusals: [], waivers: [] },
    mark: { key: 'b'.repeat(16), event: 'COMMENT', digest: '0'.repeat(8), comments: 0, questions: [] },
    ...overrides,
  };
}
