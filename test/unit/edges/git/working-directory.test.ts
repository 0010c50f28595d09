import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChangedFile } from '../../../../src/domain/changed-file.ts';
import { carryLine } from '../../../../src/domain/diff/carry.ts';
import { parseDiff } from '../../../../src/domain/diff/parse-diff.ts';
import { inspectWorkingDirectory } from '../../../../src/edges/git/working-directory.ts';
import { type GitRepository, gitBytes, gitEnvironment, initGit } from '../../../support/git.ts';

const environment = { PATH: gitEnvironment()['PATH'] ?? '', HOME: '/nonexistent' };
const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}\n`);

let repository: GitRepository;
let checkout: string;
let asked: string[];

beforeEach(() => {
  repository = initGit();
  checkout = mkdtempSync(join(tmpdir(), 'pr-verdict-checkout-'));
  asked = [];
});

afterEach(() => {
  repository.dispose();
  rmSync(checkout, { recursive: true });
});

function changed(path: string, at: string, more: Partial<ChangedFile> = {}): ChangedFile {
  const sha = repository.run('rev-parse', `${at}:${path}`);
  return { sha, filename: path, status: 'modified', additions: 0, deletions: 0, changes: 0, ...more };
}

async function inspect(head: string, files: readonly ChangedFile[], directory = checkout) {
  const { workingDirectory, workingTreeDiff } = await inspectWorkingDirectory({
    directory,
    environment,
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
}

/** What a runner checks out for a pull request: the test merge alone, without its parents. */
function checkOutTestMerge(base: string, head: string): string {
  repository.run('switch', '--quiet', '--detach', base);
  repository.run('merge', '--quiet', '--no-ff', '-m', 'test merge', head);
  const merge = repository.head();
  repository.run('branch', '--force', 'merge', merge);
  gitBytes(checkout, ['clone', '--quiet', '--depth=1', '--branch=merge', `file://${repository.dir}`, '.']);
  return merge;
}

function checkOut(commit: string): void {
  repository.run('branch', '--force', 'wanted', commit);
  gitBytes(checkout, ['clone', '--quiet', '--branch=wanted', `file://${repository.dir}`, '.']);
}

describe('what is checked out', () => {
  test('is the head, and then there is nothing to carry', async () => {
    const head = repository.write('a.txt', 'a\n').commit('one');
    checkOut(head);
    expect(await inspect(head, [changed('a.txt', head)])).toMatchObject({
      workingDirectory: { state: 'head', commit: head, differing: [] },
      text: '',
    });
  });

  test('is the test merge, whose lines are carried to the head', async () => {
    repository.writeAll({ 'both.txt': lines.join(''), 'mine.txt': 'm\n' }).commit('start');
    const head = repository
      .branch('topic')
      .writeAll({
        'both.txt': [...lines.slice(0, 24), 'topic\n', ...lines.slice(25)].join(''),
        'mine.txt': 'M\n',
      })
      .commit('topic');
    const base = repository
      .branch('main')
      .write('both.txt', ['from base\n', ...lines].join(''))
      .commit('base');
    const merge = checkOutTestMerge(base, head);

    const { workingDirectory, text, diff } = await inspect(head, [
      changed('both.txt', head),
      changed('mine.txt', head),
    ]);
    expect(workingDirectory).toEqual({ state: 'merge', commit: merge, differing: ['both.txt'] });
    expect(asked).toEqual(['both.txt']);
    expect(text).toMatch(
      /^diff --git a\/both\.txt b\/both\.txt\nindex .*\n--- a\/both\.txt\n\+\+\+ b\/both\.txt\n@@ -1 \+0,0 @@\n-from base\n$/,
    );
    const file = diff.byPath.get('both.txt');
    expect(file && carryLine(file, 26)).toBe(25);
    expect(file && carryLine(file, 1)).toBe('deleted');
  });

  test('is something else, which is not compared', async () => {
    const head = repository.write('a.txt', 'a\n').commit('one');
    const later = repository.write('a.txt', 'b\n').commit('two');
    checkOut(later);
    expect(await inspect(head, [changed('a.txt', head)])).toMatchObject({
      workingDirectory: { state: 'other', commit: later, differing: [] },
      text: '',
    });
  });

  test('is something else when the head is merged the other way round', async () => {
    repository.write('a.txt', 'a\n').commit('start');
    const head = repository.branch('topic').write('b.txt', 'b\n').commit('topic');
    const base = repository.branch('main').write('c.txt', 'c\n').commit('base');
    checkOutTestMerge(head, base);
    expect((await inspect(head, [])).workingDirectory.state).toBe('other');
  });

  test('is nothing', async () => {
    const absent = { state: 'absent', differing: [] };
    expect((await inspect('a'.repeat(40), [])).workingDirectory).toEqual(absent);
    gitBytes(checkout, ['init', '--quiet']);
    expect((await inspect('a'.repeat(40), [])).workingDirectory).toEqual(absent);
  });
});

