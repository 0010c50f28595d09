import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { commandLine } from '../../support/command-line.ts';

const run = commandLine('/');

const { stdout: help } = await run('--help');
const listed = [...help.matchAll(/^ {2}([a-z]+) {2,}/gm)].flatMap(([, name]) => name ?? []);
const stages = /^ {2}one stage: +(.*)$/m.exec(help)?.[1]?.split(', ') ?? [];
const commands = [...listed, ...stages];

/** 80 columns and 24 lines. */
function expectScreen(text: string): void {
  const lines = text.trimEnd().split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines.length).toBeLessThanOrEqual(24);
}

test('the help lists the commands on one screen, with an example', () => {
  expect(commands).toEqual(
    expect.arrayContaining(['run', 'fetch', 'validate', 'prompt', 'convert', 'explain', 'init', 'mcp']),
  );
  expectScreen(help);
  expect(help).toMatch(/^Example: pr-verdict \w/m);
});

test.each(commands)('the help of %s fits one screen and has an example of it', async (command) => {
  const { exitCode, stdout } = await run(command, '--help');
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Example:\\n.*pr-verdict ${command}\\b`, 'm'));
  expectScreen(stdout);
});

test.each([
  ['fetch', '--base', '--findings'],
  ['ingest', '--findings', '--fail-on'],
  ['gate', '--fail-on', '--reviewers'],
  ['write', '--dry-run', '--trust-policy'],
])('the help of %s shows its own options', async (stage, shown, hidden) => {
  const { stdout } = await run(stage, '--help');
  expect(stdout).toContain(shown);
  expect(stdout).not.toContain(hidden);
});

test('the script for bash completes commands, and the options of each', async () => {
  const { stdout: script } = await run('completion', 'bash');
  const complete = (...words: readonly string[]) => {
    const given = `COMP_WORDS=(pr-verdict ${words.join(' ')}) COMP_CWORD=${words.length}`;
    const program = `${script}\n${given}\n_pr_verdict\necho "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', program], { encoding: 'utf8' }).trim();
  };
  expect(complete('expl')).toBe('explain');
  expect(complete('gate', '--fail')).toBe('--fail-on');
  const { stdout: forFish } = await run('completion', 'fish');
  expect(forFish).toContain("-n '__fish_seen_subcommand_from gate' -l fail-on");
  expect(await run('completion', 'tcsh')).toMatchObject({ exitCode: 3 });
});

test('prompt prints a prompt, and names the formats and roles that there are', async () => {
  expect((await run('prompt', 'review-output')).stdout).toContain('one change of a repository');
  expect(await run('prompt', 'sarif')).toMatchObject({ exitCode: 3 });
  expect(await run('prompt', 'verdict', '--for', 'author')).toMatchObject({ exitCode: 3 });
});
