import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLocalSource } from '../../../src/git/local-source.ts';
import type { Failure } from '../../../src/model/failure.ts';
import type { Snapshot } from '../../../src/ports/source.ts';
import { GitRepository, gitBytes, gitEnvironment, initGit } from '../../support/git.ts';
import { temporaryFolder } from '../../support/runner.ts';

const environment = { PATH: gitEnvironment()['PATH'] ?? '', HOME: '/nonexistent' };
const policyPath = '.github/pr-verdict.yml';

let repository: GitRepository;

beforeEach(() => {
  repository = initGit();
});

type Options = Omit<Partial<Parameters<typeof createLocalSource>[0]>, 'environment'>;

function fetch(options: Options = {}): Promise<Snapshot> {
  return createLocalSource({ root: repository.dir, environment, ...options }).fetch({ policyPath });
}

function diffOf(snapshot: Snapshot): string {
  return Buffer.from(snapshot.diff).toString('utf8');
}

/** A clone of the repository that leaves out what `filter` says, and gets it over the local transport when git asks. */
function partialClone(filter: string, ...options: readonly string[]): string {
  repository.run('config', 'uploadpack.allowFilter', 'true');
  repository.run('config', 'uploadpack.allowAnySHA1InWant', 'true');
  const root = temporaryFolder('partial');
  gitBytes(root, ['clone', '--quiet', `--filter=${filter}`, ...options, `file://${repository.dir}`, '.']);
  return root;
}

function names(snapshot: Snapshot): readonly string[] {
  return snapshot.files.map(({ filename }) => filename);
}

