import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { c1Finding } from '../support/builders/documents.ts';
import { workflowDispatchEvent } from '../support/github/events.ts';
import { temporaryFolder } from '../support/runner.ts';
import { type Scenario, startScenario, startTwelveFindings } from '../support/twelve-findings.ts';

function dispatch(scenario: Scenario) {
  const { repository } = scenario;
  return scenario.run({
    event: { name: 'workflow_dispatch', payload: workflowDispatchEvent(repository, { number: '1' }) },
    sha: repository.tip('main'),
    with: { 'pull-request': '1' },
  });
}

it('reviews the pull request that a dispatched run names, on a checkout of its head', async () => {
  const scenario = await startTwelveFindings({ ref: 'refs/pull/1/head' });

  const result = await dispatch(scenario);

  expect(result.exitCode).toBe(1);
  expect(scenario.pull.reviews).toMatchObject([{ state: 'CHANGES_REQUESTED' }]);
  expect(scenario.repository.checkRuns).toMatchObject([
    { headSha: scenario.pull.headSha, conclusion: 'failure' },
  ]);
  expect(result.outputs.get('findings-inline')).toBe('6');
});

it('refuses lines that were read on the default branch, and names the ref to check out', async () => {
  const scenario = await startTwelveFindings({ ref: 'main' });

  const result = await dispatch(scenario);

  expect(result.exitCode).toBe(3);
  expect(result.stdout).toContain('WORKING_DIRECTORY_FOREIGN');
  expect(result.stdout).toMatch(/`ref: refs\/pull\/\$\{\{ .*inputs\.pull-request \}\}\/head`/);
  expect(scenario.pull.reviews).toEqual([]);
  expect(scenario.repository.checkRuns).toMatchObject([
    {
      status: 'completed',
      conclusion: 'action_required',
      title: 'Could not review: WORKING_DIRECTORY_FOREIGN',
    },
  ]);
  expect(result.outputs.get('status')).toBe('error');
});

/** Answers with what it finds by the diff alone, and tells in its words whether it lies in a checkout. */
const byFiles = `
  const { existsSync, writeFileSync } = require('node:fs');
  const where = existsSync('src/app.ts') ? 'in a checkout' : 'beside no checkout';
  const finding = ${JSON.stringify(c1Finding({ line: 1, severity: 'CRITICAL' }))};
  finding.issue = 'The answer lies ' + where + '.';
  writeFileSync(process.env.PR_VERDICT_OUTPUT, JSON.stringify([finding]));
`;
/** Leaves a file behind wherever it is started. */
const byCheckout = `require('node:fs').writeFileSync(process.env.TRACE, 'started'); process.stdout.write('[]');`;

const policy = JSON.stringify({
  version: 1,
  reviewers: {
    files: { run: ['node', '--eval', byFiles], input: 'files', format: 'review-output' },
    checkout: { run: ['node', '--eval', byCheckout], env: ['TRACE'], format: 'review-output' },
  },
  verifiers: { tests: { run: ['node', '--eval', byCheckout], env: ['TRACE'] } },
  hygiene: false,
});

it('runs only reviewers with `input: files` where the dispatched pull request comes from a fork', async () => {
  const scenario = await startScenario({ baseFiles: { '.github/pr-verdict.yml': policy }, ref: 'main' });
  const { repository } = scenario;
  const fork = repository.fork('mallory');
  fork.git.branch('topic').write('src/app.ts', 'changed\nlines\n').commit('Change');
  const pull = repository.openPullRequest({ head: 'topic', from: fork, author: 'mallory' });
  const trace = join(temporaryFolder('trace'), 'trace');

  const result = await scenario.run({
    event: {
      name: 'workflow_dispatch',
      payload: workflowDispatchEvent(repository, { number: `${pull.number}` }),
    },
    sha: repository.tip('main'),
    // As a workflow does that heeds no warning.
    workspace: repository.checkout({ ref: `refs/pull/${pull.number}/head` }).dir,
    with: { 'pull-request': `${pull.number}` },
    env: { TRACE: trace },
  });

  expect(existsSync(trace)).toBe(false);
  expect(pull.threads.map(({ comments }) => comments[0]?.body)).toEqual([
    expect.stringContaining('The answer lies beside no checkout.'),
  ]);
  expect(pull.reviews).toMatchObject([{ state: 'CHANGES_REQUESTED', commitId: pull.headSha }]);
  expect(repository.checkRuns).toMatchObject([
    {
      headSha: pull.headSha,
      conclusion: 'failure',
      title: expect.stringContaining('Incomplete: checkout is blocked'),
    },
  ]);
  expect(result.exitCode).toBe(1);
});
