import { describe, expect, it } from 'vitest';
import type { EarlierFinding } from '../../../src/comments/ledger.ts';
import { judgeRemembered, respectDismissal } from '../../../src/memory/judge-remembered.ts';
import { blockingRules } from '../../../src/policy/category.ts';
import { Decisions } from '../../../src/policy/policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import { buildEntry, buildMemory, buildTold } from '../../support/builders/memory.ts';
import { buildDecision } from '../../support/builders/run.ts';

const policy = Decisions.parse({
  corroboration: { reviewers: 2, from: 'low' },
  overrides: [{ paths: ['src/pay/**'], blocking: { medium: 'medium' } }],
});
const weightOf = (entry: EarlierFinding) =>
  weigh(
    judgeRemembered(entry),
    blockingRules(policy, { advisory: new Set(), challengers: new Set(['judge']) }),
  );
const at = (path: string) => ({ path, side: 'RIGHT' }) as const;

it.each<[string, EarlierFinding, string]>([
  ['in a text by its place', buildTold({ severity: 'medium', place: at('src/pay/a.ts') }), 'blocking'],
  [
    'in a text by any of its places',
    buildTold({ severity: 'medium', place: at('docs/a.md'), alsoAt: ['src/pay/a.ts'] }),
    'blocking',
  ],
  [
    'in a text not by a file that it only names',
    buildTold({ severity: 'medium', place: at('docs/a.md'), named: ['src/pay/a.ts'] }),
    'counts',
  ],
  ['in a thread by its mark', buildEntry({ severity: 'medium', place: at('src/pay/a.ts') }), 'blocking'],
  [
    'in a thread whose mark has no place by the thread’s',
    buildEntry({ severity: 'medium' }, { path: 'src/pay/a.ts' }),
    'blocking',
  ],
])('a finding of an earlier run is weighed by the rules of its files: %s', (_where, entry, weight) => {
  expect(weightOf(entry)).toBe(weight);
});

it.each([
  [{ reviewers: ['claude', 'gemini'] }, 'blocking'],
  [{ reviewers: ['claude'] }, 'counts'],
  [{ reviewers: ['claude', 'gemini'], contestedBy: ['judge'] }, 'counts'],
  [{ reviewers: ['claude', 'gemini'], contestedBy: ['gemini'] }, 'blocking'],
])('a finding of an earlier run blocks by the agreement in its mark: %j', (people, weight) => {
  expect(weightOf(buildTold({ severity: 'low', ...people }))).toBe(weight);
});

describe('a request for changes after a person dismissed the previous one', () => {
  const rules = blockingRules(Decisions.parse({}), { advisory: new Set(), challengers: new Set() });
  const blocking = buildEntry({ id: 'blocking-1', severity: 'critical' });
  const minor = buildEntry({ id: 'minor-1', severity: 'low' });
  const requested = { event: 'REQUEST_CHANGES' } as const;
  const dismissed = buildMemory({ ...requested, state: 'DISMISSED' });
  const open = buildMemory({ ...requested, state: 'CHANGES_REQUESTED' });
  const both = { ...dismissed, reviews: [...dismissed.reviews, ...open.reviews] };
  const reconciled = { continued: new Map(), stillOpen: [blocking, minor] };
  const decided = { ...requested, blocking: ['blocking-1'] };

  it.each([
    ['for the same finding', decided, dismissed, 'COMMENT'],
    ['for another finding', { ...decided, blocking: ['blocking-1', 'new-1'] }, dismissed, 'REQUEST_CHANGES'],
    ['for one that did not block', { ...decided, blocking: ['minor-1'] }, dismissed, 'REQUEST_CHANGES'],
    ['by a claim alone', { ...decided, blocking: [] }, dismissed, 'REQUEST_CHANGES'],
    ['while another request is open', decided, both, 'REQUEST_CHANGES'],
    ['after a dismissed comment', decided, buildMemory({ state: 'DISMISSED' }), 'REQUEST_CHANGES'],
    ['after a request that is not dismissed', decided, buildMemory(requested), 'REQUEST_CHANGES'],
    ['when nothing requests changes', { ...decided, event: 'APPROVE' as const }, dismissed, 'APPROVE'],
  ])('%s', (_what, overrides, memory, event) => {
    const decision = buildDecision({ verdict: 'FAIL', ...overrides });
    expect(respectDismissal(decision, { memory, reconciled, rules })).toEqual({ ...decision, event });
  });

  it('applies to a finding that this run reports again', () => {
    const again = { continued: new Map([['blocking-1', blocking]]), stillOpen: [] };
    const decision = buildDecision({ verdict: 'FAIL', ...decided });
    const { event } = respectDismissal(decision, { memory: dismissed, reconciled: again, rules });
    expect(event).toBe('COMMENT');
  });
});
