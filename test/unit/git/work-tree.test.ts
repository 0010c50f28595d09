import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { carryLine } from '../../../src/diff/carry.ts';
import { parseDiff } from '../../../src/diff/parse-diff.ts';
import { createJobCheckout } from '../../../src/git/work-tree.ts';
import type { ChangedFile } from '../../../src/model/files.ts';
import { type GitRepository, gitBytes, gitEnvironment, initGit } from '../../support/git.ts';
import { temporaryFolder } from '../../support/runner.ts';

const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}\n`);

/** A repository and a runner's checkout of it. */
function startJob() {
  const repository = initGit();
  const directory = temporaryFolder('checkout');
  const asked: string[] = [];
  const clone = (...options: readonly string[]) =>
    gitBytes(directory, ['clone', '--quiet', ...options, `file://${repository.dir}`, '.']);
  return {
    repository,
    directory,
    /** Paths whose contents were not read from the checkout. */
    asked,
    clone,

    changed(path: string, at: string, more: Partial<ChangedFile> = {}): ChangedFile {
      const sha = repository.run('rev-parse', `${at}:${path}`);
      return { sha, filename: path, status: 'modified', additions: 0, deletions: 0, changes: 0, ...more };
    },

    async inspect(head: string, files: readonly ChangedFile[]) {
      const { workingDirectory, workingTreeDiff } = await createJobCheckout({
        directory,
        environment: gitEnvironment(),
      }).inspect({
        head,
        files,
        headBlob: async (id, path) => {
          asked.push(path);
          return repository.bytes('cat-file', 'blob', id);
        },
      });
      const parsed = parseDiff(workingTreeDiff);
      if (!parsed.ok) throw new Error(parsed.error.message);
      return { workingDirectory, text: Buffer.from(workingTreeDiff).toString('utf8'), diff: parsed.diff };
    },

    /** What a runner checks out for a pull request: the test merge alone, without its parents. */
    checkOutTestMerge(base: string, head: string, ...options: readonly string[]): string {
      repository.run('switch', '--quiet', '--detach', base);
      repository.run('merge', '--quiet', '--no-ff', '-m', 'test merge', head);
      const merge = repository.head();
      repository.run('branch', '--force', 'merge', merge);
      clone('--depth=1', '--branch=merge', ...options);
      return merge;
    },

    checkOut(commit: string): void {
      repository.run('branch', '--force', 'wanted', commit);
      clone('--branch=wanted');
    },
  };
}

let job: ReturnType<typeof startJob>;
let repository: GitRepository;
let checkout: string;

beforeEach(() => {
  job = startJob();
  ({ repository, directory: checkout } = job);
});

/** Heads `both.txt`, of which the base branch has another first line and the topic another one further down. */
function startBoth(): { readonly head: string; readonly base: string } {
  repository.writeAll({ 'both.txt': lines.join(''), 'mine.txt': 'm\n' }).commit('start');
  const edited = [...lines.slice(0, 24), 'topic\n', ...lines.slice(25)].join('');
  const head = repository.branch('topic').writeAll({ 'both.txt': edited, 'mine.txt': 'M\n' }).commit('topic');
  const moved = ['from base\n', ...lines].join('');
  return { head, base: repository.branch('main').write('both.txt', moved).commit('base') };
}

describe('the checkout', () => {
  test('is the test merge, whose lines are carried to the head, also where they end as on Windows', async () => {
    const { head, base } = startBoth();
    const merge = job.checkOutTestMerge(base, head, '--config=core.autocrlf=true');
    const changed = ['both.txt', 'mine.txt'].map((name) => job.changed(name, head));
    const { workingDirectory, text, diff } = await job.inspect(head, changed);
    expect(workingDirectory).toEqual({ state: 'merge', commit: merge, differing: ['both.txt'] });
    expect(job.asked).toEqual(['both.txt']);
    expect(text).toMatch(
      /^diff --git a\/both\.txt b\/both\.txt\nindex .*\n--- a\/both\.txt\n\+\+\+ b\/both\.txt\n@@ -1 \+0,0 @@\n-from base\n$/,
    );
    const file = diff.byPath.get('both.txt');
    expect([1, 2, 26].map((line) => file && carryLine(file, line))).toEqual(['deleted', 1, 25]);
  });

  test.each(['head', 'other'])('is the %s, which is not compared', async (state) => {
    const head = repository.write('a.txt', 'a\n').commit('one');
    const later = repository.write('a.txt', 'b\n').commit('two');
    const commit = state === 'head' ? head : later;
    job.checkOut(commit);
    // A step's edits are not compared.
    writeFileSync(join(checkout, 'a.txt'), 'zero\n');
    const expected = { workingDirectory: { state, commit, differing: [] }, text: '' };
    expect(await job.inspect(head, [job.changed('a.txt', head)])).toMatchObject(expected);
  });

  test('is something else when the head is merged the other way round', async () => {
    const { head, base } = startBoth();
    job.checkOutTestMerge(head, base);
    expect((await job.inspect(head, [])).workingDirectory.state).toBe('other');
  });

  test('is nothing', async () => {
    const absent = { state: 'absent', differing: [] };
    expect((await job.inspect('a'.repeat(40), [])).workingDirectory).toEqual(absent);
    gitBytes(checkout, ['init', '--quiet']);
    expect((await job.inspect('a'.repeat(40), [])).workingDirectory).toEqual(absent);
  });
});

