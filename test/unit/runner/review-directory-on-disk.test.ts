import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { headTextIn } from '../../../src/runner/regular-file.ts';
import { defaultReviewDirectory, openReviewDirectory } from '../../../src/runner/review-directory-on-disk.ts';
import { gitBytes, initGit } from '../../support/git.ts';
import { temporaryFolder } from '../../support/runner.ts';

let dir: string;

beforeEach(() => {
  dir = temporaryFolder('review');
});

function open() {
  return openReviewDirectory({ path: join(dir, 'review') });
}

describe('writing and reading', () => {
  test('a file is read as it was written, folders are made, and the last write wins', async () => {
    const review = await open();
    await review.write('reviewers/one/output.json', 'old');
    await review.write('reviewers/one/output.json', Buffer.from([0, 255]));
    expect(await review.read('reviewers/one/output.json')).toEqual(Buffer.from([0, 255]));
    expect(await review.list()).toEqual(['reviewers/one/output.json']);
    utimesSync(join(review.path, 'reviewers/one/output.json'), 1_700_000_000, 1_700_000_000);
    expect(await review.modifiedAt('reviewers/one/output.json')).toBe(1_700_000_000_000);
  });

  test('a file that is not there is undefined, and removed without an error', async () => {
    const review = await open();
    await review.write('gone.json', '{}');
    mkdirSync(join(review.path, 'folder'));
    for (const name of ['gone.json', 'gone.json', 'a.json', 'a/b.json']) {
      await review.remove(name);
      expect(await review.read(name)).toBeUndefined();
      expect(await review.modifiedAt(name)).toBeUndefined();
    }
    expect(await review.modifiedAt('folder')).toBeUndefined();
    expect(await review.list()).toEqual([]);
  });

  test('a write that fails leaves the old file and nothing else', async () => {
    const review = await open();
    mkdirSync(join(review.path, 'folder.json/x'), { recursive: true });
    await expect(review.write('folder.json', '{}')).rejects.toThrow();
    expect(readdirSync(review.path)).toEqual(['folder.json']);
  });
});

describe('links and special files', () => {
  test('a link is not read wherever it leads, and replaced by a write', async () => {
    const review = await open();
    writeFileSync(join(dir, 'outside'), 'secret');
    symlinkSync(join(dir, 'outside'), join(review.path, 'a.json'));
    await expect(review.read('a.json')).rejects.toMatchObject({ code: 'FILE_NOT_REGULAR' });
    expect(await review.list()).toEqual([]);
    expect(await review.modifiedAt('a.json')).toBeUndefined();
    await review.write('a.json', '{}');
    expect(readFileSync(join(dir, 'outside'), 'utf8')).toBe('secret');
    expect(await review.read('a.json')).toEqual(Buffer.from('{}'));
  });

  test('a folder that is a link is neither read nor written through', async () => {
    const review = await open();
    mkdirSync(join(dir, 'elsewhere'));
    writeFileSync(join(dir, 'elsewhere/output.json'), 'secret');
    symlinkSync(join(dir, 'elsewhere'), join(review.path, 'reviewers'));
    const attempts = [
      () => review.read('reviewers/output.json'),
      () => review.write('reviewers/output.json', '{}'),
      () => review.write('reviewers/new/output.json', '{}'),
      () => review.remove('reviewers/output.json'),
    ];
    for (const each of attempts) await expect(each()).rejects.toMatchObject({ code: 'FILE_NOT_REGULAR' });
    expect(readFileSync(join(dir, 'elsewhere/output.json'), 'utf8')).toBe('secret');
    expect(existsSync(join(dir, 'elsewhere/new'))).toBe(false);
  });

  test.each([
    ['a pipe, without waiting for its writer', 'mkfifo', [], 'FILE_NOT_REGULAR'],
    ['a file larger than the cap', 'truncate', ['--size=257M'], 'FILE_TOO_LARGE'],
  ])('%s is refused', async (_what, command, options, code) => {
    const review = await open();
    execFileSync(command, [...options, join(review.path, 'a.json')]);
    await expect(review.read('a.json')).rejects.toMatchObject({ code });
  });
});

test.each(['../a', 'a/../b', '/etc/passwd', '', 'a//b', './a', 'a\\b', 'a\0b'])(
  '%j is no name',
  async (name) => {
    const review = await open();
    await expect(review.read(name)).rejects.toThrow();
    await expect(review.write(name, '')).rejects.toThrow();
    await expect(review.remove(name)).rejects.toThrow();
  },
);

