import { expect, it } from 'vitest';
import { startScenario, startTwelveFindings } from '../support/twelve-findings.ts';

it('reports all mistakes in the inputs at once, in the check as well', async () => {
  const scenario = await startTwelveFindings();

  const result = await scenario.run({
    with: { stage: 'publsh', 'fail-on': 'warn', 'max-comments': '100', 'retry-budget': 'forever' },
  });

  expect(result.exitCode).toBe(3);
  expect(result.outputs.get('status')).toBe('error');
  const errors = result.stdout.split('\n').filter((line) => line.startsWith('::error::'));
  expect(errors).toHaveLength(1);
  for (const name of ['stage', 'fail-on', 'max-comments', 'retry-budget']) {
    expect(errors[0]).toContain(`Input \`${name}\` is`);
  }
  expect(errors[0]).toContain('Did you mean `WARN`?');
  expect(errors[0]).toContain('(INPUT_INVALID)');
  expect(result.summary).toContain('Did you mean `WARN`?');
  expect(scenario.repository.checkRuns).toMatchObject([
    {
      headSha: scenario.pull.headSha,
      conclusion: 'action_required',
      title: 'Could not review: INPUT_INVALID',
    },
  ]);
});

it('withdraws an approval that the new head has not earned', async () => {
  const policy = 'version: 1\npolicy:\n  approve: true\n';
  const scenario = await startScenario({ baseFiles: { '.github/pr-verdict.yml': policy } });
  const { repository, pull } = scenario;
  repository.settings.actionsMayApprove = true;
  scenario.write('out/reviewer.json', []);
  await scenario.run({ with: { findings: 'out/reviewer.json' } });
  expect(pull.reviews).toMatchObject([{ state: 'APPROVED' }]);
  repository.git.branch('feature').write('src/app.ts', 'pushed\n').commit('Push');
  repository.push('feature');

  const { exitCode } = await scenario.run({ runId: 2, with: { 'max-comments': 'many' } });

  expect(exitCode).toBe(3);
  expect(pull.reviews).toMatchObject([{ state: 'DISMISSED' }]);
});

it.each(['check-name', 'github-token'])('leaves no check where `%s` cannot be used', async (name) => {
  const scenario = await startTwelveFindings();

  const result = await scenario.run({
    with: { 'fail-on': 'warn', [name]: name === 'check-name' ? 'x'.repeat(300) : 'none' },
  });

  expect(result.exitCode).toBe(3);
  expect(scenario.repository.checkRuns).toEqual([]);
});

it.each(['check', 'status'])('refuses a %s that has the name of its own job', async (gate) => {
  const scenario = await startTwelveFindings();

  const result = await scenario.run({ job: 'pr-verdict', with: { gate } });

  expect(result.exitCode).toBe(3);
  expect(result.stdout).toContain('CHECK_NAME_IS_JOB');
  expect(scenario.github.journal.entries).toEqual([]);
});

it('asks for the pull request where the event does not name one', async () => {
  const scenario = await startTwelveFindings();

  const result = await scenario.run({ event: { name: 'push', payload: {} } });

  expect(result.exitCode).toBe(3);
  expect(result.stdout).toContain('PULL_REQUEST_UNKNOWN');
  expect(scenario.github.journal.entries).toEqual([]);
});
