import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { runNode, temporaryFolder } from '../support/runner.ts';

function onPath(program: string, isWanted: (path: string) => boolean): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path) && isWanted(path));
}

/** The Node that people have, in addition to the one that runs the tests. */
const installed = onPath('node', (path) => !realpathSync(path).includes('node_modules'));
const nodes = [process.execPath, ...(installed === undefined ? [] : [installed])];
const versions = nodes.map((node) => ({
  node,
  version: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(),
}));

/** A PATH with git and this Node, and nothing else. */
function bareEnvironment(node: string): Readonly<Record<string, string>> {
  const bin = temporaryFolder('bin');
  symlinkSync(node, join(bin, 'node'));
  symlinkSync(onPath('git', () => true) ?? '', join(bin, 'git'));
  return { PATH: bin, HOME: temporaryFolder('home'), TMPDIR: temporaryFolder('tmp') };
}

it.each(versions)('shows a whole review with nothing installed on $version', async ({ node }) => {
  const job = { cwd: temporaryFolder('cwd'), env: bareEnvironment(node) };
  const { exitCode, stdout, stderr } = await runNode('cli.js', { args: ['demo'], node, ...job });

  expect({ exitCode, stderr }).toEqual({
    exitCode: 0,
    stderr: expect.stringMatching(/^pr-verdict \S+: demo\n$/),
  });
  for (const part of [
    /## ❌ .* · FAIL/,
    /pasted into the SQL text.* → inline/,
    /not encrypted.* → in the review, since its file is not in the diff/,
    /Totals add up.* → on the file, since its line is outside the diff/,
    /`cd "\S+\/shop"`, then `.* explain`/,
    /### Invalid \(1\)\s+- `security \/2` Text that is no number becomes NaN\s+- `C1\/line` /,
  ])
    expect(stdout).toMatch(part);
  const files = /### Files\s+`([^`]+)`/.exec(stdout)?.[1] ?? '';
  for (const name of ['findings.json', 'review.json', 'receipt.json', 'review-latest.json']) {
    expect(existsSync(join(files, name))).toBe(true);
  }
});
