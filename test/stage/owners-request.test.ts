import { afterEach, expect, it } from 'vitest';
import type { Scope } from '../../src/model/manifest.ts';
import { Client } from '../support/github/client.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { type GitHubStandIn, startGitHub } from '../support/github/stand-in.ts';
import { runInProcess } from '../support/in-process-run.ts';

let github: GitHubStandIn;

afterEach(async () => {
  github.assertClean();
  await github.close();
});

const asking = {
  finding_id: 'F1',
  source: 'fresh_eyes',
  title: 'The retry has no end',
  file: 'src/app.ts',
  line_start: 1,
  line_end: 1,
  hunk: null,
  why_it_matters: 'A request that always fails is sent for ever.',
  evidence: { type: 'hunk_level_code', detail: 'while (true)' },
  confidence: 'high',
  severity: 'medium',
  action: 'discuss',
  requires_human: true,
};

async function open(
  policy = 'policy: { request-owners: true }',
  owners = '* @bob @alice @octo/platform\n',
  more: Readonly<Record<string, string>> = {},
) {
  github = await startGitHub();
  const files = {
    'README.md': 'Demo\n',
    CODEOWNERS: owners,
    '.github/pr-verdict.yml': `version: 1\n${policy}\n`,
  };
  const repository = github.createRepository({ owner: 'octo', name: 'demo', files });
  for (const login of ['alice', 'bob', 'carol']) repository.collaborators.set(login, 'write');
  repository.git
    .branch('feature')
    .writeAll({ 'src/app.ts': 'export {};\n', ...more })
    .commit('Change');
  return repository.openPullRequest({ head: 'feature', author: 'alice' });
}

async function review(pull: PullRequest, finding: Record<string, unknown> = asking, scope?: Scope) {
  github.journal.clear();
  const ended = await runInProcess({
    github,
    pull,
    files: { 'claude.json': JSON.stringify([finding]) },
    ...(scope && { settings: { scope } }),
  });
  expect(ended.failure).toBeUndefined();
  const requests = github.journal.entries.filter(({ path }) => path.endsWith('/requested_reviewers'));
  return { ...ended, requests: requests.length, all: github.journal.entries.length };
}

const asked = (pull: PullRequest) => pull.requestedReviewers.map(({ login }) => login);

it('asks the owners once where a finding asks for a human, and names the teams', async () => {
  const pull = await open();
  const { requests, all } = await review(pull);
  expect(requests).toBe(1);
  expect(asked(pull)).toEqual(['bob']);
  expect(all).toBeLessThanOrEqual(13 + 1 + 1);
  expect(pull.reviews[0]?.body).toContain('Owners of this change: `@bob`, `@octo/platform`.');
  expect((await review(pull)).requests).toBe(0);
});

it('asks nobody again who has reviewed', async () => {
  const pull = await open();
  await review(pull);
  const bob = new Client(github, github.issueToken({ login: 'bob', kind: 'user' }));
  await bob.post('/repos/octo/demo/pulls/1/reviews', { event: 'COMMENT', body: 'Seen.' });
  expect(asked(pull)).toEqual([]);
  expect((await review(pull)).requests).toBe(0);
});

it.each([
  ['policy does not say so', 'policy: {}', asking],
  ['nobody asks for a human', undefined, { ...asking, requires_human: false }],
])('asks nobody where %s', async (_what, policy, finding) => {
  const pull = await open(policy);
  const { requests } = await review(pull, finding);
  expect([requests, asked(pull)]).toEqual([0, []]);
  expect(pull.reviews[0]?.body).not.toContain('Owners of');
});

it('asks for the lane that policy leaves to humans', async () => {
  const pull = await open('policy: { request-owners: true, human-lanes: [green, yellow, red] }');
  await review(pull, { ...asking, requires_human: false });
  expect(asked(pull)).toEqual(['bob']);
});

it('asks the others where GitHub refuses one, and says whom', async () => {
  const pull = await open(undefined, '* @bob @stranger @carol\n');
  const { reporter } = await review(pull);
  expect(asked(pull).sort()).toEqual(['bob', 'carol']);
  expect(reporter.lines.join('\n')).toContain('lets nobody ask stranger for a review');
});

it('asks under a scope only who owns what is reviewed', async () => {
  const pull = await open(undefined, '* @bob\n/web/ @carol\n', { 'web/page.ts': 'export {};\n' });
  await review(pull, { ...asking, file: 'web/page.ts' }, { kind: 'file', name: 'web/page.ts' });
  expect(asked(pull)).toEqual(['carol']);
  expect(pull.reviews[0]?.body).toContain('`@carol`');
});
