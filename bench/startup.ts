/**
 * What starting costs: a post step with nothing to do, `--version` and `validate`, beside a bare `node -e 0`.
 * Runs alternate, so that a busy machine slows all alike; the median of each counts.
 *
 *     npm run bench:startup [-- <runs> <path of node>]
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const small = fileURLToPath(
  new URL('../test/fixtures/contracts/review-output.example.json', import.meta.url),
);
const [runs = '21', node = process.execPath] = process.argv.slice(2);

const commands: Readonly<Record<string, readonly string[]>> = {
  'node -e 0': ['-e', '0'],
  'dist/index.js, nothing to do': [`${dist}index.js`],
  'dist/cli.js --version': [`${dist}cli.js`, '--version'],
  'dist/cli.js validate, a small file': [`${dist}cli.js`, 'validate', small],
};

function elapsed(args: readonly string[]): number {
  const start = performance.now();
  // The runner calls the same file again after the job; `STATE_phase` tells it from the first time.
  const env = { PATH: process.env['PATH'], STATE_phase: 'main' };
  const { status, stderr } = spawnSync(node, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const times = Object.entries(commands).map(([name, args]) => ({ name, args, values: [] as number[] }));
for (let run = 0; run < Number(runs); run += 1) {
  for (const { args, values } of times) values.push(elapsed(args));
}
const bare = median(times[0]?.values ?? []);
for (const { name, values } of times) {
  const ms = median(values);
  process.stdout.write(`${name.padEnd(36)} ${ms.toFixed(1).padStart(7)} ms  × ${(ms / bare).toFixed(2)}\n`);
}
