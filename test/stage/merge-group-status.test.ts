import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { basisDigest } from '../../src/policy/shared-head.ts';
import { runForEvent } from '../support/event-run.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import { mergeGroupEvent } from '../support/github/events.ts';
import { temporaryFolder } from '../support/runner.ts';

type SetBy = readonly [login: string, state: string, base?: string];

let demo: Demo;
let workflow: string;

beforeAll(async () => {
  demo = await startDemo({ limits: { hourly: 1_000_000 } });
});

beforeEach(() => {
  workflow = "Bob's review";
  demo.repository.statuses.length = 0;
  demo.repository.queue.length = 0;
});

afterAll(async () => {
  await demo.github.close();
  demo.github.assertClean();
});

/** Concludes a group of the one pull request, whose head has these statuses, each set by an account. */
async function judge(...statuses: readonly SetBy[]) {
  const { github, repository, pull, bot } = demo;
  for (const [login, state, ref = pull.baseBranch] of statuses) {
    const description = `PASS · ${basisDigest({ ref, policy: null, failOn: undefined })}`;
    await bot.post(`/repos/octo/demo/statuses/${pull.headSha}`, {
      context: 'pr-verdict',
      state,
      description,
    });
    const set = repository.statuses.pop();
    if (set === undefined) throw new Error('no status was set');
    const account = github.world.accounts.named(login);
    repository.statuses.push({ ...set, token: { ...set.token, account } });
  }
  const entry = repository.enqueue(pull);
  const { result, reporter } = await runForEvent({
    github,
    repository,
    event: { name: 'merge_group', payload: mergeGroupEvent(entry) },
    root: temporaryFolder('group'),
    inputs: { gate: 'status' },
    permissions: publishing,
    workflow,
  });
  const { state, description, sha } = repository.statuses.at(-1) ?? {};
  const page = reporter.summaries.join('\n');
  return { result, state, description, isOnGroup: sha === entry.headSha, page, lines: reporter.lines };
}

const bot = 'github-actions[bot]';

it('passes a merge group whose every member’s status does', async () => {
  expect(await judge([bot, 'pending'], [bot, 'success'])).toMatchObject({
    result: { exitCode: 0, status: 'passed' },
    state: 'success',
    description: 'PASS · #1',
    isOnGroup: true,
  });
});

const command = "gh workflow run 'Bob'\\''s review' -f pull-request=1";
const notReviewed = `Not reviewed: #1 · ${command}`;

it.each<[string, readonly SetBy[], string]>([
  ['no status', [], notReviewed],
  [
    'a review that runs',
    [
      [bot, 'success'],
      [bot, 'pending'],
    ],
    notReviewed,
  ],
  ['a pass for another base branch', [[bot, 'success', 'lax']], notReviewed],
  ['a status that fails', [[bot, 'failure']], 'Does not pass: #1'],
  ['a status that is an error', [[bot, 'error']], 'Does not pass: #1'],
  ['nothing but what somebody else set', [['bob', 'success']], notReviewed],
  [
    'a failure that somebody else talks over',
    [
      [bot, 'failure'],
      ['bob', 'success'],
    ],
    'Does not pass: #1',
  ],
])('fails a merge group with a member that has %s', async (_, statuses, description) => {
  expect(await judge(...statuses)).toMatchObject({ state: 'failure', description, isOnGroup: true });
});

it('names a member without a concluded status, and the command to run, wherever somebody looks', async () => {
  const { lines, page, result } = await judge();
  expect(result.title).toBe(notReviewed);
  expect(lines).toContain(`error: #1 was not reviewed: ${command}`);
  expect(page).toContain(command);
});

it('leaves a command that a status would cut to the job’s summary', async () => {
  workflow = 'A name of which nobody thought that it would ever be read '.repeat(3);
  const { description, page } = await judge();
  expect(description).toBe('Not reviewed: #1');
  expect(page).toContain(workflow.trim());
});
