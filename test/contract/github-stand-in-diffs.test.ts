import { afterEach, describe, expect, it } from 'vitest';
import { gitBytes } from '../support/git.ts';
import { at } from '../support/github/client.ts';
import { type Demo, numbered, startDemo } from '../support/github/demo.ts';

let demo: Demo;

afterEach(async () => {
  await demo.github.close();
});

const diff = 'application/vnd.github.v3.diff';

async function pushMany(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) demo.repository.git.write(`many/${index}.txt`, `${index}\n`);
  demo.repository.git.commit('Many');
  demo.repository.push('feature');
}

describe('the diff', () => {
  it('is what git says between merge base and head, whatever the base branch did since', async () => {
    demo = await startDemo();
    const { git } = demo.repository;
    const start = demo.repository.tip('main');
    git.branch('main').write('elsewhere.ts', 'x\n').commit('Base moves on');
    demo.repository.push('main');
    const { text, headers } = await demo.bot.get(demo.pulls, diff);
    expect(headers.get('content-type')).toContain('application/vnd.github.diff');
    expect(gitBytes(demo.repository.bare.dir, ['diff', start, 'feature']).toString('utf8')).toBe(text);
    const pull = await demo.bot.get(demo.pulls);
    expect(pull.json).toMatchObject({ changed_files: 5, base: { sha: demo.repository.tip('main') } });
  });

  it.each([
    ['too many files', { diffFiles: 4 }],
    ['too many lines', { diffLines: 20 }],
    ['too many bytes', { diffBytes: 200 }],
  ])('is refused with 406 and too_large for %s', async (_, limits) => {
    demo = await startDemo({ limits });
    const refused = await demo.bot.get(demo.pulls, diff);
    expect(refused.status).toBe(406);
    expect(refused.json).toMatchObject({ errors: [{ code: 'too_large' }] });
  });
});

describe('the list of files', () => {
  it('has no patch for what has no hunks', async () => {
    demo = await startDemo();
    const { json } = await demo.bot.get(`${demo.pulls}/files`);
    const files = Array.isArray(json) ? json : [];
    const shown = files.map((file) => [file.filename, file.status, 'patch' in file]);
    expect(shown).toEqual([
      ['logo.bin', 'modified', false],
      ['new name.md', 'renamed', false],
      ['new.ts', 'added', true],
      ['src/app.ts', 'modified', true],
      ['tool.sh', 'modified', false],
    ]);
    expect(at(json, 1, 'previous_filename')).toBe('old name.md');
    demo.github.assertClean();
  });

  it('has no patch for a very large file, and no comment fits there', async () => {
    demo = await startDemo({ limits: { patchLines: 15 } });
    const { json } = await demo.bot.get(`${demo.pulls}/files`);
    expect(at(json, 3, 'filename')).toBe('src/app.ts');
    expect(at(json, 3)).not.toHaveProperty('patch');
    const comment = { path: 'src/app.ts', line: 5, body: 'x' };
    const refused = await demo.bot.post(`${demo.pulls}/reviews`, { body: 'x', comments: [comment] });
    expect(refused.text).toMatch(/diff too large/i);
  });

  it('loses patches on a large page', async () => {
    demo = await startDemo({ limits: { pagePatchBytes: 40 } });
    const { json } = await demo.bot.get(`${demo.pulls}/files`);
    expect(at(json, 2)).toHaveProperty('patch');
    expect(at(json, 3)).not.toHaveProperty('patch');
  });

  it('ends at its cap without a word; only changed_files knows', async () => {
    demo = await startDemo({ limits: { listedFiles: 3 } });
    const files = await demo.bot.get(`${demo.pulls}/files`);
    expect(at(files.json, 'length')).toBe(3);
    expect(files.headers.get('link')).toBeNull();
    expect((await demo.bot.get(demo.pulls)).json).toMatchObject({ changed_files: 5 });
  });

  it('comes in pages of at most a hundred, each with the way to the next', async () => {
    demo = await startDemo();
    await pushMany(120);
    const seen: unknown[] = [];
    let path: string | undefined = `${demo.pulls}/files?per_page=500`;
    while (path !== undefined) {
      const { json, headers } = await demo.bot.get(path);
      expect(at(json, 'length')).toBeLessThanOrEqual(100);
      seen.push(...(Array.isArray(json) ? json : []));
      path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]?.replace(demo.github.apiUrl, '');
    }
    expect(seen).toHaveLength(125);
    demo.github.assertClean();
  });

  it('gives names as they are, and the diff gives them quoted', async () => {
    demo = await startDemo();
    demo.repository.git.write('weird/ünï "q".txt', 'x\n').commit('Weird');
    demo.repository.push('feature');
    const { json } = await demo.bot.get(`${demo.pulls}/files`);
    expect(at(json, 5, 'filename')).toBe('weird/ünï "q".txt');
    expect((await demo.bot.get(demo.pulls, diff)).text).toContain(
      '"b/weird/\\303\\274n\\303\\257 \\"q\\".txt"',
    );
  });
});

