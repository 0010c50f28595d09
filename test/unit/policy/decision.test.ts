import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capFindings, suppressInSynthesis } from '../../../src/ingest/withhold.ts';
import { confidenceBands, FindingStatus, severities } from '../../../src/model/finding.ts';
import { reviewEvents, verdicts } from '../../../src/model/review-document.ts';
import { asksForHuman, type DecisionInput, decide } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { conclude, type GateInput, reportedVerdict } from '../../../src/policy/gate-decision.ts';
import { Policy } from '../../../src/policy/policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import { buildBlocking, buildFinding, buildLocation } from '../../support/builders/finding.ts';
import {
  buildDecisionInput,
  buildPolicy,
  buildReviewer,
  buildWaiver,
  outcomes,
} from '../../support/builders/run.ts';
import { drawnBlocking, drawnCorroboration, drawnPreExisting } from '../../support/drawn-policies.ts';

type Publication = GateInput['publication'];

const confirmed: Publication = { state: 'confirmed' };
const failed: Publication = { state: 'failed', reason: 'GITHUB_UNAVAILABLE' };
const superseded: Publication = { state: 'superseded' };
const publications = [confirmed, failed, superseded];
const partial = { expected: 3, covered: 2, missing: [] };

function concludeWith(facts: DecisionInput, publication = confirmed) {
  return conclude({ decision: decide(facts), facts, publication });
}

type Judged = DecisionInput['findings'];

/** Findings, their verdict, and whether a review with them may approve. */
const findings: Readonly<Record<string, readonly [Judged, (typeof verdicts)[number], boolean]>> = {
  none: [[], 'PASS', true],
  settled: [[buildBlocking({ status: 'verified' })], 'PASS', true],
  suppressed: [[buildBlocking({ suppressed: { by: 'suppress', reason: 'known' } })], 'PASS', true],
  'settled, for a human': [[buildFinding({ status: 'fixed', requiresHuman: true })], 'PASS', false],
  'settled and disputed': [[buildFinding({ status: 'fixed', contestedBy: ['b'] })], 'PASS', false],
  info: [[buildFinding({ severity: 'info' })], 'PASS', false],
  'critical and unsure': [[buildBlocking({ confidence: { band: 'low' } })], 'PASS', false],
  'critical and pre-existing': [[buildBlocking({ preExisting: true })], 'PASS', false],
  'critical and advisory': [[buildBlocking({ advisory: true })], 'PASS', false],
  high: [[buildFinding({ severity: 'high' })], 'WARN', false],
  critical: [[buildBlocking(), buildFinding({ severity: 'high' })], 'FAIL', false],
  'critical and disputed': [[buildBlocking({ contestedBy: ['b'], requiresHuman: true })], 'FAIL', false],
  'of a category that aborts': [[buildFinding({ severity: 'high', category: 'Data loss' })], 'ABORT', false],
};

const down = { state: 'timed_out', reason: 'after 600 s' } as const;
const optional = buildReviewer({ id: 'optional', required: false, outcome: down });
const required = buildReviewer({ id: 'required', outcome: down });
const partly = buildReviewer({ id: 'partly', outcome: { state: 'reviewed', partly: true } });
const excluded = buildReviewer({ id: 'excluded', outcome: { state: 'skipped', reason: 'by policy' } });
const carried = buildReviewer({ outcome: { state: 'skipped', reason: 'unchanged', carried: true } });
const builtIn = buildReviewer({ id: 'hygiene', kind: 'tool' });

/** What a run lacks, and whether it is then complete, and may approve. */
const lacks: Readonly<
  Record<string, readonly [Partial<DecisionInput>, 'approvable' | 'complete' | 'incomplete']>
> = {
  nothing: [{}, 'approvable'],
  'an excluded reviewer': [{ reviewers: [builtIn, buildReviewer(), excluded] }, 'approvable'],
  'a new answer about the same change': [{ reviewers: [carried] }, 'approvable'],
  'all but the built-in reviewer': [{ reviewers: [builtIn] }, 'complete'],
  'answers to questions': [{ questions: 1 }, 'complete'],
  'a human in their lane': [{ lane: 'red' }, 'complete'],
  'a green lane': [{ lane: 'yellow' }, 'approvable'],
  'a known lane': [{ lane: undefined }, 'complete'],
  'an optional reviewer': [{ reviewers: [buildReviewer(), optional] }, 'complete'],
  'a part that was waived': [{ coverage: partial, waivers: [buildWaiver()] }, 'complete'],
  'a file that policy does not ignore': [{ ignored: 2 }, 'complete'],
  'all but a scope': [{ scope: 'package web' }, 'complete'],
  'a complete answer': [{ reviewers: [buildReviewer(), partly] }, 'complete'],
  'part of the change': [{ coverage: partial }, 'incomplete'],
  'a finding whose refusal policy accepts': [{ refused: [{ severity: 'info' }] }, 'complete'],
  'a required reviewer': [{ reviewers: [buildReviewer(), required] }, 'incomplete'],
  'a ready draft': [{ postponed: true }, 'incomplete'],
};

