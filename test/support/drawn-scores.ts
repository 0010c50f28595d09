import { type Scorecard, toScorecard } from '../../src/commands/scorecard/measures.ts';
import type { ScoredFinding, ScoredRun } from '../../src/commands/scorecard/scored-findings.ts';
import { randomNumbers } from './random-numbers.ts';

/** A scorecard of so many reviewers, each a little better than the one before; the last has too few findings. */
export function drawnScorecard(reviewers: number): Scorecard {
  const random = randomNumbers(reviewers);
  const names = Array.from(
    { length: reviewers },
    (_, at) => `reviewer-${at + 1}${at % 4 === 3 ? '-with-a-long-name' : ''}`,
  );
  const findings = names.flatMap((reviewer, at) =>
    Array.from({ length: at === reviewers - 1 ? 6 : 40 + 15 * at }, (_, nth): ScoredFinding => {
      const fixed = random() < (at + 1) / (reviewers + 1);
      const others = names.filter((name) => name !== reviewer && random() < 0.15);
      return {
        ...{
          repository: 'octo/demo',
          pull: nth,
          finding: `bug-${nth}`,
          reviewer,
          category: 'bug',
          path: 'src',
        },
        severity: random() < 0.4 ? 'high' : 'medium',
        confidence: random() < 0.4 ? 'high' : random() < 0.6 ? 'medium' : 'low',
        month: `2026-${String(1 + Math.floor(random() * 9)).padStart(2, '0')}`,
        outcome: fixed ? 'fixed' : random() < 0.5 ? 'accepted' : 'open',
        ...{ fixed, reasons: fixed ? [] : ['<b>intended</b>'], up: 0, down: 0, others, blocking: false },
        ...(fixed && { hoursToFix: random() * 60 }),
      };
    }),
  );
  const runs = names.flatMap((reviewer) =>
    Array.from(
      { length: 30 },
      (): ScoredRun => ({
        ...{ repository: 'octo/demo', pull: 1, reviewer, month: '2026-01', ms: 40_000 },
        outcome: random() < 0.1 ? 'timed_out' : 'reviewed',
        usage: { cost: random(), currency: 'USD' },
      }),
    ),
  );
  const period = {
    since: '2026-01-01T00:00:00Z',
    until: '2026-10-01T00:00:00Z',
    repositories: ['octo/demo'],
  };
  return toScorecard({ findings, runs, pulls: 120 }, period);
}
