import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createRedactor } from '../../src/domain/redact.ts';
import { readRunner } from '../../src/edges/runner.ts';
import { parseInputs } from '../../src/inputs.ts';
import { run } from '../../src/run.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { type Demo, startDemo } from '../support/github/demo.ts';
import { pullRequestEvent } from '../support/github/events.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { Permissions } from '../support/github/model/tokens.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { temporaryFolder } from '../support/runner.ts';
import { documentedPermissions, reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const clean = '[]';
const blocking = JSON.stringify([reviewOutputFinding({ severity: 'CRITICAL', category: 'security' })]);

let demo: Demo;
/** A pull request from another branch at the very same commit. */
let second: PullRequest;
beforeEach(async () => {
  demo = await startDemo();
  const { repository } = demo;
  repository.git.branch('copy', 'feature');
  repository.push('copy');
  second = repository.openPullRequest({ head: 'copy', author: 'alice' });
});
afterEach(async () => {
  demo.github.assertClean();
  await demo.github.close();
});

let runs = 0;
async function review(pull: PullRequest, findings: string): Promise<void> {
  const { github } = demo;
  runs += 1;
  const files = { 'claude.json': findings };
  const ended = await runInProcess({
    github,
    pull,
    files,
    client: { timer: virtualTimer() },
    runKey: `run-${runs}`,
  });
  if (ended.result === undefined) throw ended.failure;
}

function push(): void {
  demo.repository.git.branch('copy').write('more.ts', 'export {};\n').commit('More');
  demo.repository.push('copy');
}

/** The run that the push starts, as the action makes it. */
async function runPushed(
  inputs: Readonly<Record<string, string>> = {},
  permissions: Permissions = documentedPermissions,
) {
  const { github, repository } = demo;
  const root = temporaryFolder('pushed');
  writeFileSync(join(root, 'claude.json'), clean);
  const eventPath = join(root, '..', `${basename(root)}-event.json`);
  writeFileSync(eventPath, JSON.stringify(pullRequestEvent(second, 'synchronize')));
  onTestFinished(() => rmSync(eventPath));
  const reporter = new RecordingReporter();
  const given = Object.entries(inputs).map(([input, value]) => [`INPUT_${input.toUpperCase()}`, value]);
  const runner = await readRunner({
    PATH: process.env['PATH'] ?? '',
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_REPOSITORY: repository.fullName,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: eventPath,
    PR_VERDICT_WRITE_SPACING_MS: '0',
    'INPUT_GITHUB-TOKEN': github.issueToken({ repository, permissions }),
    'INPUT_REVIEW-DIR': join(root, '.code-review'),
    INPUT_FINDINGS: 'claude.json',
    ...Object.fromEntries(given),
  });
  const reading = parseInputs(runner.input);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  github.journal.clear();
  const result = await run({
    inputs: reading.inputs,
    runner,
    reporter,
    redact: createRedactor([]),
    root,
    runKey: 'pushed',
    rememberGate: () => {},
  });
  return { result, reporter };
}

const onHead = (head: string) =>
  demo.repository.checkRuns
    .filter(({ headSha }) => headSha === head)
    .map(({ conclusion, title }) => `${conclusion}: ${title}`);
const lookups = () =>
  demo.github.journal.entries.filter(({ body }) => JSON.stringify(body ?? '').includes('query Members'))
    .length;

const clear = 'PASS · 1 reviewer · 5/5 files';
const failing = 'FAIL · 1 reviewer · 5/5 files · 1 blocking finding';

describe('a push to one of the pull requests on a head', () => {
  it('lets the others go, before its own review ends', async () => {
    await review(demo.pull, clean);
    await review(second, blocking);
    expect(onHead(demo.pull.headSha)[0]).toBe(`failure: Held by #2 · ${clear}`);
    push();
    const { result } = await runPushed();
    expect(onHead(demo.pull.headSha)).toEqual([
      `success: ${clear}`,
      `success: #2 no longer counts · ${failing}`,
    ]);
    expect(second.headSha).not.toBe(demo.pull.headSha);
    expect(result).toMatchObject({ head: second.headSha });
    const checks = demo.github.journal.writes.filter(({ path }) => path.includes('/check-runs'));
    expect(checks.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
  });

  it('asks for nothing more where nobody is left on the old head', async () => {
    await review(second, clean);
    demo.pull.close();
    push();
    await runPushed();
    expect(lookups()).toBe(0);
  });

  it('changes nothing in a dry run, or where the gate is no check', async () => {
    await review(demo.pull, clean);
    await review(second, blocking);
    const before = onHead(demo.pull.headSha);
    push();
    await runPushed({ 'dry-run': 'true' });
    await runPushed({ gate: 'job' });
    expect(onHead(demo.pull.headSha)).toEqual(before);
  });

  it('is reviewed all the same where the others cannot be let go', async () => {
    await review(demo.pull, clean);
    await review(second, clean);
    push();
    demo.github.faults.push({
      match: ({ body }) => JSON.stringify(body ?? '').includes('query Members'),
      act: { answer: { status: 404, body: { message: 'Not Found' } } },
    });
    const { result, reporter } = await runPushed();
    expect(result).toMatchObject({ exitCode: 0, conclusion: 'success' });
    expect(reporter.lines.join('\n')).toContain('were not concluded again');
  });
});
