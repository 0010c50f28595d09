import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFilesAt } from '../../src/github/git-objects.ts';
import type { Failure } from '../../src/model/failure.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { type GitHubStandIn, startGitHub } from '../support/github/stand-in.ts';
import { connectAs } from '../support/github-client.ts';
import { runInProcess } from '../support/in-process-run.ts';

let github: GitHubStandIn;
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(async () => {
  github.assertClean();
  await github.close();
});

function open(files: Readonly<Record<string, string | Buffer>>): PullRequest {
  const repository = github.createRepository({
    owner: 'octo',
    name: 'demo',
    files: { 'README.md': 'Demo\n' },
  });
  repository.git.branch('feature').writeAll(files).commit('Change');
  const pull = repository.openPullRequest({ head: 'feature' });
  github.journal.clear();
  return pull;
}

async function read(pull: PullRequest, paths: readonly string[]) {
  const { client } = await connectAs(github, {
    repository: pull.repository,
    permissions: { contents: 'read' },
  });
  const address = { owner: 'octo', repo: 'demo', number: pull.number };
  return readFilesAt(client, address, { commit: pull.headSha, paths });
}

describe('files of a head that is not checked out', () => {
  it('are asked for together, and only those that there are', async () => {
    const pull = open({ 'a.json': 'čaj\n', 'web/a.json': '' });
    const files = await read(pull, ['a.json', 'web/a.json', 'web', 'none.json']);

    expect(github.journal.entries).toHaveLength(1);
    expect([await files.text('a.json'), await files.text('web/a.json')]).toEqual(['čaj\n', '']);
    expect([await files.text('web'), await files.text('none.json')]).toEqual([undefined, undefined]);
    expect(github.journal.entries).toHaveLength(1);
  });

  it('are whole also where GraphQL cuts a text or takes it for binary', async () => {
    const long = 'long line\n'.repeat(60_000);
    const pull = open({ 'a.lock': long, 'b.lock': `a\0${long}` });
    const files = await read(pull, ['a.lock', 'b.lock']);

    expect(await files.text('a.lock')).toBe(long);
    expect(await files.text('b.lock')).toBe(`a\0${long}`);
  });

  it('are asked for a few at a time', async () => {
    const paths = Array.from({ length: 26 }, (_, index) => `${index}.json`);
    const pull = open({ '0.json': 'first', '25.json': 'last' });
    const files = await read(pull, paths);

    const asked = github.journal.entries.map(({ body }) => JSON.stringify(body));
    expect(new Set(asked).size).toBe(2);
    expect([await files.text('0.json'), await files.text('25.json')]).toEqual(['first', 'last']);
  });

  it('end the run where they cannot be read: what they hold may block', async () => {
    const pull = open({ 'a.json': '{}' });
    github.faults.push({
      match: ({ path }) => path.endsWith('graphql'),
      times: 100,
      act: { answer: { status: 500 } },
    });
    await expect(read(pull, ['a.json'])).rejects.toMatchObject({
      code: 'GITHUB_UNAVAILABLE',
    } satisfies Partial<Failure>);
  });
});

describe('a run without a checkout', () => {
  const workflow = `on: pull_request_target
permissions: write-all
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683
        with:
          ref: \${{ github.event.pull_request.head.sha }}
      - run: npm test
`;

  it('finds what only whole files tell, with one request more than the change needs', async () => {
    const pull = open({ '.github/workflows/test.yml': workflow });
    const { result, directory } = await runInProcess({ github, pull, files: { 'a.json': '[]' } });

    expect(result).toMatchObject({ verdict: 'FAIL' });
    expect(directory.json('findings.json')).toMatchObject({
      findings: [{ category: 'security', locations: [{ path: '.github/workflows/test.yml' }] }],
    });
    const asked = github.journal.reads.filter(({ body }) =>
      `${JSON.stringify(body)}`.includes('query FilesAt'),
    );
    expect(asked).toHaveLength(1);
  });
});