describe('where it is', () => {
  test('in a work tree it ignores itself', async () => {
    const repository = initGit();
    const place = defaultReviewDirectory({ worktree: repository.dir, instance: 'pr-verdict' });
    const review = await openReviewDirectory(place);
    await review.write('manifest.json', '{}');
    expect(review.path).toBe(join(repository.run('rev-parse', '--show-toplevel'), '.code-review'));
    expect(gitBytes(repository.dir, ['status', '--porcelain']).toString()).toBe('');
  });

  test('in Actions each instance has its own, below the runner’s temporary folder', () => {
    const at = (instance: string) =>
      defaultReviewDirectory({ temp: '/tmp/runner', worktree: '/w', instance }).path;
    expect(at('pr-verdict')).toBe('/tmp/runner/pr-verdict/pr-verdict');
    expect(at('a/../../b')).toBe('/tmp/runner/pr-verdict/a%2F..%2F..%2Fb');
    expect(at('..')).toBe('/tmp/runner/pr-verdict/_');
  });

  test('that cannot be created is reported with the fix', async () => {
    writeFileSync(join(dir, 'file'), '');
    const message = expect.stringContaining('a file is in its place');
    const refused = { kind: 'usage', code: 'REVIEW_DIR_UNUSABLE', message };
    for (const path of ['file/x', 'file'])
      await expect(openReviewDirectory({ path: join(dir, path) })).rejects.toMatchObject(refused);
  });

  test('is found where a link leads, and made below it', async () => {
    mkdirSync(join(dir, 'real'));
    symlinkSync('real', join(dir, 'link'));
    const review = await openReviewDirectory({ path: join(dir, 'link/a/b') });
    expect(review.path).toBe(join(realpathSync(dir), 'real/a/b'));
  });

  test.runIf(process.platform === 'linux').each(['/proc/x', '/proc/x/y'])(
    'that the file system does not take is refused at once: %s',
    async (path) => {
      const message = `The review directory ${path} cannot be made`;
      const refused = { kind: 'operational', code: 'REVIEW_DIR_UNUSABLE', message };
      await expect(openReviewDirectory({ path })).rejects.toMatchObject(refused);
    },
  );

  test.runIf(process.platform === 'linux')('that accepts no files is reported', async () => {
    const refused = {
      code: 'REVIEW_DIR_UNUSABLE',
      message: 'The review directory /proc cannot be written to',
    };
    const review = await openReviewDirectory({ path: '/proc' });
    await expect(review.write('a.json', '{}')).rejects.toMatchObject(refused);
    await expect(review.write('a/b.json', '{}')).rejects.toMatchObject(refused);
  });
});

test('files of a checkout are read as text, and only regular files below it', async () => {
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'src', 'a.ts'), 'čaj\n');
  symlinkSync('a.ts', join(dir, 'src', 'link.ts'));
  symlinkSync('src', join(dir, 'linked'));
  const text = headTextIn(dir);
  expect(await text('src/a.ts')).toBe('čaj\n');
  const refused = ['src/none.ts', 'src', 'src/link.ts', 'linked/a.ts', '../a.ts', '/etc/passwd', 'src//a.ts'];
  for (const path of refused) expect(await text(path), path).toBeUndefined();
});

describe('a folder that is shared, such as /tmp', () => {
  const open = (path: string) => openReviewDirectory({ path });

  test('holds the files of C2 itself, and all others in a folder of ours', async () => {
    writeFileSync(join(dir, 'review_findings.json'), '{}');
    writeFileSync(join(dir, 'of-someone-else.txt'), '');
    chmodSync(dir, 0o1777);
    for (const path of [dir, join(dir, 'pr-verdict')]) {
      const review = await open(path);
      await review.write('files.json', '[]');
      await review.write('manifest.json', '{}');
      expect(await review.list()).toEqual(['files.json', 'manifest.json', 'review_findings.json']);
      expect(await review.read('files.json')).toEqual(Buffer.from('[]'));
      expect(await review.modifiedAt('review_findings.json')).toBeGreaterThan(0);
      await review.remove('files.json');
      expect(readdirSync(dir)).toEqual(['of-someone-else.txt', 'pr-verdict', 'review_findings.json']);
      expect(readdirSync(review.path)).toEqual(['manifest.json']);
    }
  });

  test('is not used where others made our folder, and their files are not read', async () => {
    chmodSync(dir, 0o1777);
    symlinkSync('/etc/hostname', join(dir, 'review_findings.json'));
    expect(await (await open(dir)).read('review_findings.json')).toBeUndefined();
    rmSync(join(dir, 'pr-verdict'), { recursive: true });
    symlinkSync(temporaryFolder('elsewhere'), join(dir, 'pr-verdict'));
    await expect(open(dir)).rejects.toMatchObject({ code: 'REVIEW_DIR_UNUSABLE' });
  });
});
