import { afterEach, beforeEach, expect, it } from 'vitest';
import { type GitHubStandIn, startGitHub } from '../support/github/stand-in.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

let github: GitHubStandIn;
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(async () => {
  github.assertClean();
  await github.close();
});

function openPullRequest() {
  const repository = github.createRepository({
    owner: 'octo',
    name: 'demo',
    files: { 'gone.ts': 'one\ntwo\nthree\n', 'kept.ts': 'kept\n' },
  });
  repository.collaborators.set('alice', 'write');
  repository.git.branch('feature').remove('gone.ts').commit('Remove it');
  return { repository, pull: repository.openPullRequest({ head: 'feature', author: 'alice' }) };
}

it('has its comments on the lines it had, known again at this head, in other words and at the next head', async () => {
  const { repository, pull } = openPullRequest();
  const review = async (runKey: string, words = 'The last caller still needs this. It will break.') => {
    const finding = reviewOutputFinding({ file: 'gone.ts', line: '2-3', issue: words });
    const files = { 'claude.json': JSON.stringify([finding]) };
    const ended = await runInProcess({ github, pull, files, runKey, client: { timer: virtualTimer() } });
    if (ended.result === undefined) throw ended.failure;
    return ended.result.receipt?.counts;
  };

  expect(await review('run-1')).toMatchObject({ inline: 1, file: 0 });
  expect(pull.threads).toMatchObject([{ anchor: { path: 'gone.ts', side: 'LEFT', startLine: 2, line: 3 } }]);

  expect(await review('run-2')).toMatchObject({ inline: 0, withheld: 1 });
  expect(await review('run-3', 'The last caller still needs this line. It will break.')).toMatchObject({
    inline: 0,
    withheld: 1,
  });
  repository.git.write('kept.ts', 'changed\n').commit('Next');
  repository.push('feature');
  expect(await review('run-4')).toMatchObject({ inline: 0, withheld: 1 });
  expect(pull.threads).toHaveLength(1);
});
