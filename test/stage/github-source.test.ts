import { describe, expect, it } from 'vitest';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import { startDemoRuns } from '../support/demo-runs.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import type { WorldOptions } from '../support/github/model/world.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const none = { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } };
const isOverview = ({ operations }: JournalEntry) => operations.includes('viewer');
const overviewOf = (objects: object, lists: object = {}) => {
  const pullRequest = { reviews: none, reviewThreads: none, ...lists };
  const repository = { object1: null, ...objects, headCommit: { associatedPullRequests: none }, pullRequest };
  return { data: { viewer: { login: 'bot' }, repository } };
};
const covered = (expected: number) => ({ expected, covered: expected, missing: [] });

describe('a pull request', () => {
  it('is read in five requests, pinned to the commits of one answer', async () => {
    const { github, pull, read } = await startDemoRuns();
    const { headSha, baseSha } = pull;
    const snapshot = await read();
    expect(snapshot).toMatchObject({
      commits: { head: headSha, base: baseSha, mergeBase: baseSha },
      pullRequest: { number: 1, author: 'alice', state: 'open', fork: false, changedFiles: 5 },
      coverage: covered(5),
      policy: { state: 'absent' },
    });
    expect(text(snapshot.diff)).toBe(pull.comparison().text.toString());
    // Requests that go out together arrive in any order.
    expect(github.journal.print().split('\n').toSorted()).toEqual([
      `GET /repos/octo/demo/compare/${baseSha}...${headSha}?per_page=1 200`,
      `GET /repos/octo/demo/git/trees/${headSha}?recursive=1 200`,
      'GET /repos/octo/demo/pulls/1 200',
      'GET /repos/octo/demo/pulls/1 200',
      'POST /graphql viewer repository 200',
    ]);
  });

  it('is read where its fork was deleted', async () => {
    const { repository, read } = await startDemoRuns();
    const fork = repository.fork('mallory');
    fork.git.branch('topic').write('tool.sh', '2\n').commit('Change');
    const pull = repository.openPullRequest({ head: 'topic', from: fork, author: 'mallory' });
    fork.delete();
    repository.world.accounts.remove('mallory');
    expect((await read({ number: pull.number })).pullRequest).toMatchObject({ fork: true, author: null });
  });
});

describe('the policy at the base commit', () => {
  it.each([
    ['whatever the head has', 'version: 1\n'],
    ['also if it is no text', Buffer.from('version: 1 # caf\xe9\n', 'latin1')],
  ])('is read from there, %s', async (_, policy) => {
    const change = { [defaultPolicyPath]: 'version: 1\npolicy: {enforce: false}\n' };
    const { read } = await startDemoRuns({ base: { [defaultPolicyPath]: policy }, change });
    const { policy: found } = await read();
    expect(found.state === 'present' && Buffer.from(found.bytes).equals(Buffer.from(policy))).toBe(true);
  });

  const present = { [defaultPolicyPath]: 'version: 1\n' };
  const notShown = [{ message: 'Object is too busy', path: ['repository', 'object1'] }];

  it.each<[string, Files, object | null | undefined, readonly object[]]>([
    ['not a file', { [`${defaultPolicyPath}/x`]: '' }, undefined, []],
    ['1000001 bytes', { [defaultPolicyPath]: '#'.repeat(1_000_001) }, undefined, []],
    ['does not show it', present, { oid: 'a' }, notShown],
    ['does not show the commit', present, null, []],
  ])('is unreadable, not absent: %s', async (reason, base, commit, errors) => {
    const { answer, read } = await startDemoRuns({ base });
    if (commit !== undefined) answer(isOverview, 200, { errors, ...overviewOf({ object0: commit }) });
    expect((await read()).policy).toEqual({ state: 'unreadable', reason: expect.stringContaining(reason) });
  });
});

describe('a diff that GitHub does not hand out', () => {
  const change = {
    'small.txt': 'one\ntwo\n',
    'huge.txt': Array.from({ length: 40 }, (_, line) => `${line}\n`).join(''),
    'logo.png': Buffer.from([0, 1, 2, 3]),
  };

  it('is combined from the patches of the files; a missing patch is not covered', async () => {
    const { read } = await startDemoRuns({ limits: { diffLines: 10, patchLines: 20 }, change });
    // A checkout without the contents of files does not help.
    const { coverage, diff, log } = await read({ depth: 0, filter: 'blob:none', sparse: 'docs' });
    const missing = [{ path: 'huge.txt', reason: 'patch-missing' }];
    expect(coverage).toEqual({ expected: 3, covered: 2, missing });
    expect(text(diff)).toContain('+++ b/small.txt');
    expect(text(diff)).not.toContain('huge.txt');
    expect(log).toContain('does not return the whole diff');
  });

  it.each([
    ['GitHub breaks over it', { status: 502, body: '<html>Unicorn!</html>' }, 5],
    ['something else came', { status: 200, body: '<html>Please log in</html>' }, 1],
  ])('is replaced as well if %s', async (_, answer, times) => {
    const { github, read } = await startDemoRuns();
    let isPinned = false;
    const isDiff = ({ route }: JournalEntry) => {
      if (route !== 'GET /repos/{owner}/{repo}/pulls/{pull_number}') return false;
      const wasPinned = isPinned;
      isPinned = true;
      return wasPinned;
    };
    github.faults.push({ times, match: isDiff, act: { answer } });
    const { coverage, diff } = await read();
    expect(coverage).toEqual(covered(5));
    expect(text(diff)).toContain('+++ b/new.ts');
  });

  it('is not complete when GitHub does not even list all files, unless the checkout has all commits', async () => {
    const { read } = await startDemoRuns({
      limits: { diffFiles: 1, comparedFiles: 2, listedFiles: 2 },
      change,
    });
    const missing = [{ path: '/', reason: 'unreadable-diff' }];
    expect((await read()).coverage).toEqual({ expected: 3, covered: 2, missing });
    const { coverage, files } = await read({ depth: 0 });
    expect([coverage, files.length]).toEqual([covered(3), 3]);
  });
});

