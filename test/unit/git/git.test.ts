import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ObjectReader } from '../../../src/git/borrowed-repository.ts';
import { type Git, openGit } from '../../../src/git/git.ts';
import { type GitRepository, gitBytes, gitEnvironment, initGit } from '../../support/git.ts';
import { temporaryFolder } from '../../support/runner.ts';

const environment = { PATH: gitEnvironment()['PATH'] ?? '', HOME: '/nonexistent' };

let repository: GitRepository;

beforeEach(() => {
  repository = initGit();
});

async function open(directory = repository.dir): Promise<Git> {
  const git = await openGit({ directory, environment });
  if (git === undefined) throw new Error(`${directory} is in no work tree`);
  onTestFinished(() => git.close());
  return git;
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}

describe('opening', () => {
  test('a machine without git is not an error', async () => {
    const place = { directory: repository.dir, environment: { PATH: '/nonexistent' } };
    expect(await openGit(place)).toBeUndefined();
  });

  test('a work tree that belongs to another user can be read', async () => {
    const head = repository.write('a.txt', 'a\n').commit('one');
    if (process.getuid?.() === 0) gitBytes(repository.dir, ['-c', 'alias.own=!chown -R 65534 .', 'own']);
    expect(await (await open()).commit('HEAD')).toBe(head);
  });

  test('a SHA-256 repository is read with its own ids', async () => {
    const dir = temporaryFolder('sha256');
    gitBytes(dir, ['init', '--quiet', '--object-format=sha256']);
    writeFileSync(join(dir, 'a.txt'), 'a\n');
    gitBytes(dir, ['add', '.']);
    gitBytes(dir, ['commit', '--quiet', '-m', 'one']);
    const git = await open(dir);
    const head = await git.commit('HEAD');
    expect(head).toMatch(/^[0-9a-f]{64}$/);
    expect(await git.fileAt(head ?? '', 'a.txt')).toEqual({ state: 'present', bytes: Buffer.from('a\n') });
  });

  test('closing leaves nothing behind', async () => {
    const git = await open();
    expect(existsSync(git.directory)).toBe(true);
    await git.close();
    expect(existsSync(git.directory)).toBe(false);
  });
});

describe('history', () => {
  test('a shallow clone still gives the true parents of its edge', async () => {
    repository.write('a.txt', 'a\n').commit('one');
    const head = repository.branch('topic').write('b.txt', 'b\n').commit('two');
    const main = repository.branch('main').write('c.txt', 'c\n').commit('three');
    repository.run('merge', '--quiet', '--no-ff', '-m', 'merge', 'topic');
    const clone = temporaryFolder('shallow');
    gitBytes(clone, ['clone', '--quiet', '--depth=1', `file://${repository.dir}`, '.']);
    const git = await open(clone);
    expect(await git.shallow()).toEqual([await git.commit('HEAD')]);
    expect(await git.parents((await git.commit('HEAD')) ?? '')).toEqual([main, head]);
    expect(await git.hasCommit(head)).toBe(false);
  });

  test('a merge base is never an older ancestor that a shallow clone happens to see', async () => {
    // root ── x ── m1 ── m2 (main), and root ── y, x ── … ── topic, where only topic's way to x is cut off.
    const root = repository.write('a.txt', 'root\n').commit('root');
    const x = repository.write('x.txt', 'x\n').commit('x');
    const main = repository.write('m.txt', 'm\n').commit('m');
    const t1 = repository.branch('topic', x).write('t1.txt', 't\n').commit('t1');
    repository.branch('side', root).write('y.txt', 'y\n').commit('y');
    repository.branch('topic').run('merge', '--quiet', '--no-ff', '-m', 'join', 'side');
    const topic = repository.head();
    writeFileSync(join(repository.dir, '.git/shallow'), `${t1}\n`);
    expect(repository.run('merge-base', main, topic)).toBe(root);
    const git = await open();
    expect(await git.mergeBase(main, topic)).toBeUndefined();
    expect(await git.mergeBase(main, x)).toBe(x);
  });
});

const configured =
  'diff.renames=false diff.noprefix=true diff.mnemonicPrefix=true diff.context=0 diff.algorithm=patience ' +
  'diff.external=false core.quotePath=false color.diff=always diff.orderFile=a.txt';