const thresholds = ['WARN', 'FAIL', 'ABORT', 'none'] as const;
const settings = thresholds.flatMap((failOn) =>
  [true, false].flatMap((enforce) => [true, false].map((approve) => ({ failOn, enforce, approve }))),
);
const rows = Object.entries(findings).flatMap(([what, judged]) =>
  Object.entries(lacks).map(([lack, missing]) => [what, lack, judged, missing] as const),
);

describe('a review with findings, lacking something, under each policy and after each way of publishing', () => {
  it.each(rows)('%s, lacking %s', (_what, _lack, [judged, soFar, isClean], [missing, left]) => {
    const isComplete = left !== 'incomplete';
    for (const { failOn, enforce, approve } of settings) {
      const policy = { 'fail-on': failOn, enforce, approve, refused: 'info', 'abort-on': ['data-loss'] };
      const effective = { ...effectivePolicy(buildPolicy(policy), {}), oversized: 'block' as const };
      const input = buildDecisionInput({ findings: judged, effective, ...missing });
      const decision = decide(input);
      const approves = approve && isClean && left === 'approvable';
      const unblocked = approves ? 'APPROVE' : 'COMMENT';
      const enforced = soFar === 'PASS' ? unblocked : 'REQUEST_CHANGES';
      expect(decision).toMatchObject({ soFar, verdict: isComplete ? soFar : null });
      expect(decision.event).toBe(enforce ? enforced : 'COMMENT');

      const reaches = failOn !== 'none' && verdicts.indexOf(soFar) >= verdicts.indexOf(failOn);
      const fails = enforce && missing.postponed !== true && reaches;
      for (const publication of publications) {
        const end = concludeWith(input, publication);
        const result = [end.status, end.conclusion, end.exitCode, reportedVerdict(end, decision)];
        const passes = publication === confirmed && isComplete;
        if (publication === superseded) expect(result).toEqual(['superseded', 'cancelled', 2, '']);
        else if (fails) expect(result).toEqual(['failed', 'failure', 1, isComplete ? soFar : '']);
        else if (!passes) expect(result).toEqual(['incomplete', 'action_required', 2, '']);
        else expect(result).toEqual(['passed', enforce ? 'success' : 'neutral', 0, soFar]);
      }
    }
  });
});

describe('a claim', () => {
  const claims = [
    [{}, 'PASS'],
    [{ event: 'APPROVE', verdict: 'PASS' }, 'PASS'],
    [{ event: 'REQUEST_CHANGES' }, 'WARN'],
    [{ verdict: 'FAIL' }, 'FAIL'],
    [{ verdict: 'ABORT', event: 'COMMENT' }, 'ABORT'],
  ] as const;

  it.each(claims)('of %j tightens to %s, and never loosens', (claimed, expected) => {
    const effective = effectivePolicy(buildPolicy({ approve: true, 'abort-on': ['data-loss'] }), {});
    for (const [judged, soFar, isClean] of Object.values(findings)) {
      const claim = { reviewer: 'claude', claims: claimed };
      const decision = decide(buildDecisionInput({ findings: judged, effective, claims: [claim, claim] }));
      const isStricter = verdicts.indexOf(expected) > verdicts.indexOf(soFar);
      const verdict = isStricter ? expected : soFar;
      const clean = isClean ? 'APPROVE' : 'COMMENT';
      const event = verdict === 'PASS' ? clean : 'REQUEST_CHANGES';
      const tightenedBy = isStricter ? [`claude asks for ${expected}`] : [];
      expect(decision).toMatchObject({ verdict, soFar: verdict, event, tightenedBy });
    }
  });
});

it('an approval needs no known lane where policy names none that asks for a human', () => {
  const effective = effectivePolicy(buildPolicy({ approve: true, 'human-lanes': [] }), {});
  expect(decide(buildDecisionInput({ effective, lane: undefined })).event).toBe('APPROVE');
});

