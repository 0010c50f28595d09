/** Runs a Node program in a process of its own, and measures it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const Usage = z.object({ cpuMs: z.number(), memoryMb: z.number(), loadedBytes: z.number() });

export interface Measured extends z.infer<typeof Usage> {
  readonly wallMs: number;
  /** Until the first byte was printed; NaN where none was. */
  readonly firstOutputMs: number;
  readonly exitCode: number | null;
  readonly output: string;
}

export const dist = fileURLToPath(new URL('../dist/', import.meta.url));

const preload = new URL('./preload.mjs', import.meta.url).href;

/** Processor time and memory are those of the program itself, without its children. */
export async function runMeasured(
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Measured> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', preload, ...args], {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
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
  const usage = Usage.parse(JSON.parse(Buffer.concat(reported).toString('utf8')));
  return { ...usage, wallMs, firstOutputMs, exitCode, output: Buffer.concat(printed).toString('utf8') };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A line of the table that `npm run bench` prints. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most that we aim for. */
  readonly goal?: number;
}

export function printRows(rows: readonly Row[]): void {
  for (const { name, value, unit, goal } of rows) {
    const digits = value < 100 ? 2 : 0;
    const aim = goal === undefined ? '' : `goal ${goal} ${value <= goal ? '' : '(missed)'}`;
    process.stdout.write(
      `${name.padEnd(64)} ${value.toFixed(digits).padStart(9)} ${unit.padEnd(12)} ${aim}\n`,
    );
  }
}
