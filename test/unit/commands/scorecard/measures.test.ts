import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dimensions,
  fewestCases,
  median,
  rate,
  tally,
  toScorecard,
  wilson,
} from '../../../../src/commands/scorecard/measures.ts';
import {
  outcomes,
  type ScoredFinding,
  type ScoredRun,
} from '../../../../src/commands/scorecard/scored-findings.ts';
import { confidenceBands, severities } from '../../../../src/model/finding.ts';

const posted: ScoredFinding = {
  repository: 'octo/demo',
  pull: 1,
  finding: 'bug-01234567-1',
  reviewer: 'claude',
  severity: 'high',
  confidence: 'high',
  category: 'bug',
  path: 'src',
  month: '2026-11',
  outcome: 'pending',
  fixed: true,
  reasons: [],
  up: 0,
  down: 0,
  others: [],
  blocking: false,
};

const drawn = fc.record({
  pull: fc.nat(9),
  reviewer: fc.constantFrom('claude', 'codex', 'eslint'),
  severity: fc.constantFrom(...severities),
  confidence: fc.constantFrom(...confidenceBands),
  category: fc.constantFrom('bug', 'security'),
  path: fc.constantFrom('src', 'src/api'),
  month: fc.constantFrom('2026-10', '2026-11'),
  outcome: fc.constantFrom(...outcomes),
  others: fc.subarray(['x', 'y']),
});
const findings = fc.array(
  drawn.map((each): ScoredFinding => ({ ...posted, ...each, fixed: each.outcome === 'fixed' })),
  { maxLength: 60 },
);

const period = { since: '2026-10-01T00:00:00Z', until: '2026-12-01T00:00:00Z', repositories: ['octo/demo'] };

describe('a Wilson interval', () => {
  it.each([
    // Computed with an independent formula: R's prop.test without continuity correction.
    [0, 10, 0, 0.277_532_8],
    [5, 10, 0.236_593_1, 0.763_406_9],
    [81, 263, 0.255_289_2, 0.366_190_4],
    [10, 10, 0.722_467_2, 1],
  ])('of %i in %i is the known one', (count, of, low, high) => {
    expect(wilson(count, of).low).toBeCloseTo(low, 4);
    expect(wilson(count, of).high).toBeCloseTo(high, 4);
  });

  it('is given from ten cases on', () => {
    expect(rate(9, fewestCases - 1)).toEqual({ count: 9, of: 9 });
    expect(rate(10, fewestCases)).toMatchObject({ count: 10, share: 1 });
  });
});

it('a tally adds up: outcomes and reach to the posted findings, and each dimension to the whole', () => {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  fc.assert(
    fc.property(findings, (all) => {
      const { reviewers } = toScorecard({ findings: all, runs: [], pulls: 10 }, period);
      expect(sum(reviewers.map(({ total }) => total.posted))).toBe(all.length);
      for (const total of [tally(all), ...reviewers.map((each) => each.total)]) {
        expect(sum(outcomes.map((outcome) => total.outcomes[outcome]))).toBe(total.posted);
        expect(total.only + total.shared).toBe(total.posted);
        expect(total.actedOn.of).toBe(total.posted - total.outcomes.pending);
      }
      for (const { total, by } of reviewers)
        for (const dimension of dimensions)
          for (const outcome of outcomes)
            expect(sum(by[dimension].map((part) => part.tally.outcomes[outcome]))).toBe(
              total.outcomes[outcome],
            );
    }),
  );
});

it('the middle of an even number of values is between the two in the middle', () => {
  expect([median([]), median([3]), median([4, 1]), median([9, 1, 2])]).toEqual([undefined, 3, 2.5, 2]);
});

it('cost is summed per currency and divided by fixed findings, and failures by started runs', () => {
  const run = (outcome: string, cost?: number, currency = 'USD'): ScoredRun => ({
    ...{ repository: 'octo/demo', pull: 1, reviewer: 'claude', month: '2026-11', outcome, ms: 1_000 },
    ...(cost !== undefined && { usage: { cost, currency, inputTokens: 10 } }),
  });
  const runs = [run('reviewed', 1), run('timed_out', 2), run('reviewed', 3, 'EUR'), run('invalid')];
  const fixed = [posted, { ...posted, finding: 'b' }];
  const { reviewers } = toScorecard({ findings: fixed, runs, pulls: 1 }, period);
  expect(reviewers[0]?.runs).toMatchObject({
    started: 4,
    failed: { count: 2, of: 4 },
    timedOut: 1,
    medianMs: 1_000,
    inputTokens: 30,
    costs: [
      { currency: 'USD', total: 3, perFixed: 1.5 },
      { currency: 'EUR', total: 3, perFixed: 1.5 },
    ],
  });
});
