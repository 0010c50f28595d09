import { describe, expect, it } from 'vitest';
import { type DecisionInput, decide } from '../../../src/domain/decision.ts';
import { conclude, type Publication } from '../../../src/domain/gate.ts';
import { effectivePolicy } from '../../../src/domain/policy/effective-policy.ts';
import { verdicts } from '../../../src/domain/review-document.ts';
import { buildBlocking, buildFinding } from '../../support/builders/finding.ts';
import { buildDecisionInput, buildPolicy } from '../../support/builders/run.ts';

/** What there is to judge, the verdict that it amounts to, and whether anything is left that approving would hide. */
const findings = {
  nothing: [[], 'PASS', true],
  'only settled ones': [[buildBlocking({ status: 'verified' })], 'PASS', true],
  'only withheld ones': [[buildBlocking({ suppressed: { by: 'suppress', reason: 'known' } })], 'PASS', true],
  'a mild one': [[buildFinding()], 'PASS', false],
  'an unsure critical one': [[buildBlocking({ confidence: { band: 'low' } })], 'PASS', false],
  'an old critical one': [[buildBlocking({ preExisting: true })], 'PASS', false],
  'an advisory critical one': [[buildBlocking({ advisory: true })], 'PASS', false],
  'a disputed mild one': [[buildFinding({ contestedBy: ['b'], requiresHuman: true })], 'PASS', false],
  'a sure high one': [[buildFinding({ severity: 'high' })], 'WARN', false],
  'a critical one': [[buildBlocking()], 'FAIL', false],
  'a disputed critical one': [[buildBlocking({ contestedBy: ['b'], requiresHuman: true })], 'FAIL', false],
  'one of a category that aborts': [
    [buildFinding({ severity: 'high', category: 'Data loss' })],
    'ABORT',
    false,
  ],
} as const;

/** What may be missing beside the findings, and whether the review is then still whole. */
const lacks: Readonly<Record<string, readonly [Partial<DecisionInput>, boolean]>> = {
  nothing: [{}, true],
  'part of the change': [{ coverage: { expected: 3, covered: 2, missing: [] } }, false],
  'a refused finding': [{ refused: [{ severity: 'low' }] }, false],
  'the policy file': [{ policy: { state: 'unreadable' } }, false],
  'everybody who could look': [{ reviewers: [] }, false],
};

const publications: readonly Publication[] = [
  { state: 'confirmed' },
  { state: 'superseded' },
  { state: 'failed', reason: 'GITHUB_UNAVAILABLE' },
];
const thresholds = { none: 4, WARN: 1, FAIL: 2, ABORT: 3 } as const;

const rows = Object.keys(findings).flatMap((what) => Object.keys(lacks).map((lack) => ({ what, lack })));
const knobs = Object.keys(thresholds).flatMap((failOn) =>
  [true, false].flatMap((enforce) => [true, false].map((approve) => ({ failOn, enforce, approve }))),
);

function isKey<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(table, key);
}

describe.each(rows)('with $what and lacking $lack', ({ what, lack }) => {
  if (!isKey(findings, what)) throw new Error(what);
  const [judged, soFar, isClean] = findings[what];
  const [missing, isComplete] = lacks[lack] ?? [{}, true];

  it.each(knobs)('fail-on $failOn, enforce $enforce, approve $approve', ({ failOn, enforce, approve }) => {
    if (!isKey(thresholds, failOn)) throw new Error(failOn);
    const policy = { 'fail-on': failOn, enforce, approve, 'abort-on': ['data-loss'] };
    const effective = effectivePolicy(buildPolicy(policy), {});
    const input = buildDecisionInput({
      findings: judged,
      effective,
      policy: { state: 'present' },
      ...missing,
    });
    const decision = decide(input);
    expect(decision).toMatchObject({ soFar, verdict: isComplete ? soFar : null });

    const demands = enforce && soFar !== 'PASS';
    const approves = enforce && approve && isClean && isComplete;
    expect(decision.event).toBe(demands ? 'REQUEST_CHANGES' : approves ? 'APPROVE' : 'COMMENT');

    const fails = enforce && verdicts.indexOf(soFar) >= thresholds[failOn];
    for (const publication of publications) {
      const { conclusion, exitCode } = conclude({
        decision,
        publication,
        failOn,
        enforce,
        reviewers: input.reviewers.length,
        files: input.coverage,
      });
      const passes = publication.state === 'confirmed' && isComplete;
      if (publication.state === 'superseded') expect([conclusion, exitCode]).toEqual(['cancelled', 2]);
      else if (fails) expect([conclusion, exitCode]).toEqual(['failure', 1]);
      else if (!passes) expect([conclusion, exitCode]).toEqual(['action_required', 2]);
      else expect([conclusion, exitCode]).toEqual([enforce ? 'success' : 'neutral', 0]);
    }
  });
});
