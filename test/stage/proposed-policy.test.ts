import { afterEach, expect, it } from 'vitest';
import { type GitHubStandIn, startGitHub } from '../support/github/stand-in.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

const policyPath = '.github/pr-verdict.yml';

let github: GitHubStandIn;

afterEach(async () => {
  await github.close();
  github.assertClean();
});

/** A run on a change of `a.txt` and of the policy file, which stands at the base as `base`. */
async function review(base: string, head: string | undefined) {
  github = await startGitHub();
  const files = { 'a.txt': 'one\ntwo\n', [policyPath]: base };
  const repository = github.createRepository({ owner: 'octo', name: 'demo', files });
  const policy = head === undefined ? {} : { [policyPath]: head };
  repository.git
    .branch('topic')
    .writeAll({ 'a.txt': 'one\n2\n', ...policy })
    .commit('Change');
  const pull = repository.openPullRequest({ head: 'topic' });
  const finding = reviewOutputFinding({ file: 'a.txt', line: 2, severity: 'CRITICAL' });
  const { directory } = await runInProcess({
    github,
    pull,
    files: { 'claude.json': JSON.stringify([finding]) },
    client: { timer: virtualTimer() },
  });
  const texts = [directory.text('report.md'), pull.reviews[0]?.body, repository.checkRuns[0]?.summary];
  return { texts, check: repository.checkRuns[0], requests: github.journal.entries.length };
}

it('is told of its edit of the policy file that it takes effect after merging, and judged by the base', async () => {
  const { texts, check } = await review('version: 1\n', 'version: 1\npolicy: {enforce: false}\n');
  for (const each of texts) expect(each).toContain('takes effect after merging');
  expect(check).toMatchObject({ conclusion: 'failure' });
});

it('is told what is wrong with it', async () => {
  const { texts, check } = await review('version: 1\n', 'version: 1\npolicy:\n  fail-on: sometimes\n');
  for (const each of texts) {
    expect(each).toContain('Its version is not valid');
    expect(each).toContain('3:12 policy.fail-on');
  }
  expect(check).toMatchObject({ conclusion: 'failure' });
});

it('hears nothing of it otherwise, and the edit costs no request more', async () => {
  const without = await review('version: 1\n', undefined);
  for (const each of without.texts) expect(each).not.toContain('policy file');
  await github.close();
  const edited = await review('version: 1\n', 'version: 1\npolicy: {enforce: true}\n');
  expect(edited.requests).toBe(without.requests);
});
