import { describe, expect, it, onTestFinished } from 'vitest';
import { createJobCheckout } from '../../src/git/working-directory.ts';
import { gitEnvironment } from '../support/git.ts';
import type { CheckoutOptions } from '../support/github/checkout.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import type { Repository } from '../support/github/model/repository.ts';
import type { Permissions, WorldOptions } from '../support/github/model/world.ts';
import { startGitHub } from '../support/github/stand-in.ts';
import { buildGitHubSource, connectAs } from '../support/github-client.ts';

const policyPath = '.github/pr-verdict.yml';

type Files = Readonly<Record<string, string | Uint8Array>>;

interface Options {
  readonly world?: WorldOptions;
  readonly files?: Files;
  readonly change?: Files;
  /** Opens the pull request in place of one from the branch `topic`. */
  readonly open?: (repository: Repository) => PullRequest;
  readonly permissions?: Permissions;
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const filesNamed = (count: number): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}.txt`, 'x\n']));

/** A pull request that changes `a.txt` and adds `b b.txt`, and how to read it. */
async function start({ world, files, change, open, ...options }: Options = {}) {
  const { permissions = { contents: 'read', 'pull-requests': 'read' } } = options;
  const github = await startGitHub(world);
  onTestFinished(() => github.close());
  const repository = github.createRepository({
    owner: 'octo',
    name: 'demo',
    files: { 'a.txt': 'one\ntwo\n', ...files },
  });
  const changed = change ?? { 'a.txt': 'one\n2\n', 'b b.txt': 'new\n' };
  repository.git.branch('topic').writeAll(changed).commit('Change');
  const pull = open?.(repository) ?? repository.openPullRequest({ head: 'topic' });
  const { client } = await connectAs(github, { repository, permissions });
  const lines: string[] = [];
  const add = (line: string) => void lines.push(line);
  return {
    github,
    repository,
    pull,
    lines,
    /** Reads it, in a job without a checkout; `depth: 1` checks out the test merge alone, `depth: 0` the history. */
    fetch: (checkedOut?: CheckoutOptions) => {
      const ref = `refs/pull/${pull.number}/merge`;
      const checkout =
        checkedOut &&
        createJobCheckout({
          directory: repository.checkout({ ref, ...checkedOut }).dir,
          environment: gitEnvironment(),
        });
      return buildGitHubSource(github, {
        client,
        number: pull.number,
        reporter: { info: add, warning: add },
        ...(checkout && { checkout }),
      }).fetch({ policyPath });
    },
    /** Requests that go out together arrive in any order. */
    requests: () => github.journal.print().split('\n').toSorted(),
  };
}

describe('a pull request', () => {
  it('is read in five requests, pinned to the commits of one answer', async () => {
    const { github, pull, fetch, requests } = await start();
    const { headSha, baseSha } = pull;
    const snapshot = await fetch();
    expect(snapshot).toMatchObject({
      commits: { head: headSha, base: baseSha, mergeBase: baseSha },
      pullRequest: { number: 1, author: 'alice', state: 'open', fork: false, changedFiles: 2 },
      coverage: { expected: 2, covered: 2, missing: [] },
      policy: { state: 'absent' },
    });
    expect(text(snapshot.diff)).toBe(pull.comparison().text.toString());
    expect(snapshot.files.map((file) => file.filename)).toEqual(['a.txt', 'b b.txt']);
    expect(requests()).toEqual([
      `GET /repos/octo/demo/compare/${baseSha}...${headSha}?per_page=1 200`,
      `GET /repos/octo/demo/git/trees/${headSha}?recursive=1 200`,
      'GET /repos/octo/demo/pulls/1 200',
      'GET /repos/octo/demo/pulls/1 200',
      'POST /graphql viewer repository 200',
    ]);
    github.assertClean();
  });

  it('is read where its fork was deleted', async () => {
    const { fetch } = await start({
      open: (repository) => {
        const fork = repository.fork('mallory');
        fork.git.branch('topic').write('a.txt', '2\n').commit('Change');
        const pull = repository.openPullRequest({ head: 'topic', from: fork, author: 'mallory' });
        fork.delete();
        repository.world.accounts.remove('mallory');
        return pull;
      },
    });
    expect((await fetch()).pullRequest).toMatchObject({ fork: true, author: null });
  });
});

describe('the policy at the base commit', () => {
  it.each([
    ['whatever the head has', 'version: 1\n'],
    ['also if it is no text', Buffer.from('version: 1 # caf\xe9\n', 'latin1')],
  ])('is read from there, %s', async (_, policy) => {
    const { fetch } = await start({
      files: { [policyPath]: policy },
      change: { [policyPath]: 'version: 1\npolicy: {enforce: false}\n' },
    });
    const { policy: read } = await fetch();
    expect(read.state === 'present' && Buffer.from(read.bytes).equals(Buffer.from(policy))).toBe(true);
  });

  const present = { [policyPath]: 'version: 1\n' };
  const shown = { oid: 'a' };
  const notShown = [{ message: 'Object is too busy', path: ['repository', 'object1'] }];

  it.each<[string, Files, object | null | undefined, readonly object[]]>([
    ['not a file', { [`${policyPath}/x`]: '' }, undefined, []],
    ['1000001 bytes', { [policyPath]: '#'.repeat(1_000_001) }, undefined, []],
    ['does not show it', present, shown, notShown],
    ['does not show the commit', present, null, []],
  ])('is unreadable, not absent: %s', async (reason, files, commit, errors) => {
    const { github, fetch } = await start({ files });
    const none = { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } };
    const headCommit = { associatedPullRequests: none };
    const pullRequest = { reviews: none, reviewThreads: none };
    const repository = { object0: commit, object1: null, headCommit, pullRequest };
    if (commit !== undefined)
      github.faults.push({
        match: ({ operations }) => operations.includes('viewer'),
        act: { answer: { status: 200, body: { errors, data: { viewer: { login: 'bot' }, repository } } } },
      });
    expect((await fetch()).policy).toEqual({ state: 'unreadable', reason: expect.stringContaining(reason) });
  });
});

describe('a diff that GitHub does not hand out', () => {
  const world = { limits: { diffLines: 10, patchLines: 20 } };
  const change = {
    'small.txt': 'one\ntwo\n',
    'huge.txt': Array.from({ length: 40 }, (_, line) => `${line}\n`).join(''),
    'logo.png': Buffer.from([0, 1, 2, 3]),
  };
  const whole = { expected: 3, covered: 3, missing: [] };

  it('is combined from the patches of the files; a missing patch is not covered', async () => {
    const { fetch, lines } = await start({ world, change });
    // A checkout without the contents of files does not help.
    const { coverage, diff } = await fetch({ depth: 0, filter: 'blob:none', sparse: 'docs' });
    const missing = [{ path: 'huge.txt', reason: 'patch-missing' }];
    expect(coverage).toEqual({ expected: 3, covered: 2, missing });
    expect(text(diff)).toContain('+++ b/small.txt');
    expect(text(diff)).not.toContain('huge.txt');
    expect(lines.join('\n')).toContain('does not hand out this diff');
  });

  it.each([
    ['GitHub breaks over it', { status: 502, body: '<html>Unicorn!</html>' }, 5],
    ['something else came', { status: 200, body: '<html>Please log in</html>' }, 1],
  ])('is replaced as well if %s', async (_, answer, times) => {
    const { github, fetch } = await start();
    let isPinned = false;
    const isDiff = ({ route }: JournalEntry) => {
      if (route !== 'GET /repos/{owner}/{repo}/pulls/{pull_number}') return false;
      const wasPinned = isPinned;
      isPinned = true;
      return wasPinned;
    };
    github.faults.push({ times, match: isDiff, act: { answer } });
    const { coverage, diff } = await fetch();
    expect(coverage).toEqual({ expected: 2, covered: 2, missing: [] });
    expect(text(diff)).toContain('+++ b/b b.txt');
  });

  it('is not complete when GitHub does not even list all files, unless the checkout has all commits', async () => {
    const limits = { diffFiles: 1, comparedFiles: 2, listedFiles: 2 };
    const { fetch } = await start({ world: { limits }, change });
    const missing = [{ path: '/', reason: 'unreadable-diff' }];
    expect((await fetch()).coverage).toEqual({ expected: 3, covered: 2, missing });
    const { coverage, files } = await fetch({ depth: 0 });
    expect(coverage).toEqual(whole);
    expect(files).toHaveLength(3);
  });
});

describe('a merge base that GitHub does not return', () => {
  const unanswered = {
    times: 5,
    match: ({ route }: JournalEntry) => route?.includes('/compare/') === true,
    act: { answer: { status: 502, body: '<html>Unicorn!</html>' } },
  };

  it('is found in a checkout with the whole history', async () => {
    const { github, repository, pull, fetch } = await start();
    const mergeBase = pull.mergeBase();
    repository.git.branch('main').write('later.txt', 'x\n').commit('Later');
    repository.push('main');
    github.faults.push(unanswered);
    expect(await fetch({ depth: 0 })).toMatchObject({
      commits: { mergeBase },
      coverage: { expected: 2, covered: 2, missing: [] },
    });
  });

  it('is an error with the newest commit alone', async () => {
    const { github, fetch } = await start();
    github.faults.push(unanswered);
    await expect(fetch({ depth: 1 })).rejects.toMatchObject({ code: 'MERGE_BASE_UNKNOWN' });
  });

  it('is not asked of the checkout if the token may not read the repository', async () => {
    const { fetch } = await start({ permissions: { 'pull-requests': 'read' } });
    await expect(fetch({ depth: 0 })).rejects.toMatchObject({ code: 'GITHUB_PERMISSION_MISSING' });
  });
});

it.each<[string, number, WorldOptions['limits'], number]>([
  ['all at once, since their number is known', 350, undefined, 4],
  ['page by page if the comparison names fewer than GitHub counts', 120, { comparedFiles: 110 }, 2],
  ['also for their patches, if an answer lacks some', 120, { diffFiles: 100, pagePatchBytes: 1_700 }, 2],
])('requests pages of files %s', async (_, count, limits, pages) => {
  const world = { ...(limits && { limits }) };
  const { fetch, requests } = await start({ change: filesNamed(count), world });
  const { files, coverage } = await fetch();
  expect(new Set(files.map((file) => file.filename)).size).toBe(count);
  expect(coverage).toEqual({ expected: count, covered: count, missing: [] });
  expect(requests().filter((request) => request.includes('/files?'))).toHaveLength(pages);
});

describe('the evidence of a pull request', () => {
  it('has commits, closed issues, authors of labels, files, and texts of the base', async () => {
    const owned = { '.github/CODEOWNERS': '* @octo/all\n', 'AGENTS.md': 'Be kind.\n' };
    const { repository, pull, fetch } = await start({ files: owned, change: { 'AGENTS.md': 'Be rude.\n' } });
    pull.closes.push(repository.openIssue({ title: 'Slow', body: 'Very.', labels: ['bug'] }));
    pull.labels.push('risk:red');
    const { evidence } = await fetch();
    expect(evidence).toMatchObject({
      commits: [
        {
          id: pull.headSha,
          message: expect.stringContaining('Change'),
          author: { email: expect.stringContaining('@') },
        },
      ],
      linkedIssues: [{ number: 2, title: 'Slow', body: 'Very.', labels: ['bug'] }],
      headPaths: ['.github/CODEOWNERS', 'AGENTS.md', 'a.txt'],
      // The change does not write the instructions that it is judged by.
      baseFiles: [
        { path: 'AGENTS.md', text: 'Be kind.\n' },
        { path: '.github/CODEOWNERS', text: '* @octo/all\n' },
      ],
    });
    expect(evidence.labelledBy?.get('risk:red')).toBe('alice');
  });

  it('leaves out a list that is longer than one page', async () => {
    const { repository, pull, fetch } = await start();
    for (let n = 0; n < 60; n += 1) pull.closes.push(repository.openIssue({ title: `Issue ${n}` }));
    const { evidence } = await fetch();
    expect(evidence.linkedIssues).toBeUndefined();
    expect(evidence.commits).toHaveLength(1);
  });
});
