import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capFindings, suppressInSynthesis } from '../../../src/ingest/withhold.ts';

import { confidenceBands, severities } from '../../../src/model/finding.ts';
import { reviewEvents, verdicts } from '../../../src/model/review-document.ts';

import { type DecisionInput, decide } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { conclude } from '../../../src/policy/gate-decision.ts';
import { Policy } from '../../../src/policy/policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import { buildFinding, buildLocation } from '../../support/builders/finding.ts';
import { buildDecisionInput, buildReviewer } from '../../support/builders/run.ts';

const path = fc.constantFrom('src/a.ts', 'docs/a.md', 'test/a.ts');
const category = fc.constantFrom('security', 'style', 'data-loss');
const least = fc.constantFrom(...confidenceBands, 'never');
const table = fc.record(
  { critical: least, high: least, medium: least, low: least, info: least },
  { requiredKeys: [] },
);
const corroboration = fc.record({
  reviewers: fc.integer({ min: 2, max: 3 }),
  from: fc.constantFrom(...severities),
});
const preExisting = fc.constantFrom('ignore', 'block');

const override = fc
  .record({
    paths: fc.option(fc.uniqueArray(fc.constantFrom('src/**', 'docs/**', '**'), { minLength: 1 }), {
      nil: undefined,
    }),
    categories: fc.option(fc.uniqueArray(category, { minLength: 1 }), { nil: undefined }),
    blocking: table,
    'pre-existing': fc.option(preExisting, { nil: undefined }),
    corroboration: fc.option(fc.oneof(fc.constant('never'), corroboration), { nil: undefined }),
  })
  .filter(({ paths, categories }) => paths !== undefined || categories !== undefined);

const effective = fc
  .record({
    policy: fc.record({
      blocking: table,
      'pre-existing': preExisting,
      corroboration: fc.option(corroboration, { nil: undefined }),
      overrides: fc.array(override, { maxLength: 3 }),
      'abort-on': fc.uniqueArray(category, { maxLength: 2 }),
      'fail-on': fc.constantFrom('none', 'WARN', 'FAIL', 'ABORT'),
      approve: fc.boolean(),
      enforce: fc.boolean(),
      refused: fc.constantFrom('none', 'info', 'low', 'medium'),
      'partial-coverage': fc.constantFrom('incomplete', 'accept'),
      'human-lanes': fc.uniqueArray(fc.constantFrom('green', 'yellow', 'red')),
    }),
    reviewers: fc.record({
      r1: fc.record({ advisory: fc.constantFrom('none', 'claims', 'all') }),
      r2: fc.constant({}),
    }),
  })
  .map((file) => effectivePolicy(Policy.parse({ version: 1, ...JSON.parse(JSON.stringify(file)) }), {}));

const finding = fc
  .record({
    title: fc.integer({ min: 0, max: 1_000_000 }).map(String),
    severity: fc.constantFrom(...severities),
    confidence: fc.record({ band: fc.constantFrom(...confidenceBands) }),
    category,
    locations: fc.array(
      path.map((each) => buildLocation({ path: each })),
      { maxLength: 2 },
    ),
    preExisting: fc.boolean(),
    requiresHuman: fc.boolean(),
    corroboratedBy: fc.subarray(['r1', 'r2']),
    contestedBy: fc.subarray(['r3']),
    advisory: fc.option(fc.constant(true as const), { nil: undefined }),
    evidence: fc.option(fc.constant({ type: 'contextual_reasoning' as const, detail: '' }), {
      nil: undefined,
    }),
  })
  .map((overrides) => {
    const { advisory, evidence, ...rest } = overrides;
    return buildFinding({ ...rest, ...(advisory && { advisory }), ...(evidence && { evidence }) });
  });

const input: fc.Arbitrary<DecisionInput> = fc
  .record({
    findings: fc.array(finding, { maxLength: 5 }),
    effective,
    questions: fc.integer({ min: 0, max: 1 }),
    refused: fc.array(fc.record({ severity: fc.constantFrom(...severities) }), { maxLength: 1 }),
    claims: fc.array(
      fc.record({
        reviewer: fc.constantFrom('r1', 'r2'),
        claims: fc.record(
          { verdict: fc.constantFrom(...verdicts), event: fc.constantFrom(...reviewEvents) },
          { requiredKeys: [] },
        ),
      }),
      { maxLength: 2 },
    ),
    lane: fc.constantFrom('green', 'yellow', 'red', undefined),
    coverage: fc.record({
      expected: fc.integer({ min: 1, max: 3 }),
      covered: fc.constant(2),
      missing: fc.constant([]),
    }),
  })
  .map((facts) =>
    buildDecisionInput({ ...facts, reviewers: ['r1', 'r2'].map((id) => buildReviewer({ id })) }),
  );

