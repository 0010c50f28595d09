import { describe, expect, it } from 'vitest';
import type { EarlierFinding } from '../../../src/comments/ledger.ts';
import {
  judgeRemembered,
  respectDismissal,
  suppressRemembered,
} from '../../../src/memory/judge-remembered.ts';
import type { Reconciled } from '../../../src/memory/reconcile.ts';
import type { RememberedFinding } from '../../../src/model/known-finding.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import type { Suppression } from '../../../src/policy/policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import { buildFinding, buildSource } from '../../support/builders/finding.ts';
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

describe('a suppression in the policy', () => {
  const fingerprint = 'a'.repeat(16);
  const entry = buildEntry({ fingerprint, reviewers: ['claude'] });
  const inTwoFiles = buildEntryInReview({ place: at('src/a.ts'), alsoAt: ['lib/b.ts'] });
  const originals = ['security', 'style'].map((category) => ({
    ...{ reviewer: 'claude', severity: 'high' as const, confidence: { band: 'high' as const }, category },
    ...{ preExisting: false, locations: [at('src/a.ts')], corroboratedBy: [] },
  }));
  const ofTwoCategories = buildEntryInReview({ fingerprint, category: 'security', originals });
  const finding = buildFinding();
  const suppressIn = (reconciled: Partial<Reconciled>, matchers: Partial<Suppression>) =>
    suppressRemembered(
      {
        ...{ findings: [], continued: new Map(), openOriginals: new Map() },
        ...{ stillOpen: [], accepted: [], merged: [], closing: [], closed: [] },
        ...reconciled,
      },
      [{ ...matchers, reason: 'known' }],
      '2026-06-15',
    );

  it.each<[string, EarlierFinding, Partial<Suppression>, boolean]>([
    ['its fingerprint', entry, { fingerprint }, true],
    ['its category', entry, { category: 'security' }, true],
    ['the file of its thread', entry, { path: 'src/*.ts' }, true],
    ['the category of one original', ofTwoCategories, { category: 'security' }, false],
    ['its reviewer', entry, { reviewer: 'claude' }, true],
    ['another reviewer', entry, { reviewer: 'gemini' }, false],
    ['its fingerprint, until yesterday', entry, { fingerprint, until: '2026-06-14' }, false],
    ['one of its files', inTwoFiles, { path: 'src/**' }, false],
    ['all its files', inTwoFiles, { path: '**/*.ts' }, true],
  ])('of %s settles an open finding: %3$s', (_what, known, matchers, isSettled) => {
    const refused = buildEntry({ id: 'refused-1' });
    const { stillOpen, accepted, notes } = suppressIn({ stillOpen: [known], accepted: [refused] }, matchers);
    expect([stillOpen, accepted]).toEqual(isSettled ? [[], [refused, known]] : [[known], [refused]]);
    expect(notes).toHaveLength(isSettled ? 1 : 0);
  });

  const bySomeoneElse = { ...finding, sources: [buildSource(finding, { reviewer: 'gemini' })] };
  const later = buildEntryInReview({ fingerprint: 'c'.repeat(16), first: fingerprint });
  it.each([
    ['its published fingerprint', entry, finding, { fingerprint }, true],
    ['its first published fingerprint', later, finding, { fingerprint }, true],
    ['its category', entry, finding, { category: 'security' }, false],
    ['its fingerprint and reviewer', entry, finding, { fingerprint, reviewer: 'claude' }, false],
    ['its fingerprint, until yesterday', entry, finding, { fingerprint, until: '2026-06-14' }, false],
    ["its fingerprint, in another reviewer's report", entry, bySomeoneElse, { fingerprint }, false],
  ])(
    'of %s applies to the same finding in other words: %4$s',
    (_what, known, reworded, matchers, applies) => {
      const continued = new Map([[finding.fingerprint, known]]);
      const result = suppressIn({ findings: [reworded], continued }, matchers);
      const suppressed = { fingerprint, suppressed: { by: 'suppress', reason: 'known' } };
      expect(result.findings).toEqual([applies ? { ...reworded, ...suppressed } : reworded]);
      expect(result.continued.get(fingerprint)).toBe(applies ? known : undefined);
    },
  );
});
