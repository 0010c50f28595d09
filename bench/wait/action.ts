/** The action over the tests' stand-in for GitHub, as a process of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pullRequestEvent } from '../../test/support/github/events.ts';
import type { PullRequest } from '../../test/support/github/model/pull-request.ts';
import type { GitHubStandIn } from '../../test/support/github/stand-in.ts';
import { openFor } from '../../test/support/open-pull-request.ts';
import { dist, type Measured, runMeasured } from '../child.ts';

const files = 8;

export interface Opened {
  readonly github: GitHubStandIn;
  readonly pull: PullRequest;
  /** Groups of requests that overlapped, and how many are under way. */
  readonly trips: { under: number; count: number };
}

/** A pull request of eight files with so many threads of its author. Every answer takes `answerMs`. */
export async function openPullRequest(answerMs: number, threads = 0): Promise<Opened> {
  const { github, pull } = await openFor({ files, threads });
  const trips = { under: 0, count: 0 };
  github.beforeRequest(async () => {
    if (trips.under === 0) trips.count += 1;
    trips.under += 1;
    await new Promise((resolve) => setTimeout(resolve, answerMs));
  });
  github.afterRequest(() => {
    trips.under -= 1;
  });
  return { github, pull, trips };
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

export interface ActionRun extends Measured {
  readonly requests: number;
  readonly roundTrips: number;
}

/** Runs the action once to its end. `writeSpacingMs` is the time between two writes; default what the action takes. */
export async function runAction(
  { github, pull, trips }: Opened,
  { writeSpacingMs }: { readonly writeSpacingMs?: number } = {},
): Promise<ActionRun> {
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
    BENCH_LOADED: '1',
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
  trips.count = 0;
  const measured = await runMeasured([join(dist, 'index.js')], { cwd: workspace, env });
  rmSync(root, { recursive: true, force: true });
  return { ...measured, requests: github.journal.entries.length, roundTrips: trips.count };
}
