import { expect, it } from 'vitest';
import { mergeGroupEvent } from '../support/github/events.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { type Scenario, startScenario } from '../support/twelve-findings.ts';

/** Runs the action for the commit that the queue built from the pull requests. */
function runGroup({ repository, run }: Scenario, pulls: readonly PullRequest[], ref?: string) {
  const entry = repository.enqueue(...pulls);
  const payload = mergeGroupEvent(ref === undefined ? entry : { ...entry, ref });
  return run({
    runId: 9,
    event: { name: 'merge_group', payload },
    sha: entry.headSha,
    env: { GITHUB_WORKFLOW: "Bob's review" },
  });
}

/** A second pull request that goes together with the first. */
function openAnother({ repository }: Scenario): PullRequest {
  repository.git
    .branch('another', repository.defaultBranch)
    .write('another.ts', 'export {};\n')
    .commit('Another');
  return repository.openPullRequest({ head: 'another', author: 'alice' });
}

it('fails a group with a member without a review, and names the command that reviews it', async () => {
  const scenario = await startScenario();
  scenario.write('clean.json', []);
  await scenario.run({ with: { findings: 'clean.json' } });
  const another = openAnother(scenario);
  // The branch of the queue names the last member alone, and may be made to name any.
  const lie = `refs/heads/gh-readonly-queue/main/pr-${scenario.pull.number}-${'0'.repeat(40)}`;

  const result = await runGroup(scenario, [scenario.pull, another], lie);

  const check = scenario.repository.checkRuns.at(-1);
  expect(check).toMatchObject({ conclusion: 'failure', title: `Not reviewed: #${another.number}` });
  expect(check?.summary).toContain(`gh workflow run 'Bob'\\''s review' -f pull-request=${another.number}`);
  expect(result.outputs.get('status')).toBe('incomplete');
  expect(result.exitCode).toBe(2);
});

it('fails for every commit that the queue does not know', async () => {
  const scenario = await startScenario();
  const entry = scenario.repository.enqueue(scenario.pull);
  const payload = mergeGroupEvent({ ...entry, headSha: scenario.pull.headSha });

  const result = await scenario.run({ event: { name: 'merge_group', payload } });

  expect(scenario.repository.checkRuns).toMatchObject([
    { conclusion: 'action_required', title: 'Could not review: MERGE_GROUP_UNKNOWN' },
  ]);
  expect(result.stdout).toMatch(/::error::.*MERGE_GROUP_UNKNOWN/);
  expect(result.exitCode).toBe(2);
});
