import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runProgram } from '../../../src/tools/program.ts';

async function run(...args: readonly string[]) {
  let output = '';
  const say = (text: string) => {
    output += text;
  };
  const shell = {
    env: {},
    cwd: '/',
    isTerminal: false,
    out: say,
    say,
    err: say,
    log: say,
    columns: () => 80,
  };
  return { exitCode: await runProgram(args, shell), output };
}

const { output: help } = await run('--help');
const listed = [...help.matchAll(/^ {2}([a-z]+) {2,}/gm)].flatMap(([, name]) => name ?? []);
const stages = /^ {2}one stage: +(.*)$/m.exec(help)?.[1]?.split(', ') ?? [];
const commands = [...listed, ...stages];

test('the help lists the commands on a screen of 80 columns and 24 lines, with an example', () => {
  expect(commands).toEqual(
    expect.arrayContaining(['run', 'fetch', 'validate', 'prompt', 'convert', 'explain', 'init', 'mcp']),
  );
  const lines = help.trimEnd().split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines.length).toBeLessThanOrEqual(24);
  expect(help).toMatch(/^Example: pr-verdict \w/m);
});

test.each(commands)('the help of %s has an example of it', async (command) => {
  const { exitCode, output } = await run(command, '--help');
  expect(exitCode).toBe(0);
  expect(output).toMatch(new RegExp(`^Example:\\n.*pr-verdict ${command}\\b`, 'm'));
});

test.each(commands)('the help of %s fits a screen of 80 columns and 24 lines', async (command) => {
  const lines = (await run(command, '--help')).output.trimEnd().split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines.length).toBeLessThanOrEqual(24);
});

test.each([
  ['fetch', '--base', '--findings'],
  ['ingest', '--findings', '--fail-on'],
  ['gate', '--fail-on', '--reviewers'],
  ['write', '--dry-run', '--trust-policy'],
])('the help of %s shows its own options', async (stage, shown, hidden) => {
  const { output } = await run(stage, '--help');
  expect(output).toContain(shown);
  expect(output).not.toContain(hidden);
});

test('the script for bash completes commands, and the options of each', async () => {
  const { output: script } = await run('completion', 'bash');
  const complete = (...words: readonly string[]) => {
    const given = `COMP_WORDS=(pr-verdict ${words.join(' ')}) COMP_CWORD=${words.length}`;
    const program = `${script}\n${given}\n_pr_verdict\necho "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', program], { encoding: 'utf8' }).trim();
  };
  expect(complete('expl')).toBe('explain');
  expect(complete('gate', '--fail')).toBe('--fail-on');
  expect((await run('completion', 'fish')).output).toContain(
    "-n '__fish_seen_subcommand_from gate' -l fail-on",
  );
  expect((await run('completion', 'tcsh')).exitCode).toBe(3);
});

test('prompt prints a prompt, and names the formats and roles that there are', async () => {
  expect((await run('prompt', 'review-output')).output).toContain('one change of a repository');
  expect((await run('prompt', 'sarif')).exitCode).toBe(3);
  expect((await run('prompt', 'verdict', '--for', 'author')).exitCode).toBe(3);
});
