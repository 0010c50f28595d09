import { describe, expect, it } from 'vitest';
import {
  alice,
  blocking,
  checkOf,
  clean,
  newestComment,
  openIn,
  policyOf,
  problem,
  rabbitAndModel,
  reviewWith,
} from '../support/app-runs.ts';
import { type AppReviewOf, appOn } from '../support/apps.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { type DemoRuns, minor, startDemoRuns } from '../support/demo-runs.ts';
import { issueCommentEvent, reviewCommentEvent, reviewEvent } from '../support/github/events.ts';
import { editComment } from '../support/github/model/conversation.ts';
import type { ReviewComment } from '../support/github/model/review.ts';
import { removeComment } from '../support/github/reviewing.ts';

const optional = policyOf('coderabbit: { app: coderabbitai, required: false }, claude: {}');

/** A pull request that was reviewed once, and an app that reviews and so starts a run. */
async function reviewed(options = rabbitAndModel, findings: readonly unknown[] = []) {
  const demo = await startDemoRuns(options);
  await demo.review(findings);
  const rabbit = appOn(demo.pull, 'coderabbitai[bot]');
  const submit = async (review: AppReviewOf) => {
    const event = reviewEvent(rabbit.review(review));
    demo.github.journal.clear();
    return demo.runOn('pull_request_review', event);
  };
  return { demo, rabbit, submit };
}

