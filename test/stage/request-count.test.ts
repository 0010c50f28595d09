import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRedactor } from '../../src/domain/redact.ts';
import { readRunner } from '../../src/edges/runner.ts';
import { parseInputs } from '../../src/inputs.ts';
import { run } from '../../src/run.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { Client } from '../support/github/client.ts';
import { workflowDispatchEvent } from '../support/github/events.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { type GitHubStandIn, startGitHub } from '../support/github/stand-in.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { inWaves } from '../support/in-waves.ts';
import { temporaryFolder } from '../support/runner.ts';
import { documentedPermissions, reviewOutputFinding } from '../support/twelve-findings.ts';

let github: GitHubStandIn;

afterEach(async () => {
  vi.unstubAllGlobals();
  github.assertClean();
  await github.close();
});

/** A pull request that adds so many files, on which somebody has said so much, each time in a thread of its own. */
async function open({ files, comments }: { files: number; comments: number }): Promise<PullRequest> {
  github = await startGitHub({ limits: { hourly: 1_000_000 } });
  const repository = github.createRepository({
    owner: 'octo',
    name: 'demo',
    files: { 'README.md': 'Demo\n' },
  });
  repository.collaborators.set('alice', 'write');
  const added = Array.from({ length: files }, (_, index) => [`src/${index}.ts`, 'export {};\n'] as const);
  repository.git.branch('feature').writeAll(Object.fromEntries(added)).commit('Change');
  const pull = repository.openPullRequest({ head: 'feature', author: 'alice' });
  const alice = new Client(github, github.issueToken({ login: 'alice', kind: 'user' }));
  for (let n = 1; n <= comments; n += 1) {
    await alice.post('/repos/octo/demo/pulls/1/comments', {
      body: `Thought ${n}`,
      commit_id: pull.headSha,
      path: 'src/0.ts',
      line: 1,
      side: 'RIGHT',
    });
  }
  github.journal.clear();
  return pull;
}

const inline = reviewOutputFinding({ file: 'src/0.ts', line: 1 });
const { line: _, ...onFile } = reviewOutputFinding({ type: 'file', file: 'src/0.ts', issue: 'No test.' });

/** How often GitHub was asked, and how often the run waited for it; what is asked side by side is waited for once. */
async function measure(pull: PullRequest, findings: readonly unknown[]) {
  const waves = inWaves(fetch);
  vi.stubGlobal('fetch', waves.fetch);
  const { result, failure } = await runInProcess({
    github,
    pull,
    files: { 'claude.json': JSON.stringify(findings) },
  });
  expect(failure).toBeUndefined();
  expect(result).toMatchObject({ exitCode: 0, receipt: { outcome: 'published' } });
  const requests = github.journal.entries.length;
  return { requests, roundTrips: waves.count() };
}

const sizes = [1, 150, 301].flatMap((files) => [0, 99, 120].map((comments) => ({ files, comments })));

describe('a run that publishes a review', () => {
  it.each(sizes)(
    'asks GitHub 12 times and once for every hundred of $files files and $comments comments',
    async ({ files, comments }) => {
      const pull = await open({ files, comments });
      const { requests, roundTrips } = await measure(pull, [inline]);
      expect(requests).toBeLessThanOrEqual(12 + Math.ceil(files / 100) + Math.ceil(comments / 100));
      // Where a hundred threads are not all, the next page names its place only in the answer before it.
      expect(roundTrips).toBeLessThanOrEqual(comments <= 100 ? 9 : 10);
    },
  );

  it('asks once more, and waits for it, where a finding is about a whole file', async () => {
    const pull = await open({ files: 1, comments: 0 });
    const { requests, roundTrips } = await measure(pull, [inline, onFile]);
    expect(requests).toBeLessThanOrEqual(14);
    expect(roundTrips).toBeLessThanOrEqual(10);
  });

  it('tells in the debug log how often it asked, also when it was dispatched', async () => {
    const pull = await open({ files: 1, comments: 0 });
    const root = temporaryFolder('dispatched');
    writeFileSync(join(root, 'claude.json'), JSON.stringify([inline]));
    const reporter = new RecordingReporter();
    const runner = await readRunner(dispatched(pull, root));
    const reading = parseInputs(runner.input);
    if (!reading.ok) throw new Error(reading.problems.join('; '));
    const redact = createRedactor([]);
    await run({
      inputs: reading.inputs,
      runner,
      reporter,
      redact,
      root,
      runKey: '1',
      rememberGate: () => {},
    });

    expect(reporter.outputs.get('review-url')).toContain('/octo/demo/pull/1#');
    expect(github.journal.entries.length).toBeLessThanOrEqual(14);
    expect(reporter.lines.at(-1)).toBe(
      `debug: GitHub was sent ${github.journal.entries.length} requests in this run`,
    );
  });
});

/** The environment of a dispatched step that is told the pull request's number. */
function dispatched({ repository, number }: PullRequest, root: string): Record<string, string> {
  const token = github.issueToken({ repository, permissions: documentedPermissions });
  const eventPath = join(root, '..', `${basename(root)}-event.json`);
  writeFileSync(eventPath, JSON.stringify(workflowDispatchEvent(repository, { number: `${number}` })));
  onTestFinished(() => rmSync(eventPath));
  return {
    PATH: process.env['PATH'] ?? '',
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_REPOSITORY: repository.fullName,
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    GITHUB_EVENT_PATH: eventPath,
    PR_VERDICT_WRITE_SPACING_MS: '0',
    'INPUT_GITHUB-TOKEN': token,
    'INPUT_PULL-REQUEST': `${number}`,
    INPUT_FINDINGS: 'claude.json',
    'INPUT_REVIEW-DIR': join(root, '.code-review'),
  };
}
