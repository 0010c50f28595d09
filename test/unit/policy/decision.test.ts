import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confidenceBands, FindingStatus, severities } from '../../../src/model/finding.ts';

import { reviewEvents, verdicts } from '../../../src/model/review-document.ts';

import { type DecisionInput, decide } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { conclude, type GateInput, type Publication } from '../../../src/policy/gate-decision.ts';
import { isToBeDealtWith, type Weighable, weigh as weighBy } from '../../../src/policy/weight.ts';
import { buildBlocking, buildFinding } from '../../support/builders/finding.ts';
import { buildDecisionInput, buildPolicy, buildReviewer, outcomes } from '../../support/builders/run.ts';

const defaults = effectivePolicy(undefined, {}).blocking;
const weigh = (finding: Weighable) => weighBy(finding, defaults);
const approving = effectivePolicy(buildPolicy({ approve: true }), {});
const confirmed: Publication = { state: 'confirmed' };

function gateOf(input: DecisionInput, publication: Publication = confirmed): GateInput {
  return {
    decision: decide(input),
    publication,
    failOn: input.effective.failOn,
    enforce: input.effective.enforce,
    reviewers: input.reviewers.length,
    files: input.coverage,
  };
}

const codes = (input: DecisionInput) => decide(input).incomplete.map(({ code }) => code);

describe('the weight of one finding', () => {
  const blocking = new Set(['critical high', 'critical medium', 'high high']);
  const table = severities.flatMap((severity) => confidenceBands.map((band) => ({ severity, band })));

  it.each(table)(
    'is blocking for $severity with $band confidence only by the table',
    ({ severity, band }) => {
      const weight = weigh(buildFinding({ severity, confidence: { band } }));
      expect(weight === 'blocking').toBe(blocking.has(`${severity} ${band}`));
    },
  );

  it.each(table)('never blocks for $severity with $band when it was there before', ({ severity, band }) => {
    expect(weigh(buildFinding({ severity, confidence: { band }, preExisting: true }))).toBe('pre-existing');
  });

  it.each(FindingStatus.options)('depends on being open: %s', (status) => {
    const isOpen = status === 'open' || status === 'reopened';
    expect(weigh(buildBlocking({ status }))).toBe(isOpen ? 'blocking' : 'settled');
  });

  it('is nothing once suppressed, however severe', () => {
    expect(weigh(buildBlocking({ suppressed: { by: 'suppress', reason: 'known' } }))).toBe('settled');
  });

  it('calls severe but unsure findings, and guesses, in need of verification', () => {
    const weightOf = (severity: 'critical' | 'high' | 'low', band: 'medium' | 'low' | 'speculative') =>
      weigh(buildFinding({ severity, confidence: { band } }));
    expect(weightOf('critical', 'low')).toBe('needs-verification');
    expect(weightOf('high', 'medium')).toBe('needs-verification');
    expect(weightOf('low', 'speculative')).toBe('needs-verification');
    expect(weightOf('low', 'low')).toBe('counts');
  });
});

it.each([
  ['a blocking finding', buildBlocking(), true],
  ['a counting finding', buildFinding(), true],
  ['a finding of low confidence', buildFinding({ confidence: { band: 'speculative' } }), false],
  ['a pre-existing finding', buildFinding({ preExisting: true }), false],
  ['a settled finding', buildBlocking({ status: 'fixed' }), false],
] as const)('a person must handle %s: %#', (_what, finding, deals) => {
  expect(isToBeDealtWith(finding, defaults)).toBe(deals);
});

