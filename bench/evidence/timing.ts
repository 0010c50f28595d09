import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDiff } from '../../src/domain/diff/parse-diff.ts';
import { buildEvidencePack } from '../../src/domain/evidence/build-pack.ts';
import { EvidencePack } from '../../src/domain/evidence-pack.ts';
import { changedFiles } from '../../src/edges/changed-files.ts';

const fileCount = 3_000;
const diffBytes = 17_000_000;
const rounds = 7;

/** The pack of a very large change beside the `git diff` that shows it; both are the fastest of seven. */
export async function printTiming(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pr-verdict-bench-'));
  try {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=b', '-c', 'user.email=b@example.com', ...args], {
        cwd: folder,
        maxBuffer: 1 << 28,
      });
    git('init', '-q', '-b', 'main');
    git('commit', '-q', '--allow-empty', '-m', 'Start');
    writeChange(folder);
    git('add', '-A');
    git('commit', '-q', '-m', 'Change');
    const diff = new Uint8Array(git('diff', 'HEAD~', 'HEAD'));
    const [gitMs = 0, packMs = 0] = fastest([() => git('diff', 'HEAD~', 'HEAD'), () => build(diff)]);
    const size = `${(diff.length / 1e6).toFixed(1)} MB in ${fileCount} files`;
    console.log(
      `\nTime for ${size}: git diff ${gitMs.toFixed(0)} ms, pack ${packMs.toFixed(0)} ms, ${(packMs / gitMs).toFixed(2)} times`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

function writeChange(folder: string): void {
  const line = (file: number, at: number) =>
    `  const value${at} = measure(${file}, ${at}) + total.area * 2; // keep\n`;
  const lines = Math.round(diffBytes / fileCount / line(1000, 50).length);
  for (let file = 0; file < fileCount; file += 1) {
    const place = join(folder, `area${file % 60}`, `part${file % 7}`);
    mkdirSync(place, { recursive: true });
    const text = Array.from({ length: lines }, (_, at) => line(file, at)).join('');
    writeFileSync(join(place, `module${file}.ts`), text);
  }
}

/** By turns, so that a busy machine slows all of them down. */
function fastest(works: readonly (() => unknown)[]): readonly number[] {
  const best = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      const start = performance.now();
      work();
      best[index] = Math.min(best[index] ?? 0, performance.now() - start);
    }
  }
  return best;
}
