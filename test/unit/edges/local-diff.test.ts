import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLocalDiff } from '../../../src/edges/local-diff.ts';
import { type GitRepository, gitEnvironment, initGit } from '../../support/git.ts';

let repository: GitRepository;

beforeEach(() => {
  repository = initGit();
});

afterEach(() => {
  repository.dispose();
});

function diff(from: string, to: string, directory = repository.dir) {
  const environment = { PATH: gitEnvironment()['PATH'] ?? '', HOME: '/nonexistent' };
  return createLocalDiff({ directory, environment }).diff(from, to);
}

test('a checkout that has both commits has their diff', async () => {
  const base = repository.write('a.txt', 'a\n').commit('one');
  const head = repository.write('a.txt', 'b\n').commit('two');
  expect(Buffer.from((await diff(base, head)) ?? []).toString()).toContain('@@ -1 +1 @@\n-a\n+b\n');
});

test('a checkout without one of them, or none at all, has nothing', async () => {
  const base = repository.write('a.txt', 'a\n').commit('one');
  expect(await diff(base, 'f'.repeat(40))).toBeUndefined();
  expect(await diff('f'.repeat(40), base)).toBeUndefined();
  expect(await diff(base, base, '/')).toBeUndefined();
});