describe('the result of policy for one finding', () => {
  const rules = (policy: Record<string, unknown>) => effectivePolicy(buildPolicy(policy), {}).blocking;
  const table = severities.flatMap((severity) =>
    confidenceBands.flatMap((band) =>
      ([...confidenceBands, 'never'] as const).map((least) => ({ severity, band, least })),
    ),
  );

  it.each(table)('$severity with $band confidence, blocking from $least on', ({ severity, band, least }) => {
    const blocks = least !== 'never' && confidenceBands.indexOf(band) <= confidenceBands.indexOf(least);
    const weight = weighBy(
      buildFinding({ severity, confidence: { band } }),
      rules({ blocking: { [severity]: least } }),
    );
    expect(weight === 'blocking').toBe(blocks);
  });

  it('leaves the severities that the table does not name at their defaults', () => {
    expect(weighBy(buildBlocking(), rules({ blocking: { low: 'high' } }))).toBe('blocking');
    expect(weighBy(buildFinding({ severity: 'high' }), rules({ blocking: { critical: 'never' } }))).toBe(
      'blocking',
    );
  });

  it('weighs a pre-existing finding only where policy sets it', () => {
    const old = buildBlocking({ preExisting: true });
    expect(weighBy(old, rules({}))).toBe('pre-existing');
    expect(weighBy(old, rules({ 'pre-existing': 'block' }))).toBe('blocking');
  });

  it.each([
    ['two agree', { corroboratedBy: ['b'] }, 'blocking'],
    ['one is alone', {}, 'needs-verification'],
    ['another reviewer disputes it', { corroboratedBy: ['b'], contestedBy: ['c'] }, 'blocking'],
    ['a challenger disputes it', { corroboratedBy: ['b'], contestedBy: ['judge'] }, 'needs-verification'],
    ['it is too mild', { corroboratedBy: ['b'], severity: 'medium' }, 'counts'],
    ['it was there before', { corroboratedBy: ['b'], preExisting: true }, 'pre-existing'],
  ] as const)('with a rule for agreement of two from high on, when %s', (_when, overrides, expected) => {
    const unsure = buildFinding({ severity: 'high', confidence: { band: 'low' }, ...overrides });
    const policy = buildPolicy({ corroboration: {} }, { judge: { role: 'challenger' } });
    expect(weighBy(unsure, effectivePolicy(policy, {}).blocking)).toBe(expected);
    expect(weighBy(unsure, rules({}))).not.toBe('blocking');
  });
});

describe('categories that abort', () => {
  const effective = effectivePolicy(buildPolicy({ 'abort-on': ['Data Loss'] }), {});

  it.each([
    ['a blocking finding of it', buildBlocking({ category: 'data-loss' }), 'ABORT'],
    ['a blocking finding of another', buildBlocking({ category: 'security' }), 'FAIL'],
    ['one that does not block', buildFinding({ category: 'data-loss' }), 'PASS'],
    ['one that is settled', buildBlocking({ category: 'data-loss', status: 'verified' }), 'PASS'],
  ] as const)('%s', (_what, finding, verdict) => {
    expect(decide(buildDecisionInput({ findings: [finding], effective })).verdict).toBe(verdict);
  });
});

describe('a part of the change that could not be read', () => {
  it('leaves the review complete where policy accepts it, and still withholds approval', () => {
    const effective = effectivePolicy(buildPolicy({ 'partial-coverage': 'accept', approve: true }), {});
    const coverage = { expected: 3, covered: 2, missing: [] };
    expect(decide(buildDecisionInput({ effective, coverage }))).toMatchObject({
      verdict: 'PASS',
      event: 'COMMENT',
    });
  });
});

