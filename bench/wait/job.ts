/** Jobs of GitHub Actions for a pull request in the tests' stand-in for GitHub, whose answers take a while. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pullRequestEvent } from '../../test/support/github/events.ts';
import type { PullRequest } from '../../test/support/github/model/pull-request.ts';
import type { Permissions } from '../../test/support/github/model/world.ts';
import type { GitHubStandIn } from '../../test/support/github/stand-in.ts';
import { openFor } from '../../test/support/open-pull-request.ts';

const files = 8;

/** What every program reports: something about the first line of each file. */
export const findings = Array.from({ length: files }, (_, index) => ({
  path: `src/${index}.ts`,
  line: 1,
  message: `Module ${index} exports nothing. Its importers fail.`,
}));

export interface Opened {
  readonly github: GitHubStandIn;
  readonly pull: PullRequest;
  /** Groups of requests that overlapped, and how many requests are under way. */
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

export interface Job {
  readonly workspace: string;
  readonly token: string;
  readonly env: NodeJS.ProcessEnv;
}

export interface Traffic {
  readonly requests: number;
  readonly roundTrips: number;
}

/** Makes a job whose token has these permissions, runs its only step, and counts the step's requests. */
export async function runJob<Result extends object>(
  { github, pull, trips }: Opened,
  permissions: Permissions,
  step: (job: Job) => Promise<Result>,
): Promise<Result & Traffic> {
  const root = mkdtempSync(join(tmpdir(), 'pr-verdict-bench-job-'));
  const workspace = join(root, 'workspace');
  mkdirSync(workspace);
  writeFileSync(join(root, 'event.json'), JSON.stringify(pullRequestEvent(pull, 'opened')));
  for (const name of ['output', 'summary', 'state']) writeFileSync(join(root, name), '');
  const { repository } = pull;
  const env = {
    PATH: process.env['PATH'],
    HOME: root,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_REPOSITORY: repository.fullName,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: join(root, 'event.json'),
    GITHUB_SHA: '0'.repeat(40),
    GITHUB_WORKFLOW: 'Review',
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'review',
    GITHUB_WORKSPACE: workspace,
    GITHUB_OUTPUT: join(root, 'output'),
    GITHUB_STEP_SUMMARY: join(root, 'summary'),
    GITHUB_STATE: join(root, 'state'),
    RUNNER_TEMP: root,
  };
  github.journal.clear();
  trips.count = 0;
  const result = await step({ workspace, token: github.issueToken({ repository, permissions }), env });
  rmSync(root, { recursive: true, force: true });
  return { ...result, requests: github.journal.entries.length, roundTrips: trips.count };
}