describe('a review of an app', () => {
  it('that is clean completes what waited for it, and posts nothing', async () => {
    const { demo, submit } = await reviewed();
    expect(checkOf(demo).conclusion).toBe('in_progress');
    const { result } = await submit(clean);
    expect(result).toMatchObject({ status: 'passed', exitCode: 0 });
    expect(checkOf(demo)).toMatchObject({ conclusion: 'success' });
    expect(demo.conclusions()).toHaveLength(1);
    expect(demo.writes()).toEqual([]);
    // A comment's run and a review's come to the same.
    demo.repository.collaborators.set('carol', 'write');
    await demo.runOnComment(demo.say('carol', '/pr-verdict explain'));
    await demo.review([]);
    expect(checkOf(demo).conclusion).toBe('success');
  });

  it('with a finding that blocks ends a pass, with at most ten requests and no thread', async () => {
    const { demo, submit } = await reviewed(optional);
    expect(checkOf(demo).conclusion).toBe('success');
    const threads = demo.pull.threads.length;
    await submit(blocking);
    expect(checkOf(demo)).toMatchObject({ conclusion: 'failure' });
    expect(checkOf(demo).summary).toContain(problem);
    expect(demo.github.journal.entries.length).toBeLessThanOrEqual(10);
    expect(demo.pull.threads).toHaveLength(threads + 1);
    expect(openIn(demo)).toMatchObject([{ severity: 'critical', reviewers: ['coderabbit'] }]);
  });

  it('is said in the newest review, whose heading it replaces, until a full run writes that anew', async () => {
    const { demo, rabbit, submit } = await reviewed(optional, [minor]);
    // Whether others edited it is asked with a request of its own.
    rabbit.edit(rabbit.comment('Walkthrough'), 'Walkthrough, more');
    const ours = () => demo.pull.reviews.filter(({ author }) => author.login === 'github-actions[bot]');
    const before = ours().at(-1)?.body;
    expect(before).toMatch(/^## ✅ Passed/);
    await submit(blocking);
    expect(demo.github.journal.entries.length).toBeLessThanOrEqual(10);
    const said = ours().at(-1)?.body;
    expect(said).toMatch(/^Concluded again after .*Blocked · 1 critical finding.*`coderabbit` reviewed/);
    expect(said).toContain(problem);
    expect(said).not.toContain('## ✅ Passed');
    expect(said?.split('\n').at(-2)).not.toBe(before?.split('\n').at(-2));
    await submit({ body: 'More.', comments: reviewWith('🟠 Major', 8).comments ?? [] });
    expect(
      ours()
        .at(-1)
        ?.body.match(/Concluded again/g),
    ).toHaveLength(1);
    await demo.review([minor]);
    expect(ours().at(-1)?.body).toMatch(/^## .*Blocked/);
    expect(
      ours()
        .map(({ body }) => body)
        .join(),
    ).not.toContain('Passed');
  });

  it('is merged and placed by the next full run, under the same id and once', async () => {
    const { demo, submit } = await reviewed(optional);
    await submit(blocking);
    const [before] = openIn(demo);
    const { receipt } = await demo.review([]);
    expect(openIn(demo)).toMatchObject([{ id: before?.id }]);
    expect(openIn(demo)[0]?.fingerprint).toBeDefined();
    expect(receipt?.entries.map(({ reason }) => reason)).toEqual(['posted-by-app']);
    expect(checkOf(demo).conclusion).toBe('failure');
  });

  it('joins a finding at the same place with the same title, and makes nothing milder', async () => {
    const model = c1Finding({
      line: 5,
      severity: 'CRITICAL',
      issue: `${problem} Escape it.`,
      title: problem,
    });
    const { demo, submit } = await reviewed(optional, [model]);
    const ids = openIn(demo).map(({ id }) => id);
    await submit(reviewWith('🟡 Minor'));
    const known = openIn(demo).find(({ id }) => ids.includes(id));
    expect(openIn(demo)).toHaveLength(1);
    expect(known).toMatchObject({ severity: 'critical', reviewers: ['claude', 'coderabbit'] });
    expect(checkOf(demo).conclusion).toBe('failure');
  });

  it('that says the same again changes nothing', async () => {
    const { demo, rabbit, submit } = await reviewed(optional);
    await submit(blocking);
    const { summary } = checkOf(demo);
    const again = await demo.runOn(
      'issue_comment',
      issueCommentEvent(rabbit.comment('<!-- walkthrough -->')),
    );
    expect(again.notices.join()).toContain('Nothing to do');
    expect(checkOf(demo).summary).toBe(summary);
  });

  it('does not complete where the change configures the app', async () => {
    const { demo, submit } = await reviewed({
      ...rabbitAndModel,
      ...{ change: { '.coderabbit.yaml': 'reviews: {}\n', 'src/app.ts': 'export {};\n' } },
    });
    await submit(clean);
    expect(checkOf(demo).line).toMatch(/^action_required: .*coderabbit is blocked/);
  });
});

describe('a check that waits for an app', () => {
  it.each([
    ['says nothing yet', 'Currently processing new changes in this PR.', 'in_progress'],
    ['refuses', '<!-- rate limited by coderabbit.ai -->\n\n## Review limit reached', 'action_required'],
  ])('is as it must be where the app %s', async (_what, body, conclusion) => {
    const { demo, rabbit } = await reviewed();
    const { result } = await demo.runOn('issue_comment', issueCommentEvent(rabbit.comment(body)));
    expect(checkOf(demo).conclusion).toBe(conclusion);
    expect(result.verdict ?? '').toBe('');
    expect(demo.conclusions()).toHaveLength(1);
  });

  it('and is concluded is not opened again, which GitHub does not document', async () => {
    const { demo, rabbit, submit } = await reviewed();
    demo.repository.collaborators.set('bob', 'admin');
    await submit({ ...blocking, body: '**Actionable comments posted: 2**' });
    expect(checkOf(demo).conclusion).toBe('failure');
    await demo.runOnComment(demo.say('bob', `/pr-verdict wont-fix ${openIn(demo)[0]?.id} it is public`));
    expect(checkOf(demo).line).toMatch(/^action_required: Incomplete/);
    rabbit.status('CodeRabbit', 'pending', 'Review in progress');
    await demo.runOnComment(demo.say('bob', '/pr-verdict rerun coderabbit'));
    expect(checkOf(demo)).toMatchObject({ conclusion: 'action_required', title: 'Waiting for coderabbit' });
  });
});

describe('what someone else does to a comment before any run has read it', () => {
  const deleted = (_: DemoRuns, comment: ReviewComment) => {
    removeComment(comment);
    return { deleted: true };
  };
  const edited = (demo: DemoRuns, comment: ReviewComment) => {
    const before = comment.body;
    editComment(comment, alice(demo), 'All good');
    return { before };
  };

  const ways = Object.entries({ deletes: deleted, edits: edited });

  async function overwrite(demo: DemoRuns, change: typeof deleted | typeof edited) {
    const comment = newestComment(demo);
    // Shown as it was before it is gone.
    const { comment: shown } = reviewCommentEvent(comment);
    const by = alice(demo);
    const event = reviewCommentEvent(comment, { ...change(demo, comment), by });
    await demo.runOn('pull_request_review_comment', {
      ...event,
      ...(change === deleted && { comment: shown }),
    });
  }

  it.each(ways)('%s it, counts as it was for the run that comes after', async (_, change) => {
    const demo = await startDemoRuns(optional);
    appOn(demo.pull, 'coderabbitai[bot]').review({ ...blocking, body: 'A look at it.' });
    await overwrite(demo, change);
    await demo.review([]);
    expect(openIn(demo)).toMatchObject([{ severity: 'critical', reviewers: ['coderabbit'] }]);
    expect(checkOf(demo).conclusion).toBe('failure');
  });

  it.each(ways)('%s it, is known from the event, by its own words', async (_, change) => {
    const { demo, rabbit } = await reviewed(optional);
    rabbit.review(blocking);
    await overwrite(demo, change);
    expect(openIn(demo)).toMatchObject([{ severity: 'critical', reviewers: ['coderabbit'] }]);
    expect(checkOf(demo).conclusion).toBe('failure');
    await demo.review([]);
    expect(checkOf(demo).conclusion).toBe('failure');
  });

  it('keeps it once: what that person wrote is not the app’s', async () => {
    const { demo, rabbit } = await reviewed(optional);
    rabbit.review(reviewWith('🟡 Minor'));
    await overwrite(demo, edited);
    const comment = demo.pull.threads.at(-1)?.comments[0];
    editComment(comment as ReviewComment, alice(demo), '_🔴 Critical_\n\n**It leaks.**');
    await overwrite(demo, edited);
    expect(openIn(demo)).toMatchObject([{ severity: 'medium', reviewers: ['coderabbit'] }]);
    expect(demo.pull.comments).toHaveLength(1);
  });

  it('of the conversation completes nothing by what it said', async () => {
    const { demo, rabbit } = await reviewed();
    const { headSha } = demo.pull;
    const words = 'No actionable comments were generated in the recent review.';
    const before = `<!-- This is an auto-generated comment: summarize by coderabbit.ai -->\n\n${words} between x and ${headSha}`;
    const comment = rabbit.comment('Walkthrough');
    await demo.runOn('issue_comment', issueCommentEvent(comment, { before, by: alice(demo) }));
    expect(checkOf(demo).conclusion).toBe('in_progress');
  });

  it.each([
    ['the app did it itself', () => ({ before: 'Old' })],
    [
      'someone ticked a task',
      (demo: DemoRuns, comment: ReviewComment) => {
        const before = '- [ ] Write tests';
        editComment(comment, alice(demo), '- [x] Write tests');
        return { before, by: alice(demo) };
      },
    ],
  ])('starts nothing where %s', async (_, change) => {
    const { demo, rabbit } = await reviewed(optional);
    rabbit.review(blocking);
    const comment = newestComment(demo);
    demo.github.journal.clear();
    await demo.runOn('pull_request_review_comment', reviewCommentEvent(comment, change(demo, comment)));
    expect(demo.github.journal.entries).toEqual([]);
  });
});

describe('a finding that an event made known', () => {
  it.each(['deleted', 'resolved by the app'])('still blocks once its comment is %s', async (what) => {
    const { demo, rabbit, submit } = await reviewed(optional);
    await submit(blocking);
    const comment = newestComment(demo);
    if (what === 'deleted') removeComment(comment);
    else rabbit.resolve(comment);
    await demo.runOn('issue_comment', issueCommentEvent(rabbit.comment('Resolved.')));
    expect(checkOf(demo).conclusion).toBe('failure');
    await demo.review([]);
    expect(checkOf(demo).conclusion).toBe('failure');
  });

  it('is accepted by a person by its id', async () => {
    const { demo, submit } = await reviewed(optional);
    demo.repository.collaborators.set('bob', 'admin');
    await submit(blocking);
    await demo.runOnComment(demo.say('bob', `/pr-verdict wont-fix ${openIn(demo)[0]?.id} it is public`));
    expect(checkOf(demo).conclusion).toBe('success');
    await demo.review([]);
    expect(checkOf(demo).conclusion).toBe('success');
  });

  it('does not count where base policy suppresses it', async () => {
    const more = 'policy: { suppress: [{ reviewer: coderabbit, path: "src/**", reason: noise }] }\n';
    const { demo, submit } = await reviewed(
      policyOf('coderabbit: { app: coderabbitai, required: false }, claude: {}', more),
    );
    await submit(blocking);
    expect(checkOf(demo).conclusion).toBe('success');
  });
});

describe('nothing is done', () => {
  it.each([
    ['for what we wrote ourselves', 'github-actions[bot]'],
    ['for another instance, or an app that policy does not name', 'pr-verdict-of-others[bot]'],
    ['for an app whose name only looks alike', 'coderabbitai-pro[bot]'],
  ])('%s', async (_what, login) => {
    const { demo } = await reviewed(optional);
    const comment = appOn(demo.pull, login).comment('Blocking: everything.');
    demo.github.journal.clear();
    const { result } = await demo.runOn('issue_comment', issueCommentEvent(comment));
    expect(result).toMatchObject({ status: 'skipped' });
    expect(demo.github.journal.writes).toEqual([]);
    // It is not even asked what apps said.
    expect(JSON.stringify(demo.github.journal.entries.map(({ body }) => body))).not.toContain('query Apps');
  });

  it('for a review that a person wrote, and on a fork, where nothing can be written', async () => {
    const { demo, rabbit } = await reviewed(optional);
    const event = reviewEvent(rabbit.review(blocking));
    const { user, ...rest } = event['review'] as Record<string, unknown>;
    const person = { ...event, review: { ...rest, user: { ...(user as object), type: 'User' } } };
    const foreign = JSON.parse(JSON.stringify(event));
    foreign.pull_request.head.repo.full_name = 'mallory/demo';
    demo.github.journal.clear();
    for (const payload of [person, foreign]) await demo.runOn('pull_request_review', payload);
    expect(demo.github.journal.entries).toEqual([]);
  });
});

it.each([
  [
    'was lost',
    /left nothing to decide on/,
    (text: string) => text.replace(/pr-verdict[^\n]*state[^\n]*/g, ''),
  ],
  [
    'cannot be read',
    /cannot be read/,
    (text: string) => text.replace(/[A-Za-z0-9+/]{40,}/, (packed) => `${packed.slice(8)}`),
  ],
])(
  'ends a pass as incomplete for a finding that would block, where the kept state %s',
  async (_what, why, change) => {
    const { demo, submit } = await reviewed(optional);
    const check = demo.lastCheck();
    if (check === undefined) throw new Error('there is no check');
    check.text = change(check.text ?? '');
    await submit(reviewWith('🟡 Minor'));
    expect(checkOf(demo).conclusion).toBe('success');
    await submit(blocking);
    expect(checkOf(demo).line).toMatch(/^action_required: .*coderabbit reported since what would block/);
    expect(checkOf(demo).title).toMatch(why);
    expect(checkOf(demo).summary).toContain(problem);
  },
);

it('reads an app again when a person asks for it, and says nothing of a push', async () => {
  const { demo, rabbit } = await reviewed();
  demo.repository.collaborators.set('carol', 'write');
  rabbit.review(clean);
  await demo.runOnComment(demo.say('carol', '/pr-verdict rerun coderabbit'));
  expect(checkOf(demo).conclusion).toBe('success');
  expect(demo.lastCheck()?.text).not.toContain('No comment runs reviewers');
  await demo.runOnComment(demo.say('carol', '/pr-verdict rerun claude'));
  expect(demo.lastCheck()?.text).toContain('No comment runs reviewers');
});
