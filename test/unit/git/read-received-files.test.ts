import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { findReceivedIn } from '../../../src/git/read-received-files.ts';
import { type GitRepository, gitBytes, gitEnvironment, initGit } from '../../support/git.ts';
import { temporaryFolder } from '../../support/runner.ts';

const environment = { PATH: gitEnvironment()['PATH'] ?? '', HOME: '/nonexistent' };

let repository: GitRepository;
let head: string;

beforeEach(() => {
  repository = initGit();
  head = repository.write('tracked/review.json', '[]').commit('one');
});

async function paths(glob: string, directory = repository.dir) {
  const files = await findReceivedIn({ directory, environment, head })(glob);
  return files.map(({ path, tracked }) => (tracked ? `${path} (tracked)` : path));
}

describe('finding', () => {
  test('files by pattern, sorted, with their bytes', async () => {
    repository.writeAll({ 'out/b.json': 'b', 'out/a.json': 'a', 'out/deep/c.json': 'c', 'out/d.txt': 'd' });
    const find = findReceivedIn({ directory: repository.dir, environment, head });
    expect(await find('./out/*.json')).toEqual([
      { path: 'out/a.json', bytes: Buffer.from('a'), tracked: false },
      { path: 'out/b.json', bytes: Buffer.from('b'), tracked: false },
    ]);
    expect(await paths('out/**/*.json')).toEqual(['out/a.json', 'out/b.json', 'out/deep/c.json']);
    expect(await paths('nowhere/*.json')).toEqual([]);
  });

  test('ignored files as well, but none of git’s own', async () => {
    repository.writeAll({ '.gitignore': 'out/\n', 'out/a.json': '[]' });
    expect(await paths('**/*.json')).toEqual(['out/a.json', 'tracked/review.json (tracked)']);
    expect(await paths('**/config')).toEqual([]);
  });

  test('tracked files by names in other case, where git ignores case', async () => {
    repository.write('Tracked/Review.json', '[]').run('config', 'core.ignorecase', 'true');
    expect(await paths('Tracked/*.json')).toEqual(['Tracked/Review.json (tracked)']);
  });

  test('by an absolute pattern, inside and outside of the directory', async () => {
    repository.write('out/a.json', '[]');
    const outside = temporaryFolder('outside');
    writeFileSync(join(outside, 'b.json'), '[]');
    expect(await paths(join(repository.dir, '**/*.json'))).toEqual([
      'out/a.json',
      'tracked/review.json (tracked)',
    ]);
    expect(await paths(join(outside, '*.json'))).toEqual([join(outside, 'b.json')]);
    expect(await paths(join(outside, 'nowhere/*.json'))).toEqual([]);
  });

  test.each(['../*.json', 'out/../../*.json', '.git/config'])(
    'never by %s, which leaves or is git’s own',
    (glob) => expect(paths(glob)).rejects.toMatchObject({ code: 'FINDINGS_PATTERN_INVALID' }),
  );

  test('no links, not even of a folder, no pipes, and nothing too large', async () => {
    repository.write('elsewhere/a.json', 'secret');
    const at = (name: string) => join(repository.dir, name);
    for (const folder of ['links', 'pipes', 'large']) mkdirSync(at(folder));
    symlinkSync('../elsewhere/a.json', at('links/link.json'));
    symlinkSync('elsewhere', at('folder'));
    execFileSync('mkfifo', [at('pipes/pipe.json')]);
    execFileSync('truncate', ['--size=65M', at('large/large.json')]);
    for (const glob of ['links/*.json', 'folder/*.json', at('folder/*.json'), 'pipes/*.json'])
      await expect(paths(glob)).rejects.toMatchObject({ code: 'FILE_NOT_REGULAR' });
    await expect(paths('large/*.json')).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
    expect(await paths('**/a.json')).toEqual(['elsewhere/a.json']);
  });

  test('not more than anyone meant', async () => {
    mkdirSync(join(repository.dir, 'out'));
    for (let index = 0; index <= 500; index += 1)
      writeFileSync(join(repository.dir, `out/${index}.json`), '');
    await expect(paths('out/*.json')).rejects.toMatchObject({ code: 'FINDINGS_TOO_MANY' });
  });
});

describe('tracked', () => {
  test('is a file of the head commit, changed since or not, seen from a subfolder or not', async () => {
    repository.write('tracked/review.json', '["edited"]').write('tracked/new.json', '[]');
    expect(await paths('tracked/*.json')).toEqual(['tracked/new.json', 'tracked/review.json (tracked)']);
    expect(await paths('*.json', join(repository.dir, 'tracked'))).toEqual([
      'new.json',
      'review.json (tracked)',
    ]);
  });

  test('is a file of the checked-out test merge, where the head itself is missing', async () => {
    const clone = temporaryFolder('clone');
    gitBytes(clone, ['clone', '--quiet', '--depth=1', `file://${repository.dir}`, '.']);
    head = 'f'.repeat(40);
    expect(await paths('tracked/*.json', clone)).toEqual(['tracked/review.json (tracked)']);
  });

  test('is what came with a submodule', async () => {
    const inner = initGit();
    inner.write('review.json', '[]').commit('inner');
    repository.run('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.dir, 'inner');
    head = repository.commit('with submodule');
    expect(await paths('inner/*.json')).toEqual(['inner/review.json (tracked)']);
  });

  test('is nothing outside of a work tree', async () => {
    const directory = temporaryFolder('plain');
    writeFileSync(join(directory, 'a.json'), '[]');
    expect(await paths('*.json', directory)).toEqual(['a.json']);
  });
});
