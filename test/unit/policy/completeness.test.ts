import { describe, expect, it } from 'vitest';
import { builtInReviewer, type Reviewer, type ReviewerOutcome } from '../../../src/model/reviewer.ts';
import { inWords } from '../../../src/policy/completeness.ts';
import { type DecisionInput, decide } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { conclude } from '../../../src/policy/gate-decision.ts';
import { buildDecisionInput, buildPolicy, buildReviewer, buildWaiver } from '../../support/builders/run.ts';

const excluded: ReviewerOutcome = { state: 'skipped', reason: 'excluded by base policy' };
const carried: ReviewerOutcome = { state: 'skipped', reason: 'nothing changed', carried: true };
const down: ReviewerOutcome = { state: 'unavailable', reason: 'it left no document' };
const builtIn = buildReviewer({ id: builtInReviewer });
const by = (id: string, outcome: ReviewerOutcome = { state: 'reviewed' }, required = true) =>
  buildReviewer({ id, outcome, required });
const waive = (...subjects: readonly string[]) => subjects.map((subject) => buildWaiver({ subject }));

const wordsOf = (overrides: Partial<DecisionInput>) =>
  decide(buildDecisionInput(overrides)).incomplete.map(inWords);

const onlyBuiltIn = ['no reviewer but the built-in one reviewed this change'];
const noReviewer = ['no reviewer reviewed this change'];
const partial = { expected: 3, covered: 2, missing: [] };
const cut = { expected: 2, covered: 2, missing: [{ path: 'a.ts', reason: 'patch-missing' }] } as const;
const noPolicy = { state: 'unreadable', reason: 'it is a folder' } as const;
const [web, api] = [
  { subsystem: 'web', lines: 700, files: 3 },
  { subsystem: 'api', lines: 500, files: 2 },
];
const size = { lines: 1200, limit: 1000, oversized: true, split: [web, api] };
const tooLarge = 'the change has 1200 added lines, more than 1000';

describe('the reviewers of a complete review', () => {
  it.each<[string, readonly Reviewer[], readonly string[]]>([
    ['none at all', [], noReviewer],
    ['the built-in one, when no other is asked', [builtIn], []],
    ['the built-in one, when all others are excluded', [builtIn, by('a', excluded)], []],
    ['none, when all are excluded', [by('a', excluded)], noReviewer],
    ['one of those that are asked', [builtIn, by('a'), by('b', down, false)], []],
    ['none of those that are asked', [builtIn, by('a', down, false)], onlyBuiltIn],
    ['none, and no built-in one', [by('a', down, false)], noReviewer],
    ['one whose earlier answer still counts', [builtIn, by('a', carried)], []],
  ])('%s', (_what, reviewers, words) => {
    expect(wordsOf({ reviewers })).toEqual(words);
  });

  it('include another than the built-in one in a run that publishes received documents', () => {
    expect(wordsOf({ reviewers: [builtIn], expectsReviewer: true })).toEqual(onlyBuiltIn);
    expect(wordsOf({ reviewers: [builtIn, by('a')], expectsReviewer: true })).toEqual([]);
  });

  it.each<[ReviewerOutcome, string | undefined]>([
    [{ state: 'reviewed' }, undefined],
    [excluded, undefined],
    [{ state: 'needs_input' }, 'b needs input'],
    [{ state: 'invalid', reason: 'C1/R2: "✅ PASS"' }, 'b gave an invalid answer'],
    [down, 'b is unavailable'],
    [{ state: 'timed_out', reason: 'x' }, 'b timed out'],
    [{ state: 'blocked', reason: 'x' }, 'b is blocked'],
  ])('have completed, if they are required: %j', (outcome, text) => {
    const decision = decide(buildDecisionInput({ reviewers: [by('a'), by('b', outcome)] }));
    const reason = 'reason' in outcome ? { detail: outcome.reason } : {};
    expect(decision.incomplete).toMatchObject(text === undefined ? [] : [{ text, ...reason }]);
    expect(decision.verdict).toBe(text === undefined ? 'PASS' : null);
    expect(wordsOf({ reviewers: [by('a'), by('b', outcome, false)] })).toEqual([]);
  });
});