describe('the compared trees', () => {
  test('the work tree with the merge base of the default branch, untracked files included, ignored ones not', async () => {
    const base = repository
      .writeAll({ 'a.txt': 'a\n', '.gitignore': 'ignored.txt\n', 'gone.txt': 'x\n' })
      .commit('base');
    repository.branch('topic').write('committed.txt', 'c\n');
    const head = repository.commit('topic');
    const main = repository.branch('main').write('main.txt', 'm\n').commit('main moves on');
    const edits = { 'staged.txt': 's\n', 'untracked.txt': 'u\n', 'ignored.txt': 'i\n', 'a.txt': 'b\n' };
    repository.branch('topic').writeAll(edits).remove('gone.txt').run('add', 'staged.txt');

    const snapshot = await fetch();
    expect(snapshot.commits).toMatchObject({ head, base: main, mergeBase: base });
    expect(snapshot.commits.tree).toMatch(/^[0-9a-f]{40}$/);
    expect(names(snapshot)).toEqual(['a.txt', 'committed.txt', 'gone.txt', 'staged.txt', 'untracked.txt']);
    expect(snapshot.coverage).toEqual({ expected: 5, covered: 5, missing: [] });
    expect(snapshot.workingDirectory).toEqual({ state: 'worktree', commit: head, differing: [] });
    expect(snapshot.comments).toEqual([]);
  });

  test('the committed content of files in another encoding, and without filters', async () => {
    const attributes = '*.txt working-tree-encoding=UTF-16LE-BOM\n*.bin filter=evil\n';
    const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
    repository
      .writeAll({ '.gitattributes': attributes, 'a.txt': utf16('a\nb\n'), 'a.bin': 'small\n' })
      .commit('base');
    const witness = join(repository.dir, '.git/witness');
    repository.run('config', 'filter.evil.clean', `touch '${witness}'; echo pointer`);
    repository.branch('topic').writeAll({ 'a.txt': utf16('a\nB\n'), 'a.bin': 'large\n' });
    const text = diffOf(await fetch());
    expect(text).toContain('@@ -1,2 +1,2 @@\n a\n-b\n+B\n');
    expect(text).toContain('@@ -1 +1 @@\n-small\n+large\n');
    expect(existsSync(witness)).toBe(false);
  });

  test('a clean work tree has no tree of its own, and without a change the diff is empty', async () => {
    const base = repository.write('a.txt', 'a\n').commit('base');
    const { commits, files, diff } = await fetch();
    expect({ commits, files }).toEqual({ commits: { head: base, base, mergeBase: base }, files: [] });
    expect(diff).toHaveLength(0);
  });

  test('the remote’s default branch comes first, and a given base before it', async () => {
    const base = repository.write('a.txt', 'a\n').commit('base');
    const develop = repository.branch('develop').write('d.txt', 'd\n').commit('develop');
    const later = repository.branch('main').write('a.txt', 'b\n').commit('later');
    repository.run('update-ref', 'refs/remotes/origin/trunk', base);
    repository.run('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
    repository.run('update-ref', 'refs/remotes/origin/main', later);
    expect((await fetch()).commits).toMatchObject({ base, mergeBase: base });
    expect((await fetch({ base: 'develop' })).commits).toMatchObject({ base: develop, mergeBase: base });
  });

  test('untracked files that reviewers wrote are left out, tracked ones are not', async () => {
    repository.write('out/known.json', '[]\n').commit('base');
    repository.writeAll({ 'out/known.json': '[{}]\n', 'out/größe.json': '[]\n', 'a.json': '{}\n' });
    const received = ['out/*.json'];
    const { commits, files, workingDirectory } = await fetch({ received });
    expect(files.map(({ filename }) => filename)).toEqual(['a.json', 'out/known.json']);
    expect(workingDirectory.received).toEqual(received);
    const source = createLocalSource({ root: repository.dir, environment });
    repository.write('out/größe.json', '[{}]\n');
    expect(await source.editedSince?.(commits, files, received)).toBeUndefined();
    expect(await source.editedSince?.(commits, files)).toEqual(['out/größe.json']);
  });

  test('a given head is compared instead of the work tree', async () => {
    repository.write('a.txt', 'a\n').commit('base');
    const head = repository.branch('topic').write('a.txt', 'b\n').commit('topic');
    repository.write('untracked.txt', 'u\n');
    const snapshot = await fetch({ head: 'topic' });
    expect(snapshot.commits.head).toBe(head);
    expect(names(snapshot)).toEqual(['a.txt']);
    expect(snapshot.workingDirectory.state).toBe('head');
  });
});

describe('files', () => {
  test('have the shape of the REST list', async () => {
    repository.writeAll({ 'gone.txt': 'gone\n', 'old.txt': 'a\nb\nc\nd\n', 'mode.sh': '#\n' });
    repository.write('bin', Buffer.from([0, 1, 2])).commit('base');
    repository.move('old.txt', 'new.txt').remove('gone.txt');
    repository.writeAll({ 'added.txt': 'x\ny\n', bin: Buffer.from([0, 3]) });
    chmodSync(join(repository.dir, 'mode.sh'), 0o755);
    const { files } = await fetch();
    const shown = files.map(({ status, filename, additions, deletions, changes, patch }) => [
      `${status} ${filename}`,
      `+${additions} -${deletions} ${changes}`,
      patch,
    ]);
    expect(shown).toEqual([
      ['added added.txt', '+2 -0 2', '@@ -0,0 +1,2 @@\n+x\n+y'],
      ['modified bin', '+0 -0 0', undefined],
      ['removed gone.txt', '+0 -1 1', '@@ -1 +0,0 @@\n-gone'],
      ['changed mode.sh', '+0 -0 0', undefined],
      ['renamed new.txt', '+0 -0 0', undefined],
    ]);
    expect(files.at(-1)?.previous_filename).toBe('old.txt');
    const there = ['added.txt', 'bin', 'mode.sh', 'new.txt'].map((path) =>
      repository.run('hash-object', path),
    );
    const gone = repository.run('rev-parse', 'HEAD:gone.txt');
    expect(files.map(({ sha }) => sha)).toEqual(there.toSpliced(2, 0, gone));
  });
});

describe('the work tree', () => {
  test('is captured without a trace in the index or the objects', async () => {
    repository.write('a.txt', 'a\n').commit('base');
    repository.write('a.txt', 'b\n').write('new.txt', 'new\n');
    const index = readFileSync(join(repository.dir, '.git/index'));
    const objects = readdirSync(join(repository.dir, '.git/objects'), { recursive: true }).sort();
    const status = repository.run('--no-optional-locks', 'status', '--porcelain');
    await fetch();
    expect(readFileSync(join(repository.dir, '.git/index'))).toEqual(index);
    expect(readdirSync(join(repository.dir, '.git/objects'), { recursive: true }).sort()).toEqual(objects);
    expect(repository.run('status', '--porcelain')).toBe(status);
  });

  test('shows a change that git can only find by looking again, because the index is no younger', async () => {
    repository.write('a.txt', 'one\n').commit('base');
    const committed = Buffer.from(repository.run('rev-parse', 'HEAD:a.txt'), 'hex');
    repository.write('a.txt', 'two\n');
    const longAgo = 1_700_000_000;
    utimesSync(join(repository.dir, 'a.txt'), longAgo, longAgo);
    repository.run('add', 'a.txt');
    const file = join(repository.dir, '.git/index');
    const index = readFileSync(file);
    // The first entry begins at byte 12, and its id 40 bytes further; SHA-1 of all before it ends the file.
    committed.copy(index, 12 + 40);
    createHash('sha1')
      .update(index.subarray(0, -20))
      .digest()
      .copy(index, index.length - 20);
    writeFileSync(file, index);
    utimesSync(file, longAgo, longAgo);
    expect(diffOf(await fetch())).toContain('-one\n+two\n');
  });

  test('runs no filter, hook or monitor that lies in it, nor in its submodules', async () => {
    const inner = initGit();
    inner.writeAll({ 'x.txt': 'x\n', '.gitattributes': '* filter=evil\n' }).commit('inner');
    repository.run('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.dir, 'inner');
    repository.writeAll({ 'a.txt': 'a\n', '.gitattributes': '*.txt filter=evil diff=evil\n' }).commit('base');
    const witness = join(repository.dir, '.git', 'witness');
    const program = join(repository.dir, '.git', 'evil');
    writeFileSync(program, `#!/bin/sh\ntouch '${witness}'\ncat\n`);
    chmodSync(program, 0o755);
    const checkout = new GitRepository(join(repository.dir, 'inner'));
    const keys =
      'filter.evil.clean filter.evil.smudge filter.evil.process diff.evil.textconv diff.evil.command diff.external ' +
      'core.fsmonitor core.pager core.sshCommand core.alternateRefsCommand remote.evil.uploadpack pager.rev-parse';
    for (const one of [repository, checkout]) {
      for (const key of keys.split(' ')) one.run('config', key, program);
      one.run('config', 'filter.evil.required', 'true');
      one.run('config', 'alias.rev-parse', `!${program}`);
      one.run('config', 'remote.evil.promisor', 'true');
    }
    writeFileSync(join(repository.dir, 'inner/x.txt'), 'y\n');
    writeFileSync(join(repository.dir, 'a.txt'), 'b\n');
    writeFileSync(join(repository.dir, 'new.txt'), 'n\n');
    expect(names(await fetch())).toEqual(['a.txt', 'new.txt']);
    expect(existsSync(witness)).toBe(false);
  });

  test('may have names that need care', async () => {
    repository.write('a.txt', 'a\n').commit('base');
    const odd = ['-rf', ':(top)x', 'a\nb', 'q"uote', 'sp ace', 'tab\tbed', 'ümlaut', '*'];
    for (const name of odd) repository.write(name, 'x\n');
    writeFileSync(Buffer.concat([Buffer.from(`${repository.dir}/latin-`), Buffer.from([0xe9])]), 'x\n');
    const snapshot = await fetch();
    expect(new Set(names(snapshot))).toEqual(new Set([...odd, '"latin-\\351"']));
  });

  test('may turn a folder or a file into a link, and a file into a folder', async () => {
    const before = {
      'dir/a.txt': 'a\n',
      'dir/b.txt': 'b\n',
      file: 'f\n',
      'other/a.txt': 'z\n',
      'z.txt': 'z\n',
    };
    repository.writeAll(before).commit('base');
    repository.remove('dir').symlink('dir', 'other').remove('file').write('file/inner.txt', 'i\n');
    repository.symlink('z.txt', 'other');
    const { files } = await fetch();
    const target = gitBytes(repository.dir, ['hash-object', '--stdin'], { input: 'other' }).toString().trim();
    expect(files[0]?.sha).toBe(target);
    expect(files.map(({ filename, status }) => `${status} ${filename}`)).toEqual([
      'added dir',
      'removed dir/a.txt',
      'removed dir/b.txt',
      'removed file',
      'added file/inner.txt',
      'changed z.txt',
    ]);
    const patch = '@@ -1 +0,0 @@\n-z\n@@ -0,0 +1 @@\n+other\n\\ No newline at end of file';
    expect(files.at(-1)?.patch).toBe(patch);
  });

  const ways: Readonly<Record<string, readonly [() => unknown, ...names: readonly string[]]>> = {
    'without our own folders, committed or not': [
      () => {
        repository.branch('topic').write('docs/code-reviews/old.md', 'old\n').commit('topic');
        repository.writeAll({ '.code-review/findings.json': '{}\n', 'docs/code-reviews/new.md': 'new\n' });
        repository.write('b.txt', 'b\n');
      },
      'b.txt',
    ],
    'whole from a subfolder': [
      () => {
        repository.writeAll({ 'a.txt': 'A\n', 'sub/new.txt': 'n\n' });
        return join(repository.dir, 'sub');
      },
      'a.txt',
      'sub/new.txt',
    ],
    'in a linked work tree with a detached head': [
      () => {
        const linked = join(temporaryFolder('linked'), 'tree');
        repository.run('worktree', 'add', '--quiet', '--detach', linked, 'HEAD');
        writeFileSync(join(linked, 'b.txt'), 'b\n');
        return linked;
      },
      'b.txt',
    ],
    'without files that differ by CRLF of the configuration': [
      () => {
        repository.run('config', 'core.autocrlf', 'true');
        repository.write('a.txt', 'a\r\n').write('new.txt', 'n\r\n');
      },
      'new.txt',
    ],
    'without nested repositories': [
      () => {
        mkdirSync(join(repository.dir, 'nested'));
        initGit(join(repository.dir, 'nested')).write('x.txt', 'x\n').commit('nested');
        repository.write('b.txt', 'b\n');
      },
      'b.txt',
    ],
    'in the middle of a conflict': [
      () => {
        repository.branch('one').write('a.txt', 'one\n').commit('one');
        repository.branch('two', 'main').write('a.txt', 'two\n').commit('two');
        expect(() => repository.run('merge', 'one')).toThrow();
      },
      'a.txt',
    ],
    'without files outside of a sparse checkout': [
      () => {
        repository.run('sparse-checkout', 'set', '--cone', '--sparse-index', 'in');
        repository.write('a.txt', 'A\n');
      },
      'a.txt',
    ],
    'with a split index': [
      () => void repository.write('a.txt', 'A\n').run('update-index', '--split-index'),
      'a.txt',
    ],
  };

  test.each(Object.entries(ways))('is read %s', async (_how, [arrange, ...expected]) => {
    repository.writeAll({ 'a.txt': 'a\n', 'sub/b.txt': 'b\n' }).commit('base');
    const place = arrange();
    const root = typeof place === 'string' ? place : repository.dir;
    expect(names(await fetch({ root }))).toEqual(expected);
  });

  test('in a partial clone with some checked-out folders keeps the others, though their content is missing', async () => {
    repository.writeAll({ 'in/a.txt': 'a\n', 'out/b.txt': 'b\n', 'out/deep/c.txt': 'c\n' }).commit('base');
    const root = partialClone('blob:none', '--sparse');
    gitBytes(root, ['sparse-checkout', 'set', 'in']);
    writeFileSync(join(root, 'in/a.txt'), 'A\n');
    mkdirSync(join(root, 'out'));
    writeFileSync(join(root, 'out/new.txt'), 'new\n');
    expect(names(await fetch({ root }))).toEqual(['in/a.txt', 'out/new.txt']);
  });
});

describe('the address of links to code', () => {
  test.each([
    ['https://someone:secret@github.com/octo/shop.git', 'https://github.com/octo/shop'],
    ['git@github.example.com:octo/shop', 'https://github.example.com/octo/shop'],
    ['https://code.example.com/octo/shop.git', undefined],
  ])('of %s begins with %s, at a pushed commit alone', async (remote, begin) => {
    repository.write('a.txt', 'a\n').commit('base');
    const head = repository.branch('topic').write('a.txt', 'b\n').commit('topic');
    repository.run('remote', 'add', 'origin', remote);
    expect((await fetch()).permalink).toBeUndefined();
    repository.run('update-ref', 'refs/remotes/origin/topic', head);
    expect((await fetch()).permalink).toBe(begin && `${begin}/blob/${head}/`);
    repository.write('a.txt', 'c\n');
    expect((await fetch()).permalink).toBeUndefined();
  });
});

describe('the policy', () => {
  test('is the work tree’s own, or the commit’s when a head is given', async () => {
    repository.write(policyPath, 'version: 1\n').commit('base');
    repository.write(policyPath, 'version: 1 # edited\n');
    const policies = [(await fetch()).policy, (await fetch({ head: 'HEAD' })).policy];
    const texts = ['version: 1 # edited\n', 'version: 1\n'];
    expect(policies).toEqual(texts.map((text) => ({ state: 'present', bytes: Buffer.from(text) })));
  });

  test('that is a link cannot be read, which is not absent', async () => {
    repository.write('elsewhere.yml', 'version: 1\n').commit('base');
    expect((await fetch()).policy).toEqual({ state: 'absent' });
    repository.symlink(policyPath, '../elsewhere.yml');
    expect((await fetch()).policy).toMatchObject({ state: 'unreadable' });
  });
});

describe('a change that cannot be reviewed fails with the reason', () => {
  const commit = () => repository.write('a.txt', 'a\n').commit('base');

  const orphan = () => {
    commit();
    repository.run('switch', '--quiet', '--orphan', 'other');
    repository.write('b.txt', 'b\n').commit('other');
  };
  const rename = () => commit() && repository.run('branch', '-m', 'main', 'trunk');

  test.each<[string, () => unknown, Parameters<typeof fetch>[0], string]>([
    ['outside of a work tree', () => {}, { root: tmpdir() }, 'LOCAL_NOT_A_WORKTREE'],
    ['on a branch without commits', () => {}, {}, 'LOCAL_NO_COMMIT'],
    ['without a branch to compare with', rename, {}, 'LOCAL_BASE_UNKNOWN'],
    ['with an unknown base', commit, { base: 'nowhere' }, 'LOCAL_REVISION_UNKNOWN'],
    ['with an option for a head', commit, { head: '--all' }, 'LOCAL_REVISION_UNKNOWN'],
    ['with histories that never met', orphan, {}, 'LOCAL_UNRELATED_HISTORIES'],
  ])('%s', async (_when, arrange, options, code) => {
    arrange();
    await expect(fetch(options)).rejects.toMatchObject({ code, kind: 'usage' });
  });

  test.each(['blob:none', 'tree:0'])(
    'in a partial clone (%s) without the compared objects, until git fetched them',
    async (filter) => {
      repository.writeAll({ 'a.txt': 'a\n', 'b.txt': 'b\n' }).commit('base');
      repository.branch('topic').write('a.txt', 'A\n').commit('topic');
      repository.branch('main');
      const root = partialClone(filter, '--branch=topic');
      writeFileSync(join(root, 'b.txt'), 'B\n');
      const error = await fetch({ root }).then(
        () => undefined,
        (thrown: Failure) => thrown,
      );
      expect(error).toMatchObject({ code: 'LOCAL_CONTENT_MISSING', kind: 'operational' });

      const [, args = ''] = /`git (.*)`/.exec(error?.fix ?? '') ?? [];
      gitBytes(root, args.split(' '));
      expect(names(await fetch({ root }))).toEqual(['a.txt', 'b.txt']);
    },
  );

  test('in a clone too shallow to contain the merge base', async () => {
    repository.write('a.txt', 'a\n').commit('base');
    repository.branch('topic').write('b.txt', 'b\n').commit('topic');
    repository.branch('main').write('c.txt', 'c\n').commit('main');
    const root = temporaryFolder('shallow');
    gitBytes(root, ['clone', '--quiet', '--depth=1', '--no-single-branch', `file://${repository.dir}`, '.']);
    gitBytes(root, ['switch', '--quiet', 'topic']);
    await expect(fetch({ root, base: 'HEAD~3' })).rejects.toMatchObject({
      code: 'LOCAL_REVISION_UNKNOWN',
      message: expect.stringContaining('a shallow clone'),
      fix: expect.stringContaining('git fetch --unshallow'),
    });
    await expect(fetch({ root })).rejects.toMatchObject({
      code: 'LOCAL_HISTORY_MISSING',
      fix: expect.stringContaining('git fetch --unshallow'),
    });
  });
});

test('the evidence has commits, paths of the head and texts of the base', async () => {
  const first = 'First\n\nCo-authored-by: x <x@example.com>';
  repository.writeAll({ 'AGENTS.md': 'Be kind.\n', 'a.txt': 'one\n' }).commit('Start');
  repository.branch('topic').writeAll({ 'AGENTS.md': 'Be rude.\n', 'b/c d.txt': 'x\n' }).commit(first);
  repository.write('a.txt', 'two\n').commit('Second');
  const { evidence } = await fetch({ base: 'main', head: 'topic' });
  const author = { name: 'Ada Author', email: 'ada@example.com' };
  expect(evidence).toMatchObject({
    commits: [{ message: `${first}\n`, author }, { message: 'Second\n' }],
    headPaths: ['AGENTS.md', 'a.txt', 'b/c d.txt'],
    baseFiles: [{ path: 'AGENTS.md', text: 'Be kind.\n' }],
  });
});