describe('a waiver', () => {
  const waive = (subject: string) => [
    {
      subject,
      reason: 'down today',
      by: 'ada',
      at: '2026-01-01T00:00:00Z',
      url: 'https://github.com/c/1',
      selfAccepted: false,
    },
  ];
  const late = buildReviewer({ id: 'late', outcome: { state: 'timed_out', reason: 'after 600 s' } });
  const partial = { coverage: { expected: 3, covered: 2, missing: [] } };

  it.each<[string, Partial<DecisionInput>]>([
    ['late', { reviewers: [buildReviewer(), late] }],
    ['coverage', partial],
    ['coverage', { commandsUnread: true }],
    ['coverage', { partlyRemembered: 'no room' }],
  ])('of %s lets the head pass without it, is shown in the title and never approves', (subject, lacking) => {
    const input = buildDecisionInput({ ...lacking, effective: approving, waivers: waive(subject) });
    expect(decide(input)).toMatchObject({ verdict: 'PASS', event: 'COMMENT', waived: [subject] });
    expect(conclude(gateOf(input)).title).toContain(`waived: ${subject}`);
    expect(decide({ ...input, waivers: waive('other') })).toMatchObject({ verdict: null, waived: [] });
  });

  it('does not replace every reviewer', () => {
    const input = buildDecisionInput({ reviewers: [late], waivers: waive('late') });
    expect(codes(input)).toEqual(['NO_REVIEWER']);
  });

  it('of the coverage is none of a reviewer that is called so', () => {
    const reviewers = [buildReviewer(), { ...late, id: 'coverage' }];
    expect(codes(buildDecisionInput({ reviewers, waivers: waive('coverage') }))).toEqual([
      'REVIEWER_INCOMPLETE',
    ]);
  });

  it('is in the title of an advisory check as well', () => {
    const effective = effectivePolicy(buildPolicy({ enforce: false }), {});
    const input = buildDecisionInput({ ...partial, effective, waivers: waive('coverage') });
    expect(conclude({ ...gateOf(input), enforce: false }).title).toBe(
      'Advisory: PASS · 1 reviewer · 2/3 files · waived: coverage',
    );
  });

  it('lifts neither a blocking finding nor a refused one', () => {
    const input = buildDecisionInput({ ...partial, waivers: waive('coverage') });
    expect(decide({ ...input, findings: [buildBlocking()] })).toMatchObject({ verdict: 'FAIL' });
    expect(codes({ ...input, refused: [{ severity: 'info' }] })).toEqual(['FINDINGS_REFUSED']);
  });
});

describe('verdict and event', () => {
  const high = buildFinding({ severity: 'high', title: 'One' });
  const medium = buildFinding({ title: 'Two' });

  it.each([
    ['nothing', [], 'PASS', 'COMMENT'],
    ['a finding that counts', [medium], 'PASS', 'COMMENT'],
    ['a sure high finding', [high, medium], 'WARN', 'REQUEST_CHANGES'],
    ['a critical finding', [buildBlocking(), high], 'FAIL', 'REQUEST_CHANGES'],
    ['only a settled critical finding', [buildBlocking({ status: 'verified' })], 'PASS', 'COMMENT'],
    ['only an old critical finding', [buildBlocking({ preExisting: true })], 'PASS', 'COMMENT'],
  ] as const)('for %s', (_what, findings, verdict, event) => {
    expect(decide(buildDecisionInput({ findings }))).toMatchObject({ verdict, soFar: verdict, event });
  });

  it('names the blocking findings by id', () => {
    const findings = [buildBlocking({ id: 'b' }), medium, buildBlocking({ id: 'a' })];
    expect(decide(buildDecisionInput({ findings })).blocking).toEqual(['a', 'b']);
  });

  it('is only ever a comment where base policy does not enforce', () => {
    const effective = effectivePolicy(buildPolicy({ enforce: false, approve: true }), {});
    for (const findings of [[], [buildBlocking()]]) {
      expect(decide(buildDecisionInput({ findings, effective })).event).toBe('COMMENT');
    }
  });
});

