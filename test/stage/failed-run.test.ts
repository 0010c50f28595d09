import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runForEvent } from '../support/event-run.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import { pullRequestEvent } from '../support/github/events.ts';
import type { Fault } from '../support/github/faults.ts';
import { temporaryFolder } from '../support/runner.ts';

const policyPath = '.github/pr-verdict.yml';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(async () => {
  demo.github.assertClean();
  await demo.github.close();
});

function setPolicy(policy: string): void {
  const { git, defaultBranch } = demo.repository;
  git.branch(defaultBranch);
  git.write(policyPath, policy).commit('Set the policy');
  demo.repository.push(defaultBranch);
}

function push(): void {
  const { git } = demo.repository;
  git.branch('feature');
  git.write('src/app.ts', 'pushed\n').commit('Push');
  demo.repository.push('feature');
}

async function step(inputs: Readonly<Record<string, string>> = {}) {
  const { github, repository, pull } = demo;
  const root = temporaryFolder('step');
  writeFileSync(join(root, 'clean.json'), '[]');
  return runForEvent({
    github,
    repository,
    event: { name: 'pull_request', payload: pullRequestEvent(pull, 'opened') },
    root,
    inputs: { findings: 'clean.json', 'retry-budget': '0s', ...inputs },
    permissions: publishing,
  });
}

const unavailable = (match: Fault['match']): Fault => ({
  match,
  act: { answer: { status: 502, body: 'Bad Gateway' } },
  times: 1000,
});
const checks = () =>
  demo.repository.checkRuns.map(({ status, conclusion }) => (status === 'completed' ? conclusion : status));

describe.each(['run', 'publish', 'gate'])('a failed `stage: %s`', (stage) => {
  it('concludes the check that was opened for it', async () => {
    await step({ stage: 'open' });
    demo.github.faults.push(unavailable(({ path }) => path.includes('/compare/')));
    const { result } = await step({ stage });
    expect(result.exitCode).not.toBe(0);
    expect(checks()).toEqual(['action_required']);
  });

  it('leaves a check although it broke off before it had one', async () => {
    demo.github.faults.push(unavailable(({ path }) => path === '/graphql'));
    expect((await step({ stage })).result.exitCode).not.toBe(0);
    expect(checks()).toEqual(['action_required']);
  });
});

it('concludes the check where the policy of the base is invalid', async () => {
  setPolicy('version: 1\nnonsense: true\n');
  expect((await step({ stage: 'publish' })).result).toMatchObject({ exitCode: 3 });
  expect(checks()).toEqual(['action_required']);
});

it('concludes what was opened for a head that is not the newest any more as cancelled, and starts nothing', async () => {
  await step({ stage: 'open' });
  const { github, repository, pull } = demo;
  const event = { name: 'pull_request', payload: pullRequestEvent(pull, 'opened') };
  push();
  await runForEvent({ github, repository, event, root: temporaryFolder('late'), permissions: publishing });
  expect(checks()).toEqual(['cancelled']);
});

describe('an approval of ours for an earlier head', () => {
  beforeEach(async () => {
    demo.repository.settings.actionsMayApprove = true;
    setPolicy('version: 1\npolicy:\n  approve: true\nreviewers:\n  clean: {}\n');
    expect((await step()).result).toMatchObject({ exitCode: 0, conclusion: 'success' });
    expect(demo.pull.reviews.map(({ state }) => state)).toEqual(['APPROVED']);
  });

  it.each<[string, Fault['match']]>([
    ['a server error', ({ path }) => path.includes('/compare/')],
    ['an outage of GraphQL', ({ path }) => path === '/graphql'],
  ])('is dismissed by a run that fails for %s', async (_, match) => {
    push();
    demo.github.faults.push(unavailable(match));
    expect((await step()).result.exitCode).not.toBe(0);
    expect(demo.pull.reviews.map(({ state }) => state)).toEqual(['DISMISSED']);
  });

  it('stays where the failed run was about the head that earned it', async () => {
    demo.github.faults.push(unavailable(({ path }) => path.includes('/compare/')));
    expect((await step()).result.exitCode).not.toBe(0);
    expect(demo.pull.reviews.map(({ state }) => state)).toEqual(['APPROVED']);
  });
});
