import { describe, expect, it } from 'vitest';
import { createLocalSource } from '../../../src/git/local-source.ts';
import { createChangesSince } from '../../../src/git/work-tree.ts';
import { gitEnvironment, initGit } from '../../support/git.ts';

/** `main` with a commit, and `feature` with one of its own that was reviewed. */
async function start() {
  const git = initGit();
  const environment = gitEnvironment();
  git.write('a.ts', 'one\n').commit('Start');
  git.branch('feature').write('b.ts', 'one\n').commit('First');
  const since = createChangesSince({ directory: git.dir, environment });
  const commits = async () =>
    (await createLocalSource({ root: git.dir, environment }).fetch({ policyPath: 'none.yml' })).commits;
  const reviewed = await commits();
  const diff = async () => (await since(reviewed, await commits()))?.toString();
  return { git, diff, since, commits, reviewed };
}

describe('changes since an earlier state', () => {
  it('include commits and the work tree, without our own records', async () => {
    const { git, diff } = await start();
    expect(await diff()).toBe('');
    git.write('b.ts', 'two\n').commit('Second');
    git.write('c.ts', 'three\n').write('docs/code-reviews/x.md', 'report\n');
    const text = (await diff()) ?? '';
    expect(text.match(/^diff --git .*/gm)).toEqual(['diff --git a/b.ts b/b.ts', 'diff --git a/c.ts b/c.ts']);
  });

  it('are unknown after a force-push', async () => {
    const { git, diff } = await start();
    git.write('b.ts', 'two\n').run('commit', '--quiet', '--amend', '--all', '--no-edit');
    expect(await diff()).toBeUndefined();
  });

  it('are unknown once the base was merged in, and known while it only moved', async () => {
    const { git, diff } = await start();
    git.branch('main').write('a.ts', 'two\n').commit('On main');
    git.branch('feature').write('b.ts', 'two\n').commit('Second');
    expect(await diff()).toContain('b.ts');
    git.run('merge', '--quiet', '--no-edit', 'main');
    expect(await diff()).toBeUndefined();
  });

  it('are unknown for a state that was never committed or has changed, unknown commits, and without git', async () => {
    const { git, since, commits, reviewed } = await start();
    git.write('b.ts', 'two\n');
    const dirty = await commits();
    expect(dirty.tree).toBeDefined();
    expect(await since(dirty, reviewed)).toBeUndefined();
    expect(await since({ ...reviewed, head: 'f'.repeat(40) }, reviewed)).toBeUndefined();
    git.write('b.ts', 'three\n');
    expect(await since(reviewed, dirty)).toBeUndefined();
    const elsewhere = createChangesSince({ directory: '/', environment: gitEnvironment() });
    expect(await elsewhere(reviewed, reviewed)).toBeUndefined();
  });
});