describe('approval', () => {
  const clean = buildDecisionInput({ effective: approving, policy: { state: 'present' } });

  it('is given where base policy allows it and everything was reviewed without a finding', () => {
    expect(decide(clean).event).toBe('APPROVE');
  });

  it.each([
    [['red', 'yellow'], 'yellow', 'COMMENT'],
    [['yellow'], 'red', 'APPROVE'],
    [[], undefined, 'APPROVE'],
  ] as const)('is left to humans in the lanes %j: %s', (lanes, lane, event) => {
    const effective = effectivePolicy(buildPolicy({ approve: true, 'human-lanes': lanes }), {});
    expect(decide({ ...clean, effective, lane }).event).toBe(event);
  });

  it('is never given to a scoped review', () => {
    expect(decide({ ...clean, scope: 'package web' }).event).toBe('COMMENT');
  });

  it('is never given by default', () => {
    expect(decide(buildDecisionInput()).event).toBe('COMMENT');
  });

  const acceptsRefused = effectivePolicy(buildPolicy({ approve: true, refused: 'medium' }), {});
  it.each<[string, Partial<DecisionInput>]>([
    ['a finding is open, however small', { findings: [buildFinding({ severity: 'info' })] }],
    ['an old finding is open', { findings: [buildFinding({ preExisting: true })] }],
    ['a question is open', { questions: 1 }],
    [
      'a settled finding waits for a human',
      { findings: [buildFinding({ status: 'fixed', requiresHuman: true })] },
    ],
    ['a settled finding is contested', { findings: [buildFinding({ status: 'fixed', contestedBy: ['b'] })] }],
    ['the risk lane is red', { lane: 'red' }],
    ['the risk lane is unknown', { lane: undefined }],
    ['coverage is partial', { coverage: { expected: 3, covered: 2, missing: [] } }],
    ['the policy could not be read', { policy: { state: 'unreadable' } }],
    [
      'a required reviewer is missing',
      { reviewers: [buildReviewer(), buildReviewer({ id: 'b', outcome: { state: 'needs_input' } })] },
    ],
    [
      'an optional reviewer is missing',
      {
        reviewers: [
          buildReviewer(),
          buildReviewer({ id: 'b', required: false, outcome: { state: 'timed_out', reason: 'x' } }),
        ],
      },
    ],
    [
      'a finding was refused, even one that policy accepts',
      { refused: [{ severity: 'info' }], effective: acceptsRefused },
    ],
    [
      'a reviewer asks for changes',
      { claims: [{ reviewer: 'claude', claims: { event: 'REQUEST_CHANGES' } }] },
    ],
  ])('is withheld when %s', (_why, overrides) => {
    expect(decide({ ...clean, ...overrides }).event).not.toBe('APPROVE');
  });
});

