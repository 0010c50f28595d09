import { afterEach, beforeEach, expect, it } from 'vitest';
import { runForEvent } from '../support/event-run.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import { issueCommentEvent, mergeGroupEvent, pullRequestEvent } from '../support/github/events.ts';
import { addComment } from '../support/github/model/conversation.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { temporaryFolder } from '../support/runner.ts';
import { blocking, checksOf, clean, clear, failing, reviewsOn } from '../support/shared-head.ts';

const policyPath = '.github/pr-verdict.yml';
const strict = 'version: 1\n';
const lax = 'version: 1\npolicy:\n  fail-on: none\n';

let demo: Demo;
let review: ReturnType<typeof reviewsOn>;
beforeEach(async () => {
  demo = await startDemo();
  setPolicy(demo.repository.defaultBranch, strict);
  setPolicy('lax', lax);
  review = reviewsOn(demo);
});
afterEach(async () => {
  demo.github.assertClean();
  await demo.github.close();
});

function setPolicy(branch: string, policy: string): void {
  const { git } = demo.repository;
  git.branch(branch);
  git.write(policyPath, policy).commit('Set the policy');
  demo.repository.push(branch);
}

const share = (base: string) =>
  demo.repository.openPullRequest({ head: demo.pull.headBranch, base, author: 'alice' });
const checks = () => checksOf(demo, demo.pull.headSha);

async function happens(name: string, payload: ReturnType<typeof pullRequestEvent>) {
  const { github, repository } = demo;
  const root = temporaryFolder('event');
  return runForEvent({ github, repository, event: { name, payload }, root, permissions: publishing });
}

async function joinQueue(pull: PullRequest) {
  demo.repository.queue.length = 0;
  const { result } = await happens('merge_group', mergeGroupEvent(demo.repository.enqueue(pull)));
  return { ...result, summary: demo.repository.checkRuns.at(-1)?.summary };
}

it('leaves a closed pull request its own verdict, and a merge group does not pass it when it is reopened', async () => {
  const other = share('lax');
  await review(demo.pull, blocking);
  await review(other, blocking);
  demo.pull.close();

  await happens('pull_request', pullRequestEvent(demo.pull, 'closed'));
  expect(checks()).toEqual([
    `failure: ${failing} · same head as #2`,
    expect.stringMatching(/^success: FAIL/),
  ]);

  demo.pull.reopen();
  expect(await joinQueue(demo.pull)).toMatchObject({ exitCode: 1, conclusion: 'failure' });
});

it('counts a pass for another base branch as none in a merge group', async () => {
  demo.pull.baseBranch = 'lax';
  await review(demo.pull, blocking);
  expect(checks()).toEqual([expect.stringMatching(/^success/)]);

  demo.pull.baseBranch = demo.repository.defaultBranch;
  const group = await joinQueue(demo.pull);
  expect(group).toMatchObject({ exitCode: 2, conclusion: 'failure', title: 'Not reviewed: #1' });
  expect(group.summary).toContain('Reviewed for another base or policy');
});

it('counts a pass by an earlier policy of the base as none in a merge group', async () => {
  setPolicy(demo.repository.defaultBranch, lax);
  await review(demo.pull, blocking);
  expect(await joinQueue(demo.pull)).toMatchObject({ conclusion: 'success' });
  setPolicy(demo.repository.defaultBranch, strict);
  expect(await joinQueue(demo.pull)).toMatchObject({ conclusion: 'failure' });
});

it('takes a pass for another base from a pull request that shares the head, once a run sees it', async () => {
  demo.pull.baseBranch = 'lax';
  await review(demo.pull, blocking);
  demo.pull.baseBranch = demo.repository.defaultBranch;
  await review(share('lax'), clean);
  expect(checks()).toEqual([
    expect.stringMatching(/^action_required: For another base or policy · FAIL/),
    `action_required: Held by #1 · ${clear}`,
  ]);
});

it('reviews a retargeted head again although only words were edited since', async () => {
  demo.pull.baseBranch = 'lax';
  await review(demo.pull, clean);
  const edited = () => happens('pull_request', pullRequestEvent(demo.pull, 'edited'));
  expect((await edited()).result).toMatchObject({ status: 'skipped' });
  demo.pull.baseBranch = demo.repository.defaultBranch;
  expect((await edited()).result).not.toMatchObject({ status: 'skipped' });
});

it('takes a pass for another base back when a comment starts a run', async () => {
  demo.repository.collaborators.set('bob', 'write');
  demo.pull.baseBranch = 'lax';
  await review(demo.pull, blocking);
  demo.pull.baseBranch = demo.repository.defaultBranch;
  const comment = addComment(demo.pull, demo.github.world.accounts.named('bob'), '/pr-verdict rerun');
  await happens('issue_comment', issueCommentEvent(comment));
  expect(checks()).toEqual([expect.stringMatching(/^action_required: For another base or policy/)]);
});
