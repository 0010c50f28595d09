/**
 * What starting costs: every command that ends by itself in a small repository, above a bare `node -e 0`. Rounds
 * alternate, so that a busy machine slows all alike; the median of each counts.
 *
 *     npm run bench:startup [-- ROUNDS]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dist, median, printRows, type Row, runMeasured } from './child.ts';

const cli = join(dist, 'cli.js');
const document = fileURLToPath(
  new URL('../test/fixtures/contracts/review-output.example.json', import.meta.url),
);
const diff = `--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n-a\n+b\n`;

const commands: Readonly<Record<string, readonly string[]>> = {
  'post step with nothing to do': [join(dist, 'index.js')],
  '--version': [cli, '--version'],
  '--help': [cli, '--help'],
  validate: [cli, 'validate', document],
  lines: [cli, 'lines', 'change.diff'],
  schema: [cli, 'schema', 'review-output'],
  prompt: [cli, 'prompt', 'review-output'],
  convert: [cli, 'convert', document, '--to', 'sarif'],
  run: [cli, 'run', '--findings', `mine=${document}`],
  explain: [cli, 'explain'],
  preview: [cli, 'preview'],
  demo: [cli, 'demo'],
};

const goals: Readonly<Record<string, number>> = { validate: 25, demo: 500 };

/** A work tree with one change, as all commands find it. */
function makeWorkTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pr-verdict-bench-startup-'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...args], {
      cwd: folder,
    });
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(join(folder, 'a.ts'), 'a\n');
  git('add', '--all');
  git('commit', '--quiet', '--message=Base');
  writeFileSync(join(folder, 'a.ts'), 'b\n');
  writeFileSync(join(folder, 'change.diff'), diff);
  return folder;
}

export async function measureStartup(rounds: number): Promise<readonly Row[]> {
  const cwd = makeWorkTree();
  // The runner calls the same file again after the job; `STATE_phase` tells it from the first time.
  const env = { PATH: process.env['PATH'], HOME: cwd, STATE_phase: 'main' };
  const walls = new Map(['bare', ...Object.keys(commands)].map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, values] of walls) {
      const { wallMs } = await runMeasured(commands[name] ?? ['--eval', '0'], { cwd, env });
      // The first round fills the caches of the machine and of the command line.
      if (round > 0) values.push(wallMs);
    }
  }
  rmSync(cwd, { recursive: true, force: true });
  const bare = median(walls.get('bare') ?? []);
  return Object.keys(commands).map((name) => ({
    name: `${name}: above bare node`,
    value: median(walls.get(name) ?? []) - bare,
    unit: 'ms',
    ...(goals[name] !== undefined && { goal: goals[name] }),
  }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  printRows(await measureStartup(Number(process.argv[2] ?? 9)));
}
