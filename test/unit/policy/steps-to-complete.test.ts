import { describe, expect, it } from 'vitest';
import type { ReviewerOutcome } from '../../../src/model/reviewer.ts';
import type { IncompleteReason } from '../../../src/policy/completeness.ts';
import { stepsToComplete } from '../../../src/policy/steps-to-complete.ts';
import { buildReviewer } from '../../support/builders/run.ts';

interface Lacking {
  readonly codes: readonly IncompleteReason['code'][];
  readonly outcome?: ReviewerOutcome;
  readonly id?: string;
  readonly run?: readonly string[];
}

function onPullRequest({ codes, outcome = { state: 'reviewed' }, id = 'claude', run = ['claude'] }: Lacking) {
  return stepsToComplete({
    decision: { incomplete: codes.map((code) => ({ code, text: 'why' })) },
    reviewers: [buildReviewer({ id, outcome }), buildReviewer({ id: 'other', required: false, outcome })],
    run,
    pullRequest: { waivedBy: 'maintain' },
  });
}

const timedOut: ReviewerOutcome = { state: 'timed_out', reason: 'TIMED_OUT: 600 s' };
const again = 'Then push, or run the jobs of the review again.';
const waive =
  'If that is not possible, a person with the role maintain can waive it for this head with a comment: ';

it('asks nothing of a whole review', () => {
  expect(onPullRequest({ codes: [] })).toEqual([]);
});

describe('on a pull request', () => {
  it('a required reviewer that did not complete can be fixed or, by its name, waived', () => {
    expect(onPullRequest({ codes: ['REVIEWER_INCOMPLETE'], outcome: timedOut })).toEqual([
      'Give `claude` more time (`reviewers.claude.timeout`) or less to do.',
      again,
      `${waive}\`/pr-verdict waive claude REASON\`.`,
    ]);
  });

  it.each<[IncompleteReason['code'], string]>([
    ['COVERAGE_PARTIAL', 'coverage'],
    ['CONVERSATION_PARTIAL', 'coverage'],
    ['OVERSIZED', 'size'],
  ])('%s can be waived as %s', (code, subject) => {
    expect(onPullRequest({ codes: [code] }).at(-1)).toBe(`${waive}\`/pr-verdict waive ${subject} REASON\`.`);
  });

  it.each<IncompleteReason['code']>([
    'NO_REVIEWER',
    'FINDINGS_REFUSED',
    'POLICY_UNREADABLE',
    'NOT_VERIFIED',
    'DRAFT',
  ])('%s cannot be waived', (code) => {
    expect(onPullRequest({ codes: [code] }).at(-1)).toBe(again);
  });

  it('a reviewer that was kept from a change for its size goes with the size', () => {
    const outcome = { state: 'blocked', reason: 'OVERSIZED: 4000 added lines' } as const;
    expect(onPullRequest({ codes: ['OVERSIZED', 'REVIEWER_INCOMPLETE'], outcome }).at(-1)).toBe(
      `${waive}\`/pr-verdict waive size REASON\`.`,
    );
  });

  it('a reviewer by the name of something else that is waived cannot be', () => {
    const steps = onPullRequest({ codes: ['REVIEWER_INCOMPLETE'], outcome: timedOut, id: 'size' });
    expect(steps.at(-1)).toBe(again);
  });

  it('options are named as inputs', () => {
    const outcome = { state: 'unavailable', reason: 'no file matches out.json' } as const;
    const steps = onPullRequest({ codes: ['NO_REVIEWER', 'REVIEWER_INCOMPLETE'], outcome, run: [] });
    expect(steps.slice(0, 2)).toEqual([
      expect.stringContaining('pass a document with `findings`.'),
      'Have `claude` write its document where `findings` looks for it, or correct what that names.',
    ]);
  });
});
