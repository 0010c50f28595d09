import { describe, expect, it } from 'vitest';
import type { EarlierFinding } from '../../../src/comments/ledger.ts';
import { type Reconciled, reconcile } from '../../../src/memory/reconcile.ts';
import { suppressRemembered } from '../../../src/memory/settle-remembered.ts';
import type { Suppression } from '../../../src/policy/policy.ts';
import { buildFinding, buildSource } from '../../support/builders/finding.ts';
import { buildEntry, buildEntryInReview, buildReconcileInput } from '../../support/builders/memory.ts';

const at = (path: string) => ({ path, side: 'RIGHT' }) as const;

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
      { ...reconcile(buildReconcileInput()), ...reconciled },
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
