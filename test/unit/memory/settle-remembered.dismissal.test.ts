import { describe, expect, it } from 'vitest';
import type { EarlierFinding } from '../../../src/comments/ledger.ts';
import { judgeRemembered } from '../../../src/memory/memory.ts';
import { respectDismissal } from '../../../src/memory/settle-remembered.ts';
import type { RememberedFinding } from '../../../src/model/known-finding.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import { buildEntry, buildEntryInReview, buildMemory } from '../../support/builders/memory.ts';
import { buildDecision, buildPolicy } from '../../support/builders/run.ts';

const rulesOf = (policy: Record<string, unknown>) =>
  effectivePolicy(buildPolicy(policy, { judge: { role: 'challenger' } }), {}).blocking;
const at = (path: string) => ({ path, side: 'RIGHT' }) as const;

describe('a finding of an earlier run', () => {
  const rules = rulesOf({
    corroboration: { reviewers: 2, from: 'low' },
    overrides: [{ paths: ['src/pay/**'], blocking: { medium: 'medium' } }],
  });
  const both = ['claude', 'gemini'];
  const medium = (overrides: Partial<RememberedFinding>) =>
    buildEntryInReview({ severity: 'medium', ...overrides });
  const low = (overrides: Partial<RememberedFinding>) =>
    buildEntryInReview({ severity: 'low', ...overrides });

  it.each<[string, EarlierFinding, string]>([
    ['its place', medium({ place: at('src/pay/a.ts') }), 'blocking'],
    ['any of its places', medium({ place: at('docs/a.md'), alsoAt: ['src/pay/a.ts'] }), 'blocking'],
    ['no file that it only names', medium({ place: at('docs/a.md'), named: ['src/pay/a.ts'] }), 'counts'],
    ['its thread', buildEntry({ severity: 'medium' }, { path: 'src/pay/a.ts' }), 'blocking'],
    ['the agreement of reviewers', low({ reviewers: both }), 'blocking'],
    ['one reviewer alone', low({ reviewers: ['claude'] }), 'counts'],
    ['a challenger that disputes it', low({ reviewers: both, contestedBy: ['judge'] }), 'counts'],
    ['another reviewer that disputes it', low({ reviewers: both, contestedBy: ['gemini'] }), 'blocking'],
  ])('is weighed by %s', (_what, entry, weight) => {
    expect(weigh(judgeRemembered(entry), rules)).toBe(weight);
  });
});

describe('a request for changes after a person dismissed the previous one', () => {
  const rules = rulesOf({});
  const blocking = buildEntry({ id: 'blocking-1', severity: 'critical' });
  const minor = buildEntry({ id: 'minor-1', severity: 'low' });
  const requested = { event: 'REQUEST_CHANGES' } as const;
  const dismissed = buildMemory({ ...requested, state: 'DISMISSED' });
  const open = buildMemory({ ...requested, state: 'CHANGES_REQUESTED' });
  const both = { ...dismissed, reviews: [...dismissed.reviews, ...open.reviews] };
  const silent = { continued: new Map(), stillOpen: [blocking, minor] };
  const repeated = { continued: new Map([['blocking-1', blocking]]), stillOpen: [] };
  const decided = { ...requested, blocking: ['blocking-1'] };
  const more = { ...decided, blocking: ['blocking-1', 'new-1'] };
  const comment = buildMemory({ state: 'DISMISSED' });
  const approved = { ...decided, event: 'APPROVE' as const };

  it.each([
    ['for the same finding', decided, dismissed, silent, 'COMMENT'],
    ['for the same finding, which is repeated', decided, dismissed, repeated, 'COMMENT'],
    ['for another finding', more, dismissed, silent, 'REQUEST_CHANGES'],
    ['for a minor one', { ...decided, blocking: ['minor-1'] }, dismissed, silent, 'REQUEST_CHANGES'],
    ['by a claim alone', { ...decided, blocking: [] }, dismissed, silent, 'REQUEST_CHANGES'],
    ['while another request is open', decided, both, silent, 'REQUEST_CHANGES'],
    ['after a dismissed comment', decided, comment, silent, 'REQUEST_CHANGES'],
    ['after a request that is not dismissed', decided, open, silent, 'REQUEST_CHANGES'],
    ['when nothing requests changes', approved, dismissed, silent, 'APPROVE'],
  ])('%s', (_what, overrides, memory, reconciled, event) => {
    const decision = buildDecision({ verdict: 'FAIL', ...overrides });
    expect(respectDismissal(decision, { memory, reconciled, rules })).toEqual({ ...decision, event });
  });
});
