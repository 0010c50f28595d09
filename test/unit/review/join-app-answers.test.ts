import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Account, AppActivity } from '../../../src/apps/activity.ts';
import { fromRunState, keptIn, RunState } from '../../../src/memory/run-state.ts';
import type { Severity } from '../../../src/model/finding.ts';
import { verdicts } from '../../../src/model/review-document.ts';
import { decide } from '../../../src/policy/decision.ts';
import { type EffectivePolicy, effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { conclude } from '../../../src/policy/gate-decision.ts';
import { parsePolicy } from '../../../src/policy/parse-policy.ts';
import { letsMerge } from '../../../src/policy/shared-head.ts';
import { answerOf, appsOf } from '../../../src/review/app-answers.ts';
import { joinAppAnswers } from '../../../src/review/join-app-answers.ts';
import {
  after,
  bot,
  buildActivity,
  buildCheck,
  buildComment,
  buildInline,
  buildReview,
  buildStatus,
  head,
  opened,
} from '../../support/app-activity.ts';

const rabbit = bot('coderabbitai', 136_622_811);
/** Outside of the table: it completes by a review, and states no number. */
const house = bot('acme-review', 99);
const person: Account = { login: 'mallory', id: 5, type: 'User' };
const lookalikes: readonly Account[] = [
  bot('coderabbitai-pro', 7),
  bot('coderabbitai', 8),
  { ...rabbit, type: 'User' },
  bot('acme-review-2', 10),
];

const policy = parsePolicy(
  Buffer.from('version: 1\nreviewers: { rabbit: { app: coderabbitai }, house: { app: acme-review } }\n'),
);
if (!policy.ok) throw new Error('the policy is not one');
const effective: EffectivePolicy = effectivePolicy(policy.policy, {});
const apps = appsOf(effective);

const unread = { state: 'unavailable', reason: 'it has not answered' } as const;
const empty = RunState.parse({
  ...{ version: 1, tool: 'abcdef12', pull: 7, head, policy: 'absent', inputs: {} },
  facts: {
    reviewers: apps.map(({ id }) => ({ id, kind: 'ai', role: 'primary', required: true, outcome: unread })),
    ...{ refused: [], claims: [], questions: 0, postponed: false, unverified: 0 },
    coverage: { expected: 1, covered: 1, missing: [] },
  },
  ...{ findings: [], forgotten: [], newestReview: 0, confirmed: true },
});

/** What a run of an event makes of what is there, knowing what the check knows. */
function read(state: RunState, activity: AppActivity): RunState {
  const on = { activity, firstCheckAt: opened };
  const answers = new Map(apps.map((each) => [each.id, answerOf(each, on, { head, kept: keptIn(state) })]));
  return joinAppAnswers(state, answers, { head: state.head, effective, redact: (text) => text, at: after })
    .state;
}

function verdictOf(state: RunState) {
  const { facts, judged } = fromRunState(state, effective);
  const decision = decide({ ...facts, findings: judged });
  const { conclusion } = conclude({ decision, facts, publication: { state: 'confirmed' } });
  return {
    passes: letsMerge(conclusion),
    verdict: verdicts.indexOf(decision.soFar),
    blocking: decision.blocking,
  };
}

const words: Readonly<Record<Severity, string>> = {
  critical: '_🔴 Critical_',
  high: '_🟠 Major_',
  medium: '_🟡 Minor_',
  low: '_🔵 Trivial_',
  info: '_🔵 Trivial_',
};

/** What both apps wrote themselves, one review each. */
const written = fc
  .record({
    rabbit: fc.array(fc.constantFrom<Severity>('critical', 'high', 'medium', 'low'), { maxLength: 3 }),
    house: fc.array(fc.constantFrom<Severity>('critical', 'high', 'low'), { maxLength: 2 }),
    walkthrough: fc.constantFrom('', 'Walkthrough', '## Review limit reached'),
    isReviewed: fc.boolean(),
    status: fc.constantFrom('', 'Review rate limited', 'Review in progress'),
  })
  .map((said) => {
    const inline = (account: Account, review: number, at: number, severity: Severity) =>
      buildInline(
        account,
        `_⚠️ Issue_ | ${words[severity]}\n\n**Problem ${review}.${at}.**\n\nText.`,
        { review, line: 10 * at + review },
        { id: 100 * review + at },
      );
    const state = said.status === 'Review in progress' ? 'PENDING' : 'SUCCESS';
    return buildActivity({
      reviews: [
        ...(said.isReviewed
          ? [buildReview(rabbit, { id: 1, body: `**Actionable comments posted: ${said.rabbit.length}**` })]
          : []),
        buildReview(house, { id: 2, body: 'I looked at it.' }),
      ],
      comments: [
        ...(said.isReviewed ? said.rabbit : []).map((severity, at) => inline(rabbit, 1, at, severity)),
        ...said.house.map((severity, at) => inline(house, 2, at, severity)),
        ...(said.walkthrough === '' ? [] : [buildComment(rabbit, said.walkthrough)]),
      ],
      statuses:
        said.status === '' ? [] : [buildStatus(rabbit, 'CodeRabbit', { state, description: said.status })],
    });
  });

type Change = (activity: AppActivity) => AppActivity;

const kindly = [
  '',
  'All good',
  '**Actionable comments posted: 0**',
  `No actionable comments were generated in the recent review. between x and ${head}`,
  '✅ Addressed in commit abc',
];
const text = fc.constantFrom(...kindly);
const nth = fc.nat({ max: 5 });
const at = <Each>(list: readonly Each[], n: number, change: (each: Each) => readonly Each[]): Each[] =>
  list.flatMap((each, index) => (index === n % list.length ? change(each) : [each]));

/** What anyone but the app can do, and what the app does when it is told to. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(nth, text).map(
    ([n, body]): Change =>
      ({ comments, ...rest }) => ({
        ...rest,
        comments: at(comments, n, (each) => [{ ...each, body, editedByOthers: true }]),
      }),
  ),
  fc.tuple(nth, text).map(
    ([n, body]): Change =>
      ({ reviews, ...rest }) => ({
        ...rest,
        reviews: at(reviews, n, (each) => [{ ...each, body, editedByOthers: true }]),
      }),
  ),
  nth.map(
    (n): Change =>
      ({ comments, ...rest }) => ({ ...rest, comments: at(comments, n, () => []) }),
  ),
  fc.tuple(nth, fc.constantFrom('mallory', 'coderabbitai', 'acme-review')).map(
    ([n, resolvedBy]): Change =>
      ({ comments, ...rest }) => ({
        ...rest,
        comments: at(comments, n, (each) => [
          each.place === undefined ? each : { ...each, place: { ...each.place, resolved: true, resolvedBy } },
        ]),
      }),
  ),
  fc.tuple(fc.constantFrom(person, ...lookalikes), text, fc.nat()).map(
    ([account, body, id]): Change =>
      ({ reviews, comments, statuses, checks, reactions, ...rest }) => ({
        ...rest,
        reviews: [...reviews, buildReview(account, { id: 10_000 + id, body })],
        comments: [
          ...comments,
          buildComment(account, body, { id: 20_000 + id }),
          buildInline(account, body, { reply: true, review: 1 }, { id: 30_000 + id }),
        ],
        statuses: [...statuses, buildStatus(account, 'CodeRabbit', { description: 'Review completed' })],
        checks: [...checks, buildCheck('CodeRabbit', 'other')],
        reactions: [...reactions, { content: 'THUMBS_UP', account }],
      }),
  ),
);

const many = { numRuns: 400 };

it('nothing that others do to what apps wrote improves a verdict that a check knows, in any order', () => {
  fc.assert(
    fc.property(written, fc.array(fc.tuple(change, fc.boolean()), { maxLength: 8 }), (activity, changes) => {
      let state = read(empty, activity);
      const before = verdictOf(state);
      let now = activity;
      for (const [apply, isRead] of changes) {
        now = apply(now);
        if (isRead) state = read(state, now);
      }
      const then = verdictOf(read(state, now));
      if (!before.passes) expect(then.passes).toBe(false);
      expect(then.verdict).toBeGreaterThanOrEqual(before.verdict);
      expect(then.blocking).toEqual(expect.arrayContaining([...before.blocking]));
    }),
    many,
  );
});

it('nor does it let anything pass of an app that states how much it found, where no check knew it', () => {
  const alone = written.map((activity) => ({
    ...activity,
    comments: activity.comments.filter(({ account }) => account !== house),
  }));
  fc.assert(
    fc.property(alone, fc.array(change, { maxLength: 8 }), (activity, changes) => {
      const now = changes.reduce<AppActivity>((each, apply) => apply(each), activity);
      if (!verdictOf(read(empty, activity)).passes) expect(verdictOf(read(empty, now)).passes).toBe(false);
    }),
    many,
  );
});

it('a finding that its app makes more severe weighs so at once', () => {
  const comment = buildInline(rabbit, `_⚠️ Issue_ | ${words.low}\n\n**Problem.**\n\nText.`);
  const reviews = [buildReview(rabbit, { body: '**Actionable comments posted: 1**' })];
  const { findings, ...rest } = read(empty, buildActivity({ reviews, comments: [comment] }));
  const before = { ...rest, findings: findings.map((each) => ({ ...each, blocked: false })) };
  const body = comment.body.replace(words.low, words.critical);
  const now = read(before, buildActivity({ reviews, comments: [{ ...comment, body }] }));
  const was = [{ severity: 'low', blocked: false }];
  expect(now.findings).toMatchObject([{ severity: 'critical', blocked: undefined, was }]);
  expect(verdictOf(now).blocking).toHaveLength(1);
});

it('and an app that reviewed without a finding passes, so there is something to lose', () => {
  const reviews = [
    buildReview(rabbit, { id: 1, body: '**Actionable comments posted: 0**' }),
    buildReview(house, { id: 2, body: 'I looked at it.' }),
  ];
  expect(verdictOf(read(empty, buildActivity({ reviews }))).passes).toBe(true);
});
