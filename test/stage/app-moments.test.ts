import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blocking, clean, rabbitAndModel } from '../support/app-runs.ts';
import { type AppReviewOf, appOn } from '../support/apps.ts';
import { type DemoRuns, minor, rememberState, startDemoRuns } from '../support/demo-runs.ts';
import { issueCommentEvent, reviewCommentEvent, reviewEvent } from '../support/github/events.ts';
import { addComment, editComment, react } from '../support/github/model/conversation.ts';
import { removeComment } from '../support/github/reviewing.ts';

type Rabbit = ReturnType<typeof appOn>;

/** What is before the run, and what happens in it after one of its requests. */
interface Moment {
  readonly before: (rabbit: Rabbit) => void;
  readonly happens: (demo: DemoRuns, rabbit: Rabbit) => unknown;
}

/**
 * How a run ends in which something happens after its nth request, for each request that it makes when nothing does: the
 * requests after which it does not end so.
 */
async function otherEnds({ before, happens }: Moment, isRight: (conclusion: string | undefined) => boolean) {
  const demo = await startDemoRuns(rabbitAndModel);
  const rabbit = appOn(demo.pull, 'coderabbitai[bot]');
  // Our first check on the head, after which a review that names it is about it.
  await demo.review([minor]);
  const restore = rememberState(demo);
  before(rabbit);
  await demo.review([minor]);
  const requests = demo.github.journal.entries.map(({ method, path, operations }) =>
    [method, path, ...operations].join(' '),
  );
  const ends: string[] = [];
  for (const [n, request] of requests.entries()) {
    restore();
    before(rabbit);
    let seen = 0;
    demo.onceAfter(
      () => seen++ === n,
      () => happens(demo, rabbit),
    );
    await demo.run([minor]);
    const { status, conclusion = status, title } = demo.lastCheck() ?? {};
    if (!isRight(conclusion)) ends.push(`${request}: ${conclusion}, ${title}`);
  }
  return { requests, ends };
}

/** The event that the review sends starts its run at once, whatever the other run is doing. */
const reviews = (review: AppReviewOf) => async (demo: DemoRuns, rabbit: Rabbit) => {
  await demo.runOn('pull_request_review', reviewEvent(rabbit.review(review)));
};

it.each([
  ['is clean', clean, 'success'],
  ['finds what blocks', blocking, 'failure'],
] as const)(
  'an app that %s is counted after whichever request of a run it reviews',
  async (_, review, end) => {
    const moment = { before: () => {}, happens: reviews(review) };
    const { requests, ends } = await otherEnds(moment, (conclusion) => conclusion === end);
    expect(requests.length).toBeGreaterThan(10);
    expect(ends).toEqual([]);
  },
);

it('a comment that someone deletes after whichever request of a run counts as it was', async () => {
  const moment: Moment = {
    // It says no number of findings, which would contradict what is left.
    before: (rabbit) => void rabbit.review({ ...blocking, body: 'A look at it.' }),
    happens: async (demo) => {
      const [comment] = comments(demo.pull);
      if (comment === undefined) throw new Error('there is no comment');
      const by = demo.github.world.accounts.named('alice');
      const event = { ...reviewCommentEvent(comment), ...reviewCommentEvent(comment, { deleted: true, by }) };
      const { comment: shown } = reviewCommentEvent(comment);
      removeComment(comment);
      await demo.runOn('pull_request_review_comment', { ...event, comment: shown });
    },
  };
  const { requests, ends } = await otherEnds(moment, (conclusion) => conclusion === 'failure');
  expect(requests.length).toBeGreaterThan(10);
  expect(ends).toEqual([]);
});

/** What anyone but the app does to its comment, and what the app does when it is told to. */
const others: Readonly<Record<string, (demo: DemoRuns, rabbit: Rabbit) => unknown>> = {
  delete: ({ pull }) => comments(pull).slice(0, 1).forEach(removeComment),
  edit: ({ pull, github }) => {
    const alice = github.world.accounts.named('alice');
    for (const comment of comments(pull)) editComment(comment, alice, '✅ Addressed in commit abc');
  },
  'tell the app to resolve': ({ pull }, rabbit) => comments(pull).forEach(rabbit.resolve),
  resolve: ({ pull, github }) => {
    for (const { thread } of comments(pull)) thread.resolvedBy = github.world.accounts.named('mallory');
  },
  say: ({ pull, github }) =>
    void addComment(pull, github.world.accounts.named('alice'), '@coderabbitai resolve'),
  react: ({ pull, github }) => void react(pull, github.world.accounts.named('alice'), '+1'),
  'look like it': ({ pull }) => {
    const other = appOn(pull, 'coderabbitai-pro[bot]');
    other.review(clean);
    other.status('CodeRabbit', 'success', 'Review completed');
  },
  'run for a comment': async (demo, rabbit) => {
    const event = issueCommentEvent(rabbit.comment('Resolved.'));
    await demo.runOn('issue_comment', event);
  },
  'run again': (demo) => demo.run([minor]),
};

function comments(pull: DemoRuns['pull']) {
  return pull.threads.flatMap((thread) =>
    thread.comments.filter(({ author }) => author.login === 'coderabbitai[bot]'),
  );
}

it('whatever others do to what an app found, in whatever order, whole runs and those of events let nothing pass', async () => {
  const demo = await startDemoRuns(rabbitAndModel);
  const rabbit = appOn(demo.pull, 'coderabbitai[bot]');
  await demo.review([minor]);
  const restore = rememberState(demo);
  const changes = fc.array(fc.constantFrom(...Object.keys(others)), { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(changes, async (names) => {
      restore();
      rabbit.review(blocking);
      await demo.run([minor]);
      for (const name of names) await others[name]?.(demo, rabbit);
      await demo.run([minor]);
      expect(demo.lastCheck()?.conclusion).not.toBe('success');
      expect(demo.lastState()?.findings).toContainEqual(
        expect.objectContaining({ kind: 'finding', severity: 'critical' }),
      );
    }),
    { numRuns: 10 },
  );
});
