import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkOf, clean, openIn, policyOf } from '../support/app-runs.ts';
import { type AppReviewOf, appOn } from '../support/apps.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { critical, shareHead, startDemoRuns } from '../support/demo-runs.ts';
import { numbered } from '../support/github/demo.ts';
import { issueCommentEvent, mergeGroupEvent, reviewEvent } from '../support/github/events.ts';
import { removeComment } from '../support/github/reviewing.ts';
import { fill } from '../support/workflow-expressions.ts';

/** A pull request under a policy of these reviewers, that was reviewed once and waits for CodeRabbit. */
async function waiting(reviewers: string, findings: readonly unknown[] = []) {
  const demo = await startDemoRuns(policyOf(reviewers));
  demo.repository.collaborators.set('bob', 'admin');
  await demo.review(findings);
  return { demo, rabbit: appOn(demo.pull, 'coderabbitai[bot]') };
}

const withModel = 'coderabbit: { app: coderabbitai }, claude: {}';

const isReadOfApps = ({ body }: { readonly body: unknown }) =>
  JSON.stringify(body ?? '').includes('query Apps');

it.each(['the app’s', 'the person’s'])(
  'a comment and an app whose runs overlap both count, where %s run is overtaken',
  async (which) => {
    const { demo, rabbit } = await waiting(withModel, [critical]);
    expect(checkOf(demo).conclusion).toBe('failure');
    const id = openIn(demo)[0]?.id;
    const accept = () => demo.runOnComment(demo.say('bob', `/pr-verdict wont-fix ${id} it is public`));
    const review = () => demo.runOn('pull_request_review', reviewEvent(rabbit.review(clean)));
    const [first, second] = which === 'the app’s' ? [review, accept] : [accept, review];
    demo.onceAfter(isReadOfApps, second);
    await first();
    expect(checkOf(demo).conclusion).toBe('success');
  },
);

it('a burst of ten events is one group, of which GitHub runs the first and the last: two conclusions, nothing is lost', async () => {
  const { demo, rabbit } = await waiting(withModel);
  const events = Array.from({ length: 10 }, (_, at) => {
    const body = `_⚠️ Issue_ | _🔴 Critical_\n\n**Problem ${at}.**\n\nText.`;
    const comments = [
      { path: 'src/app.ts', line: [4, 5, 6, 7, 8, 31, 32, 33, 34, 35][at] ?? 5, side: 'RIGHT', body },
    ];
    return reviewEvent(rabbit.review({ body: '**Actionable comments posted: 1**', comments }));
  });
  const { jobs } = parse(readFileSync('.github/workflows/review-events.yml', 'utf8'));
  const groups = events.map((event) =>
    fill(jobs.apply.concurrency.group, { github: { event }, inputs: { 'check-name': 'pr-verdict' } }),
  );
  expect(new Set(groups)).toEqual(new Set([`pr-verdict-events-${demo.pull.number}`]));
  demo.github.journal.clear();
  for (const event of [events.at(0), events.at(-1)]) await demo.runOn('pull_request_review', event ?? {});
  const conclusions = demo.github.journal.writes.filter(({ path }) => path.includes('/check-runs/'));
  expect(conclusions.length).toBeLessThanOrEqual(2);
  expect(openIn(demo)).toHaveLength(10);
});

it('a merge group waits with its pull request for an app, and passes once the app has reviewed', async () => {
  const { demo, rabbit } = await waiting(withModel);
  const inQueue = async () => {
    const entry = demo.repository.enqueue(demo.pull);
    await demo.runOn('merge_group', mergeGroupEvent(entry));
    demo.repository.queue.length = 0;
    return checkOf(demo).conclusion;
  };
  expect(await inQueue()).toBe('failure');
  await demo.runOn('pull_request_review', reviewEvent(rabbit.review(clean)));
  expect(await inQueue()).toBe('success');
});