describe('a checkout that ends lines as Windows does', () => {
  const checkOutWithCrlf = (branch: string) => {
    const options = ['--quiet', '--config=core.autocrlf=true', `--branch=${branch}`];
    gitBytes(checkout, ['clone', ...options, `file://${repository.dir}`, '.']);
  };

  test('agrees with the head, however its files end lines there', async () => {
    const files = { 'lf.txt': 'a\nb\n', 'crlf.txt': 'a\r\nb\r\n', 'mixed.txt': 'a\nb\r\nc\n' };
    const head = repository.writeAll(files).commit('one');
    checkOutWithCrlf('main');
    expect(readFileSync(join(checkout, 'lf.txt'), 'utf8')).toBe('a\r\nb\r\n');
    const changes = Object.keys(files).map((name) => changed(name, head));
    expect((await inspect(head, changes)).workingDirectory).toMatchObject({ state: 'head', differing: [] });
  });

  test('has its lines carried from the test merge like any other', async () => {
    repository.write('both.txt', lines.join('')).commit('start');
    const edited = [...lines.slice(0, 24), 'topic\n', ...lines.slice(25)].join('');
    const head = repository.branch('topic').write('both.txt', edited).commit('topic');
    repository
      .branch('main')
      .write('both.txt', ['from base\n', ...lines].join(''))
      .commit('base');
    repository.run('switch', '--quiet', '--create', 'merge');
    repository.run('merge', '--quiet', '--no-ff', '-m', 'test merge', head);
    checkOutWithCrlf('merge');
    const { workingDirectory, diff } = await inspect(head, [changed('both.txt', head)]);
    expect(workingDirectory).toMatchObject({ state: 'merge', differing: ['both.txt'] });
    const file = diff.byPath.get('both.txt');
    expect([1, 2, 26].map((line) => file && carryLine(file, line))).toEqual(['deleted', 1, 25]);
  });
});

describe('a file in the working directory', () => {
  async function withFile(write: (path: string) => void, options: { head?: string; patch?: string } = {}) {
    const head = repository.write('dir/a.txt', options.head ?? 'one\ntwo\nthree\n').commit('one');
    checkOut(head);
    write(join(checkout, 'dir/a.txt'));
    const file = changed('dir/a.txt', head, options.patch === undefined ? {} : { patch: options.patch });
    const result = await inspect(head, [file]);
    return { ...result, file: result.diff.byPath.get('dir/a.txt') };
  }

  test('that a step before has edited is carried as well, from local objects', async () => {
    const { workingDirectory, text } = await withFile((path) =>
      writeFileSync(path, 'zero\none\ntwo\nthree\n'),
    );
    expect(workingDirectory.differing).toEqual(['dir/a.txt']);
    expect(text).toContain('@@ -1 +0,0 @@\n-zero\n');
    expect(asked).toEqual([]);
  });

  test('with other line endings has the same lines', async () => {
    const { workingDirectory } = await withFile((path) => writeFileSync(path, 'one\r\ntwo\r\nthree\r\n'));
    expect(workingDirectory.differing).toEqual([]);
  });

  test('that differs in other lines too is carried by those alone, whatever ends its lines', async () => {
    const { workingDirectory, file, text } = await withFile((path) =>
      writeFileSync(path, 'zero\r\none\r\ntwo\r\nthree\r\n'),
    );
    expect(workingDirectory.differing).toEqual(['dir/a.txt']);
    expect(text).toContain('@@ -1 +0,0 @@\n-zero\n');
    expect([2, 3, 4].map((line) => file && carryLine(file, line))).toEqual([1, 2, 3]);
  });

  test('with a lone carriage return differs', async () => {
    const { workingDirectory } = await withFile((path) => writeFileSync(path, 'one\rtwo\nthree\n'));
    expect(workingDirectory.differing).toEqual(['dir/a.txt']);
  });

  test('that is missing, or lies behind a link, has no lines to carry', async () => {
    const missing = await withFile((path) => rmSync(path));
    expect(missing.workingDirectory.differing).toEqual(['dir/a.txt']);
    expect(missing.file && carryLine(missing.file, 1)).toBe('deleted');
    rmSync(join(checkout, 'dir'), { recursive: true });
    mkdirSync(join(checkout, 'other'));
    // Its text is the head's content: followed, it would seem to agree.
    symlinkSync('one\ntwo\nthree\n', join(checkout, 'other/a.txt'));
    symlinkSync('other', join(checkout, 'dir'));
    const head = repository.head();
    const behind = await inspect(head, [changed('dir/a.txt', head)]);
    expect(behind.workingDirectory.differing).toEqual(['dir/a.txt']);
  });

  test('that became a link is not followed', async () => {
    const { text } = await withFile((path) => {
      rmSync(path);
      writeFileSync(join(checkout, 'same.txt'), 'one\ntwo\nthree\n');
      symlinkSync('../same.txt', path);
    });
    expect(text).toContain('-../same.txt\n');
  });

  test('that became a pipe is not waited for', async () => {
    const { workingDirectory } = await withFile((path) => {
      rmSync(path);
      execFileSync('mkfifo', [path]);
    });
    expect(workingDirectory.differing).toEqual(['dir/a.txt']);
  });

  test('too large to read has no lines to carry', async () => {
    const { file } = await withFile((path) => execFileSync('truncate', ['--size=101M', path]));
    expect(file?.binary).toBe(true);
  });
});

