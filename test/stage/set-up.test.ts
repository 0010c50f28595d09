import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { appOn } from '../support/apps.ts';
import { commandLine, startWorktree } from '../support/command-line.ts';
import { startDemoRuns } from '../support/demo-runs.ts';

type Files = Readonly<Record<string, string>>;

function startRepository(files: Files) {
  const git = startWorktree({ 'README.md': 'Demo\n' }, { ...files });
  const command = commandLine(git.dir);
  return {
    git,
    read: (path: string) => readFileSync(join(git.dir, path), 'utf8'),
    init: async (...args: readonly string[]) => {
      const { stdout } = await command('init', '--yes', ...args, '--output', 'agent');
      return JSON.parse(stdout);
    },
  };
}

const policyFile = '.github/pr-verdict.yml';

describe('apps that review', () => {
  it('are proposed from their files, and with a token from recent pull requests; doctor says which are silent', async () => {
    const demo = await startDemoRuns();
    appOn(demo.pull, 'cursor[bot]').review({ body: 'Fine.' });
    const git = startWorktree({ 'README.md': 'Demo\n' }, { 'greptile.json': '{}\n' });
    git.run('remote', 'add', 'origin', 'https://github.com/octo/demo.git');
    const { github, repository } = demo;
    const permissions = { contents: 'read', 'pull-requests': 'read', checks: 'read' } as const;
    const command = commandLine(git.dir, {
      GITHUB_TOKEN: github.issueToken({ repository, permissions }),
      GITHUB_API_URL: github.apiUrl,
      GITHUB_GRAPHQL_URL: github.graphqlUrl,
    });
    await command('init', '--yes');
    const { reviewers } = parse(readFileSync(join(git.dir, policyFile), 'utf8'));
    expect(reviewers).toEqual({
      bugbot: { app: 'cursor', required: false },
      greptile: { app: 'greptile-apps', required: false },
    });
    const { stdout } = await command('doctor');
    expect(stdout).toContain('greptile has written nothing for 30 days');
    expect(stdout).not.toContain('bugbot has written nothing');
  });
});

describe('init in a monorepo', () => {
  it('runs linters in the packages that are configured for them', async () => {
    const { init, read } = startRepository({
      'package.json': '{ "workspaces": ["packages/*"] }\n',
      'packages/a/package.json': '{}\n',
      'packages/a/eslint.config.js': 'export default [];\n',
      'packages/b/package.json': '{}\n',
      'packages/b/eslint.config.js': 'export default [];\n',
      'test/data/eslint.config.js': 'export default [];\n',
      'services/api/pyproject.toml': '[tool.ruff]\n',
    });
    await init();
    expect(parse(read(policyFile)).reviewers).toMatchObject({
      eslint: { cwd: '{packages/a,packages/b}', run: expect.arrayContaining(['npx', 'eslint']) },
      ruff: { cwd: 'services/api' },
    });
  });

  it('runs a linter of the root at the root', async () => {
    const { init, read } = startRepository({
      'biome.json': '{}\n',
      'packages/a/biome.json': '{}\n',
      'packages/a/package.json': '{}\n',
    });
    await init();
    expect(parse(read(policyFile)).reviewers.biome.cwd).toBeUndefined();
  });
});

describe('a second init', () => {
  const first = { 'biome.json': '{}\n', 'package.json': '{}\n', 'pyproject.toml': '[tool.black]\n' };

  it('adds a linter to the policy and to the workflow that it wrote itself', async () => {
    const { git, init, read } = startRepository(first);
    await init();
    git.write('pyproject.toml', '[tool.ruff]\n');
    git.write(policyFile, `${read(policyFile)}# Ours.\n`);
    const { written, kept } = await init();
    expect(written).toEqual([policyFile, '.github/workflows/review.yml']);
    expect(kept).toContain('.github/workflows/review-events.yml');
    expect(Object.keys(parse(read(policyFile)).reviewers)).toEqual(['biome', 'ruff']);
    expect(read(policyFile)).toContain('# Ours.');
    expect(read('.github/workflows/review.yml')).toContain('pipx install ruff');
    expect((await init()).written).toEqual([]);
  });

  it('leaves a workflow that people edited, and says what it lacks', async () => {
    const { git, init, read } = startRepository(first);
    await init();
    git.write('pyproject.toml', '[tool.ruff]\n');
    const edited = `# Ours.\n${read('.github/workflows/review.yml')}`;
    git.write('.github/workflows/review.yml', edited);
    const { written, next } = await init();
    expect(written).toEqual([policyFile]);
    expect(read('.github/workflows/review.yml')).toBe(edited);
    expect(next.join('\n')).toMatch(/review\.yml was edited .*ruff/);
  });
});