describe('a merge base that GitHub does not return', () => {
  const match = ({ route }: JournalEntry) => route?.includes('/compare/') === true;

  it('is found in a checkout with the whole history, and in no other', async () => {
    const { answer, pull, pushBase, read } = await startDemoRuns();
    const mergeBase = pull.mergeBase();
    pushBase({ 'later.txt': 'x\n' });
    answer(match, 502, '<html>Unicorn!</html>');
    expect(await read({ depth: 0 })).toMatchObject({ commits: { mergeBase }, coverage: covered(5) });
    await expect(read({ depth: 1 })).rejects.toMatchObject({ code: 'MERGE_BASE_UNKNOWN' });
  });

  it('is not asked of the checkout if the token may not read the repository', async () => {
    const { read } = await startDemoRuns();
    const reading = read({ depth: 0, permissions: { 'pull-requests': 'read' } });
    await expect(reading).rejects.toMatchObject({ code: 'GITHUB_PERMISSION_MISSING' });
  });
});

it.each<[string, number, NonNullable<WorldOptions['limits']>, number]>([
  ['all at once, since their number is known', 350, {}, 4],
  ['page by page if the comparison names fewer than GitHub counts', 120, { comparedFiles: 110 }, 2],
  ['also for their patches, if an answer lacks some', 120, { diffFiles: 100, pagePatchBytes: 1_700 }, 2],
])('requests pages of files %s', async (_, count, limits, pages) => {
  const added = Array.from({ length: count }, (_unused, index) => [`f${index}.txt`, 'x\n']);
  const { github, read } = await startDemoRuns({ limits, change: Object.fromEntries(added) });
  const { files, coverage } = await read();
  expect(new Set(files.map((file) => file.filename)).size).toBe(count);
  expect(coverage).toEqual(covered(count));
  expect(github.journal.entries.filter(({ path }) => path.endsWith('/files'))).toHaveLength(pages);
});

describe('the evidence of a pull request', () => {
  it('has commits, closed issues, authors of labels, files, and texts of the base', async () => {
    const base = { '.github/CODEOWNERS': '* @octo/all\n', 'AGENTS.md': 'Be kind.\n' };
    const { repository, pull, read } = await startDemoRuns({ base, change: { 'AGENTS.md': 'Be rude.\n' } });
    pull.closes.push(repository.openIssue({ title: 'Slow', body: 'Very.', labels: ['bug'] }));
    pull.labels.push('risk:red');
    const { evidence } = await read();
    const author = { email: expect.stringContaining('@') };
    expect(evidence).toMatchObject({
      commits: [{ message: expect.stringContaining('Change'), author }],
      linkedIssues: [{ number: 2, title: 'Slow', body: 'Very.', labels: ['bug'] }],
      headPaths: expect.arrayContaining(['.github/CODEOWNERS', 'AGENTS.md', 'src/app.ts']),
      // The change does not write the instructions that it is judged by.
      baseFiles: [
        { path: 'AGENTS.md', text: 'Be kind.\n' },
        { path: '.github/CODEOWNERS', text: '* @octo/all\n' },
      ],
    });
    expect(evidence.labelledBy?.get('risk:red')).toBe('alice');
  });

  it('leaves out the texts of the base where GitHub cuts one of them', async () => {
    const { read } = await startDemoRuns({ base: { 'AGENTS.md': '#'.repeat(512_001) } });
    expect((await read()).evidence.baseFiles).toBeUndefined();
  });

  it('leaves out a list that is longer than one page', async () => {
    const { repository, pull, read } = await startDemoRuns();
    for (let n = 0; n < 60; n += 1) pull.closes.push(repository.openIssue({ title: `Issue ${n}` }));
    const { evidence } = await read();
    expect(evidence.linkedIssues).toBeUndefined();
    expect(evidence.commits).toHaveLength(1);
  });

  it('leaves out lists of which GitHub hides an item, so that their authors are unknown', async () => {
    const { answer, read } = await startDemoRuns();
    const hidden = { ...none, nodes: [null] };
    answer(isOverview, 200, overviewOf({}, { commits: hidden, linkedIssues: hidden }));
    const { evidence, parties } = await read();
    expect([evidence.commits, evidence.linkedIssues, parties?.writers]).toEqual(Array(3).fill(undefined));
  });
});