/** A test merge of a head with these files and a base that puts a line before the first one of each. */
function mergeWithFirstLine(names: readonly string[]): string {
  repository.writeAll(Object.fromEntries(names.map((name) => [name, lines.join('')]))).commit('start');
  const last = Object.fromEntries(names.map((name) => [name, [...lines, 'end\n'].join('')]));
  const head = repository.branch('topic').writeAll(last).commit('topic');
  const first = Object.fromEntries(names.map((name) => [name, ['first\n', ...lines].join('')]));
  const base = repository.branch('main').writeAll(first).commit('base');
  job.checkOutTestMerge(base, head);
  return head;
}

test('names that need care come out as they went in', async () => {
  const names = ['sp ace/ümlaut.txt', 'q"uote', 'tab\tbed', 'a\nb', '-rf', ':(top)x', '*'];
  const head = mergeWithFirstLine(names);
  const changed = names.map((name) => job.changed(name, head));
  const { workingDirectory, diff } = await job.inspect(head, changed);
  expect(workingDirectory.differing).toEqual(names);
  expect(new Set(diff.files.map(({ path }) => path))).toEqual(new Set(names));
});

test('a file that the base has moved has no lines to carry', async () => {
  repository.write('old.txt', lines.join('')).commit('start');
  const head = repository
    .branch('topic')
    .write('old.txt', [...lines, 'end\n'].join(''))
    .commit('topic');
  const base = repository.branch('main').move('old.txt', 'new.txt').commit('base');
  job.checkOutTestMerge(base, head);
  const { workingDirectory, diff } = await job.inspect(head, [job.changed('old.txt', head)]);
  expect(workingDirectory.differing).toEqual(['old.txt']);
  const file = diff.byPath.get('old.txt');
  expect(file && carryLine(file, 3)).toBe('deleted');
});

test('removed files and submodules are not compared', async () => {
  const before = repository.write('gone.txt', 'x\n').write('a.txt', 'a\n').commit('one');
  const head = repository.branch('topic').remove('gone.txt').commit('two');
  const base = repository.branch('main').write('b.txt', 'b\n').commit('three');
  job.checkOutTestMerge(base, head);
  const removed = job.changed('gone.txt', before, { status: 'removed' });
  const submodule = { ...job.changed('a.txt', head), filename: 'inner', sha: null };
  expect((await job.inspect(head, [removed, submodule])).workingDirectory.differing).toEqual([]);
});

test('content that differs from its id is refused', async () => {
  const head = mergeWithFirstLine(['a.txt']);
  const wrong = createJobCheckout({ directory: checkout, environment: gitEnvironment() }).inspect({
    head,
    files: [job.changed('a.txt', head)],
    headBlob: async () => Buffer.from('not it'),
  });
  await expect(wrong).rejects.toMatchObject({ code: 'BLOB_MISMATCH' });
});

describe('the content of the checkout', () => {
  const elsewhere = 'f'.repeat(40);
  const contentIn = (directory: string) => createJobCheckout({ directory, environment: gitEnvironment() });

  test('is the diff of two commits, the ids of its files and their merge base', async () => {
    const base = repository.write('a.txt', 'a\n').commit('one');
    const head = repository.write('a.txt', 'b\n').commit('two');
    const content = contentIn(repository.dir);
    const diff = await content.diff(base, head);
    expect(Buffer.from(diff?.bytes ?? '').toString()).toContain('@@ -1 +1 @@\n-a\n+b\n');
    expect(diff?.ids).toEqual([repository.run('rev-parse', 'HEAD:a.txt')]);
    expect(await content.mergeBase(base, head)).toBe(base);
  });

  test('is unknown without a repository, a commit, a common ancestor, or contents', async () => {
    const base = repository.write('a.txt', 'a\n').commit('one');
    const head = repository.write('a.txt', 'b\n').commit('two');
    repository.run('switch', '--quiet', '--orphan', 'other');
    const other = repository.write('b.txt', 'b\n').commit('three');
    const blob = repository.run('rev-parse', `${base}:a.txt`);
    rmSync(join(repository.dir, '.git', 'objects', blob.slice(0, 2)), { recursive: true });
    const content = contentIn(repository.dir);
    const unknown = await Promise.all([
      contentIn(temporaryFolder('none')).diff(base, head),
      content.diff(base, elsewhere),
      content.mergeBase(base, elsewhere),
      content.mergeBase(head, other),
      content.diff(base, head),
    ]);
    expect(unknown.filter((each) => each !== undefined)).toEqual([]);
  });
});
