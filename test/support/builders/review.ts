import { emptyMemory } from '../../../src/memory/memory.ts';
import { reconcile } from '../../../src/memory/reconcile.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { RefusedFinding } from '../../../src/model/ingest-report.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import type { OpenFinding } from '../../../src/write/open-findings-text.ts';
import { type Placed, placeFindings } from '../../../src/write/placement.ts';
import type { ReviewBody } from '../../../src/write/review-body.ts';
import type { ReviewInput } from '../../../src/write/review-input.ts';
import { builder } from './builder.ts';
import { buildPlacementContext, diffOf, numbered } from './diff.ts';
import { buildFinding, buildLocation } from './finding.ts';
import { buildReconcileInput } from './memory.ts';
import { buildDecision, buildRenderContext, buildReviewDocument } from './run.ts';

/** What a body lists of findings that this review places. */
function openOf(placed: readonly Placed[]): readonly OpenFinding[] {
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

/** One changed file, `src/app.ts`, with hunks around its lines 3 and 60. */
export const appDiff = diffOf(
  { 'src/app.ts': numbered(100) },
  { 'src/app.ts': numbered(100, { 3: 'timeout = 0', 60: 'retry()' }) },
);

/** A finding for each place: on a line, on its file, and in the body. */
export const onLine = buildFinding({ title: 'On a line' });
export const onFile = buildFinding({
  title: 'On the file',
  scope: 'file',
  locations: [{ path: 'src/app.ts', side: 'RIGHT' }],
});
export const inBody = buildFinding({
  title: 'Elsewhere',
  locations: [buildLocation({ path: 'src/other.ts' })],
});

export const buildRefused = builder<RefusedFinding>({
  reviewer: 'claude',
  document: 0,
  pointer: '/9',
  native: {},
  problems: [
    {
      path: '/9/severity',
      rule: 'C1/severity',
      grade: 'refused',
      message: '"HUGE" is not a severity.',
      recommendation: 'Write one of CRITICAL, MAJOR, MINOR, INFO.',
    },
  ],
});

export function placeAll(findings: readonly Finding[]) {
  return placeFindings(findings, buildPlacementContext({ diff: appDiff }));
}

/** A review of `findings` on a pull request that we never spoke on. */
export function buildReviewInput(
  findings: readonly Finding[],
  overrides: Partial<ReviewInput> = {},
): ReviewInput {
  const decision = overrides.decision ?? buildDecision();
  return {
    target: 'github',
    runKey: 'run-1',
    decision,
    mightPass: decision.verdict !== null && decision.blocking.length === 0,
    document: buildReviewDocument({ findings }),
    placed: placeAll(findings),
    refused: [],
    commands: { refusals: [], waivers: [] },
    memory: emptyMemory,
    reconciled: reconcile(buildReconcileInput()),
    resolveThreads: false,
    inlineFrom: () => 'low',
    coverage: { expected: 1, covered: 1, missing: [] },
    stepsToComplete: [],
    suggest: () => undefined,
    weightOf: (finding) => weigh(finding, effectivePolicy(undefined, {}).blocking),
    render: buildRenderContext(),
    ...overrides,
  };
}
