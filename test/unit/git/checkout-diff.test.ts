import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createJobCheckout } from '../../../src/git/working-directory.ts';
import { type GitRepository, gitEnvironment, initGit } from '../../support/git.ts';
import { temporaryFolder } from '../../support/runner.ts';

const environment = { PATH: gitEnvironment()['PATH'] ?? '', HOME: '/nonexistent' };
const elsewhere = 'f'.repeat(40);

let repository: GitRepository;

beforeEach(() => {
  repository = initGit();
});

afterEach(() => {
  repository.dispose();
});

function checkoutIn(directory = repository.dir) {
  return createJobCheckout({ directory, environment });
}

it('with both commits answers with their diff and the ids of its files', async () => {
  const base = repository.write('a.txt', 'a\n').commit('one');
  const head = repository.write('a.txt', 'b\n').commit('two');
  const diff = await checkoutIn().diff(base, head);
  expect(Buffer.from(diff?.bytes ?? '').toString()).toContain('@@ -1 +1 @@\n-a\n+b\n');
  expect(diff?.ids).toEqual([repository.run('rev-parse', 'HEAD:a.txt')]);
  expect(await checkoutIn().mergeBase(base, head)).toBe(base);
});

it('has no answer without a repository, a commit, a common ancestor, or contents', async () => {
  const base = repository.write('a.txt', 'a\n').commit('one');
  const head = repository.write('a.txt', 'b\n').commit('two');
  expect(await checkoutIn(temporaryFolder('none')).diff(base, head)).toBeUndefined();
  expect(await checkoutIn().diff(base, elsewhere)).toBeUndefined();
  expect(await checkoutIn().mergeBase(base, elsewhere)).toBeUndefined();
  repository.run('switch', '--quiet', '--orphan', 'other');
  const other = repository.write('b.txt', 'b\n').commit('three');
  expect(await checkoutIn().mergeBase(head, other)).toBeUndefined();
  const blob = repository.run('rev-parse', `${base}:a.txt`);
  rmSync(join(repository.dir, '.git', 'objects', blob.slice(0, 2)), { recursive: true });
  expect(await checkoutIn().diff(base, head)).toBeUndefined();
});