it('without `wait` a life from a limit to a pass is played by events, and begins anew after a force-push', async () => {
  const { demo, rabbit } = await waiting(
    `claude: { kind: ai }, coderabbit: { app: coderabbitai }, copilot: { app: copilot-pull-request-reviewer, required: false }, bugbot: { app: cursor, wait: 0s }`,
  );
  const { pull } = demo;
  const [copilot, bugbot] = [appOn(pull, 'copilot-pull-request-reviewer[bot]'), appOn(pull, 'cursor[bot]')];
  const onReview = (app: typeof rabbit, review: AppReviewOf) =>
    demo.runOn('pull_request_review', reviewEvent(app.review(review)));
  const onComment = (body: string) => demo.runOn('issue_comment', issueCommentEvent(rabbit.comment(body)));
  const rerun = (app: string) => demo.runOnComment(demo.say('bob', `/pr-verdict rerun ${app}`));
  expect(checkOf(demo)).toMatchObject({ conclusion: 'in_progress', title: 'Waiting for bugbot, coderabbit' });

  // CodeRabbit is rate limited, Copilot refuses in an ordinary review.
  await onComment(
    '<!-- This is an auto-generated comment: rate limited by coderabbit.ai -->\n\n## Review limit reached',
  );
  await onReview(copilot, { body: 'Copilot was unable to review this pull request because of its quota.' });
  expect(checkOf(demo).line).toMatch(/^action_required: Incomplete: bugbot/);

  // CodeRabbit reviews with three threads; Bugbot is clean by its check, which starts nothing.
  const comment = (line: number, title: string) => {
    const body = `_⚠️ Potential issue_ | _🔴 Critical_\n\n**${title}**\n\nFix it.`;
    return { path: 'src/app.ts', line, side: 'RIGHT', body };
  };
  const comments = [
    comment(5, 'Input reaches the query unescaped.'),
    comment(8, 'It loops.'),
    comment(32, 'It locks.'),
  ];
  await onReview(rabbit, { body: '**Actionable comments posted: 3**', comments });
  expect(openIn(demo)).toHaveLength(3);
  bugbot.check({ name: 'Cursor Bugbot', conclusion: 'success', summary: 'no issues found' });
  await rerun('bugbot');
  expect(checkOf(demo).line).toMatch(/^failure: Blocked · 3 critical findings · FAIL ·/);

  // A deleted one still blocks, and the model says one of them in the same words.
  const last = pull.threads.at(-1)?.comments[0];
  if (last !== undefined) removeComment(last);
  const same = c1Finding({
    line: 5,
    severity: 'CRITICAL',
    issue: 'Input reaches the query unescaped. Fix it.',
  });
  await demo.review([same]);
  expect(openIn(demo)).toHaveLength(3);
  expect(
    pull.threads.filter(({ comments: [first] }) => first?.author.login === 'github-actions[bot]'),
  ).toEqual([]);

  // The author fixes two, which CodeRabbit does not repeat; a person resolves the third.
  demo.push({ 'src/app.ts': numbered({ 5: 'changed 5, escaped', 8: null, 32: 'line 32, released\nadded' }) });
  await demo.review([]);
  expect(checkOf(demo).conclusion).toBe('failure');
  rabbit.review(clean);
  const second = pull.threads[1]?.comments[0];
  if (second !== undefined) second.thread.resolvedBy = demo.github.world.accounts.named('bob');
  bugbot.check({ name: 'Cursor Bugbot', conclusion: 'success', summary: 'no issues found' });
  await demo.review([]);
  expect(checkOf(demo).conclusion).toBe('success');
  expect(demo.lastState()?.findings.filter(({ kind }) => kind === 'closed')).toHaveLength(3);

  // After a force-push all is asked again, and events answer.
  demo.forcePush({ 'src/app.ts': 'export const all = "new";\n' });
  await demo.review([]);
  expect(checkOf(demo)).toMatchObject({ conclusion: 'in_progress', title: 'Waiting for bugbot, coderabbit' });
  await onReview(rabbit, clean);
  expect(checkOf(demo)).toMatchObject({ conclusion: 'in_progress', title: 'Waiting for bugbot' });
  bugbot.check({ name: 'Cursor Bugbot', conclusion: 'success', summary: 'no issues found' });
  await rerun('bugbot');
  expect(checkOf(demo).conclusion).toBe('success');
});

it('on a head of two pull requests, an app that is awaited on one holds the other', async () => {
  const { demo, rabbit } = await waiting(withModel);
  const other = shareHead(demo, 'release');
  await demo.run([], { pull: other });
  const conclusions = () => demo.repository.checkRuns.map(({ status, conclusion = status }) => conclusion);
  expect(conclusions()).toEqual(['in_progress', 'in_progress']);
  await demo.runOn('pull_request_review', reviewEvent(rabbit.review(clean)));
  expect(conclusions()).toEqual(['action_required', 'in_progress']);
  expect(demo.repository.checkRuns[0]?.title).toMatch(/^Held by #2/);
  const there = appOn(other, 'coderabbitai[bot]').review(clean);
  await demo.runOn('pull_request_review', reviewEvent(there));
  expect(conclusions()).toEqual(['success', 'success']);
});
