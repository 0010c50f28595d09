/**
 * One parse in a process of its own: `node diff-once.ts <module of a parser> <file> [<file parsed before>]` prints as
 * JSON how long it took by the clock and by the processor time of its thread, in milliseconds, and by how many bytes the
 * most that the whole process occupied meanwhile is above what it occupied before. The bytes are in memory by then and
 * this parser is loaded, no other. Without a file to parse before, none of it has run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Parser } from './diff/parser.ts';

/** Time for the engine to be done with what it does beside us. */
const settledMs = 200;

const [, , module = '', file = '', before] = process.argv;
const { parser }: { readonly parser: Parser } = await import(`./diff/parsers/${module}.ts`);
if (before !== undefined) {
  parse(readFileSync(before));
  await setTimeout(settledMs);
}

const bytes = readFileSync(file);
globalThis.gc?.();
const occupied = resetPeak();
const cpuStart = process.threadCpuUsage();
const start = performance.now();
const result = parse(bytes);
const wall = performance.now() - start;
const { user, system } = process.threadCpuUsage(cpuStart);
const growth = peak() - occupied;
process.stdout.write(
  JSON.stringify({ wall, cpu: (user + system) / 1000, growth, kept: result !== undefined }),
);

function parse(diff: Buffer): unknown {
  return parser.read({ bytes: diff, text: parser.takes === 'text' ? diff.toString('utf8') : '' });
}

/** Forgets the peak so far; needs Linux. Gives what the process occupies now. */
function resetPeak(): number {
  writeFileSync('/proc/self/clear_refs', '5');
  return peak();
}

/** The most memory the process occupied since, in bytes. */
function peak(): number {
  return 1024 * Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}
