import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { carryLine } from '../../../../src/domain/diff/carry.ts';
import { inspectWorkingDirectory } from '../../../../src/edges/git/working-directory.ts';
import { startCheckout } from '../../../support/checkout.ts';
import { type GitRepository, gitBytes, gitEnvironment, initGit } from '../../../support/git.ts';

const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}\n`);

let job: ReturnType<typeof startCheckout>;
let repository: GitRepository;
let checkout: string;

beforeEach(() => {
  job = startCheckout();
  ({ repository, directory: checkout } = job);
});

afterEach(() => job.dispose());

describe('what is checked out', () => {
  test('is the head, and then there is nothing to carry', async () => {
    const head = repository.write('a.txt', 'a\n').commit('one');
    job.checkOut(head);
    expect(await job.inspect(head, [job.changed('a.txt', head)])).toMatchObject({
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
    const merge = job.checkOutTestMerge(base, head);

    const { workingDirectory, text, diff } = await job.inspect(head, [
      job.changed('both.txt', head),
      job.changed('mine.txt', head),
    ]);
    expect(workingDirectory).toEqual({ state: 'merge', commit: merge, differing: ['both.txt'] });
    expect(job.asked).toEqual(['both.txt']);
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
    job.checkOut(later);
    expect(await job.inspect(head, [job.changed('a.txt', head)])).toMatchObject({
      workingDirectory: { state: 'other', commit: later, differing: [] },
      text: '',
    });
  });

  test('is something else when the head is merged the other way round', async () => {
    repository.write('a.txt', 'a\n').commit('start');
    const head = repository.branch('topic').write('b.txt', 'b\n').commit('topic');
    const base = repository.branch('main').write('c.txt', 'c\n').commit('base');
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

describe('a checkout that ends lines as Windows does', () => {
  const crlf = '--config=core.autocrlf=true';

  test('agrees with the head, however its files end lines there', async () => {
    const files = { 'lf.txt': 'a\nb\n', 'crlf.txt': 'a\r\nb\r\n', 'mixed.txt': 'a\nb\r\nc\n' };
    const head = repository.writeAll(files).commit('one');
    job.clone(crlf, '--branch=main');
    expect(readFileSync(join(checkout, 'lf.txt'), 'utf8')).toBe('a\r\nb\r\n');
    const changes = Object.keys(files).map((name) => job.changed(name, head));
    expect((await job.inspect(head, changes)).workingDirectory).toMatchObject({
      state: 'head',
      differing: [],
    });
  });

  test('has its lines carried from the test merge like any other', async () => {
    repository.write('both.txt', lines.join('')).commit('start');
    const edited = [...lines.slice(0, 24), 'topic\n', ...lines.slice(25)].join('');
    const head = repository.branch('topic').write('both.txt', edited).commit('topic');
    const base = repository
      .branch('main')
      .write('both.txt', ['from base\n', ...lines].join(''))
      .commit('base');
    job.checkOutTestMerge(base, head, crlf);
    const { workingDirectory, diff } = await job.inspect(head, [job.changed('both.txt', head)]);
    expect(workingDirectory).toMatchObject({ state: 'merge', differing: ['both.txt'] });
    const file = diff.byPath.get('both.txt');
    expect([1, 2, 26].map((line) => file && carryLine(file, line))).toEqual(['deleted', 1, 25]);
  });
});

describe('a file in the working directory', () => {
  async function withFile(write: (path: string) => void, options: { head?: string; patch?: string } = {}) {
    const head = repository.write('dir/a.txt', options.head ?? 'one\ntwo\nthree\n').commit('one');
    job.checkOut(head);
    write(join(checkout, 'dir/a.txt'));
    const file = job.changed('dir/a.txt', head, options.patch === undefined ? {} : { patch: options.patch });
    const result = await job.inspect(head, [file]);
    return { ...result, file: result.diff.byPath.get('dir/a.txt') };
  }

  test('that a step before has edited is carried as well, from local objects', async () => {
    const { workingDirectory, text } = await withFile((path) =>
      writeFileSync(path, 'zero\none\ntwo\nthree\n'),
    );
    expect(workingDirectory.differing).toEqual(['dir/a.txt']);
    expect(workingDirectory).not.toHaveProperty('incomparable');
    expect(text).toContain('@@ -1 +0,0 @@\n-zero\n');
    expect(job.asked).toEqual([]);
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
    expect(missing.workingDirectory).toMatchObject({
      differing: ['dir/a.txt'],
      incomparable: [{ path: 'dir/a.txt', reason: 'absent' }],
    });
    expect(missing.file && carryLine(missing.file, 1)).toBe('deleted');
    rmSync(join(checkout, 'dir'), { recursive: true });
    mkdirSync(join(checkout, 'other'));
    // Its text is the head's content: followed, it would seem to agree.
    symlinkSync('one\ntwo\nthree\n', join(checkout, 'other/a.txt'));
    symlinkSync('other', join(checkout, 'dir'));
    const head = repository.head();
    const behind = await job.inspect(head, [job.changed('dir/a.txt', head)]);
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
    const { file, workingDirectory } = await withFile((path) =>
      execFileSync('truncate', ['--size=101M', path]),
    );
    expect(file?.binary).toBe(true);
    expect(workingDirectory.incomparable).toEqual([{ path: 'dir/a.txt', reason: 'too-large' }]);
  });
});

test('links and submodules that are as committed agree', async () => {
  const inner = initGit();
  inner.write('x.txt', 'x\n').commit('inner');
  repository.run('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.dir, 'inner');
  const head = repository.write('a.txt', 'a\n').symlink('link', 'a.txt').commit('one');
  job.checkOut(head);
  const submodule = job.changed('inner', head, {
    patch: `@@ -0,0 +1 @@\n+Subproject commit ${'a'.repeat(40)}`,
  });
  const files = [job.changed('link', head), submodule];
  expect((await job.inspect(head, files)).workingDirectory.differing).toEqual([]);
  rmSync(join(checkout, 'inner'), { recursive: true });
  expect((await job.inspect(head, files)).workingDirectory.differing).toEqual([]);
});

test('names that need care come out as they went in', async () => {
  const names = ['sp ace/ümlaut.txt', 'q"uote', 'tab\tbed', 'a\nb', '-rf', ':(top)x', '*'];
  for (const name of names) repository.write(name, 'one\n');
  const head = repository.commit('one');
  job.checkOut(head);
  for (const name of names) writeFileSync(join(checkout, name), 'zero\none\n');
  const { workingDirectory, diff } = await job.inspect(
    head,
    names.map((name) => job.changed(name, head)),
  );
  expect(workingDirectory.differing).toEqual(names);
  expect(new Set(diff.files.map(({ path }) => path))).toEqual(new Set(names));
});

test('a path that leads out of the work tree is never opened', async () => {
  const head = repository.write('a.txt', 'a\n').commit('one');
  job.checkOut(head);
  const outside = mkdtempSync(join(dirname(checkout), 'pr-verdict-outside-'));
  writeFileSync(join(outside, 'a.txt'), 'secret\n');
  const path = `../${outside.split('/').at(-1)}/a.txt`;
  const file = { ...job.changed('a.txt', head), filename: path };
  await expect(job.inspect(head, [file])).rejects.toThrow('a tree of 1 files holds only 0');
  rmSync(outside, { recursive: true });
});

test('removed files are not looked for', async () => {
  const before = repository.write('gone.txt', 'x\n').write('a.txt', 'a\n').commit('one');
  const head = repository.remove('gone.txt').commit('two');
  job.checkOut(head);
  const removed = job.changed('gone.txt', before, { status: 'removed' });
  expect((await job.inspect(head, [removed])).workingDirectory.differing).toEqual([]);
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
  job.checkOutTestMerge(base, head);
  const wrong = inspectWorkingDirectory({
    directory: checkout,
    environment: gitEnvironment(),
    head,
    files: [job.changed('a.txt', head)],
    headBlob: async () => Buffer.from('not it'),
  });
  await expect(wrong).rejects.toMatchObject({ code: 'BLOB_MISMATCH' });
});
