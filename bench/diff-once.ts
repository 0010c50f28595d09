/**
 * One parse in a process of its own: `node diff-once.ts <module of a parser> <file> [<file parsed before>]` prints as
 * JSON how long it took by the clock and by the processor time of its thread, in milliseconds, and by how many bytes
 * the most that the process occupied meanwhile is above what it occupied before: `mapped` is how much of that are pages
 * of files, which is Node's own program, `growth` all else. The bytes are in memory by then and this parser is loaded,
 * no other. Without a file to parse before, none of it has run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Parser } from './diff/parser.ts';

/** Time for the engine to be done with what it does beside us. */
const settledMs = 200;

const [, , module = '', file = '', former] = process.argv;
const { parser }: { readonly parser: Parser } = await import(`./diff/parsers/${module}.ts`);
if (former !== undefined) {
  parse(readFileSync(former));
  await setTimeout(settledMs);
}

const bytes = readFileSync(file);
globalThis.gc?.();
forgetPeak();
const before = occupied();
const cpuStart = process.threadCpuUsage();
const start = performance.now();
const result = parse(bytes);
const wall = performance.now() - start;
const { user, system } = process.threadCpuUsage(cpuStart);
const after = occupied();
const mapped = after.files - before.files;
const growth = after.peak - before.peak - mapped;
process.stdout.write(
  JSON.stringify({ wall, cpu: (user + system) / 1000, growth, mapped, kept: result !== undefined }),
);

function parse(diff: Buffer): unknown {
  return parser.read({ bytes: diff, text: parser.takes === 'text' ? diff.toString('utf8') : '' });
}

/** Sets the peak back to what the process occupies now; needs Linux. */
function forgetPeak(): void {
  writeFileSync('/proc/self/clear_refs', '5');
}

/** The most memory that the process occupied, and how much of it are pages of files now, in bytes. */
function occupied() {
  const status = readFileSync('/proc/self/status', 'utf8');
  const bytes = (line: RegExp) => 1024 * Number(line.exec(status)?.[1]);
  return { peak: bytes(/^VmHWM:\s+(\d+) kB$/m), files: bytes(/^RssFile:\s+(\d+) kB$/m) };
}
