import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runGit } from '../git/git-process.ts';
import { invalidInputs, parseInputs } from '../inputs.ts';
import { Failure } from '../model/failure.ts';
import { createRedactor } from '../model/redact.ts';
import { readRunner } from '../run/actions-runner.ts';
import { run } from '../run.ts';
import { uninterrupted } from '../runner/interruption.ts';
import { createTerminalReporter } from '../runner/terminal-reporter.ts';
import { answer, type Output } from './command-answer.ts';
import { after, before } from './demo-change.ts';
import { sampleReviews } from './demo-reviews.ts';
import type { Shell } from './shell.ts';

const identity = ['-c', 'user.name=pr-verdict demo', '-c', 'user.email=demo@example.invalid'];

async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

function noGit(reason: string): Failure {
  return new Failure({
    kind: 'operational',
    code: 'DEMO_NEEDS_GIT',
    message: `The demo could not make its repository: ${reason.trim()}`,
    fix: 'Install git and see that it is on PATH.',
  });
}

/**
 * Makes a small repository with a change worth reviewing, and runs all five stages on it with two sample
 * reviews. Nothing is installed and nothing leaves the machine; the folder stays for looking at.
 */
export async function demoCommand(output: Output, shell: Shell): Promise<number> {
  const runner = await readRunner({ ...shell.env, GITHUB_EVENT_NAME: undefined, GITHUB_ACTIONS: undefined });
  const folder = await mkdtemp(join(tmpdir(), 'pr-verdict-demo-'));
  const root = join(folder, 'shop');
  const reviews = join(folder, 'reviews');
  const git = async (...args: string[]): Promise<string> => {
    const result = await runGit({ cwd: root, args: [...identity, ...args], environment: runner.environment });
    if (result.state === 'ended' && result.exitCode === 0) return result.stdout.toString('utf8').trim();
    throw noGit(result.state === 'ended' ? result.stderr : 'git is not installed');
  };
  await writeAll(root, before);
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message=A small shop');
  await git('checkout', '--quiet', '-b', 'discounts');
  await writeAll(root, after);
  await git('add', '--all');
  await git('commit', '--quiet', '--message=Search orders and apply discounts');
  await writeAll(reviews, sampleReviews(await git('rev-parse', 'HEAD')));

  const redact = createRedactor([]);
  const reporter = createTerminalReporter({
    redact,
    log: runner.isDebug ? shell.log : () => {},
    color: shell.isTerminal && runner.allowsColor,
    debug: runner.isDebug,
  });
  const given = new Map([
    ['target', 'local'],
    ['findings', `security=${reviews}/security.json\nquality=${reviews}/quality.json`],
  ]);
  const reading = parseInputs((name) => given.get(name) ?? '');
  if (!reading.ok) throw invalidInputs(reading.problems);
  const { page, failure, ...facts } = await run({
    inputs: reading.inputs,
    runner,
    reporter,
    redact,
    root,
    runKey: randomUUID(),
    interruption: shell.interruption ?? uninterrupted,
    rememberGate: () => {},
  });
  if (failure !== undefined) throw failure;
  const shown = `A repository with a change, and what two reviewers wrote about it, in \`${folder}\`

${page}
In your own worktree: \`node PATH-TO-THIS-CLONE/dist/cli.js run --findings my-reviewer=review.json\`
`;
  answer({ data: { exitCode: 0, folder, result: facts }, page: shown }, output, shell);
  return 0;
}
