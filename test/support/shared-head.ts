import type { Demo } from './github/demo.ts';
import type { PullRequest } from './github/model/pull-request.ts';
import { type EndedRun, runInProcess } from './in-process-run.ts';
import { reviewOutputFinding } from './twelve-findings.ts';
import { virtualTimer } from './virtual-timer.ts';

/** What one reviewer may answer: nothing, or what blocks. */
export const clean = '[]';
export const blocking = JSON.stringify([reviewOutputFinding({ severity: 'CRITICAL', category: 'security' })]);

/** How a review of the demo's change by one reviewer is titled. */
export const clear = 'PASS · 1 reviewer · 5/5 files';
export const failing = 'FAIL · 1 reviewer · 5/5 files · 1 blocking finding';

/** One more open pull request with the demo's head. */
export function share({ repository, pull }: Demo, base: string): PullRequest {
  repository.git.branch(base, repository.defaultBranch);
  repository.push(base);
  return repository.openPullRequest({ head: pull.headBranch, base, author: 'alice' });
}

/** Reviews pull requests one after the other, each time as another run. */
export function reviewsOn({ github }: Pick<Demo, 'github'>) {
  let runs = 0;
  return (pull: PullRequest, answer: string): Promise<EndedRun> => {
    runs += 1;
    const files = { 'claude.json': answer };
    return runInProcess({ github, pull, files, client: { timer: virtualTimer() }, runKey: `run-${runs}` });
  };
}

/** The conclusion and title of every check of the demo: `success: PASS · …`. */
export function checksOf({ repository }: Pick<Demo, 'repository'>, head?: string): readonly string[] {
  return repository.checkRuns
    .filter(({ headSha }) => head === undefined || headSha === head)
    .map(({ conclusion, title }) => `${conclusion}: ${title}`);
}