describe('diff', () => {
  test('does not change with anything that is configured', async () => {
    const from = repository
      .writeAll({ 'a.txt': 'one\ntwo\nthree\nfour\nfive\n', 'old.txt': 'x\ny\nz\n' })
      .commit('one');
    repository.move('old.txt', 'new.txt').write('a.txt', 'one\n2\nthree\nfour\nfive\n');
    const to = repository.commit('two');
    const before = text((await (await open()).diff({ from, to })).bytes);
    for (const option of configured.split(' ')) repository.run('config', ...option.split('='));
    expect(text((await (await open()).diff({ from, to })).bytes)).toBe(before);
    expect(before).toContain('rename from old.txt\nrename to new.txt\n');
    expect(before).toMatch(
      /^index [0-9a-f]{40}\.\.[0-9a-f]{40} 100644\n--- a\/a\.txt\n\+\+\+ b\/a\.txt\n@@ -1,5 \+1,5 @@/m,
    );
  });

  test('shows a file that attributes declare binary', async () => {
    const from = repository.write('.gitattributes', '* -diff\n*.c binary\n').commit('one');
    const to = repository.write('evil.c', 'int main;\n').commit('two');
    writeFileSync(join(repository.dir, '.git/info/attributes'), '* -diff\n');
    expect(text((await (await open()).diff({ from, to })).bytes)).toContain('+int main;\n');
  });

  test('leaves out folders by name, never by pattern', async () => {
    const from = repository.write('a.txt', 'a\n').commit('one');
    const to = repository
      .writeAll({ 'out/x.txt': 'x\n', 'outside.txt': 'y\n', 'a*/z': 'z\n', 'ab/w': 'w\n' })
      .commit('two');
    const diff = text((await (await open()).diff({ from, to, without: ['out', 'a*'] })).bytes);
    expect([...diff.matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, path]) => path)).toEqual(['ab/w', 'outside.txt']);
  });
});

describe('files at a commit', () => {
  test('are present, absent, or unreadable, which is not absent', async () => {
    const commit = repository
      .writeAll({ 'dir/policy.yml': 'version: 1\n', 'top.txt': 'top\n' })
      .symlink('link.yml', 'top.txt')
      .commit('one');
    const git = await open();
    const read = await Promise.all([
      git.fileAt(commit, 'dir/policy.yml'),
      git.fileAt(commit, 'dir/other.yml'),
      git.fileAt(commit, 'dir'),
      git.fileAt(commit, 'link.yml'),
      git.fileAt(`${'0'.repeat(39)}1`, 'top.txt'),
    ]);
    const states = ['present', 'absent', 'unreadable', 'unreadable', 'unreadable'];
    expect(read.map(({ state }) => state)).toEqual(states);
    expect(read[0]).toMatchObject({ bytes: Buffer.from('version: 1\n') });
  });

  test('of a submodule count as tracked', async () => {
    const inner = initGit();
    inner.write('review.json', '[]').commit('inner');
    const add = ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add'];
    repository.run(...add, inner.dir, 'vendor/inner');
    const commit = repository.write('a/b.txt', 'b\n').commit('one');
    const git = await open();
    const asked = ['vendor/inner/review.json', 'a/b.txt', 'a/c.txt', 'c.txt'];
    const answers = await Promise.all(asked.map((path) => git.isTracked(commit, path)));
    expect(answers).toEqual([true, true, false, false]);
  });
});

test('the environment of the caller does not reach git', async () => {
  const head = repository.write('a.txt', 'a\n').commit('one');
  vi.stubEnv('GIT_DIR', '/nonexistent');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await (await open()).commit('HEAD')).toBe(head);
});

describe('objects', () => {
  const reader = () => {
    const made = new ObjectReader({ directory: repository.dir, environment }, 1_000_000);
    onTestFinished(() => made.close());
    return made;
  };

  test('asked for at once are answered each with its own, absent ones and invalid names between them', async () => {
    const long = `${'line\n'.repeat(100_000)}end`;
    const commit = repository.write('a.txt', long).write('b', '').commit('one');
    const asked = [`${commit}:a.txt`, `${commit}:c`, 'no such\nthing', `${commit}:b`, `${commit}^{tree}`];
    const objects = reader();
    const answers = await Promise.all(asked.map((expression) => objects.read(expression)));
    expect(answers.map((each) => each?.type)).toEqual(['blob', undefined, undefined, 'blob', 'tree']);
    expect(answers[0]?.bytes.toString('utf8')).toBe(long);
    expect(answers[3]?.bytes.length).toBe(0);
  });

  test('are read by another process when one was ended, and after an object that is too large', async () => {
    const commit = repository.write('a.txt', 'a\n').write('large', 'x'.repeat(1_000_001)).commit('one');
    const objects = reader();
    const first = async () => (await objects.read(`${commit}:a.txt`))?.bytes.toString('utf8');
    expect(await first()).toBe('a\n');
    objects.close();
    expect(await first()).toBe('a\n');
    await expect(objects.read(`${commit}:large`)).rejects.toMatchObject({ code: 'GIT_FAILED' });
    expect(await first()).toBe('a\n');
  });
});
