import { expect, test } from 'vitest';
import { runProgram } from '../../../src/tools/program.ts';

async function run(...args: readonly string[]) {
  let said = '';
  const say = (text: string) => {
    said += text;
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
  return { exitCode: await runProgram(args, shell), said };
}

const { said: help } = await run('--help');
const commands = [...help.matchAll(/^ {2}([a-z]+) \[options\]/gm)].flatMap(([, name]) => name ?? []);

test('the help lists the commands', () => {
  expect(commands).toEqual(
    expect.arrayContaining(['run', 'validate', 'prompt', 'convert', 'explain', 'init']),
  );
});

test.each(commands)('the help of %s has an example of it', async (command) => {
  const { exitCode, said } = await run(command, '--help');
  expect(exitCode).toBe(0);
  expect(said).toMatch(new RegExp(`^Example:\\n.*pr-verdict ${command}\\b`, 'm'));
});

test('prompt prints a prompt, and names the formats and roles that there are', async () => {
  expect((await run('prompt', 'review-output')).said).toContain('one change of a repository');
  expect((await run('prompt', 'sarif')).exitCode).toBe(3);
  expect((await run('prompt', 'verdict', '--for', 'author')).exitCode).toBe(3);
});
