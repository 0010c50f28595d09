import { expect, it } from 'vitest';
import { workflowDispatchEvent } from '../support/github/events.ts';
import { type Scenario, startTwelveFindings } from '../support/twelve-findings.ts';

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