describe('a person', () => {
  const approving = effectivePolicy(buildPolicy({ approve: true }), {});
  const human = buildFinding({ requiresHuman: true });
  it.each([
    ['by no reviewer', { lane: 'green', findings: [buildFinding()] }, false],
    ['where the lane is unknown', { lane: undefined, findings: [] }, false],
    ['by the lane', { lane: 'red', findings: [] }, true],
    ['by one finding of several', { lane: 'green', findings: [buildFinding(), human] }, true],
    ['by a dispute', { lane: 'green', findings: [buildFinding({ contestedBy: ['b'] })] }, true],
    ['by nothing that is settled', { lane: 'green', findings: [{ ...human, status: 'verified' }] }, false],
  ] as const)('is asked for %s', (_what, facts, asks) => {
    expect(asksForHuman(facts.findings, facts.lane, approving)).toBe(asks);
  });
});

describe('the title of a conclusion', () => {
  const clean = buildDecisionInput();
  const blocked = buildDecisionInput({ findings: [buildBlocking()] });
  const advisory = { effective: effectivePolicy(buildPolicy({ enforce: false }), {}) };
  const waived = { ...clean, ...advisory, coverage: partial, waivers: [buildWaiver()] };
  const unread = 'only 2 of 3 changed files could be read';
  const fails = '1 critical finding · FAIL · 1 reviewer · 2/2 files';
  const covered = (count: number) => ({ coverage: { covered: count, expected: count, missing: [] } });
  const empty = { ...clean, ...covered(0) };
  const ignoring = (count: number) => ({ ...clean, ...covered(count), ignored: count });

  it.each<[string, Publication, DecisionInput]>([
    ['Passed · PASS · 1 reviewer · 2/2 files', confirmed, clean],
    [`Blocked · ${fails}`, confirmed, blocked],
    [
      `Blocked · 1 critical finding · FAIL so far, incomplete · ${unread}`,
      confirmed,
      { ...blocked, coverage: partial },
    ],
    [`Incomplete: ${unread}, and 1 more reason`, confirmed, { ...clean, coverage: partial, unverified: 1 }],
    ['Not published: GITHUB_UNAVAILABLE', failed, clean],
    ['Draft: not reviewed yet', confirmed, { ...blocked, postponed: true }],
    ['Superseded by a newer head', superseded, clean],
    ['Superseded: files changed since', { ...superseded, by: 'edit' }, clean],
    [`Advisory: would fail · ${fails}`, confirmed, { ...blocked, ...advisory }],
    ['Advisory: passed · PASS · 1 reviewer · 2/3 files · waived: coverage', confirmed, waived],
    ['Passed · PASS · built-in reviewer only · 2/2 files', confirmed, { ...clean, reviewers: [builtIn] }],
    [
      'Passed · PASS · 1 of 2 reviewers and 1 earlier answer · 2/2 files',
      confirmed,
      { ...clean, reviewers: [...clean.reviewers, carried] },
    ],
    [
      'Passed · PASS · built-in reviewer and 1 earlier answer · 2/2 files',
      confirmed,
      { ...clean, reviewers: [builtIn, carried] },
    ],
    ['Passed · PASS · 1 earlier answer only · 2/2 files', confirmed, { ...clean, reviewers: [carried] }],
    ['Passed · PASS · nothing changed', confirmed, empty],
    ['Passed · PASS · 1 reviewer · 0/0 files, 2 ignored by policy', confirmed, { ...empty, ignored: 2 }],
    ['Passed · PASS · all 3 files ignored by policy', confirmed, ignoring(3)],
    ['Passed · PASS · the only file is ignored by policy', confirmed, ignoring(1)],
  ])('%s', (title, publication, input) => {
    expect(concludeWith(input, publication).title).toBe(title);
  });
});

const location = fc.constantFrom('src/a.ts', 'docs/a.md', 'test/a.ts').map((path) => buildLocation({ path }));
const category = fc.constantFrom('security', 'style', 'data-loss');
const optionally = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const override = fc.record({
  paths: fc.uniqueArray(fc.constantFrom('src/**', 'docs/**', '**'), { minLength: 1 }),
  categories: optionally(fc.uniqueArray(category, { minLength: 1 })),
  blocking: drawnBlocking,
  'pre-existing': optionally(drawnPreExisting),
  corroboration: optionally(fc.oneof(fc.constant('never'), drawnCorroboration)),
});

