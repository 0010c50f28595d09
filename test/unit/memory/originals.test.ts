import { expect, it } from 'vitest';
import { judgeRemembered } from '../../../src/memory/judge-remembered.ts';
import { reconcile } from '../../../src/memory/reconcile.ts';
import { stateFindings } from '../../../src/memory/run-state.ts';
import { rememberFinding } from '../../../src/model/known-finding.ts';
import { blockingRules } from '../../../src/policy/category.ts';
import { Decisions } from '../../../src/policy/policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import { buildFinding, buildSource } from '../../support/builders/finding.ts';
import { buildReconcileInput, buildTold } from '../../support/builders/memory.ts';
import { buildReviewer, headCommit } from '../../support/builders/run.ts';

const rules = blockingRules(
  Decisions.parse({ overrides: [{ categories: ['style'], blocking: { critical: 'never', high: 'never' } }] }),
  { advisory: new Set(), challengers: new Set() },
);
const fingerprint = 'a'.repeat(16);
const mild = buildSource({}, { reviewer: 'claude', severity: 'critical', category: 'style', fingerprint });
const strict = buildSource({}, { reviewer: 'gemini', severity: 'high', category: 'security', fingerprint });
const merged = buildFinding({
  fingerprint,
  severity: 'critical',
  category: 'style',
  sources: [mild, strict],
});
const remembered = rememberFinding(merged, { head: headCommit, reviewers: ['claude', 'gemini'] });

it('a merged finding is remembered with each original, so that the strictest still decides', () => {
  expect(weigh(merged, rules)).toBe('blocking');
  expect(weigh(judgeRemembered(buildTold(remembered)), rules)).toBe('blocking');
});

it.each([
  ['did not complete', 'timed_out', 1],
  ['completed, and nothing that it names changed', 'reviewed', 1],
] as const)(
  'the original of a reviewer that %s counts although another one repeats the finding',
  (_, state, open) => {
    const repeated = buildFinding({ fingerprint, severity: 'low', sources: [{ ...mild, severity: 'low' }] });
    const outcome = state === 'reviewed' ? { state } : { state, reason: 'slow' };
    const reconciled = reconcile(
      buildReconcileInput({
        findings: [repeated],
        ledger: [buildTold({ ...remembered, kind: 'finding' })],
        reviewers: [buildReviewer(), buildReviewer({ id: 'gemini', outcome })],
      }),
    );
    const carried = reconciled.openOriginals.get(fingerprint) ?? [];
    expect(carried.map(({ reviewer }) => reviewer)).toEqual(Array(open).fill('gemini'));
    const { findings } = reconciled;
    const run = { findings, reconciled, judged: findings, head: headCommit, reviewersOf: () => ['claude'] };
    const [row] = stateFindings(run);
    expect(row?.reviewers).toEqual(['claude', 'gemini']);
    expect(row?.originals?.map(({ severity }) => severity)).toEqual(['low', 'high']);
  },
);

it('a tool that completed and no longer reports its original closes that one', () => {
  const { openOriginals } = reconcile(
    buildReconcileInput({
      findings: [buildFinding({ fingerprint, sources: [mild] })],
      ledger: [buildTold(remembered)],
      reviewers: [buildReviewer(), buildReviewer({ id: 'gemini', kind: 'tool' })],
    }),
  );
  expect(openOriginals.size).toBe(0);
});
