import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildEvidencePack } from '../../src/change/build-pack.ts';
import { parseDiff } from '../../src/diff/parse-diff.ts';
import { changedFiles } from '../../src/git/git-evidence.ts';
import { EvidencePack } from '../../src/model/evidence-pack.ts';

const fileCount = 3_000;
const diffBytes = 17_000_000;
const rounds = 9;

/** `plain` has no line that any rule looks twice at; in `busy` every file has lines for most rules. */
const shapes = {
  plain: [],
  busy: [
    '  if (!user.isAdmin) throw new Error("no access for this role");\n',
    '  const stored = await cache.get(key); // flag for the queue worker\n',
    '  try { lock.release(); } catch (error) { report(error); }\n',
    '  router.get("/payments/refund", authenticate, handler);\n',
  ],
} as const;

/** The pack of a very large change beside the `git diff` that shows it, by turns; medians of nine and their ratios. */
export async function printTiming(): Promise<void> {
  for (const [name, odd] of Object.entries(shapes)) {
    const folder = mkdtempSync(join(tmpdir(), 'pr-verdict-bench-'));
    try {
      printShape(name, folder, odd);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function printShape(name: string, folder: string, odd: readonly string[]): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=b', '-c', 'user.email=b@example.com', ...args], {
      cwd: folder,
      maxBuffer: 1 << 28,
    });
  git('init', '-q', '-b', 'main');
  git('commit', '-q', '--allow-empty', '-m', 'Start');
  writeChange(folder, odd);
  git('add', '-A');
  git('commit', '-q', '-m', 'Change');
  const diff = new Uint8Array(git('diff', 'HEAD~', 'HEAD'));
  build(diff);
  const pairs = Array.from({ length: rounds }, () => ({
    git: timeOf(() => git('diff', 'HEAD~', 'HEAD')),
    pack: timeOf(() => build(diff)),
  }));
  const ratios = pairs.map(({ git, pack }) => pack / git);
  const size = `${(diff.length / 1e6).toFixed(1)} MB in ${fileCount} files`;
  console.log(
    `\nTime for ${size}, ${name}: git diff ${median(pairs.map(({ git }) => git)).toFixed(0)} ms, pack ${median(pairs.map(({ pack }) => pack)).toFixed(0)} ms; pack by git diff ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
  );
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function build(diff: Uint8Array): string {
  const reading = parseDiff(diff);
  if (!reading.ok) throw new Error(reading.error.message);
  const files = changedFiles(reading.diff, []);
  const { pack } = buildEvidencePack({
    files,
    diff,
    parsed: reading.diff,
    coverage: { expected: files.length, covered: files.length, missing: [] },
    facts: { commits: [], baseFiles: codeowners(), headPaths: files.map(({ filename }) => filename) },
    startedAt: 0,
    finishedAt: () => 0,
  });
  return JSON.stringify(EvidencePack.parse(pack), null, 2);
}

function codeowners() {
  const lines = Array.from({ length: 60 }, (_, index) => `/area${index}/**/*.ts @octo/team${index}`);
  return [{ path: 'CODEOWNERS', text: `* @octo/all\n${lines.join('\n')}\n` }];
}

function writeChange(folder: string, odd: readonly string[]): void {
  const line = (file: number, at: number) =>
    odd[(at / 8) % (2 * odd.length)] ??
    `  const value${at} = measure(${file}, ${at}) + total.area * 2; // keep\n`;
  const lines = Math.round(diffBytes / fileCount / line(1000, 50).length);
  for (let file = 0; file < fileCount; file += 1) {
    const place = join(folder, `area${file % 60}`, `part${file % 7}`);
    mkdirSync(place, { recursive: true });
    const text = Array.from({ length: lines }, (_, at) => line(file, at)).join('');
    writeFileSync(join(place, `module${file}.ts`), text);
  }
}