const effective = fc
  .record({
    policy: fc.record({
      blocking: drawnBlocking,
      'pre-existing': drawnPreExisting,
      corroboration: optionally(drawnCorroboration),
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
    locations: fc.array(location, { maxLength: 2 }),
    status: fc.constantFrom('open' as const, ...FindingStatus.options),
    preExisting: fc.boolean(),
    requiresHuman: fc.boolean(),
    corroboratedBy: fc.subarray(['r1', 'r2']),
    contestedBy: fc.subarray(['r3']),
    advisory: optionally(fc.constant(true as const)),
  })
  .map(({ advisory, ...overrides }) => buildFinding({ ...overrides, ...(advisory && { advisory }) }));

const claims = fc.record(
  { verdict: fc.constantFrom(...verdicts), event: fc.constantFrom(...reviewEvents) },
  { requiredKeys: [] },
);
const input: fc.Arbitrary<DecisionInput> = fc.record({
  findings: fc.array(finding, { maxLength: 5 }),
  effective,
  reviewers: fc
    .constantFrom({ state: 'reviewed' as const }, ...outcomes)
    .map((outcome) => [buildReviewer({ id: 'r1' }), buildReviewer({ id: 'r2', outcome })]),
  questions: fc.integer({ min: 0, max: 1 }),
  refused: fc.array(fc.record({ severity: fc.constantFrom(...severities) }), { maxLength: 1 }),
  policy: fc.record({ state: fc.constantFrom('present', 'absent', 'unreadable') }),
  claims: fc.array(fc.record({ reviewer: fc.constantFrom('r1', 'r2'), claims }), { maxLength: 2 }),
  lane: fc.constantFrom('green', 'yellow', 'red', undefined),
  coverage: fc.integer({ min: 1, max: 3 }).map((expected) => ({ expected, covered: 2, missing: [] })),
});
const publication = fc.constantFrom(...publications);

/** From best to worst. */
const conclusions = ['success', 'neutral', 'cancelled', 'action_required', 'failure'];

function expectNoBetter(after: DecisionInput, before: DecisionInput, published: Publication) {
  const [one, two] = [decide(before), decide(after)];
  expect(verdicts.indexOf(two.soFar)).toBeGreaterThanOrEqual(verdicts.indexOf(one.soFar));
  expect(reviewEvents.indexOf(two.event)).toBeGreaterThanOrEqual(reviewEvents.indexOf(one.event));
  expect(two.incomplete).toEqual(one.incomplete);
  const [first, second] = [concludeWith(before, published), concludeWith(after, published)];
  const rank = conclusions.indexOf(first.conclusion);
  expect(conclusions.indexOf(second.conclusion)).toBeGreaterThanOrEqual(rank);
}

describe('under any policy', () => {
  it('one more finding never improves the result, and a blocking one ends the pass', () => {
    fc.assert(
      fc.property(input, finding, publication, (before, more, published) => {
        const after = { ...before, findings: [...before.findings, more] };
        expectNoBetter(after, before, published);
        if (weigh(more, before.effective.blocking) === 'blocking')
          expect(decide(after).soFar).not.toBe('PASS');
      }),
    );
  });

  it('one more claim never improves the result, and has no effect from an advisory reviewer', () => {
    const by = fc.constantFrom('r1', 'r2');
    fc.assert(
      fc.property(input, by, claims, publication, (before, reviewer, claim, published) => {
        const after = { ...before, claims: [...before.claims, { reviewer, claims: claim }] };
        expectNoBetter(after, before, published);
        if (before.effective.advisoryClaims.has(reviewer)) expect(decide(after)).toEqual(decide(before));
      }),
    );
  });

  it('the order of findings, reviewers and claims never matters, nor a claim made twice', () => {
    const shuffle = <T>(all: readonly T[]) => fc.shuffledSubarray([...all], { minLength: all.length });
    const shuffled = input.chain(({ findings, reviewers, claims, ...any }) => {
      const orders = { findings: shuffle(findings), reviewers: shuffle(reviewers), claims: shuffle(claims) };
      return fc.tuple(fc.constant({ ...any, findings, reviewers, claims }), fc.record(orders));
    });
    fc.assert(
      fc.property(shuffled, ([any, other]) => {
        const claims = [...other.claims, ...any.claims];
        expect(decide({ ...any, ...other, claims })).toEqual(decide(any));
      }),
    );
  });

  it('neither a cap nor synthesis changes the verdict or the gate', () => {
    const several = fc.array(finding, { maxLength: 6 });
    fc.assert(
      fc.property(input, several, fc.integer({ min: 1, max: 3 }), (any, findings, cap) => {
        const rules = any.effective.blocking;
        const synthesized = suppressInSynthesis(findings, { verifiers: [], rules });
        const caps = findings.flatMap(({ sources }) =>
          sources.map(({ reviewer }) => [reviewer, cap] as const),
        );
        const capped = capFindings(synthesized, rules, new Map(caps));
        const { soFar, blocking } = decide({ ...any, findings });
        expect(decide({ ...any, findings: capped.findings })).toMatchObject({ soFar, blocking });
        expect(capped.findings).toHaveLength(findings.length);
      }),
    );
  });
});
