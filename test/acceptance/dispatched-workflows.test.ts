import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encodings } from '../../src/model/redact.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { workflowDispatchEvent } from '../support/github/events.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { Played } from '../support/play-workflow.ts';
import {
  exampleOf,
  expectFailure,
  fix,
  opened,
  play,
  refused,
  start,
  startFork,
  withClaude,
} from '../support/played-pages.ts';
import { recipeWorkflow } from '../support/recipe-page.ts';
import type { Scenario } from '../support/twelve-findings.ts';

const dispatched = ({ repository }: Scenario, { number }: PullRequest) => ({
  name: 'workflow_dispatch',
  payload: workflowDispatchEvent(repository, { 'pull-request': String(number) }),
});

const called = () => exampleOf('docs/workflows.md#called: Review');
const copied = () => exampleOf('docs/workflows.md#copied: Review');
const jobs = () => exampleOf('docs/workflows.md#one-job-per-reviewer: Review');
const recipe = () => recipeWorkflow('claude-code');

describe('a review that a person starts', () => {
  it.each([
    ['called', called, withClaude],
    ['one step', () => exampleOf('docs/workflows.md#one-step: Review'), {}],
    ['copied', copied, {}],
    ['one job per reviewer', jobs, withClaude],
    ['recipes', recipe, withClaude],
  ])(
    'reads the head of the pull request: %s',
    async (_, workflow, files) => {
      const scenario = await start(files);
      const { pull } = scenario;
      await play(scenario, workflow(), dispatched(scenario, pull));
      expectFailure(scenario, pull);
    },
    180_000,
  );

  it('reads it without a checkout: README', async () => {
    const scenario = await start();
    fix(scenario.pull);
    await play(scenario, exampleOf('README.md#start: Review'), dispatched(scenario, scenario.pull));
    expect(scenario.repository.checkRuns).toMatchObject([
      { headSha: scenario.pull.headSha, conclusion: 'success' },
    ]);
    expect(refused(scenario)).toEqual([]);
  });

  it('checks out nothing of a fork, and starts only what reads files', async () => {
    const { scenario, pull } = await startFork({ publish: '' }, { files: withClaude });
    const { steps } = await play(scenario, called(), dispatched(scenario, pull));
    expect(steps.get('review / models: review')?.stdout).toContain('PRIVILEGED_EVENT');
    expect(steps.get('review / tools: fetch')?.outputs.get('checkout-ref') ?? '').toBe('');
    expect(scenario.repository.checkRuns).toMatchObject([{ conclusion: 'action_required' }]);
  });
});

const key = 'k3y-of/the+model';
const secrets = { ANTHROPIC_API_KEY: key };
const spoken = c1Finding({ line: 5, issue: `The key is ${encodings(key).join(' and ')}.` });
const answer = JSON.stringify({ structured_output: { contract: 'review-output', document: [spoken] } });
const claude = `echo "$ANTHROPIC_API_KEY" >&2; echo '${answer}'`;
const yours = `echo "$YOUR_KEY" >&2; echo '${JSON.stringify([spoken])}'`;

/** Every file of every artifact, as one text. */
function textOf({ artifacts }: Played): string {
  return [...artifacts.values()]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
    )
    .join('\n');
}

/** In a workflow. */
const secret = '$' + '{{ secrets.ANTHROPIC_API_KEY }}';

describe('a model that tells its key', () => {
  const withKey = () =>
    copied()
      .replace(
        'run: |\n          mkdir reviews',
        `env: { YOUR_KEY: '${secret}' }\n        run: |\n          mkdir reviews`,
      )
      .replace('./your-reviewer >', 'your-model >')
      .replace(
        '        with:\n          stage: review\n',
        `        env: { YOUR_KEY: '${secret}' }\n        with:\n          stage: review\n`,
      );

  it.each([
    ['called', called, withClaude],
    ['copied', withKey, {}],
    ['one job per reviewer', jobs, withClaude],
    ['recipes', recipe, withClaude],
  ])('tells it to nobody: %s', async (_, workflow, files) => {
    const scenario = await start(files);
    const { pull } = scenario;
    const programs = { npm: 'true', claude, 'your-model': yours };
    const played = await play(scenario, workflow(), opened(pull), { programs, secrets });
    const bodies = pull.threads.flatMap(({ comments }) => comments.map(({ body }) => body)).join('\n');
    expect(bodies).toContain('The key is');
    const [check] = scenario.repository.checkRuns;
    const reviews = pull.reviews.map(({ body }) => body);
    const shown = [textOf(played), bodies, ...reviews, check?.summary, check?.text].join('\n');
    expect(textOf(played)).toContain('The key is ***');
    for (const form of encodings(key)) expect(shown).not.toContain(form);
  });
});
