/**
 * The diff parser beside those on npm, all in one run on the same bytes, and each target beside its figure:
 *
 *     npm run bench:diff [-- <diff file>...]
 *
 * Generated diffs come first, then those given. Warm: rounds in which every parser has its turn; parsers of text are
 * timed from the bytes, decoding included, since bytes are what arrives. Cold: the first parse of a fresh process that
 * loaded this parser alone.
 * Beside them, what it takes only to find the line feeds, and `git apply --numstat` on the same file, its start
 * included. Then growth with size, hostile shapes, and who is right. `×` is against ours. Needs Linux, and a machine
 * that does nothing else.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { printCold } from './diff/cold.ts';
import { printCorrectness } from './diff/correctness.ts';
import { generateDiff } from './diff/generate.ts';
import { printGrowth } from './diff/growth.ts';
import { printHostile } from './diff/hostile.ts';
import { allParsers } from './diff/parsers.ts';
import { megabytes } from './diff/print.ts';
import { printTargets } from './diff/targets.ts';
import { printWarm } from './diff/warm.ts';

const sizes = [60_000, 300_000, 1_000_000, 4_000_000, 17_000_000, 30_000_000];
/** Below, a fresh process measures little but itself. */
const coldFrom = 1_000_000;

const folder = mkdtempSync(join(tmpdir(), 'bench-diff-'));
try {
  process.stdout.write(`node ${process.version}, ${process.platform} ${process.arch}; × is against ours\n`);
  const slow = new Set<string>();
  for (const file of [...sizes.map(generated), ...process.argv.slice(2)]) measure(file, slow);
  printGrowth();
  printHostile();
  printCorrectness();
  printTargets();
} finally {
  rmSync(folder, { recursive: true });
}

function generated(size: number): string {
  const file = join(folder, `generated-${size}.diff`);
  writeFileSync(file, generateDiff(size));
  return file;
}

function measure(file: string, slow: Set<string>): void {
  const bytes = readFileSync(file);
  const name = `${basename(file)}, ${megabytes(bytes)} MB`;
  printWarm({ name, file, bytes, slow });
  if (bytes.length < coldFrom) return;
  const parsers = allParsers.filter((parser) => !slow.has(parser.name));
  printCold({ parsers, file, size: bytes.length, name, folder });
}
