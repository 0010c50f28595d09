import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withRefutations } from '../../../src/decide/late-and-refuted.ts';
import { reconcile } from '../../../src/memory/reconcile.ts';
import { confidenceBands, type Finding, severities } from '../../../src/model/finding.ts';
import { verdicts } from '../../../src/model/review-document.ts';
import { decide } from '../../../src/policy/decision.ts';
import { type EffectivePolicy, effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { Policy } from '../../../src/policy/policy.ts';
import { buildFinding, buildSource } from '../../support/builders/finding.ts';
import { buildReconcileInput } from '../../support/builders/memory.ts';
import { buildDecisionInput } from '../../support/builders/run.ts';
import { drawnBlocking, drawnCorroboration } from '../../support/drawn-policies.ts';

const refuted = {
  by: 'judge',
  reason: 'The guard returns first.',
  place: { path: 'src/app.ts', startLine: 6, side: 'RIGHT' },
  code: 'if (user === null) return;',
} as const;

function policyWith(keys: object = {}): EffectivePolicy {
  const reviewers = { judge: { run: ['judge'] }, claude: { run: ['claude'] } };
  return effectivePolicy(Policy.parse({ version: 1, policy: { referee: 'judge', ...keys }, reviewers }), {});
}

function decided(findings: readonly Finding[], effective: EffectivePolicy) {
  const compared = withRefutations(reconcile(buildReconcileInput({ findings })), effective);
  const input = { findings: compared.findings, effective, policy: { state: 'present' } } as const;
  return { findings: compared.findings, ...decide(buildDecisionInput(input)) };
}

const drawnFinding = fc
  .record({
    severity: fc.constantFrom(...severities),
    confidence: fc.record({ band: fc.constantFrom(...confidenceBands) }),
    category: fc.constantFrom('security', 'style'),
    preExisting: fc.boolean(),
    title: fc.constantFrom('One', 'Two', 'Three'),
    isRefuted: fc.boolean(),
  })
  .map(({ isRefuted, ...finding }) => ({ isRefuted, finding: buildFinding(finding) }));
const drawnFindings = fc.uniqueArray(drawnFinding, {
  maxLength: 3,
  selector: ({ finding }) => finding.fingerprint,
});

describe('what a referee refutes', () => {
  it('makes no verdict milder, unblocks nothing and approves nothing, whatever it is', () => {
    fc.assert(
      fc.property(drawnFindings, drawnBlocking, drawnCorroboration, (drawn, blocking, corroboration) => {
        const effective = policyWith({ blocking, corroboration, approve: true, 'abort-on': ['security'] });
        const without = decided(
          drawn.map(({ finding }) => finding),
          effective,
        );
        const after = decided(
          drawn.map(({ finding, isRefuted }) => (isRefuted ? { ...finding, refuted } : finding)),
          effective,
        );
        expect(after.verdict).toBe(without.verdict);
        expect(after.blocking).toEqual(without.blocking);
        expect(after.event).toBe(without.event);
      }),
    );
  });

  it('lifts no block of what is critical or aborts, even where policy lets it lift', () => {
    fc.assert(
      fc.property(drawnFindings, drawnBlocking, (drawn, blocking) => {
        const effective = policyWith({ blocking, 'abort-on': ['security'], 'referee-lifts': 'high' });
        const all = drawn.map(({ finding }) => finding);
        const { verdict } = decided(all, effective);
        const after = decided(
          all.map((finding) => ({ ...finding, refuted })),
          effective,
        );
        const isGrave = verdict === 'FAIL' || verdict === 'ABORT';
        expect(verdicts.indexOf(after.verdict ?? 'PASS')).toBe(
          isGrave ? verdicts.indexOf(verdict) : verdicts.indexOf('PASS'),
        );
        expect(after.event).not.toBe('APPROVE');
      }),
    );
  });

  it('needs a person where it blocks, and otherwise is set aside', () => {
    const blocking = buildFinding({ severity: 'critical', refuted });
    const other = buildFinding({ title: 'Another', refuted });
    const { findings } = decided([blocking, other], policyWith());
    expect(findings).toMatchObject([
      { contestedBy: ['judge'], requiresHuman: true },
      { suppressed: { by: 'referee' }, requiresHuman: false },
    ]);
    expect(findings[0]?.suppressed).toBeUndefined();
  });

  it('lifts no block where one of its originals is critical, however unsure', () => {
    const high = buildSource({ severity: 'high', confidence: { band: 'high' } });
    const unsure = buildSource({ severity: 'critical', confidence: { band: 'speculative' } });
    const finding = buildFinding({ severity: 'critical', sources: [high, unsure], refuted });
    expect(decided([finding], policyWith({ 'referee-lifts': 'high' })).verdict).toBe('WARN');
  });

  it('stays where an earlier run posted it, and where it came back', () => {
    const finding = buildFinding({ refuted, status: 'reopened' });
    expect(decided([finding], policyWith()).findings).toMatchObject([{ contestedBy: ['judge'] }]);
  });
});
