/**
 * The diff parser beside those on npm, all in one run on the same bytes:
 *
 *     npm run bench:diff [-- <diff file>...]
 *
 * Warm: rounds in which every parser has its turn, medians. Parsers of text are timed from the bytes, decoding
 * included, since bytes are what arrives. Cold: the first parse of a fresh process, from bytes in memory. Beside them, what it takes only to find the line feeds, and `git apply
 * --numstat` on the same file. Then growth with size, memory, hostile shapes, and who is right.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printCorrectness } from './diff/correctness.ts';
import { generateDiff } from './diff/generate.ts';
import { printHostile } from './diff/hostile.ts';
import { PARSERS } from './diff/parsers.ts';

const ONCE = fileURLToPath(new URL('diff-once.ts', import.meta.url));
const SIZES = [60_000, 300_000, 1_000_000, 4_000_000, 17_000_000, 30_000_000];
/** The fastest of the others: also timed from text that is there already. */
const RIVAL = 'diff (jsdiff)';
const GIT = 'git apply --numstat';
const COLD_FROM = 1_000_000;
const COLD_RUNS = 7;
/** A parser that needs longer for one parse is left out of what is larger. */
const PATIENCE_MS = 6_000;

/** A turn at a small diff repeats it up to so much, or it would measure the processor's caches after the others. */
const TURN_BYTES = 4_000_000;

/** Something to be timed; one turn runs it several times on end. */
interface Task {
  readonly run: () => unknown;
  readonly repeats: number;
}

interface Input {
  readonly name: string;
  readonly file: string;
  readonly bytes: Buffer;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-diff-'));
try {
  const inputs = process.argv.length > 2 ? process.argv.slice(2).map(given) : SIZES.map(generated);
  process.stdout.write(`node ${process.version}, median ms; × is against ours\n`);
  const slow = new Set<string>();
  for (const input of inputs) {
    printWarm(input, slow);
    if (input.bytes.length >= COLD_FROM) printCold(input, slow);
  }
  printGrowth();
  printHostile();
  printCorrectness();
} finally {
  rmSync(folder, { recursive: true });
}

function given(file: string): Input {
  return { name: basename(file), file, bytes: readFileSync(file) };
}

function generated(size: number): Input {
  const file = join(folder, `${size}.diff`);
  writeFileSync(file, generateDiff(size));
  return { ...given(file), name: 'generated' };
}

function printWarm({ name, file, bytes }: Input, slow: Set<string>): void {
  const text = bytes.toString('utf8');
  const repeats = Math.max(1, Math.round(TURN_BYTES / bytes.length));
  const apply = () => spawnSync('git', ['apply', '--numstat', file], { maxBuffer: 2 ** 28 });
  const tasks = new Map<string, Task>([
    ['line feeds alone', { run: () => countLineFeeds(bytes), repeats }],
    [GIT, { run: apply, repeats: 1 }],
  ]);
  for (const { name: parser, takes, read } of PARSERS) {
    if (slow.has(parser)) continue;
    const run = () => read({ bytes, text: takes === 'text' ? bytes.toString('utf8') : '' });
    tasks.set(parser, { run, repeats });
    if (parser === RIVAL) tasks.set(`${parser}, from text`, { run: () => read({ bytes, text }), repeats });
  }
  const rounds = Math.max(12, Math.min(40, Math.round(120_000_000 / bytes.length)));
  const times = interleave(tasks, rounds);
  print(`${name}, ${megabytes(bytes)} MB, warm, ${rounds} rounds`, times);
  for (const { name: parser } of PARSERS) {
    if (median(times.get(parser) ?? [0]) > PATIENCE_MS) slow.add(parser);
  }
}

function printCold({ name, file, bytes }: Input, slow: ReadonlySet<string>): void {
  const parsers = PARSERS.map((parser) => parser.name).filter((parser) => !slow.has(parser));
  const runs = new Map(parsers.map((parser): [string, Once[]] => [parser, []]));
  for (let run = 0; run < COLD_RUNS; run += 1) {
    for (const [parser, values] of runs) values.push(once(parser, file));
  }
  const by = (pick: (run: Once) => number) =>
    new Map([...runs].map(([parser, values]) => [parser, values.map(pick)]));
  const title = `${name}, ${megabytes(bytes)} MB, cold, ${COLD_RUNS} processes each`;
  print(
    `${title}, by the clock`,
    by(({ wall }) => wall),
  );
  print(
    `${title}, processor time of the thread`,
    by(({ cpu }) => cpu),
  );
  process.stdout.write('\npeak memory above the bytes, in sizes of the diff\n');
  for (const [parser, values] of by(({ growth }) => growth)) row(parser, Math.max(...values).toFixed(2));
}

/** What doubling the diff does to the time. */
function printGrowth(): void {
  const ours = PARSERS[0];
  const inputs = [1, 2, 4, 8, 16, 32].map((size) => generateDiff(size * 1_000_000));
  const tasks = new Map(
    inputs.map((bytes) => {
      const repeats = Math.max(1, Math.round(TURN_BYTES / bytes.length));
      return [`${megabytes(bytes)} MB`, { run: () => ours?.read({ bytes, text: '' }), repeats }] as const;
    }),
  );
  process.stdout.write('\nours, each twice the size of the one before\n');
  let previous: number | undefined;
  for (const [size, values] of interleave(tasks, 15)) {
    const ms = median(values);
    row(size, ms.toFixed(1), previous === undefined ? '' : `× ${(ms / previous).toFixed(2)}`);
    previous = ms;
  }
}

/** Rounds in which each task has its turn, so that a busy machine slows all alike; the first half only warms up. */
function interleave(
  tasks: ReadonlyMap<string, Task>,
  rounds: number,
): ReadonlyMap<string, readonly number[]> {
  const times = new Map([...tasks.keys()].map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, task] of tasks) times.get(name)?.push(elapsed(task));
  }
  return new Map([...times].map(([name, values]) => [name, values.slice(Math.floor(rounds / 2))]));
}

function elapsed({ run, repeats }: Task): number {
  const start = performance.now();
  for (let i = 0; i < repeats; i += 1) run();
  return (performance.now() - start) / repeats;
}

/** What `diff-once.ts` prints: milliseconds, and memory in sizes of the diff. */
interface Once {
  readonly wall: number;
  readonly cpu: number;
  readonly growth: number;
}

function once(parser: string, file: string): Once {
  const { status, stdout, stderr } = spawnSync(process.execPath, [ONCE, parser, file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${parser} ended with ${status}: ${stderr}`);
  return JSON.parse(stdout);
}

function countLineFeeds(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1)) count += 1;
  return count;
}

function print(title: string, times: ReadonlyMap<string, readonly number[]>): void {
  process.stdout.write(`\n${title}\n`);
  const ours = median(times.get('ours') ?? []);
  for (const [task, values] of times) {
    const ms = median(values);
    row(task, ms.toFixed(2), `× ${(ms / ours).toFixed(2)}`);
  }
}

function row(name: string, ...cells: readonly string[]): void {
  process.stdout.write(`  ${name.padEnd(28)}${cells.map((cell) => cell.padStart(12)).join('')}\n`);
}

function megabytes(bytes: Uint8Array): string {
  return (bytes.length / 1e6).toFixed(2);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
