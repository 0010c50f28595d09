import { describe, expect, it } from 'vitest';
import { builtInReviewer, type Reviewer, type ReviewerOutcome } from '../../../src/model/reviewer.ts';
import { incompleteReasons, inWords, isPostponed } from '../../../src/policy/completeness.ts';
import { type DecisionInput, decide } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { buildFinding } from '../../support/builders/finding.ts';
import { buildDecisionInput, buildPolicy, buildReviewer, outcomes } from '../../support/builders/run.ts';

const excluded: ReviewerOutcome = { state: 'skipped', reason: 'excluded by base policy' };
const carried: ReviewerOutcome = { state: 'skipped', reason: 'nothing changed', carried: true };
const builtIn = buildReviewer({ id: builtInReviewer });
const by = (id: string, outcome: ReviewerOutcome = { state: 'reviewed' }, required = true) =>
  buildReviewer({ id, outcome, required });
const waive = (...subjects: readonly string[]) =>
  subjects.map((subject) => ({
    subject,
    reason: 'down today',
    by: 'ada',
    at: '2026-01-01T00:00:00Z',
    url: 'https://github.com/c/1',
    selfAccepted: false,
  }));
const down: ReviewerOutcome = { state: 'unavailable', reason: 'it left no document' };

function wordsOf(overrides: Partial<DecisionInput>): readonly string[] {
  return decide(buildDecisionInput(overrides)).incomplete.map(inWords);
}

describe('the reviewers that must complete', () => {
  const onlyBuiltIn = ['no reviewer but the built-in one looked at this change'];
  const noReviewer = ['no reviewer looked at this change'];

  it('include another one than the built-in reviewer where a run publishes received documents', () => {
    expect(wordsOf({ reviewers: [builtIn], expectsReviewer: true })).toEqual(onlyBuiltIn);
    expect(wordsOf({ reviewers: [builtIn, by('a')], expectsReviewer: true })).toEqual([]);
  });

  it.each<[string, readonly Reviewer[], readonly string[]]>([
    ['nobody', [], noReviewer],
    ['the built-in reviewer where no other is asked', [builtIn], []],
    ['the built-in reviewer where all others are excluded', [builtIn, by('a', excluded)], []],
    ['no reviewer, where all are excluded', [by('a', excluded)], noReviewer],
    ['one of those that are asked', [builtIn, by('a'), by('b', down, false)], []],
    ['none of those that are asked, none of them required', [builtIn, by('a', down, false)], onlyBuiltIn],
    ['none at all of those that are asked', [by('a', down, false)], noReviewer],
    ['an earlier reviewer whose answer is still valid', [builtIn, by('a', carried)], []],
  ])('%s', (_what, reviewers, words) => {
    expect(wordsOf({ reviewers })).toEqual(words);
  });

  it('do not include waived ones', () => {
    const reviewers = [builtIn, by('a', down, false), by('b', down)];
    expect(wordsOf({ reviewers, waivers: waive('b') })).toEqual(onlyBuiltIn);
    expect(wordsOf({ reviewers, waivers: waive('a', 'b') })).toEqual([]);
  });

  it.each(outcomes)('is required to come to its end: $state', (outcome) => {
    const isDone = outcome.state === 'reviewed' || outcome.state === 'skipped';
    const input = buildDecisionInput({ reviewers: [by('a'), by('b', outcome)] });
    expect(decide(input).verdict).toBe(isDone ? 'PASS' : null);
    const optional = buildDecisionInput({ reviewers: [by('a'), by('b', outcome, false)] });
    expect(decide(optional).verdict).toBe('PASS');
  });
});

const tooLarge = {
  lines: 1200,
  limit: 1000,
  oversized: true,
  split: [
    { subsystem: 'web', lines: 700, files: 3 },
    { subsystem: 'api', lines: 500, files: 2 },
  ],
} as const;

describe('a change of which policy ignores every file', () => {
  const coverage = { expected: 2, covered: 0, missing: [] };
  const unread = { coverage, reviewers: [by('a', excluded)], size: tooLarge };

  it('is complete with any reviewers', () => {
    expect(wordsOf({ ...unread, ignored: 2 })).toEqual([]);
    expect(wordsOf({ ...unread, ignored: 1 })).toHaveLength(3);
    expect(wordsOf({ ...unread, coverage: { ...coverage, expected: 0 }, ignored: 0 })).toHaveLength(2);
  });

  it('is never approved, and a finding still blocks it', () => {
    const effective = effectivePolicy(buildPolicy({ approve: true }), {});
    const input = buildDecisionInput({ ...unread, ignored: 2, effective });
    expect(decide(input)).toMatchObject({ verdict: 'PASS', event: 'COMMENT' });
    const findings = [buildFinding({ severity: 'critical', confidence: { band: 'high' } })];
    expect(decide({ ...input, findings })).toMatchObject({ verdict: 'FAIL' });
  });
});

it.each<[string, Partial<DecisionInput>, readonly string[]]>([
  ['nothing', {}, []],
  ['one refused finding', { refused: [{}] }, ['1 finding breaks its contract']],
  ['two refused findings', { refused: [{}, {}] }, ['2 findings break their contract']],
  ['one that is not verified', { unverified: 1 }, ['1 finding marked fixed could not be looked at again']],
  ['two that are not', { unverified: 2 }, ['2 findings marked fixed could not be looked at again']],
  ['a draft that waits', { postponed: true }, ['policy leaves drafts alone']],
  ['a draft that does not', { postponed: false }, []],
  [
    'a policy that cannot be read',
    { policy: { state: 'unreadable' } },
    ['the policy file could not be read'],
  ],
  [
    'a policy that cannot be read for a reason',
    { policy: { state: 'unreadable', reason: 'it is a folder' } },
    ['the policy file could not be read (it is a folder)'],
  ],
  [
    'a change of a part that could be read',
    { coverage: { expected: 3, covered: 2, missing: [] } },
    ['only 2 of 3 changed files could be read'],
  ],
  [
    'a change that is too large',
    { size: tooLarge },
    ['the change has 1200 added lines, more than 1000 (by subsystem: web (700 lines), api (500 lines))'],
  ],
  [
    'one of a single part',
    { size: { ...tooLarge, split: tooLarge.split.slice(0, 1) } },
    ['the change has 1200 added lines, more than 1000'],
  ],
  ['one that was waived', { size: tooLarge, waivers: waive('size') }, []],
])('names the missing part for %s', (_what, lacking, words) => {
  expect(wordsOf(lacking)).toEqual(words);
});

it('distinguishes a waiting draft from every other incomplete review', () => {
  const { effective, ...input } = buildDecisionInput({ postponed: true });
  const { acceptRefused, acceptPartial, oversized } = effective;
  const reasons = (postponed: boolean) =>
    incompleteReasons({ ...input, acceptRefused, acceptPartial, oversized, postponed, reviewers: [] });
  expect(isPostponed({ incomplete: reasons(true) })).toBe(true);
  expect(isPostponed({ incomplete: reasons(false) })).toBe(false);
});

it('names the waivers that this review lacks something without, each once and in order', () => {
  const reviewers = [by('a'), by('late', down), by('broken', down)];
  const effective = effectivePolicy(buildPolicy(), {});
  const waivers = waive('late', 'coverage', 'broken', 'late');
  expect(decide(buildDecisionInput({ reviewers, effective, waivers }))).toMatchObject({
    verdict: 'PASS',
    waived: ['broken', 'late'],
  });
  expect(decide(buildDecisionInput()).waived).toEqual([]);
});
