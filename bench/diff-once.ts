/**
 * The first parse of a process of its own: `node diff-once.ts <parser> <file>` prints as JSON how long it took by the
 * clock and by the processor time of its thread, in milliseconds, and by how many bytes the most that the whole process
 * occupied meanwhile is above what it occupied before. The bytes are in memory by then and the modules loaded; nothing
 * has run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { allParsers } from './diff/parsers.ts';

const [, , name, file = ''] = process.argv;
const parser = allParsers.find((candidate) => candidate.name === name);
if (parser === undefined) throw new Error(`no parser ${name}`);

const bytes = readFileSync(file);
const before = resetPeak();
const cpuStart = process.threadCpuUsage();
const start = performance.now();
const result = parser.read({ bytes, text: parser.takes === 'text' ? bytes.toString('utf8') : '' });
const wall = performance.now() - start;
const { user, system } = process.threadCpuUsage(cpuStart);
const growth = peak() - before;
process.stdout.write(
  JSON.stringify({ wall, cpu: (user + system) / 1000, growth, kept: result !== undefined }),
);

/** Forgets the peak so far; needs Linux. Gives what the process occupies now. */
function resetPeak(): number {
  writeFileSync('/proc/self/clear_refs', '5');
  return peak();
}

/** The most memory the process occupied since, in bytes. */
function peak(): number {
  return 1024 * Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}
