import { spawnSync } from 'node:child_process';
import { parseDiff } from '../../src/domain/diff/parse-diff.ts';
import type { HygieneFinding } from '../../src/domain/hygiene/finding.ts';
import type { FilesAt } from '../../src/ports/files-at.ts';
import type { SecretScanner } from '../../src/ports/secret-scanner.ts';
import { collectHeadFiles } from '../../src/stages/fetch/head-files.ts';
import { reviewWithHygiene } from '../../src/stages/ingest/hygiene.ts';

interface Reviewed {
  readonly commit: string;
  readonly findings: readonly HygieneFinding[];
}

/** Reviews the newest commits that have one parent, newest first; those with blobs that are not here are left out. */
export async function* reviewHistory(
  folder: string,
  scanner: SecretScanner,
  newest: number,
): AsyncGenerator<Reviewed> {
  const commits = git(folder, 'rev-list', '--no-merges', '--min-parents=1', `--max-count=${newest}`, 'HEAD');
  for (const commit of commits.toString().split('\n').filter(Boolean)) {
    const { status, stdout } = run(folder, [
      'diff',
      '--no-color',
      '--no-ext-diff',
      '-M',
      `${commit}^`,
      commit,
    ]);
    if (status !== 0) continue;
    const parsed = parseDiff(stdout);
    if (!parsed.ok) throw new Error(`${commit}: ${parsed.error.message}`);
    const { diff } = parsed;
    const headFiles = await collectHeadFiles(diff, headOf(folder, commit));
    const findings = await reviewWithHygiene({ diff, headFiles, scanner });
    yield { commit, findings };
  }
}

function headOf(folder: string, commit: string): FilesAt {
  const ask = (...args: readonly string[]) => {
    const { status, stdout } = run(folder, args);
    return Promise.resolve(status === 0 ? stdout : undefined);
  };
  return {
    text: async (path) => (await ask('cat-file', 'blob', `${commit}:${path}`))?.toString(),
    size: async (path) => {
      const size = await ask('cat-file', '-s', `${commit}:${path}`);
      return size === undefined ? undefined : Number(size.toString());
    },
  };
}

function git(folder: string, ...args: readonly string[]): Buffer {
  const { status, stdout, stderr } = run(folder, args);
  if (status !== 0) throw new Error(`git ${args[0]} in ${folder}: ${stderr}`);
  return stdout;
}

function run(folder: string, args: readonly string[]) {
  return spawnSync('git', ['-C', folder, ...args], { maxBuffer: 1024 * 1024 * 1024 });
}
