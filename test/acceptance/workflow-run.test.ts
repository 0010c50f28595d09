import { expect, it } from 'vitest';
import { c1Finding } from '../support/builders/documents.ts';
import { workflowRunEvent } from '../support/github/events.ts';
import { recordRun, uploadArtifact, type WorkflowRun } from '../support/github/model/workflow-run.ts';
import { reviewFile, temporaryFolder } from '../support/runner.ts';
import { documentedPermissions, type Scenario, startScenario } from '../support/twelve-findings.ts';
import { zipOf } from '../support/zip.ts';

interface ForkScenario {
  readonly scenario: Scenario;
  readonly fork: ReturnType<Scenario['repository']['fork']>;
  readonly pull: Scenario['pull'];
  readonly run: WorkflowRun;
}

/** A stranger's pull request whose first workflow has finished. */
async function startFork(options: { readonly policy?: string } = {}): Promise<ForkScenario> {
  const scenario = await startScenario({
    permissions: { ...documentedPermissions, actions: 'read' },
    ...(options.policy !== undefined && { baseFiles: { '.github/pr-verdict.yml': options.policy } }),
  });
  const fork = scenario.repository.fork('mallory');
  fork.git.branch('topic').write('src/app.ts', 'changed\nlines\n').commit('Change');
  const pull = scenario.repository.openPullRequest({ head: 'topic', from: fork, author: 'mallory' });
  return { scenario, fork, pull, run: recordRun(scenario.repository, { pull }) };
}

const findings = [c1Finding({ line: 2, severity: 'CRITICAL', issue: 'The lock is never released.' })];

function upload(run: WorkflowRun, files: Readonly<Record<string, unknown>>): void {
  const entries = Object.entries(files).map(([name, content]) => ({
    name,
    content: JSON.stringify(content),
  }));
  uploadArtifact(run, 'reviews', zipOf(entries));
}

/** Without a checkout, as the documentation has it. */
function publish({ scenario, run }: ForkScenario, inputs: Readonly<Record<string, string>> = {}) {
  return scenario.run({
    event: { name: 'workflow_run', payload: workflowRunEvent(run) },
    workspace: temporaryFolder('workspace'),
    sha: scenario.repository.tip('main'),
    with: { findings: 'lint=artifact:reviews/lint.json', ...inputs },
  });
}

it('finds the fork’s pull request and publishes the documents of its run, without letting them satisfy anything', async () => {
  const started = await startFork();
  upload(started.run, { 'lint.json': findings, 'else.json': 'not asked for' });

  const result = await publish(started);

  const { scenario, pull } = started;
  expect(pull.reviews).toMatchObject([{ commitId: pull.headSha, state: 'CHANGES_REQUESTED' }]);
  expect(pull.threads.map(({ anchor }) => anchor.path)).toEqual(['src/app.ts']);
  expect(reviewFile(result, 'findings.json')).toMatchObject({
    documents: expect.arrayContaining([expect.objectContaining({ reviewer: 'lint', foreign: true })]),
    reviewers: expect.arrayContaining([
      expect.objectContaining({
        id: 'lint',
        required: false,
        outcome: { state: 'unavailable', reason: expect.stringContaining('only adds findings') },
      }),
    ]),
  });
  expect(scenario.repository.checkRuns).toMatchObject([{ headSha: pull.headSha, conclusion: 'failure' }]);
  expect(result.exitCode).toBe(1);
  // The artifact's storage is requested without the token.
  scenario.github.assertClean();
});

it('does not take an empty document of the fork for a review by a required reviewer', async () => {
  const policy = 'version: 1\nreviewers:\n  lint: {}\npolicy:\n  approve: true\n';
  const started = await startFork({ policy });
  upload(started.run, { 'lint.json': [] });

  const result = await publish(started);

  expect(result.outputs.get('status')).toBe('incomplete');
  expect(started.scenario.repository.checkRuns).toMatchObject([{ conclusion: 'action_required' }]);
  expect(started.pull.reviews).toEqual([]);
});

it.each<[string, Parameters<typeof zipOf>[0]]>([
  ['a link', [{ name: 'lint.json', content: '/etc/passwd', mode: 0o120777 }]],
  ['a path that climbs out', [{ name: '../lint.json', content: '[]' }]],
])('leaves a reviewer invalid whose artifact has %s, and lets no merge pass', async (_, entries) => {
  const started = await startFork();
  uploadArtifact(started.run, 'reviews', zipOf(entries));

  const result = await publish(started);

  expect(result.outputs.get('status')).toBe('incomplete');
  expect(result.summary).toContain('The artifact "reviews" is not read');
  expect(started.scenario.repository.checkRuns).toMatchObject([{ conclusion: 'action_required' }]);
});

it('ends superseded when the pull request has moved on, and writes nothing', async () => {
  const started = await startFork();
  upload(started.run, { 'lint.json': findings });
  started.fork.git.write('src/app.ts', 'changed\nagain\n').commit('Again');
  started.fork.push('topic');
  started.pull.synchronize();

  const result = await publish(started);

  expect(result.outputs.get('status')).toBe('superseded');
  expect(started.scenario.github.journal.writes).toEqual([]);
});

it('stops where two pull requests have the very head, and names both', async () => {
  const started = await startFork();
  started.scenario.repository.git.branch('release', 'main');
  started.scenario.repository.push('release');
  const other = started.scenario.repository.openPullRequest({
    head: 'topic',
    from: started.fork,
    base: 'release',
    author: 'mallory',
  });
  upload(started.run, { 'lint.json': findings });

  const result = await publish(started);

  expect(result.exitCode).toBe(3);
  expect(result.stdout).toContain('PULL_REQUEST_AMBIGUOUS');
  expect(result.stdout).toContain(`#${other.number}`);
  expect(started.scenario.github.journal.writes).toEqual([]);
});

it('takes no other pull request for it when its own was closed', async () => {
  const started = await startFork();
  started.pull.state = 'closed';

  const result = await publish(started);

  expect(result.outputs.get('status')).toBe('superseded');
  expect(result.stdout).toContain('PULL_REQUEST_GONE');
});

it('does not read a run that no pull request started', async () => {
  const { scenario, pull, fork } = await startFork();
  const run = recordRun(scenario.repository, { pull, event: 'push' });

  const result = await publish({ scenario, pull, fork, run });

  expect(result.exitCode).toBe(3);
  expect(result.stdout).toContain('WORKFLOW_RUN_UNRELATED');
});

it('refuses to read artifacts in a run that no other run triggered', async () => {
  const scenario = await startScenario();

  const result = await scenario.run({ with: { findings: 'lint=artifact:reviews/lint.json' } });

  expect(result.exitCode).toBe(3);
  expect(result.stdout).toContain('ARTIFACT_WITHOUT_RUN');
});
