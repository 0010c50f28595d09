import { describe, expect, it } from 'vitest';
import { verdicts } from '../../../src/model/review-document.ts';
import { type DecisionInput, decide } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { conclude, type Publication, reportedVerdict } from '../../../src/policy/gate-decision.ts';
import { buildBlocking, buildFinding } from '../../support/builders/finding.ts';
import { buildDecisionInput, buildPolicy, buildReviewer } from '../../support/builders/run.ts';

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

const partial = { expected: 3, covered: 2, missing: [] };
const down = { state: 'timed_out', reason: 'after 600 s' } as const;
const optional = buildReviewer({ id: 'optional', required: false, outcome: down });
const required = buildReviewer({ id: 'required', outcome: down });
const partly = buildReviewer({ id: 'partly', outcome: { state: 'reviewed', partly: true } });
const waiver = {
  subject: 'coverage',
  reason: 'generated',
  by: 'ada',
  at: '2026-01-01T00:00:00Z',
  url: 'https://github.com/c/1',
  selfAccepted: false,
};
const size = { lines: 1200, limit: 1000, oversized: true, split: [] };

/** What may be missing beside the findings: it leaves the review whole or not, and with or without an approval. */
const lacks: Readonly<
  Record<string, readonly [Partial<DecisionInput>, 'approvable' | 'whole' | 'incomplete']>
> = {
  nothing: [{}, 'approvable'],
  'answers to questions': [{ questions: 1 }, 'whole'],
  'people in a lane for them': [{ lane: 'red' }, 'whole'],
  'anybody who knows the lane': [{ lane: undefined }, 'whole'],
  'an optional reviewer': [{ reviewers: [buildReviewer(), optional] }, 'whole'],
  'what somebody waived': [{ coverage: partial, waivers: [waiver] }, 'whole'],
  'all but a scope': [{ scope: 'package web' }, 'whole'],
  'part of the change': [{ coverage: partial }, 'incomplete'],
  'a refused finding': [{ refused: [{ severity: 'low' }] }, 'incomplete'],
  'the policy file': [{ policy: { state: 'unreadable' } }, 'incomplete'],
  'everybody who could look': [{ reviewers: [] }, 'incomplete'],
  'a required reviewer': [{ reviewers: [buildReviewer(), required] }, 'incomplete'],
  'a bearable size': [{ size }, 'incomplete'],
  'what was said before': [{ commandsUnread: true }, 'incomplete'],
  'earlier findings': [{ partlyRemembered: 'no room' }, 'incomplete'],
  'a whole review': [{ reviewers: [buildReviewer(), partly] }, 'whole'],
  'a look at what is marked fixed': [{ unverified: 1 }, 'incomplete'],
  'readiness of the draft': [{ postponed: true }, 'incomplete'],
};

/** What a reviewer may claim of the whole, and the verdict that this asks for. */
const claims = {
  nothing: [{}, 'PASS'],
  'an approval': [{ event: 'APPROVE', verdict: 'PASS' }, 'PASS'],
  'changes to make': [{ event: 'REQUEST_CHANGES' }, 'WARN'],
  'a failure': [{ verdict: 'FAIL' }, 'FAIL'],
  'an end': [{ verdict: 'ABORT', event: 'COMMENT' }, 'ABORT'],
} as const;

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
  const [missing, left] = lacks[lack] ?? [{}, 'approvable'];
  const isComplete = left !== 'incomplete';

  it.each(knobs)('fail-on $failOn, enforce $enforce, approve $approve', ({ failOn, enforce, approve }) => {
    if (!isKey(thresholds, failOn)) throw new Error(failOn);
    const policy = { 'fail-on': failOn, enforce, approve, 'abort-on': ['data-loss'] };
    const effective = { ...effectivePolicy(buildPolicy(policy), {}), oversized: 'block' as const };
    const input = buildDecisionInput({
      findings: judged,
      effective,
      policy: { state: 'present' },
      ...missing,
    });
    const decision = decide(input);
    expect(decision).toMatchObject({ soFar, verdict: isComplete ? soFar : null });

    const demands = enforce && soFar !== 'PASS';
    const approves = enforce && approve && isClean && left === 'approvable';
    expect(decision.event).toBe(demands ? 'REQUEST_CHANGES' : approves ? 'APPROVE' : 'COMMENT');

    const waits = missing.postponed === true;
    const fails = enforce && !waits && verdicts.indexOf(soFar) >= thresholds[failOn];
    for (const publication of publications) {
      const { status, conclusion, exitCode } = conclude({
        decision,
        publication,
        failOn,
        enforce,
        reviewers: input.reviewers.length,
        files: input.coverage,
      });
      const passes = publication.state === 'confirmed' && isComplete;
      const verdict = reportedVerdict({ status }, decision);
      const got = [status, conclusion, exitCode, verdict];
      if (publication.state === 'superseded') expect(got).toEqual(['superseded', 'cancelled', 2, '']);
      else if (fails) expect(got).toEqual(['failed', 'failure', 1, isComplete ? soFar : '']);
      else if (!passes) expect(got).toEqual(['incomplete', 'action_required', 2, '']);
      else expect(got).toEqual(['passed', enforce ? 'success' : 'neutral', 0, soFar]);
    }
  });
});

const claimed = Object.keys(findings).flatMap((what) =>
  Object.keys(claims).map((claim) => ({ what, claim })),
);

it.each(claimed)('with $what and a reviewer that asks for $claim the stricter counts', ({ what, claim }) => {
  if (!isKey(findings, what) || !isKey(claims, claim)) throw new Error(what);
  const [judged, soFar, isClean] = findings[what];
  const [asked, expected] = claims[claim];
  const effective = effectivePolicy(buildPolicy({ approve: true, 'abort-on': ['data-loss'] }), {});
  const decision = decide(
    buildDecisionInput({ findings: judged, effective, claims: [{ reviewer: 'claude', claims: asked }] }),
  );
  const verdict = verdicts.indexOf(expected) > verdicts.indexOf(soFar) ? expected : soFar;
  const event = verdict !== 'PASS' ? 'REQUEST_CHANGES' : isClean ? 'APPROVE' : 'COMMENT';
  expect(decision).toMatchObject({ verdict, soFar: verdict, event });
  expect(decision.tightenedBy).toEqual(verdict === soFar ? [] : [`claude asks for ${expected}`]);
});
