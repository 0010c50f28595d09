/** Runs a program in a process of its own, and measures it. */
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const Usage = z.object({ cpuMs: z.number(), memoryMb: z.number(), loadedBytes: z.number() });

export interface Timed {
  readonly wallMs: number;
  /** Until the first byte was printed; NaN where none was. */
  readonly firstOutputMs: number;
  readonly exitCode: number | null;
  readonly output: string;
}

export interface Measured extends Timed, z.infer<typeof Usage> {}

export interface ChildOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** A file to read as standard input. */
  readonly stdin?: string;
}

export const dist = fileURLToPath(new URL('../dist/', import.meta.url));

const preload = new URL('./preload.mjs', import.meta.url).href;

/** Runs a program to its end. `reported` is what it wrote to file descriptor 3. */
export async function runTimed(
  command: string,
  args: readonly string[],
  { cwd, env = process.env, stdin }: ChildOptions = {},
): Promise<Timed & { readonly reported: string }> {
  const input = stdin === undefined ? 'ignore' : openSync(stdin, 'r');
  const started = performance.now();
  const child = spawn(command, args, { cwd, env, stdio: [input, 'pipe', 'pipe', 'pipe'] });
  let firstOutputMs = Number.NaN;
  const printed: Buffer[] = [];
  const collect = (chunk: Buffer) => {
    if (printed.length === 0) firstOutputMs = performance.now() - started;
    printed.push(chunk);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const reported: Buffer[] = [];
  child.stdio[3]?.on('data', (chunk: Buffer) => reported.push(chunk));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const wallMs = performance.now() - started;
  if (typeof input === 'number') closeSync(input);
  return { wallMs, firstOutputMs, exitCode, output: textOf(printed), reported: textOf(reported) };
}

/** Runs a Node program. Processor time and memory are those of the program itself, without its children. */
export async function runMeasured(args: readonly string[], options: ChildOptions = {}): Promise<Measured> {
  const { reported, ...timed } = await runTimed(process.execPath, ['--import', preload, ...args], options);
  return { ...timed, ...Usage.parse(JSON.parse(reported)) };
}

function textOf(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString('utf8');
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A line of the table that `npm run bench` prints. */
export interface Row {
  readonly name: string;
  /** A text says why there is no figure. */
  readonly value: number | string;
  readonly unit: string;
  /** The most that we aim for. */
  readonly goal?: number;
}

/** The figure with its unit. */
export function figureOf({ value, unit }: Row): string {
  if (typeof value === 'string') return value;
  return `${value.toFixed(value < 100 ? 2 : 0)} ${unit}`.trim();
}

export function printRows(rows: readonly Row[]): void {
  for (const row of rows) {
    const { name, value, goal } = row;
    const missed = goal !== undefined && !(typeof value === 'number' && value <= goal);
    const aim = goal === undefined ? '' : `goal ${goal} ${missed ? '(missed)' : ''}`;
    process.stdout.write(`${name.padEnd(64)} ${figureOf(row).padStart(12)} ${aim}\n`);
  }
}