describe('completeness', () => {
  it.each(outcomes)('a required reviewer that is $state', (outcome) => {
    const reviewers = [buildReviewer(), buildReviewer({ id: 'second', outcome })];
    const isFine = outcome.state === 'reviewed' || outcome.state === 'skipped';
    expect(codes(buildDecisionInput({ reviewers }))).toEqual(isFine ? [] : ['REVIEWER_INCOMPLETE']);
  });

  it('does not need an optional reviewer', () => {
    const absent = buildReviewer({
      id: 'b',
      required: false,
      outcome: { state: 'unavailable', reason: 'x' },
    });
    expect(codes(buildDecisionInput({ reviewers: [buildReviewer(), absent] }))).toEqual([]);
  });

  it.each<[string, DecisionInput['reviewers']]>([
    ['there is no reviewer', []],
    ['all were excluded', [buildReviewer({ outcome: { state: 'skipped', reason: 'x' } })]],
    [
      'the only one was optional and left nothing',
      [buildReviewer({ required: false, outcome: { state: 'unavailable', reason: 'x' } })],
    ],
  ])('requires a completed reviewer: %s', (_what, reviewers) => {
    expect(codes(buildDecisionInput({ reviewers }))).toEqual(['NO_REVIEWER']);
  });

  it('is incomplete when oversized, stated first with a proposed split, unless base policy lets it pass', () => {
    const split = [
      { subsystem: 'web', lines: 900, files: 9 },
      { subsystem: 'api', lines: 200, files: 2 },
    ];
    const size = { lines: 1100, limit: 1000, oversized: true, split };
    const blocked = buildReviewer({ outcome: { state: 'blocked', reason: 'oversized' } });
    const { incomplete, verdict } = decide(buildDecisionInput({ size, reviewers: [blocked] }));
    expect(verdict).toBeNull();
    expect(incomplete.map(({ code }) => code)).toEqual(['OVERSIZED', 'REVIEWER_INCOMPLETE']);
    expect(incomplete[0]).toMatchObject({
      text: 'the change has 1100 added lines, more than 1000',
      detail: 'by subsystem: web (900 lines), api (200 lines)',
    });
    const whole = decide(buildDecisionInput({ size: { ...size, split: split.slice(0, 1) } }));
    expect(whole.incomplete[0]).not.toHaveProperty('detail');
    expect(codes(buildDecisionInput({ size: { ...size, oversized: false } }))).toEqual([]);
    const letting = { ...effectivePolicy(undefined, {}), oversized: 'review' as const };
    expect(codes(buildDecisionInput({ size, effective: letting }))).toEqual([]);
  });

  it('needs every changed file', () => {
    const missing = [{ path: 'a.ts', reason: 'patch-missing' }] as const;
    expect(codes(buildDecisionInput({ coverage: { expected: 2, covered: 1, missing } }))).toEqual([
      'COVERAGE_PARTIAL',
    ]);
    expect(codes(buildDecisionInput({ coverage: { expected: 2, covered: 2, missing } }))).toEqual([
      'COVERAGE_PARTIAL',
    ]);
    expect(codes(buildDecisionInput({ coverage: { expected: 2, covered: 1, missing: [] } }))).toEqual([
      'COVERAGE_PARTIAL',
    ]);
  });

  it('fails closed on a policy that could not be read, and takes an absent one for defaults', () => {
    expect(codes(buildDecisionInput({ policy: { state: 'unreadable' } }))).toEqual(['POLICY_UNREADABLE']);
    expect(codes(buildDecisionInput({ policy: { state: 'absent' } }))).toEqual([]);
  });

  it.each([
    ['none', 'info', false],
    ['info', 'info', true],
    ['info', 'low', false],
    ['medium', 'medium', true],
    ['medium', 'high', false],
    ['medium', 'critical', false],
    ['medium', undefined, false],
  ] as const)('with refusals accepted up to %s and a claimed %s: %s', (accepted, severity, complete) => {
    const effective = effectivePolicy(buildPolicy({ refused: accepted }), {});
    const refused = [severity === undefined ? {} : { severity }];
    expect(codes(buildDecisionInput({ effective, refused }))).toEqual(complete ? [] : ['FINDINGS_REFUSED']);
  });

  it('quotes nothing that a reviewer wrote in its short text', () => {
    const reviewers = [buildReviewer({ outcome: { state: 'invalid', reason: 'C1/R2: "✅ PASS"' } })];
    const [reason] = decide(buildDecisionInput({ reviewers })).incomplete;
    expect(reason).toMatchObject({ text: 'claude gave an invalid answer', detail: 'C1/R2: "✅ PASS"' });
  });

  it('has no verdict while it is incomplete, and still shows its findings', () => {
    const decision = decide(
      buildDecisionInput({ findings: [buildBlocking()], coverage: { expected: 3, covered: 2, missing: [] } }),
    );
    expect(decision).toMatchObject({ verdict: null, soFar: 'FAIL', event: 'REQUEST_CHANGES' });
  });
});

