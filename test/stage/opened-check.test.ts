import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGitHubChecks } from '../../src/github/checks.ts';
import { writeUnfinished } from '../../src/policy/shared-head.ts';
import { checkName } from '../support/builders/run.ts';
import { runForEvent } from '../support/event-run.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import { pullRequestEvent, workflowRunEvent } from '../support/github/events.ts';
import { recordRun } from '../support/github/model/workflow-run.ts';
import { connectAs } from '../support/github-client.ts';
import { temporaryFolder } from '../support/runner.ts';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(async () => {
  demo.github.assertClean();
  await demo.github.close();
});

async function step(stage: string, inputs: Readonly<Record<string, string>> = {}) {
  const { github, repository, pull } = demo;
  const root = temporaryFolder('step');
  writeFileSync(join(root, 'clean.json'), '[]');
  const open: unknown[] = [];
  const ended = await runForEvent({
    github,
    repository,
    event: { name: 'pull_request', payload: pullRequestEvent(pull, 'opened') },
    root,
    inputs: { stage, findings: 'clean.json', ...inputs },
    permissions: publishing,
    rememberGate: (gate) => open.push(gate),
  });
  return { ...ended, leftOpen: open.at(-1) };
}

const checks = () => demo.repository.checkRuns;

describe('`stage: open`', () => {
  it('opens the check that a later job concludes', async () => {
    const { result, leftOpen } = await step('open');
    expect(result).toMatchObject({ exitCode: 0, head: demo.pull.headSha });
    expect(leftOpen).toBeUndefined();
    expect(checks()).toMatchObject([{ name: checkName, status: 'in_progress', headSha: demo.pull.headSha }]);

    expect((await step('publish')).result).toMatchObject({ exitCode: 0, conclusion: 'success' });
    expect(checks()).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
  });

  it('opens another one where an earlier run passed already, so that the old pass does not count', async () => {
    await step('run');
    await step('open');
    await step('open');
    expect(checks()).toMatchObject([{ conclusion: 'success' }, { status: 'in_progress' }]);
  });

  it('sets the status to pending where that is the gate, and does nothing where the job is', async () => {
    await step('open', { gate: 'job' });
    expect(demo.repository.statuses).toEqual([]);
    await step('open', { gate: 'status' });
    expect(demo.repository.statuses).toMatchObject([{ state: 'pending' }]);
    expect(checks()).toEqual([]);
  });
});

it('opens nothing for a requested run where the head was reviewed already, as its words may be all that was edited', async () => {
  await step('run');
  const { github, repository, pull } = demo;
  const event = { name: 'workflow_run', payload: workflowRunEvent(recordRun(repository, { pull })) };
  const open = () =>
    runForEvent({
      github,
      repository,
      event,
      root: temporaryFolder('open'),
      inputs: { stage: 'open' },
      permissions: publishing,
    });
  expect((await open()).result).toMatchObject({ exitCode: 0, status: 'skipped' });
  expect(checks()).toMatchObject([{ conclusion: 'success' }]);

  const { git, defaultBranch } = repository;
  git.branch(defaultBranch);
  git.write('.github/pr-verdict.yml', 'version: 1\n').commit('Another policy');
  repository.push(defaultBranch);
  await open();
  expect(checks()).toMatchObject([{ conclusion: 'success' }, { status: 'in_progress' }]);
});

async function startCheck(externalId: string, login?: string): Promise<void> {
  const token = {
    repository: demo.repository,
    permissions: publishing,
    ...(login && { kind: 'app', login }),
  };
  const { client } = await connectAs(demo.github, token as Parameters<typeof connectAs>[1]);
  const port = createGitHubChecks({ client, owner: 'octo', repo: 'demo' });
  await port.start({ name: checkName, head: demo.pull.headSha, externalId });
}

it('concludes a check that a killed run of the pull request left as cancelled, and no other one', async () => {
  await startCheck(writeUnfinished({ pull: demo.pull.number, state: 'running', key: 'killed' }));
  await startCheck(writeUnfinished({ pull: 99, state: 'running', key: 'of another' }));
  expect((await step('run')).result).toMatchObject({ conclusion: 'success' });
  expect(checks().map(({ conclusion }) => conclusion ?? null)).toEqual(['cancelled', null, 'success']);
});

describe('a name that is used by others on the same head', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['another app', () => startCheck('theirs', 'other-app[bot]'), 'a check by other-app'],
    ['a job or a workflow', () => startCheck(''), 'a check by github-actions'],
    [
      'somebody who set a status',
      () =>
        demo.alice.post(`/repos/octo/demo/statuses/${demo.pull.headSha}`, {
          context: checkName,
          state: 'success',
        }),
      'a commit status by alice',
    ],
  ])('by %s keeps the run from passing, and is named', async (_, use, who) => {
    await use();
    const { result, reporter } = await step('run');
    expect(result).toMatchObject({
      exitCode: 2,
      status: 'incomplete',
      conclusion: 'action_required',
      verdict: '',
    });
    expect(result.title).toBe(`Also on this head under the same name: ${who}`);
    expect(reporter.failures).toEqual(['CHECK_NAME_TAKEN']);
  });
});
