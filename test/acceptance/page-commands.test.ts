import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { type GitRepository, gitEnvironment, initGit } from '../support/git.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The shell blocks of a page. */
function shellBlocks(page: string): readonly string[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/^```(?:sh|console|bash)\n(.*?)^```$/gms)].map(([, block = '']) => block);
}

function startRepository(): GitRepository {
  const git = initGit();
  onTestFinished(() => git.dispose());
  git.writeAll({ 'src/app.js': 'export const one = 1;\n' }).commit('Start');
  git.branch('topic');
  return git;
}

/** Runs a block as a person does in this repository, with the page's variable for the clone. */
function run(block: string, { dir }: GitRepository) {
  const env = { ...gitEnvironment(), HOME: dir, PR_VERDICT: root };
  const { status, stdout } = spawnSync('sh', ['-c', block], { cwd: dir, env, encoding: 'utf8' });
  return { status, stdout };
}

it('finds the shell blocks of these pages here and in no other page', () => {
  const elsewhere = [
    // Tested where reviewers are: smallest-reviewers.test.ts.
    'docs/reviewers.md',
    // Tested with a finding: work-tree-commands.test.ts.
    'docs/policy.md',
    // Need GitHub: scorecard.test.ts and verify-github.test.ts run the commands against the stand-in.
    'docs/scorecard.md',
    'docs/verify-github.md',
  ];
  const pages = globSync(['README.md', 'docs/*.md'], { cwd: root });
  const here = ['README.md', 'docs/reference.md', 'docs/start.md', 'docs/worktree.md'];
  expect(pages.filter((page) => shellBlocks(page).length > 0).sort()).toEqual([...here, ...elsewhere].sort());
});

it('README.md: the two commands review the made-up change and a worktree', () => {
  const [commands = ''] = shellBlocks('README.md');
  const [demo = '', worktree = ''] = commands.replaceAll(/ # .*$/gm, '').split('\n');
  const git = startRepository();
  expect(run(`cd "$PR_VERDICT" && ${demo}`, git)).toMatchObject({ status: 0 });
  expect(run(worktree.replace('/path/to/clone', '"$PR_VERDICT"'), git)).toMatchObject({ status: 0 });
});

it('docs/start.md: init writes what the first local run reviews with', () => {
  const [init = '', first = ''] = shellBlocks('docs/start.md');
  const git = startRepository();
  git.write('eslint.config.js', 'export default [];\n');
  expect(run(`${init.trim()} --reviewers claude-code --yes`, git)).toMatchObject({ status: 0 });
  expect(existsSync(join(git.dir, '.github/workflows/review.yml'))).toBe(true);
  const { status, stdout } = run(first, git);
  // There is no key here, so the reviewer is named and the review is not complete.
  expect(status).toBe(2);
  expect(stdout).toContain('claude-code');
});

it('docs/worktree.md: the hook lets a clean commit pass and stops one that blocks', () => {
  const [review = '', hook = ''] = shellBlocks('docs/worktree.md');
  const git = startRepository();
  expect(run(review, git)).toMatchObject({ status: 0 });
  git.write('.git/hooks/pre-commit', hook);
  chmodSync(join(git.dir, '.git/hooks/pre-commit'), 0o755);
  const commit = 'git -c core.hooksPath=.git/hooks commit -qam Change';
  git.write('src/app.js', 'export const one = 2;\n');
  expect(run(commit, git)).toMatchObject({ status: 0 });
  git.write(
    'src/app.js',
    '<<<<<<< ours\nexport const one = 3;\n=======\nexport const one = 4;\n>>>>>>> theirs\n',
  );
  expect(run(commit, git).status).not.toBe(0);
});

it('docs/reference.md: run reads the findings that a pattern names', () => {
  const [command = ''] = shellBlocks('docs/reference.md');
  const git = startRepository();
  git.writeAll({ 'out/a.json': '[]', 'src/app.js': 'export const one = 5;\n' });
  const { status, stdout } = run(command.replace('dist/', '"$PR_VERDICT"/dist/'), git);
  expect(status).toBe(0);
  expect(stdout).toContain('my-reviewer');
});
