import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { exampleWorkflows } from '../../scripts/workflows.ts';
import { project } from '../../src/model/project.ts';
import { workflowRunEvent } from '../support/github/events.ts';
import { recordRun, uploadArtifact } from '../support/github/model/workflow-run.ts';
import { reviewFile, type StepResult, temporaryFolder } from '../support/runner.ts';
import { reviewOutputFinding, startScenario } from '../support/twelve-findings.ts';
import { zipOf } from '../support/zip.ts';

const Scope = z.enum(['contents', 'pull-requests', 'issues', 'checks', 'actions']);
const Texts = z.record(z.string(), z.coerce.string()).default({});
const Job = z.object({
  permissions: z.partialRecord(Scope, z.enum(['read', 'write'])),
  steps: z.array(
    z.object({ uses: z.string().optional(), run: z.string().optional(), with: Texts, env: Texts }),
  ),
});
const Workflow = z.object({ jobs: z.record(z.string(), Job) });
type Job = z.infer<typeof Job>;

const page = readFileSync(new URL('../../docs/forks.md', import.meta.url), 'utf8');

function jobOf(name: string): Job {
  const jobs = exampleWorkflows()
    .filter((example) => example.name.startsWith('docs/forks.md'))
    .map(({ text }) => Workflow.parse(parse(text)).jobs[name]);
  const job = jobs.find((each) => each !== undefined);
  if (job === undefined) throw new Error(`docs/forks.md has no job ${name}`);
  return job;
}

/** The page's policy, its model played by a script that says what it was given. */
function policyOfPage(script: string): string {
  const [, policy = ''] = /```yaml\n(version: 1\n.*?)```/s.exec(page) ?? [];
  expect(policy).toContain('run: [your-model, review]');
  return policy.replace('[your-model, review]', JSON.stringify([process.execPath, '-e', script]));
}

const aFinding = reviewOutputFinding({ line: 1, issue: 'The lock is never released.', severity: 'MINOR' });
const model = `
  const { existsSync, writeFileSync, readdirSync } = require('node:fs');
  const { MODEL_KEY, PR_VERDICT_DIFF, PR_VERDICT_OUTPUT, INPUT_GITHUB_TOKEN: token } = process.env;
  if (MODEL_KEY !== 'the key' || token !== undefined || !existsSync(PR_VERDICT_DIFF)) process.exit(7);
  writeFileSync(PR_VERDICT_OUTPUT, ${JSON.stringify(JSON.stringify([aFinding]))});
`;

it('review a stranger’s pull request as docs/forks.md shows it', async () => {
  const scenario = await startScenario({ baseFiles: { '.github/pr-verdict.yml': policyOfPage(model) } });
  const { github, repository } = scenario;
  const fork = repository.fork('mallory');
  fork.git.branch('topic').write('src/app.ts', 'changed\nlines\n').commit('Change');
  const pull = repository.openPullRequest({ head: 'topic', from: fork, author: 'mallory' });
  const first = recordRun(repository, { pull });
  const linted = reviewOutputFinding({
    line: 2,
    issue: 'Customer names are logged in clear text.',
    implications: 'Privacy.',
    fix: 'Mask them.',
    severity: 'CRITICAL',
  });
  uploadArtifact(first, 'reviews', zipOf([{ name: 'your-linter.sarif', content: JSON.stringify([linted]) }]));

  /** Artifacts within one run, by name. */
  const handedOn = new Map<string, string>();
  const results = new Map<string, StepResult>();
  for (const [name, job] of [
    ['open', jobOf('open')],
    ['model', jobOf('model')],
    ['publish', jobOf('publish')],
  ] as const) {
    const temp = temporaryFolder(`runner-${name}`);
    const workspace = temporaryFolder(`workspace-${name}`);
    const token = github.issueToken({ repository, permissions: job.permissions });
    const filled = (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [
          key,
          text.replace(expression('runner.temp'), temp).replace(expression('secrets.MODEL_KEY'), 'the key'),
        ]),
      );
    for (const step of job.steps) {
      const inputs = filled(step.with);
      if (step.uses?.startsWith('actions/upload-artifact@')) {
        const kept = temporaryFolder('artifact');
        cpSync(inputs['path'] ?? '', kept, { recursive: true });
        // Whoever talked the model into it may have written all of the first job's files: only its answer goes on.
        expect(readdirSync(kept)).toEqual(['your-model']);
        handedOn.set(inputs['name'] ?? '', kept);
      } else if (step.uses?.startsWith('actions/download-artifact@')) {
        mkdirSync(inputs['path'] ?? '', { recursive: true });
        const from = handedOn.get(inputs['name'] ?? '') ?? '';
        copyAnew(from, inputs['path'] ?? '');
      } else if (step.uses?.startsWith(`${project.home}@`)) {
        const result = await scenario.run({
          event: { name: 'workflow_run', payload: workflowRunEvent(first) },
          workspace,
          temp,
          job: name,
          sha: repository.tip('main'),
          env: filled(step.env),
          with: { 'github-token': token, ...inputs },
        });
        results.set(`${name}: ${inputs['stage']}`, result);
      }
    }
  }

  const ends = Object.fromEntries([...results].map(([stage, { exitCode }]) => [stage, exitCode]));
  expect(ends).toEqual({
    'model: fetch': 0,
    'model: review': 0,
    'open: open': 0,
    'publish: publish': 1,
  });
  expect(pull.reviews).toMatchObject([{ commitId: pull.headSha, state: 'CHANGES_REQUESTED' }]);
  const said = pull.threads.map(({ comments }) => comments[0]?.body ?? '');
  expect(said.some((body) => body.includes('The lock is never released.'))).toBe(true);
  expect(said.some((body) => body.includes('Customer names are logged'))).toBe(true);
  const gate = results.get('publish: publish');
  expect(gate && reviewFile(gate, 'findings.json')).toMatchObject({
    reviewers: expect.arrayContaining([
      expect.objectContaining({ id: 'your-model', outcome: { state: 'reviewed' } }),
      expect.objectContaining({ id: 'your-linter', required: false }),
    ]),
  });
  expect(repository.checkRuns).toMatchObject([{ headSha: pull.headSha, conclusion: 'failure' }]);
});

function expression(name: string): string {
  return `$\{{ ${name} }}`;
}

/** As a download does: files get the time at which they are written. */
function copyAnew(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: false });
  writeFileSync(join(to, '.downloaded'), '');
}