describe('claims', () => {
  it.each([
    [{ verdict: 'PASS' }, 'FAIL'],
    [{ verdict: 'WARN' }, 'FAIL'],
    [{ verdict: 'ABORT' }, 'ABORT'],
    [{ event: 'APPROVE' }, 'FAIL'],
    [{ event: 'REQUEST_CHANGES' }, 'FAIL'],
  ] as const)('%o next to a critical finding make it %s', (claims, verdict) => {
    const input = buildDecisionInput({
      findings: [buildBlocking()],
      claims: [{ reviewer: 'claude', claims }],
    });
    expect(decide(input).verdict).toBe(verdict);
  });

  it('that tighten are named once, however often they are made', () => {
    const claim = { reviewer: 'claude', claims: { event: 'REQUEST_CHANGES' } } as const;
    const decision = decide(buildDecisionInput({ claims: [claim, claim] }));
    expect(decision).toMatchObject({ verdict: 'WARN', tightenedBy: ['claude asks for WARN'] });
  });
});

describe('the conclusion', () => {
  const blocked = buildDecisionInput({ findings: [buildBlocking()] });
  const partial = { coverage: { expected: 3, covered: 2, missing: [] } };
  const failed: Publication = { state: 'failed', reason: 'GITHUB_UNAVAILABLE' };
  const superseded: Publication = { state: 'superseded' };

  it.each<[string, DecisionInput, Publication, string, number]>([
    ['a clean review', buildDecisionInput(), confirmed, 'success', 0],
    ['blocking findings', blocked, confirmed, 'failure', 1],
    ['an incomplete review', buildDecisionInput(partial), confirmed, 'action_required', 2],
    ['an incomplete review with blocking findings', { ...blocked, ...partial }, confirmed, 'failure', 1],
    ['a clean review that was not published', buildDecisionInput(), failed, 'action_required', 2],
    ['blocking findings that were not published', blocked, failed, 'failure', 1],
    ['a moved head', buildDecisionInput(), superseded, 'cancelled', 2],
    ['a moved head, blocking findings or not', blocked, superseded, 'cancelled', 2],
  ])('of %s', (_what, input, publication, conclusion, exitCode) => {
    expect(conclude(gateOf(input, publication))).toMatchObject({ conclusion, exitCode });
  });

  it('is on the page of exit codes as it is decided', () => {
    const page = readFileSync('docs/reference.md', 'utf8');
    const meaning = (input: DecisionInput) =>
      new RegExp(`^\\| ${conclude(gateOf(input)).exitCode} \\| (.*) \\|$`, 'm').exec(page)?.[1];
    expect(meaning({ ...blocked, ...partial })).toMatch(/gate failed.*also incomplete/);
    expect(meaning(buildDecisionInput(partial))).toMatch(/incomplete without blocking findings/);
  });

  it.each([
    ['none', ['success', 'success', 'success', 'success']],
    ['WARN', ['success', 'failure', 'failure', 'failure']],
    ['FAIL', ['success', 'success', 'failure', 'failure']],
    ['ABORT', ['success', 'success', 'success', 'failure']],
  ] as const)('with fail-on %s for each verdict', (failOn, expected) => {
    const got = verdicts.map((verdict) => {
      const input = buildDecisionInput({
        claims: [{ reviewer: 'claude', claims: { verdict } }],
        effective: effectivePolicy(buildPolicy({ 'fail-on': failOn }), {}),
      });
      return conclude(gateOf(input)).conclusion;
    });
    expect(got).toEqual(expected);
  });

  it('is neutral with a note where base policy does not enforce, but only for a complete review', () => {
    const effective = effectivePolicy(buildPolicy({ enforce: false }), {});
    expect(conclude(gateOf({ ...blocked, effective }))).toMatchObject({
      conclusion: 'neutral',
      title: 'Advisory: would fail · FAIL · 1 reviewer · 2/2 files · 1 blocking finding',
      exitCode: 0,
    });
    expect(conclude(gateOf({ ...blocked, ...partial, effective }))).toMatchObject({
      conclusion: 'action_required',
      exitCode: 2,
    });
  });

  it('has the result in its title', () => {
    expect(conclude(gateOf(buildDecisionInput())).title).toBe('PASS · 1 reviewer · 2/2 files');
    expect(conclude(gateOf(blocked)).title).toBe('FAIL · 1 reviewer · 2/2 files · 1 blocking finding');
    expect(conclude(gateOf({ ...blocked, ...partial })).title).toBe(
      'FAIL so far · Incomplete: only 2 of 3 changed files could be read',
    );
    expect(conclude(gateOf(buildDecisionInput(), failed)).title).toBe('Not published: GITHUB_UNAVAILABLE');
  });

  it('states that nothing changed for an empty change, unless policy ignores all of it', () => {
    const empty = { ...gateOf(buildDecisionInput()), files: { covered: 0, expected: 0 } };
    expect(conclude(empty).title).toBe('PASS · nothing changed');
    expect(conclude({ ...empty, ignored: 2 }).title).toBe(
      'PASS · 1 reviewer · 0/0 files, 2 ignored by policy',
    );
  });

  it.each([
    [3, 'PASS · all 3 files ignored by policy'],
    [1, 'PASS · the only file is ignored by policy'],
  ])('states for a change of %d files that policy ignores all of them', (ignored, title) => {
    const files = { covered: ignored, expected: ignored };
    expect(conclude({ ...gateOf(buildDecisionInput()), files, ignored }).title).toBe(title);
  });

  it.each([
    [{ state: 'needs_input' }, 'claude needs input'],
    [{ state: 'invalid', reason: 'x' }, 'claude gave an invalid answer'],
    [{ state: 'unavailable', reason: 'x' }, 'claude is unavailable'],
    [{ state: 'timed_out', reason: 'x' }, 'claude timed out'],
    [{ state: 'blocked', reason: 'x' }, 'claude is blocked'],
  ] as const)('describes a reviewer that is %j: %s', (outcome, words) => {
    const reviewers = [buildReviewer({ id: 'claude', outcome })];
    expect(conclude(gateOf(buildDecisionInput({ reviewers }))).title).toBe(`Incomplete: ${words}`);
  });
});