test('links and submodules that are as committed agree', async () => {
  const inner = initGit();
  inner.write('x.txt', 'x\n').commit('inner');
  repository.run('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.dir, 'inner');
  const head = repository.write('a.txt', 'a\n').symlink('link', 'a.txt').commit('one');
  checkOut(head);
  const submodule = changed('inner', head, { patch: `@@ -0,0 +1 @@\n+Subproject commit ${'a'.repeat(40)}` });
  const files = [changed('link', head), submodule];
  expect((await inspect(head, files)).workingDirectory.differing).toEqual([]);
  rmSync(join(checkout, 'inner'), { recursive: true });
  expect((await inspect(head, files)).workingDirectory.differing).toEqual([]);
});

test('names that need care come out as they went in', async () => {
  const names = ['sp ace/ümlaut.txt', 'q"uote', 'tab\tbed', 'a\nb', '-rf', ':(top)x', '*'];
  for (const name of names) repository.write(name, 'one\n');
  const head = repository.commit('one');
  checkOut(head);
  for (const name of names) writeFileSync(join(checkout, name), 'zero\none\n');
  const { workingDirectory, diff } = await inspect(
    head,
    names.map((name) => changed(name, head)),
  );
  expect(workingDirectory.differing).toEqual(names);
  expect(new Set(diff.files.map(({ path }) => path))).toEqual(new Set(names));
});

test('a path that leads out of the work tree is never opened', async () => {
  const head = repository.write('a.txt', 'a\n').commit('one');
  checkOut(head);
  const outside = mkdtempSync(join(dirname(checkout), 'pr-verdict-outside-'));
  writeFileSync(join(outside, 'a.txt'), 'secret\n');
  const path = `../${outside.split('/').at(-1)}/a.txt`;
  const file = { ...changed('a.txt', head), filename: path };
  await expect(inspect(head, [file])).rejects.toThrow('a tree of 1 files holds only 0');
  rmSync(outside, { recursive: true });
});

test('removed files are not looked for', async () => {
  const before = repository.write('gone.txt', 'x\n').write('a.txt', 'a\n').commit('one');
  const head = repository.remove('gone.txt').commit('two');
  checkOut(head);
  const removed = changed('gone.txt', before, { status: 'removed' });
  expect((await inspect(head, [removed])).workingDirectory.differing).toEqual([]);
});

test('content that is not what its id says is refused', async () => {
  repository.write('a.txt', lines.join('')).commit('start');
  const head = repository
    .branch('topic')
    .write('a.txt', [...lines, 'end\n'].join(''))
    .commit('topic');
  const base = repository
    .branch('main')
    .write('a.txt', ['first\n', ...lines].join(''))
    .commit('base');
  checkOutTestMerge(base, head);
  const wrong = inspectWorkingDirectory({
    directory: checkout,
    environment,
    head,
    files: [changed('a.txt', head)],
    headBlob: async () => Buffer.from('not it'),
  });
  await expect(wrong).rejects.toMatchObject({ code: 'BLOB_MISMATCH' });
});
