/** The action over the tests' stand-in for GitHub, as a process of its own. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pullRequestEvent } from '../../test/support/github/events.ts';
import type { PullRequest } from '../../test/support/github/model/pull-request.ts';
import { type GitHubStandIn, startGitHub } from '../../test/support/github/stand-in.ts';

const starter = fileURLToPath(new URL('../../dist/index.js', import.meta.url));

const files = 8;

export interface Opened {
  readonly github: GitHubStandIn;
  readonly pull: PullRequest;
}

/** A pull request of eight files. Every answer takes `answerMs`. */
export async function openPullRequest(answerMs: number): Promise<Opened> {
  const github = await startGitHub({ limits: { hourly: 1_000_000 } });
  const repository = github.createRepository({
    owner: 'octo',
    name: 'demo',
    files: { 'README.md': 'Demo\n' },
  });
  repository.collaborators.set('alice', 'admin');
  const added = Array.from({ length: files }, (_, index) => [`src/${index}.ts`, 'export {};\n'] as const);
  repository.git.branch('feature').writeAll(Object.fromEntries(added)).commit('Change');
  const pull = repository.openPullRequest({ head: 'feature', author: 'alice' });
  github.beforeRequest(() => new Promise((resolve) => setTimeout(resolve, answerMs)));
  return { github, pull };
}

/** A finding on the first line of every file (C1). */
const findings = Array.from({ length: files }, (_, index) => ({
  type: 'inline',
  file: `src/${index}.ts`,
  line: 1,
  category: 'logic',
  issue: `Module ${index} exports nothing. Its importers fail.`,
  references: ['[Modules](https://example.com/modules)'],
  implications: 'The build breaks.',
  severity: 'MINOR',
  confidence: 'HIGH',
  fix: 'Export the function.',
  fix_confidence: 'HIGH',
}));

export interface ActionRun {
  readonly wallMs: number;
  readonly firstOutputMs: number;
  readonly requests: number;
  readonly output: string;
}

export interface ActionOptions {
  readonly nodeOptions?: string;
  /** Milliseconds between two writes; default what the action does. */
  readonly writeSpacingMs?: number;
}

/** Runs the action once to its end. */
export async function runAction({ github, pull }: Opened, options: ActionOptions = {}): Promise<ActionRun> {
  const { nodeOptions = '', writeSpacingMs } = options;
  const root = mkdtempSync(join(tmpdir(), 'pr-verdict-bench-action-'));
  const workspace = join(root, 'workspace');
  mkdirSync(workspace);
  writeFileSync(join(workspace, 'review.json'), JSON.stringify(findings));
  writeFileSync(join(root, 'event.json'), JSON.stringify(pullRequestEvent(pull, 'opened')));
  for (const name of ['output', 'summary', 'state']) writeFileSync(join(root, name), '');
  const { repository } = pull;
  const permissions = {
    contents: 'read',
    'pull-requests': 'write',
    issues: 'read',
    checks: 'write',
  } as const;
  const env = {
    PATH: process.env['PATH'],
    HOME: root,
    NODE_OPTIONS: nodeOptions,
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_REPOSITORY: repository.fullName,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: join(root, 'event.json'),
    GITHUB_SHA: '0'.repeat(40),
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'review',
    GITHUB_WORKSPACE: workspace,
    GITHUB_OUTPUT: join(root, 'output'),
    GITHUB_STEP_SUMMARY: join(root, 'summary'),
    GITHUB_STATE: join(root, 'state'),
    RUNNER_TEMP: root,
    'INPUT_GITHUB-TOKEN': github.issueToken({ repository, permissions }),
    INPUT_FINDINGS: 'review.json',
    ...(writeSpacingMs !== undefined && { PR_VERDICT_WRITE_SPACING_MS: `${writeSpacingMs}` }),
  };
  github.journal.clear();
  const started = performance.now();
  let firstOutputMs = Number.NaN;
  const output: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [starter], { cwd: workspace, env });
    const collect = (chunk: Buffer) => {
      if (output.length === 0) firstOutputMs = performance.now() - started;
      output.push(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', () => resolve());
  });
  const wallMs = performance.now() - started;
  rmSync(root, { recursive: true, force: true });
  const text = Buffer.concat(output).toString('utf8');
  return { wallMs, firstOutputMs, requests: github.journal.entries.length, output: text };
}