describe('any run', () => {
  const finding = fc
    .record({
      title: fc.constantFrom('a', 'b', 'c', 'd'),
      severity: fc.constantFrom(...severities),
      confidence: fc.record({ band: fc.constantFrom(...confidenceBands) }),
      status: fc.constantFrom(...FindingStatus.options),
      preExisting: fc.boolean(),
      requiresHuman: fc.boolean(),
    })
    .map((overrides) => buildFinding(overrides));
  const reviewer = fc
    .record({
      id: fc.constantFrom('r1', 'r2', 'r3'),
      required: fc.boolean(),
      outcome: fc.constantFrom(...outcomes),
    })
    .map((overrides) => buildReviewer(overrides));
  const claim = fc.record({
    reviewer: fc.constantFrom('r1', 'r2'),
    claims: fc.record(
      { verdict: fc.constantFrom(...verdicts), event: fc.constantFrom(...reviewEvents) },
      { requiredKeys: [] },
    ),
  });
  const input: fc.Arbitrary<DecisionInput> = fc.record({
    findings: fc.array(finding, { maxLength: 5 }),
    reviewers: fc.uniqueArray(reviewer, { maxLength: 3, selector: ({ id }) => id }),
    refused: fc.array(fc.record({ severity: fc.constantFrom(...severities) }), { maxLength: 2 }),
    coverage: fc.record({
      expected: fc.integer({ min: 1, max: 2 }),
      covered: fc.constant(2),
      missing: fc.constant([]),
    }),
    policy: fc.record({ state: fc.constantFrom('present', 'absent', 'unreadable') }),
    claims: fc.array(claim, { maxLength: 3 }),
    questions: fc.integer({ min: 0, max: 1 }),
    effective: fc
      .record({
        'fail-on': fc.constantFrom('none', 'WARN', 'FAIL', 'ABORT'),
        approve: fc.boolean(),
        enforce: fc.boolean(),
        refused: fc.constantFrom('none', 'info', 'low', 'medium'),
      })
      .map((policy) => effectivePolicy(buildPolicy(policy), {})),
  });
  const publication = fc.constantFrom<Publication>(
    confirmed,
    { state: 'superseded' },
    { state: 'failed', reason: 'GITHUB_UNAVAILABLE' },
  );
  const conclusionOrder = ['success', 'neutral', 'cancelled', 'action_required', 'failure'];
  /** From best to worst for somebody who wants to merge; exit code 1 is the gate's own word and wins over 2. */
  const exitOrder = [0, 2, 1];

  it('is never better with one more blocking finding', () => {
    fc.assert(
      fc.property(input, publication, fc.constantFrom('critical', 'high'), (before, published, severity) => {
        const blocking = buildBlocking({ title: 'the new one', severity });
        const after = { ...before, findings: [...before.findings, blocking] };
        const [one, two] = [decide(before), decide(after)];
        expect(verdicts.indexOf(two.soFar)).toBeGreaterThanOrEqual(verdicts.indexOf(one.soFar));
        expect(two.verdict === null).toBe(one.verdict === null);
        expect(reviewEvents.indexOf(two.event)).toBeGreaterThanOrEqual(reviewEvents.indexOf(one.event));
        const [first, second] = [conclude(gateOf(before, published)), conclude(gateOf(after, published))];
        expect(conclusionOrder.indexOf(second.conclusion)).toBeGreaterThanOrEqual(
          conclusionOrder.indexOf(first.conclusion),
        );
        expect(exitOrder.indexOf(second.exitCode)).toBeGreaterThanOrEqual(exitOrder.indexOf(first.exitCode));
      }),
    );
  });

  it('never passes once a required reviewer left no document', () => {
    fc.assert(
      fc.property(input, publication, (before, published) => {
        const gone = buildReviewer({ id: 'gone', outcome: { state: 'unavailable', reason: 'no document' } });
        const after = { ...before, reviewers: [...before.reviewers, gone] };
        expect(decide(after)).toMatchObject({ verdict: null });
        expect(decide(after).event).not.toBe('APPROVE');
        expect(['success', 'neutral']).not.toContain(conclude(gateOf(after, published)).conclusion);
        expect(conclude(gateOf(after, published)).exitCode).not.toBe(0);
      }),
    );
  });

  it('lets no merge pass while it is incomplete or not published', () => {
    fc.assert(
      fc.property(input, publication, (any, published) => {
        if (decide(any).incomplete.length === 0 && published.state === 'confirmed') return;
        expect(['success', 'neutral', 'skipped']).not.toContain(conclude(gateOf(any, published)).conclusion);
        expect([1, 2]).toContain(conclude(gateOf(any, published)).exitCode);
      }),
    );
  });

  it('comes out the same in any order, and with claims and findings given twice', () => {
    const shuffled = input.chain((any) =>
      fc
        .record({
          findings: fc.shuffledSubarray([...any.findings], { minLength: any.findings.length }),
          reviewers: fc.shuffledSubarray([...any.reviewers], { minLength: any.reviewers.length }),
          claims: fc.shuffledSubarray([...any.claims], { minLength: any.claims.length }),
        })
        .map((order) => ({ any, other: { ...any, ...order, claims: [...order.claims, ...any.claims] } })),
    );
    fc.assert(
      fc.property(shuffled, ({ any, other }) => {
        expect(decide(other)).toEqual(decide(any));
      }),
    );
  });

  it('is never looser for a claim', () => {
    fc.assert(
      fc.property(input, claim, (any, one) => {
        const claimed = decide({ ...any, claims: [...any.claims, one] });
        const plain = decide(any);
        expect(verdicts.indexOf(claimed.soFar)).toBeGreaterThanOrEqual(verdicts.indexOf(plain.soFar));
        expect(reviewEvents.indexOf(claimed.event)).toBeGreaterThanOrEqual(reviewEvents.indexOf(plain.event));
        expect(claimed.incomplete).toEqual(plain.incomplete);
      }),
    );
  });
});