describe('what a review lacks', () => {
  const accepting = effectivePolicy(buildPolicy({ 'partial-coverage': 'accept' }), {});
  it.each<[string, Partial<DecisionInput>, readonly string[]]>([
    ['nothing', {}, []],
    ['one invalid finding', { refused: [{}] }, ['1 finding breaks its contract']],
    ['two invalid findings', { refused: [{}, {}] }, ['2 findings break their contract']],
    ['a verification', { unverified: 2 }, ['2 findings marked fixed could not be checked again']],
    ['readiness', { postponed: true }, ['policy leaves drafts alone']],
    ['a policy', { policy: { state: 'unreadable' } }, ['the policy file could not be read']],
    ['a policy, for a reason', { policy: noPolicy }, ['the policy file could not be read (it is a folder)']],
    ['a policy file, which is optional', { policy: { state: 'absent' } }, []],
    ['files', { coverage: partial }, ['only 2 of 3 changed files could be read']],
    ['a part of a file', { coverage: cut }, ['only 2 of 2 changed files could be read']],
    ['files that policy does not need', { coverage: partial, effective: accepting }, []],
    ['a smaller size', { size }, [`${tooLarge} (by subsystem: web (700 lines), api (500 lines))`]],
    ['a smaller size of one part', { size: { ...size, split: [web] } }, [tooLarge]],
    ['a smaller size, which is only advice', { size, effective: effectivePolicy(undefined, {}) }, []],
  ])('%s', (_what, lacking, words) => {
    expect(wordsOf(lacking)).toEqual(words);
  });

  it.each([
    ['none', 'info', false],
    ['info', 'info', true],
    ['info', 'low', false],
    ['medium', 'medium', true],
    ['medium', 'high', false],
    ['medium', undefined, false],
  ] as const)('invalid findings are accepted up to %s: %s', (accepted, severity, complete) => {
    const effective = effectivePolicy(buildPolicy({ refused: accepted }), {});
    const refused = [severity === undefined ? {} : { severity }];
    expect(wordsOf({ effective, refused })).toHaveLength(complete ? 0 : 1);
  });

  it('begins with the size, since reviewers are blocked by it', () => {
    const blocked = by('a', { state: 'blocked', reason: 'OVERSIZED: 1200 lines' });
    const { incomplete } = decide(buildDecisionInput({ size, reviewers: [blocked] }));
    expect(incomplete.map(({ code }) => code)).toEqual(['OVERSIZED', 'REVIEWER_INCOMPLETE']);
  });

  it('is nothing when policy ignores every file', () => {
    const coverage = { expected: 2, covered: 0, missing: [] };
    const unread = { coverage, reviewers: [by('a', excluded)], size };
    expect(wordsOf({ ...unread, ignored: 2 })).toEqual([]);
    expect(wordsOf({ ...unread, ignored: 1 })).toHaveLength(3);
    expect(wordsOf({ ...unread, coverage: { ...coverage, expected: 0 }, ignored: 0 })).toHaveLength(2);
    const effective = effectivePolicy(buildPolicy({ approve: true }), {});
    expect(decide(buildDecisionInput({ ...unread, ignored: 2, effective })).event).toBe('COMMENT');
  });
});

describe('a waiver', () => {
  const approving = effectivePolicy(buildPolicy({ approve: true }), {});

  it.each<[string, Partial<DecisionInput>]>([
    ['late', { reviewers: [by('a'), by('late', down)] }],
    ['late', { reviewers: [builtIn, by('late', down, false)] }],
    ['coverage', { coverage: partial }],
    ['coverage', { commandsUnread: true }],
    ['coverage', { partlyRemembered: 'no room' }],
    ['size', { size, effective: { ...approving, oversized: 'block' } }],
  ])('of %s lets the head pass without it, is shown in the title and never approves', (subject, lacking) => {
    const input = buildDecisionInput({ effective: approving, ...lacking, waivers: waive(subject, subject) });
    const decision = decide(input);
    expect(decision).toMatchObject({ verdict: 'PASS', event: 'COMMENT', waived: [subject] });
    const concluded = conclude({ decision, facts: input, publication: { state: 'confirmed' } });
    expect(concluded.title).toContain(`waived: ${subject}`);
    expect(decide({ ...input, waivers: waive('other') })).toMatchObject({ verdict: null, waived: [] });
  });

  const twoDown = { reviewers: [builtIn, by('a', down, false), by('b', down)] };
  const sameName = { reviewers: [by('a'), by('coverage', down)] };
  const waived = waive('coverage');
  it.each<[string, Partial<DecisionInput>, readonly string[]]>([
    ['the only reviewer', { reviewers: [by('late', down)], waivers: waive('late') }, ['NO_REVIEWER']],
    ['one of two that did not complete', { ...twoDown, waivers: waive('b') }, ['NO_REVIEWER']],
    ['one that did complete', { reviewers: [by('a'), by('b', down, false)], waivers: waive('a') }, []],
    ['all that were asked', { ...twoDown, waivers: waive('a', 'b') }, []],
    ['the coverage, no reviewer of that name', { ...sameName, waivers: waived }, ['REVIEWER_INCOMPLETE']],
    ['invalid findings', { refused: [{ severity: 'info' }], waivers: waived }, ['FINDINGS_REFUSED']],
    ['a policy', { policy: { state: 'unreadable' }, waivers: waived }, ['POLICY_UNREADABLE']],
    ['a draft', { postponed: true, waivers: waive('coverage', 'size') }, ['DRAFT']],
  ])('of %s leaves %3$j', (_what, input, codes) => {
    expect(decide(buildDecisionInput(input)).incomplete.map(({ code }) => code)).toEqual(codes);
  });
});
