import { chmodSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parsePolicy } from '../../src/policy/parse-policy.ts';
import { gitEnvironment, initGit } from '../support/git.ts';
import { projectRoot, runBlock as run, shellBlocks } from '../support/page-blocks.ts';
import { temporaryFolder } from '../support/runner.ts';
import { documentedPermissions, startScenario } from '../support/twelve-findings.ts';

const conflict = '<<<<<<< ours\nexport const one = 3;\n=======\nexport const one = 4;\n>>>>>>> theirs\n';

/** PATH with one program more. */
function pathWith(name: string, script: string): string {
  const bin = temporaryFolder('bin');
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return `${bin}:${gitEnvironment()['PATH']}`;
}

function startRepository() {
  const git = initGit();
  onTestFinished(() => git.dispose());
  git.writeAll({ 'src/app.js': 'export const one = 1;\n' }).commit('Start');
  git.branch('topic');
  return git;
}

it('finds the shell blocks of these pages here and in no other page', () => {
  const elsewhere = [
    // Run in smallest-reviewers.test.ts and verify-github.test.ts.
    'docs/reviewers.md',
    'docs/verify-github.md',
  ];
  const pages = globSync(['README.md', 'docs/*.md'], { cwd: projectRoot });
  const here = [
    'README.md',
    ...['policy', 'reference', 'scorecard', 'start', 'worktree'].map((name) => `docs/${name}.md`),
  ];
  expect(pages.filter((page) => shellBlocks(page).length > 0).sort()).toEqual([...here, ...elsewhere].sort());
});

it('README.md: the two commands review the made-up change and a worktree', async () => {
  const [commands = ''] = shellBlocks('README.md');
  const [demo = '', worktree = ''] = commands.replaceAll(/ # .*$/gm, '').split('\n');
  const git = startRepository();
  expect(await run(`cd "$PR_VERDICT" && ${demo}`, git)).toMatchObject({ status: 0 });
  expect(await run(worktree.replace('/path/to/clone', '"$PR_VERDICT"'), git)).toMatchObject({ status: 0 });
});

it('docs/start.md: the first local run reviews the files of init, and is complete', async () => {
  const [init = '', first = ''] = shellBlocks('docs/start.md');
  const git = startRepository();
  git.write('eslint.config.js', 'export default [];\n');
  expect(await run(`${init.trim()} --reviewers claude-code --yes`, git)).toMatchObject({ status: 0 });
  const PATH = pathWith('claude', 'echo \'{"structured_output": {"findings": []}}\'');
  const env = { PATH, ANTHROPIC_API_KEY: 'key' };
  expect(await run(first, git, env)).toMatchObject({ status: 0 });
  const read = (name: string) => JSON.parse(readFileSync(join(git.dir, '.code-review', name), 'utf8'));
  expect(read('findings.json').reviewers).toContainEqual(
    expect.objectContaining({ id: 'claude-code', outcome: { state: 'reviewed' } }),
  );
  expect(read('review-latest.json')).toMatchObject({ verdict: 'PASS' });
});

it('docs/worktree.md: the hook passes a clean commit and stops one that blocks', async () => {
  const [review = '', hook = ''] = shellBlocks('docs/worktree.md');
  const git = startRepository();
  expect(await run(review, git)).toMatchObject({ status: 0 });
  git.write('.git/hooks/pre-commit', hook);
  chmodSync(join(git.dir, '.git/hooks/pre-commit'), 0o755);
  const commit = 'git -c core.hooksPath=.git/hooks commit -qam Change';
  git.write('src/app.js', 'export const one = 2;\n');
  expect(await run(commit, git)).toMatchObject({ status: 0 });
  git.write('src/app.js', conflict);
  expect((await run(commit, git)).status).not.toBe(0);
});

it('docs/reference.md: run reads the findings that a pattern names', async () => {
  const [command = ''] = shellBlocks('docs/reference.md');
  const git = startRepository();
  git.writeAll({ 'out/a.json': '[]', 'src/app.js': 'export const one = 5;\n' });
  const { status, stdout } = await run(command.replace('dist/', '"$PR_VERDICT"/dist/'), git);
  expect(status).toBe(0);
  expect(stdout).toContain('my-reviewer');
});

it('docs/policy.md: suppress writes an entry for a finding of the last run', async () => {
  const [suppress = ''] = shellBlocks('docs/policy.md');
  const git = startRepository();
  git.write('src/app.js', conflict);
  await run('node "$PR_VERDICT/dist/cli.js" run', git);
  const { findings } = JSON.parse(readFileSync(join(git.dir, '.code-review/findings.json'), 'utf8'));
  const block = suppress.replace('security-841254fe-3', findings[0].id).replace('2030-01-31', '2999-01-31');
  expect(await run(block.replace('pr-verdict ', 'node "$PR_VERDICT/dist/cli.js" '), git)).toMatchObject({
    status: 0,
  });
  const policy = parsePolicy(readFileSync(join(git.dir, '.github/pr-verdict.yml')));
  expect(policy).toMatchObject({
    policy: { policy: { suppress: [{ reason: 'the table is public', until: '2999-01-31' }] } },
  });
});

it('docs/scorecard.md: the command reads a repository with the token of gh', async () => {
  const [command = ''] = shellBlocks('docs/scorecard.md');
  const { github, repository } = await startScenario();
  const git = startRepository();
  const token = github.issueToken({ repository, permissions: documentedPermissions });
  const env = { PATH: pathWith('gh', `echo ${token}`), GITHUB_API_URL: github.apiUrl };
  const block = command
    .replace(' pr-verdict ', ' node "$PR_VERDICT/dist/cli.js" ')
    .replace('OWNER/NAME', 'octo/demo');
  expect(await run(block, git, env)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('octo/demo'),
  });
});
