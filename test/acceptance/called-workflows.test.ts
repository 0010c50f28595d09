import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleWorkflows } from '../../scripts/workflows.ts';
import { playWorkflow } from '../support/play-workflow.ts';
import { reviewOutputFinding, startScenario } from '../support/twelve-findings.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../.github/workflows/${name}.yml`, import.meta.url), 'utf8');
const defaults = { config: '.github/pr-verdict.yml', 'check-name': 'pr-verdict' };
const policy = `version: 1
reviewers:
  model:
    run: [bash, model.sh]
    env: [ANTHROPIC_API_KEY]
`;
const critical = reviewOutputFinding({
  issue: 'User input reaches the query unescaped.',
  severity: 'CRITICAL',
});

async function start() {
  const script = `test "$ANTHROPIC_API_KEY" = key && cat answer.json > "$PR_VERDICT_OUTPUT"\n`;
  return startScenario({
    baseFiles: { '.github/pr-verdict.yml': policy },
    headFiles: { 'model.sh': script },
  });
}

describe('review.yml', () => {
  it('opens the check, runs reviewers without a write token, and publishes', async () => {
    const scenario = await start();
    const uploads = new Map<string, string>();
    const results = await playWorkflow({
      scenario,
      workflow: read('review'),
      onUpload: (name, folder) => uploads.set(name, folder),
      jobs: ['open', 'reviewers', 'publish'],
      inputs: { ...defaults, setup: `printf '%s' '${JSON.stringify([critical])}' > answer.json` },
      secrets: { ANTHROPIC_API_KEY: 'key' },
    });
    expect([...results].map(([stage, { exitCode }]) => [stage, exitCode])).toEqual([
      ['open: open', 0],
      ['reviewers: fetch', 0],
      ['reviewers: review', 0],
      ['publish: publish', 1],
    ]);
    expect(scenario.pull.reviews).toMatchObject([{ state: 'CHANGES_REQUESTED' }]);
    expect(scenario.repository.checkRuns).toMatchObject([
      { conclusion: 'failure', summary: expect.stringMatching(/\/actions\/runs\/\d+#artifacts/) },
    ]);
    const page = readFileSync(join(uploads.get('preview.html') ?? '', 'preview.html'), 'utf8');
    expect(page).toContain('User input reaches the query unescaped.');
  });

  it('does not pass when the reviewers’ job left nothing', async () => {
    const scenario = await start();
    const results = await playWorkflow({
      scenario,
      workflow: read('review'),
      jobs: ['open', 'publish'],
      inputs: defaults,
    });
    expect(results.get('publish: publish')?.outputs.get('status')).toBe('incomplete');
    expect(scenario.repository.checkRuns).toMatchObject([{ conclusion: 'action_required' }]);
  });

  it('works with the built-in reviewer alone', async () => {
    const scenario = await startScenario();
    await playWorkflow({
      scenario,
      workflow: read('review'),
      jobs: ['open', 'reviewers', 'publish'],
      inputs: defaults,
    });
    expect(scenario.repository.checkRuns).toMatchObject([{ conclusion: 'success' }]);
  });

  it('settles the head of a closed pull request', async () => {
    const scenario = await startScenario();
    scenario.pull.close();
    const results = await playWorkflow({
      scenario,
      workflow: read('review'),
      jobs: ['closed'],
      event: scenario.event('closed'),
      inputs: defaults,
    });
    expect(results.get('closed: run')?.exitCode).toBe(0);
    expect(scenario.pull.reviews).toEqual([]);
  });
});

it('the workflow that README.md starts with reviews and passes without a checkout', async () => {
  const [start] = exampleWorkflows();
  const scenario = await startScenario();
  await playWorkflow({ scenario, workflow: start?.text ?? '', jobs: ['review'] });
  expect(scenario.repository.checkRuns).toMatchObject([{ conclusion: 'success' }]);
});
