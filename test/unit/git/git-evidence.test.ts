import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createLocalSource } from '../../../src/git/local-source.ts';
import { gitEnvironment, initGit } from '../../support/git.ts';

const folder = mkdtempSync(join(tmpdir(), 'pr-verdict-evidence-'));

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reads commits, paths of the head and texts of the base from git alone', async () => {
  const git = initGit(join(folder, 'work'));
  git.writeAll({ 'AGENTS.md': 'Be kind.\n', 'a.txt': 'one\n' }).commit('Start');
  git
    .branch('topic')
    .writeAll({ 'AGENTS.md': 'Be rude.\n', 'b/c d.txt': 'x\n' })
    .commit('First\n\nCo-authored-by: x <x@example.com>');
  git.writeAll({ 'a.txt': 'two\n' }).commit('Second');
  const source = createLocalSource({
    root: git.dir,
    environment: gitEnvironment(),
    base: 'main',
    head: 'topic',
  });
  const { evidence } = await source.fetch({ policyPath: '.github/pr-verdict.yml' });
  expect(evidence.commits?.map(({ message }) => message.trim())).toEqual([
    'First\n\nCo-authored-by: x <x@example.com>',
    'Second',
  ]);
  expect(evidence.commits?.every(({ author }) => author.email.includes('@'))).toBe(true);
  expect(evidence.headPaths).toEqual(['AGENTS.md', 'a.txt', 'b/c d.txt']);
  expect(evidence.baseFiles).toEqual([{ path: 'AGENTS.md', text: 'Be kind.\n' }]);
  expect(evidence.linkedIssues).toBeUndefined();
});
