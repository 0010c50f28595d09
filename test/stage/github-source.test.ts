import { afterEach, describe, expect, it } from 'vitest';
import { createJobCheckout, type JobCheckout } from '../../src/git/working-directory.ts';
import { createGitHubSource, type InspectWorkingDirectory } from '../../src/github/github-source.ts';
import { toolKey } from '../../src/model/mark.ts';
import { checkName } from '../support/builders/run.ts';
import { gitEnvironment } from '../support/git.ts';
import type { CheckoutOptions } from '../support/github/checkout.ts';
import type { NewPullRequest } from '../support/github/model/pull-request.ts';
import type { Permissions, WorldOptions } from '../support/github/model/world.ts';

import { type GitHubStandIn, startGitHub } from '../support/github/stand-in.ts';
import { connectAs } from '../support/github-client.ts';

let github: GitHubStandIn;

describe('github source', () => {
  const nothingCheckedOut = {
    workingDirectory: { state: 'absent', differing: [] },
    workingTreeDiff: new Uint8Array(),
  } as const;

  const policyPath = '.github/pr-verdict.yml';

  afterEach(async () => {
    await github.close();
  });

  function filesNamed(count: number): Readonly<Record<string, string>> {
    return Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}.txt`, 'x\n']));
  }

  /** A pull request that changes `a.txt` and adds `b b.txt`. */
  async function openPullRequest(
    options: {
      readonly world?: WorldOptions;
      readonly files?: Readonly<Record<string, string | Uint8Array>>;
      readonly change?: Readonly<Record<string, string | Uint8Array>>;
      readonly pull?: Partial<NewPullRequest>;
    } = {},
  ) {
    github = await startGitHub(options.world);
    const files = { 'a.txt': 'one\ntwo\n', ...options.files };
    const repository = github.createRepository({ owner: 'octo', name: 'demo', files });
    const change = options.change ?? { 'a.txt': 'one\n2\n', 'b b.txt': 'new\n' };
    repository.git.branch('topic').writeAll(change).commit('Change');
    return { repository, pull: repository.openPullRequest({ head: 'topic', ...options.pull }) };
  }

  async function sourceFor(
    opened: Awaited<ReturnType<typeof openPullRequest>>,
    options: {
      readonly checkout?: JobCheckout;
      readonly permissions?: Permissions;
      readonly number?: number;
      readonly inspect?: InspectWorkingDirectory;
    } = {},
  ) {
    const { repository, pull } = opened;
    const { permissions = { contents: 'read', 'pull-requests': 'read' }, checkout } = options;
    const { client, waits } = await connectAs(github, { repository, permissions });
    const lines: string[] = [];
    const source = createGitHubSource({
      tool: toolKey(checkName),
      client,
      repository: { owner: 'octo', name: 'demo', serverUrl: github.serverUrl },
      number: options.number ?? pull.number,
      inspect: options.inspect ?? (async () => nothingCheckedOut),
      reporter: { info: (line) => lines.push(line), warning: (line) => lines.push(line) },
      ...(checkout !== undefined && { checkout }),
    });
    return { fetch: () => source.fetch({ policyPath }), waits, lines };
  }

  /** The job's checkout with the whole history; one of the test merge alone has `depth: 1`. */
  function checkOut(
    { repository, pull }: Awaited<ReturnType<typeof openPullRequest>>,
    options: CheckoutOptions = {},
  ) {
    const { dir } = repository.checkout({ ref: `refs/pull/${pull.number}/merge`, depth: 0, ...options });
    return createJobCheckout({ directory: dir, environment: gitEnvironment() });
  }

  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

  /** Requests that go out side by side arrive in any order. */
  const requests = () => github.journal.print().split('\n').toSorted();

  describe('a pull request', () => {
    it('is read in five requests, pinned to the commits of one answer', async () => {
      const opened = await openPullRequest();
      const { fetch } = await sourceFor(opened);
      const snapshot = await fetch();
      const { headSha, baseSha } = opened.pull;
      expect(snapshot.commits).toEqual({ head: headSha, base: baseSha, mergeBase: baseSha });
      expect(snapshot.pullRequest).toMatchObject({
        number: 1,
        author: 'alice',
        state: 'open',
        fork: false,
        changedFiles: 2,
      });
      expect(text(snapshot.diff)).toBe(opened.pull.comparison().text.toString());
      expect(snapshot.files.map((file) => file.filename)).toEqual(['a.txt', 'b b.txt']);
      expect(snapshot.coverage).toEqual({ expected: 2, covered: 2, missing: [] });
      expect(snapshot.policy).toEqual({ state: 'absent' });
      expect(requests()).toEqual([
        `GET /repos/octo/demo/compare/${baseSha}...${headSha}?per_page=1 200`,
        `GET /repos/octo/demo/git/trees/${headSha}?recursive=1 200`,
        'GET /repos/octo/demo/pulls/1 200',
        'GET /repos/octo/demo/pulls/1 200',
        'POST /graphql viewer repository 200',
      ]);
      github.assertClean();
    });

    it('starts from the merge base, not from where the base branch is now', async () => {
      const opened = await openPullRequest();
      const fork = opened.pull.baseSha;
      opened.repository.git.branch('main').write('later.txt', 'x\n').commit('Later');
      opened.repository.push('main');
      const { fetch } = await sourceFor(opened);
      const { commits, files } = await fetch();
      expect(commits.mergeBase).toBe(fork);
      expect(commits.base).toBe(opened.pull.baseSha);
      expect(commits.base).not.toBe(fork);
      expect(files.map((file) => file.filename)).not.toContain('later.txt');
    });

    it('hands a file of the head to the inspection of the working directory', async () => {
      const bytes = Uint8Array.of(0, 0xff, 10);
      const opened = await openPullRequest({ change: { 'logo.bin': bytes } });
      let read: Uint8Array | undefined;
      const { fetch } = await sourceFor(opened, {
        inspect: async ({ head, files, headBlob }) => {
          expect(head).toBe(opened.pull.headSha);
          read = await headBlob(files[0]?.sha ?? '');
          return { ...nothingCheckedOut, workingTreeDiff: Uint8Array.of(1) };
        },
      });
      expect((await fetch()).workingTreeDiff).toEqual(Uint8Array.of(1));
      expect(read).toEqual(bytes);
    });

    it('from a fork that was deleted is read as well', async () => {
      github = await startGitHub();
      const repository = github.createRepository({ owner: 'octo', name: 'demo', files: { 'a.txt': '1\n' } });
      const fork = repository.fork('mallory');
      fork.git.branch('topic').write('a.txt', '2\n').commit('Change');
      const pull = repository.openPullRequest({ head: 'topic', from: fork, author: 'mallory' });
      fork.delete();
      github.world.accounts.remove('mallory');
      const { fetch } = await sourceFor({ repository, pull });
      expect((await fetch()).pullRequest).toMatchObject({ fork: true, author: null });
    });

    it.each([
      ['closed', { state: 'closed' }],
      ['merged', { state: 'merged' }],
      ['locked', { state: 'open', locked: true }],
      ['draft', { state: 'open', draft: true }],
    ] as const)('that is %s is read with its state', async (what, expected) => {
      const opened = await openPullRequest({ pull: { draft: what === 'draft' } });
      if (what === 'closed') opened.pull.close();
      if (what === 'merged') opened.pull.merge();
      if (what === 'locked') opened.pull.locked = true;
      const { fetch } = await sourceFor(opened);
      expect((await fetch()).pullRequest).toMatchObject(expected);
    });
  });

  describe('the policy at the base commit', () => {
    const policy = 'version: 1\n';

    it('is read from there, whatever the head has', async () => {
      const opened = await openPullRequest({
        files: { [policyPath]: policy },
        change: { [policyPath]: 'version: 1\npolicy: {enforce: false}\n' },
      });
      const { fetch } = await sourceFor(opened);
      expect((await fetch()).policy).toMatchObject({
        state: 'present',
        bytes: new TextEncoder().encode(policy),
      });
    });

    it('keeps bytes that are no text', async () => {
      const bytes = Buffer.from('version: 1 # caf\xe9\n', 'latin1');
      const opened = await openPullRequest({ files: { [policyPath]: bytes } });
      const { fetch } = await sourceFor(opened);
      const { policy: read } = await fetch();
      expect(read.state === 'present' && Buffer.from(read.bytes).equals(bytes)).toBe(true);
    });

    it.each([
      ['it is a folder', { [`${policyPath}/x`]: '' }, 'not a file'],
      ['it is larger than any policy', { [policyPath]: '#'.repeat(1_000_001) }, '1000001 bytes'],
    ])('is unreadable, not absent, where %s', async (_, files, reason) => {
      const opened = await openPullRequest({ files });
      const { fetch } = await sourceFor(opened);
      expect((await fetch()).policy).toEqual({
        state: 'unreadable',
        reason: expect.stringContaining(reason),
      });
    });

    it.each([
      ['GitHub says so', { path: ['repository', 'object1'], commit: { oid: 'a' } }, 'does not show it'],
      ['GitHub does not know the base commit', { path: undefined, commit: null }, 'does not show the commit'],
    ])('is unreadable, not absent, where %s', async (_, { path, commit }, reason) => {
      const opened = await openPullRequest({ files: { [policyPath]: policy } });
      const { fetch } = await sourceFor(opened);
      const none = { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } };
      const pullRequest = { reviews: none, reviewThreads: none };
      const headCommit = { associatedPullRequests: none };
      const repository = { object0: commit, object1: null, headCommit, pullRequest };
      const errors = path === undefined ? [] : [{ message: 'Object is too busy', path }];
      const data = { viewer: { login: 'bot' }, repository };
      github.faults.push({
        match: ({ operations }) => operations.includes('viewer'),
        act: { answer: { status: 200, body: { errors, data } } },
      });
      expect((await fetch()).policy).toEqual({
        state: 'unreadable',
        reason: expect.stringContaining(reason),
      });
    });
  });

  describe('a diff that GitHub does not hand out', () => {
    const world = { limits: { diffLines: 10, patchLines: 20 } };
    const change = {
      'small.txt': 'one\ntwo\n',
      'huge.txt': Array.from({ length: 40 }, (_, line) => `${line}\n`).join(''),
      'logo.png': Buffer.from([0, 1, 2, 3]),
    };

    it('is combined from the patches of the files, and a missing patch is not covered', async () => {
      const opened = await openPullRequest({ world, change });
      const { fetch, lines } = await sourceFor(opened);
      const { coverage, diff } = await fetch();
      expect(coverage).toEqual({
        expected: 3,
        covered: 2,
        missing: [{ path: 'huge.txt', reason: 'patch-missing' }],
      });
      expect(text(diff)).toContain('+++ b/small.txt');
      expect(text(diff)).not.toContain('huge.txt');
      expect(lines.join('\n')).toContain('does not hand out this diff');
    });

    it('comes from local git, whole, where the checkout has all commits', async () => {
      const opened = await openPullRequest({ world, change });
      const { fetch, lines } = await sourceFor(opened, { checkout: checkOut(opened) });
      const { coverage, diff, commits } = await fetch();
      expect(coverage).toEqual({ expected: 3, covered: 3, missing: [] });
      const whole = opened.repository.bare.diff(['--full-index'], commits.mergeBase, commits.head);
      expect(text(diff)).toBe(text(whole));
      expect(lines).toEqual([
        'GitHub does not hand out this diff whole; it is put together from other sources.',
      ]);
    });

    it.each([
      ['the history', { depth: 1 }],
      ['the contents of files', { filter: 'blob:none', sparse: 'docs' }],
    ])('is combined from the patches where the checkout lacks %s', async (_, options) => {
      const opened = await openPullRequest({ world, change });
      const { fetch } = await sourceFor(opened, { checkout: checkOut(opened, options) });
      expect((await fetch()).coverage).toEqual({
        expected: 3,
        covered: 2,
        missing: [{ path: 'huge.txt', reason: 'patch-missing' }],
      });
    });

    it.each([
      ['GitHub breaks over it', { status: 502, body: '<html>Unicorn!</html>' }, 5],
      ['something else came', { status: 200, body: '<html>Please log in</html>' }, 1],
    ])('is replaced as well where %s', async (_, answer, times) => {
      const opened = await openPullRequest();
      const { fetch } = await sourceFor(opened);
      let pinned = false;
      github.faults.push({
        times,
        match: ({ route }) => {
          if (route !== 'GET /repos/{owner}/{repo}/pulls/{pull_number}') return false;
          const isDiff = pinned;
          pinned = true;
          return isDiff;
        },
        act: { answer },
      });
      const { coverage, diff } = await fetch();
      expect(coverage).toEqual({ expected: 2, covered: 2, missing: [] });
      expect(text(diff)).toContain('+++ b/b b.txt');
    });

    it('is not complete when GitHub does not even list all files, unless the checkout has all commits', async () => {
      const opened = await openPullRequest({
        world: { limits: { diffFiles: 1, comparedFiles: 2, listedFiles: 2 } },
        change,
      });
      const { fetch } = await sourceFor(opened);
      expect((await fetch()).coverage).toEqual({
        expected: 3,
        covered: 2,
        missing: [{ path: '/', reason: 'unreadable-diff' }],
      });
      const { fetch: fetchWithCheckout } = await sourceFor(opened, { checkout: checkOut(opened) });
      const { coverage, files } = await fetchWithCheckout();
      expect(coverage).toEqual({ expected: 3, covered: 3, missing: [] });
      expect(files).toHaveLength(3);
    });
  });

  describe('a merge base that GitHub does not return', () => {
    const unanswered = {
      times: 5,
      match: ({ route }: { readonly route: string | undefined }) => route?.includes('/compare/') === true,
      act: { answer: { status: 502, body: '<html>Unicorn!</html>' } },
    };

    it('is found in a checkout with the whole history', async () => {
      const opened = await openPullRequest();
      const mergeBase = opened.pull.mergeBase();
      opened.repository.git.branch('main').write('later.txt', 'x\n').commit('Later');
      opened.repository.push('main');
      github.faults.push(unanswered);
      const { fetch } = await sourceFor(opened, { checkout: checkOut(opened) });
      const { commits, coverage } = await fetch();
      expect(commits.mergeBase).toBe(mergeBase);
      expect(coverage).toEqual({ expected: 2, covered: 2, missing: [] });
    });

    it.each([
      ['there is no checkout', undefined],
      ['it is shallow', { depth: 1 }],
    ])('is an error where %s', async (_, options) => {
      const opened = await openPullRequest();
      github.faults.push(unanswered);
      const { fetch } = await sourceFor(opened, options && { checkout: checkOut(opened, options) });
      await expect(fetch()).rejects.toMatchObject({ code: 'MERGE_BASE_UNKNOWN' });
    });

    it('is not asked of the checkout where the token may not read the repository', async () => {
      const opened = await openPullRequest();
      const { fetch } = await sourceFor(opened, {
        checkout: checkOut(opened),
        permissions: { 'pull-requests': 'read' },
      });
      await expect(fetch()).rejects.toMatchObject({ code: 'GITHUB_PERMISSION_MISSING' });
    });
  });

  describe('a large pull request', () => {
    it('requests all pages of files at once, since their number is known', async () => {
      const opened = await openPullRequest({ change: filesNamed(350) });
      const { fetch, lines } = await sourceFor(opened);
      const { files, coverage } = await fetch();
      expect(new Set(files.map((file) => file.filename)).size).toBe(350);
      expect(coverage).toEqual({ expected: 350, covered: 350, missing: [] });
      expect(requests().filter((request) => request.includes('/files?'))).toHaveLength(4);
      expect(lines).toContain('Reading 350 changed files of #1.');
    });

    it('has its files listed page by page where the comparison names fewer than GitHub counts', async () => {
      const opened = await openPullRequest({
        change: filesNamed(120),
        world: { limits: { comparedFiles: 110 } },
      });
      const { fetch } = await sourceFor(opened);
      expect((await fetch()).files).toHaveLength(120);
      expect(requests().filter((request) => request.includes('/files?'))).toHaveLength(2);
    });

    it('is put together from pages where no diff is handed out and one answer leaves patches out', async () => {
      const limits = { diffFiles: 100, pagePatchBytes: 1_700 };
      const opened = await openPullRequest({ change: filesNamed(120), world: { limits } });
      const { fetch } = await sourceFor(opened);
      expect((await fetch()).coverage).toEqual({ expected: 120, covered: 120, missing: [] });
      expect(requests().filter((request) => request.includes('/files?'))).toHaveLength(2);
    });
  });

  describe('the evidence of a pull request', () => {
    const owned = { '.github/CODEOWNERS': '* @octo/all\n', 'AGENTS.md': 'Be kind.\n' };

    it('has the commits, the closed issues, the authors of labels, the files, and texts of the base', async () => {
      const opened = await openPullRequest({ files: owned, change: { 'AGENTS.md': 'Be rude.\n' } });
      const { repository, pull } = opened;
      pull.closes.push(repository.openIssue({ title: 'Slow', body: 'Very.', labels: ['bug'] }));
      pull.labels.push('risk:red');
      const { fetch } = await sourceFor(opened);
      const { evidence } = await fetch();
      expect(evidence.commits).toMatchObject([
        { id: pull.headSha, message: expect.stringContaining('Change') },
      ]);
      expect(evidence.commits?.[0]?.author.email).toContain('@');
      expect(evidence.linkedIssues).toEqual([{ number: 2, title: 'Slow', body: 'Very.', labels: ['bug'] }]);
      expect(evidence.labelledBy?.get('risk:red')).toBe('alice');
      expect(evidence.headPaths).toEqual(['.github/CODEOWNERS', 'AGENTS.md', 'a.txt']);
      // The change does not write the instructions that it is judged by.
      expect(evidence.baseFiles).toEqual([
        { path: 'AGENTS.md', text: 'Be kind.\n' },
        { path: '.github/CODEOWNERS', text: '* @octo/all\n' },
      ]);
      github.assertClean();
    });

    it('leaves out a list that is longer than one page', async () => {
      const opened = await openPullRequest();
      const { repository, pull } = opened;
      for (let number = 0; number < 60; number += 1) {
        pull.closes.push(repository.openIssue({ title: `Issue ${number}` }));
      }
      const { fetch } = await sourceFor(opened);
      const { evidence } = await fetch();
      expect(evidence.linkedIssues).toBeUndefined();
      expect(evidence.commits).toHaveLength(1);
      github.assertClean();
    });
  });
});
