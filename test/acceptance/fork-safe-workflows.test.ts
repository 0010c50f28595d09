import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { exampleWorkflows, ownWorkflows } from '../../scripts/workflows.ts';
import { workflowRunEvent } from '../support/github/events.ts';
import { recordRun, uploadArtifact } from '../support/github/model/workflow-run.ts';
import { playWorkflow } from '../support/play-workflow.ts';
import { reviewFile } from '../support/runner.ts';
import { reviewOutputFinding, startScenario } from '../support/twelve-findings.ts';
import { zipOf } from '../support/zip.ts';

const page = readFileSync(new URL('../../docs/forks.md', import.meta.url), 'utf8');

/** The page's workflow that has this job. */
function pageWorkflow(job: string): string {
  const examples = exampleWorkflows().filter(({ name }) => name.startsWith('docs/forks.md'));
  const Jobs = z.object({ jobs: z.record(z.string(), z.unknown()) });
  const found = examples.find(({ text }) => job in Jobs.parse(parse(text)).jobs);
  if (found === undefined) throw new Error(`docs/forks.md has no job ${job}`);
  return found.text;
}

const called = ownWorkflows().find(({ name }) => name.endsWith('/review-forks.yml'))?.text ?? '';

/** The page's policy, its model played by a script that says what it was given. */
function policyOfPage(script: string): string {
  const [, policy = ''] = /```yaml\n(version: 1\n.*?)```/s.exec(page) ?? [];
  expect(policy).toContain('run: [your-model, review]');
  return policy
    .replace('[your-model, review]', JSON.stringify([process.execPath, '-e', script]))
    .replaceAll('MODEL_KEY', 'OPENAI_API_KEY');
}

const aFinding = reviewOutputFinding({ line: 1, issue: 'The lock is never released.', severity: 'MINOR' });
const model = `
  const { existsSync, writeFileSync } = require('node:fs');
  const { OPENAI_API_KEY, PR_VERDICT_DIFF, PR_VERDICT_OUTPUT, INPUT_GITHUB_TOKEN: token } = process.env;
  if (OPENAI_API_KEY !== 'the key' || token !== undefined || !existsSync(PR_VERDICT_DIFF)) process.exit(7);
  writeFileSync(PR_VERDICT_OUTPUT, ${JSON.stringify(JSON.stringify([aFinding]))});
`;
const linted = reviewOutputFinding({
  line: 2,
  issue: 'Customer names are logged in clear text.',
  implications: 'Privacy.',
  fix: 'Mask them.',
  severity: 'CRITICAL',
});

it.each([
  ['copied from docs/forks.md', ['open', 'model', 'publish']],
  ['called', ['open', 'reviewers', 'publish']],
])(
  'workflows review a pull request from a fork: %s',
  async (how, [open = '', reviewers = '', publish = '']) => {
    const scenario = await startScenario({ baseFiles: { '.github/pr-verdict.yml': policyOfPage(model) } });
    const { repository } = scenario;
    const fork = repository.fork('mallory');
    fork.git.branch('topic').write('src/app.ts', 'changed\nlines\n').commit('Change');
    const pull = repository.openPullRequest({ head: 'topic', from: fork, author: 'mallory' });
    const first = recordRun(repository, { pull });
    uploadArtifact(
      first,
      'reviews',
      zipOf([{ name: 'your-linter.sarif', content: JSON.stringify([linted]) }]),
    );

    const texts =
      how === 'called'
        ? { open: called, rest: called }
        : { open: pageWorkflow('open'), rest: pageWorkflow('publish') };
    const shared = {
      scenario: { ...scenario, pull },
      event: { name: 'workflow_run', payload: workflowRunEvent(first) },
      inputs: {
        findings: 'your-linter=artifact:reviews/your-linter.sarif',
        config: '.github/pr-verdict.yml',
        'check-name': 'pr-verdict',
      },
      secrets: { OPENAI_API_KEY: 'the key', MODEL_KEY: 'the key' },
      // The author of the change may have persuaded the reviewer to write anything: only its answer goes on.
      onUpload: (name: string, folder: string) =>
        expect(readdirSync(folder)).toEqual([name === 'preview.html' ? name : 'your-model']),
    };
    const opened = await playWorkflow({ ...shared, workflow: texts.open, jobs: [open] });
    const done = await playWorkflow({
      ...shared,
      workflow: texts.rest.replaceAll('MODEL_KEY:', 'OPENAI_API_KEY:'),
      jobs: [reviewers, publish],
    });

    const ends = [...opened, ...done].map(([stage, { exitCode }]) => [stage.replace(/^.*: /, ''), exitCode]);
    expect(ends).toEqual([
      ['open', 0],
      ['fetch', 0],
      ['review', 0],
      ['publish', 1],
    ]);
    expect(pull.reviews).toMatchObject([{ commitId: pull.headSha, state: 'CHANGES_REQUESTED' }]);
    const posted = pull.threads.map(({ comments }) => comments[0]?.body ?? '').join('\n');
    expect(posted).toContain('The lock is never released.');
    expect(posted).toContain('Customer names are logged');
    const gate = done.get('publish: publish');
    expect(gate && reviewFile(gate, 'findings.json')).toMatchObject({
      reviewers: expect.arrayContaining([
        expect.objectContaining({ id: 'your-model', outcome: { state: 'reviewed' } }),
        expect.objectContaining({ id: 'your-linter', required: false }),
      ]),
    });
    expect(repository.checkRuns).toMatchObject([{ headSha: pull.headSha, conclusion: 'failure' }]);
  },
);
