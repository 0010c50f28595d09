import { expect, it } from 'vitest';
import { c1Finding } from '../support/builders/documents.ts';
import { pullRequestEvent } from '../support/github/events.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { startScenario } from '../support/twelve-findings.ts';

/** Two open pull requests with one head; reviews of #1 are clean, those of #2 are what the test says. */
async function startShared() {
  // A tool's empty document settles what it no longer reports; a model's would not.
  const policy = 'version: 1\nreviewers:\n  linter:\n    kind: tool\n';
  const scenario = await startScenario({ baseFiles: { '.github/pr-verdict.yml': policy } });
  const { repository } = scenario;
  repository.git.branch('release', repository.defaultBranch);
  repository.push('release');
  const other = repository.openPullRequest({ head: 'feature', base: 'release', author: 'alice' });
  scenario.write('clean.json', []);
  const critical = c1Finding({ line: 5, severity: 'CRITICAL', category: 'security' });
  scenario.write('blocking.json', [critical]);
  const runFor = (member: PullRequest, findings: string, runId: number) =>
    scenario.run({
      runId,
      event: { name: 'pull_request', payload: pullRequestEvent(member, 'opened') },
      with: { findings: `linter=${findings}` },
    });
  const checks = () => repository.checkRuns.map(({ conclusion, title }) => `${conclusion}: ${title}`);
  return { scenario, other, runFor, checks };
}

it('concludes with the worst verdict of all pull requests on a head, in any order', async () => {
  const { scenario, other, runFor, checks } = await startShared();

  const alone = await runFor(scenario.pull, 'clean.json', 1);
  expect(checks()).toEqual(['action_required: Held by #2 · PASS · 1 reviewer · 5/5 files']);
  expect(alone.exitCode).toBe(2);
  expect(alone.outputs.get('status')).toBe('incomplete');

  await runFor(other, 'blocking.json', 2);
  expect(checks()).toEqual([
    'failure: Held by #2 · PASS · 1 reviewer · 5/5 files',
    'failure: FAIL · 1 reviewer · 5/5 files · 1 blocking finding · same head as #1',
  ]);

  const again = await runFor(other, 'clean.json', 3);
  expect(checks()).toEqual([
    'success: PASS · 1 reviewer · 5/5 files · same head as #2',
    'failure: FAIL · 1 reviewer · 5/5 files · 1 blocking finding · same head as #1',
    'success: PASS · 1 reviewer · 5/5 files · same head as #1',
  ]);
  expect(again.exitCode).toBe(0);
});
