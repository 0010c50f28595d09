/** Danger and reviewdog as steps of a job, posting the same findings as comments on the same lines. */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Permissions } from '../../test/support/github/model/world.ts';
import type { GitHubStandIn } from '../../test/support/github/stand-in.ts';
import { runTimed, type Timed } from '../child.ts';
import { findings, type Job } from './job.ts';

export interface Peer {
  readonly name: string;
  readonly permissions: Permissions;
  readonly isInstalled: () => boolean;
  readonly install: string;
  readonly run: (job: Job) => Promise<Timed>;
}

const danger = fileURLToPath(
  new URL('peers/node_modules/danger/distribution/commands/danger.js', import.meta.url),
);
const dangerfile = findings
  .map(({ path, line, message }) => `warn(${JSON.stringify(message)}, ${JSON.stringify(path)}, ${line});`)
  .join('\n');

const rdjson = JSON.stringify({
  source: { name: 'bench' },
  severity: 'WARNING',
  diagnostics: findings.map(({ path, line, message }) => ({
    message,
    location: { path, range: { start: { line } } },
  })),
});

export const peers: readonly Peer[] = [
  {
    name: 'danger',
    permissions: { contents: 'read', issues: 'write', 'pull-requests': 'write', statuses: 'write' },
    isInstalled: () => existsSync(danger),
    install: 'npm run bench:peers',
    run: ({ workspace, token, env }) => {
      writeFileSync(join(workspace, 'dangerfile.js'), dangerfile);
      return runTimed(process.execPath, [danger, 'ci'], {
        cwd: workspace,
        env: {
          ...env,
          GITHUB_TOKEN: token,
          DANGER_GITHUB_API_BASE_URL: env['GITHUB_API_URL'],
          // The Dangerfile is plain JavaScript; danger would find and misuse this repository's Babel 8.
          DANGER_DISABLE_TRANSPILATION: 'true',
        },
      });
    },
  },
  {
    name: 'reviewdog',
    permissions: { contents: 'read', 'pull-requests': 'write' },
    isInstalled: () => hasReviewdog(),
    install: 'reviewdog in PATH',
    run: ({ workspace, token, env }) => {
      execFileSync('git', ['init', '--quiet'], { cwd: workspace });
      const stdin = join(workspace, 'review.rdjson');
      writeFileSync(stdin, rdjson);
      return runTimed('reviewdog', ['-f=rdjson', '-reporter=github-pr-review'], {
        cwd: workspace,
        env: { ...env, REVIEWDOG_GITHUB_API_TOKEN: token },
        stdin,
      });
    },
  },
];

/**
 * Has the stand-in take reviews of comments without a text. It refuses them, as GitHub's documentation does, but
 * both programs send no others, and GitHub takes them.
 */
export function takeReviewsWithoutText(github: GitHubStandIn): void {
  github.beforeRequest(({ route, body }) => {
    if (route !== 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews') return;
    if (typeof body === 'object' && body !== null && 'body' in body && body.body === '') body.body = '.';
  });
}

function hasReviewdog(): boolean {
  try {
    execFileSync('reviewdog', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