const conclusionOf = (facts: DecisionInput) =>
  conclude({
    decision: decide(facts),
    publication: { state: 'confirmed' },
    failOn: facts.effective.failOn,
    enforce: facts.effective.enforce,
    reviewers: 2,
    files: facts.coverage,
  });
const conclusions = ['success', 'neutral', 'cancelled', 'action_required', 'failure'];

describe('under any policy', () => {
  it('one more blocking finding never improves the result', () => {
    fc.assert(
      fc.property(input, finding, (before, more) => {
        fc.pre(weigh(more, before.effective.blocking) === 'blocking');
        const after = { ...before, findings: [...before.findings, more] };
        const [one, two] = [decide(before), decide(after)];
        expect(verdicts.indexOf(two.soFar)).toBeGreaterThanOrEqual(verdicts.indexOf(one.soFar));
        expect(two.soFar).not.toBe('PASS');
        expect(reviewEvents.indexOf(two.event)).toBeGreaterThanOrEqual(reviewEvents.indexOf(one.event));
        expect(conclusions.indexOf(conclusionOf(after).conclusion)).toBeGreaterThanOrEqual(
          conclusions.indexOf(conclusionOf(before).conclusion),
        );
      }),
    );
  });

  it('nor does any other one more finding', () => {
    fc.assert(
      fc.property(input, finding, (before, more) => {
        const [one, two] = [decide(before), decide({ ...before, findings: [...before.findings, more] })];
        expect(verdicts.indexOf(two.soFar)).toBeGreaterThanOrEqual(verdicts.indexOf(one.soFar));
        expect(reviewEvents.indexOf(two.event)).toBeGreaterThanOrEqual(reviewEvents.indexOf(one.event));
      }),
    );
  });

  it('a required reviewer without its document never lets it pass', () => {
    fc.assert(
      fc.property(input, fc.constantFrom('r1', 'r2'), (any, gone) => {
        const outcome = { state: 'unavailable', reason: 'it left no document' } as const;
        const reviewers = any.reviewers.map((each) => (each.id === gone ? { ...each, outcome } : each));
        expect(decide({ ...any, reviewers }).verdict).toBeNull();
        expect(decide({ ...any, reviewers }).event).not.toBe('APPROVE');
        expect(['success', 'neutral']).not.toContain(conclusionOf({ ...any, reviewers }).conclusion);
      }),
    );
  });

  it('the order of findings, reviewers and claims never matters, nor a claim made twice', () => {
    const shuffled = input.chain((any) =>
      fc
        .record({
          findings: fc.shuffledSubarray([...any.findings], { minLength: any.findings.length }),
          reviewers: fc.shuffledSubarray([...any.reviewers], { minLength: any.reviewers.length }),
          claims: fc.shuffledSubarray([...any.claims], { minLength: any.claims.length }),
        })
        .map((order) => [any, { ...any, ...order, claims: [...order.claims, ...any.claims] }] as const),
    );
    fc.assert(
      fc.property(shuffled, ([any, other]) => {
        expect(decide(other)).toEqual(decide(any));
      }),
    );
  });

  it('a claim of anybody tightens or does nothing, and nothing where it is advisory', () => {
    fc.assert(
      fc.property(
        input,
        fc.constantFrom(...verdicts),
        fc.constantFrom('r1', 'r2'),
        (any, verdict, reviewer) => {
          const claimed = decide({ ...any, claims: [...any.claims, { reviewer, claims: { verdict } }] });
          expect(verdicts.indexOf(claimed.soFar)).toBeGreaterThanOrEqual(verdicts.indexOf(decide(any).soFar));
          if (any.effective.advisoryClaims.has(reviewer)) expect(claimed).toEqual(decide(any));
        },
      ),
    );
  });

  it('findings of advisory reviewers alone change neither verdict nor gate', () => {
    fc.assert(
      fc.property(input, finding, (any, more) => {
        const findings = [...any.findings, { ...more, advisory: true as const }];
        expect(decide({ ...any, findings }).soFar).toBe(decide(any).soFar);
        expect(decide({ ...any, findings }).blocking).toEqual(decide(any).blocking);
      }),
    );
  });

  it('neither a cap nor synthesis changes the verdict or the gate', () => {
    fc.assert(
      fc.property(
        input,
        fc.array(finding, { maxLength: 6 }),
        fc.integer({ min: 1, max: 3 }),
        (any, findings, cap) => {
          const rules = any.effective.blocking;
          const synthesized = suppressInSynthesis(findings, { verifiers: [], rules });
          const caps = new Map([['r1', cap]]);
          const capped = capFindings({ findings: synthesized, reviewersOf: () => ['r1'], caps, rules });
          const [before, after] = [
            decide({ ...any, findings }),
            decide({ ...any, findings: capped.findings }),
          ];
          expect(after.soFar).toBe(before.soFar);
          expect(after.blocking).toEqual(before.blocking);
          expect(capped.findings).toHaveLength(findings.length);
        },
      ),
    );
  });
});