describe('a comparison', () => {
  it('supplies the merge base, and all its files on the first page', async () => {
    demo = await startDemo({ limits: { comparedFiles: 2 } });
    const start = demo.repository.tip('main');
    demo.repository.git.branch('main').write('elsewhere.ts', 'x\n').commit('Base moves on');
    demo.repository.push('main');
    const { json } = await demo.bot.get('/repos/octo/demo/compare/main...feature');
    expect(json).toMatchObject({
      merge_base_commit: { sha: start },
      status: 'diverged',
      ahead_by: 1,
      behind_by: 1,
    });
    expect(at(json, 'files', 'length')).toBe(2);
    const second = await demo.bot.get('/repos/octo/demo/compare/main...feature?page=2');
    expect(second.json).toMatchObject({ files: [] });
    demo.github.assertClean();
  });
});

describe('contents', () => {
  it('come as base64, raw, or not at all above a megabyte', async () => {
    demo = await startDemo();
    const big = 'x'.repeat(1_000_001);
    demo.repository.git.write('big.txt', big).symlink('link', 'new.ts').commit('Big');
    demo.repository.push('feature');
    const contents = (path: string, accept?: string) =>
      demo.bot.get(`/repos/octo/demo/contents/${path}?ref=feature`, accept);
    const app = await contents('src/app.ts');
    const decoded = Buffer.from(String(at(app.json, 'content')), 'base64').toString('utf8');
    expect(decoded).toBe(numbered({ 5: 'changed 5', 8: null, 32: 'line 32\nadded' }));
    expect((await contents('big.txt')).json).toMatchObject({
      encoding: 'none',
      content: '',
      size: big.length,
    });
    expect((await contents('big.txt', 'application/vnd.github.raw+json')).text).toBe(big);
    expect((await contents('link')).json).toMatchObject({ type: 'symlink', target: 'new.ts' });
    expect((await contents('src')).json).toMatchObject([{ type: 'file', path: 'src/app.ts' }]);
    expect((await contents('nothing.ts')).status).toBe(404);
    demo.github.assertClean();
  });

  it('can be had as blobs and trees by id', async () => {
    demo = await startDemo();
    const tree = await demo.bot.get(`/repos/octo/demo/git/trees/${demo.pull.headSha}?recursive=1`);
    const entries = at(tree.json, 'tree');
    const app = Array.isArray(entries) ? entries.find((entry) => entry.path === 'src/app.ts') : undefined;
    const blob = await demo.bot.get(`/repos/octo/demo/git/blobs/${at(app, 'sha')}`);
    expect(Buffer.from(String(at(blob.json, 'content')), 'base64').toString('utf8')).toContain('changed 5');
    demo.github.assertClean();
  });
});

describe('the test merge', () => {
  it('is what a checkout of the merge ref finds, one commit deep', async () => {
    demo = await startDemo();
    demo.repository.git.branch('main').write('elsewhere.ts', 'x\n').commit('Base moves on');
    demo.repository.push('main');
    const clone = demo.repository.checkout({ ref: 'refs/pull/1/merge' });
    expect(clone.head()).toBe(demo.pull.mergeCommit());
    expect(clone.run('ls-files')).toContain('elsewhere.ts');
    expect(clone.run('rev-parse', '--is-shallow-repository')).toBe('true');
    expect(clone.run('log', '--oneline').split('\n')).toHaveLength(1);
    const { json } = await demo.bot.get(demo.pulls);
    expect(json).toMatchObject({ mergeable: true, merge_commit_sha: demo.pull.mergeCommit() });
  });

  it('is gone while there is a conflict', async () => {
    demo = await startDemo();
    demo.repository.git
      .branch('main')
      .write('src/app.ts', numbered({ 5: 'other 5' }))
      .commit('Conflict');
    demo.repository.push('main');
    expect(demo.pull.mergeCommit()).toBeUndefined();
    expect((await demo.bot.get(demo.pulls)).json).toMatchObject({ mergeable: false });
  });
});
