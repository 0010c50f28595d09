import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDiff } from '../../src/diff/parse-diff.ts';
import { inspectWorkingDirectory } from '../../src/git/work-tree.ts';
import type { ChangedFile } from '../../src/model/files.ts';
import { gitBytes, gitEnvironment, initGit } from './git.ts';

/** A repository and a runner's checkout of it; the caller disposes of both. */
export function startCheckout() {
  const repository = initGit();
  const directory = mkdtempSync(join(tmpdir(), 'pr-verdict-checkout-'));
  const asked: string[] = [];
  const clone = (...options: readonly string[]) =>
    gitBytes(directory, ['clone', '--quiet', ...options, `file://${repository.dir}`, '.']);
  return {
    repository,
    directory,
    /** Paths whose contents were not read from the checkout. */
    asked,
    clone,

    changed(path: string, at: string, more: Partial<ChangedFile> = {}): ChangedFile {
      const sha = repository.run('rev-parse', `${at}:${path}`);
      return { sha, filename: path, status: 'modified', additions: 0, deletions: 0, changes: 0, ...more };
    },

    async inspect(head: string, files: readonly ChangedFile[]) {
      const { workingDirectory, workingTreeDiff } = await inspectWorkingDirectory({
        directory,
        environment: { PATH: gitEnvironment()['PATH'] ?? '', HOME: '/nonexistent' },
        head,
        files,
        headBlob: async (id, path) => {
          asked.push(path);
          return repository.bytes('cat-file', 'blob', id);
        },
      });
      const parsed = parseDiff(workingTreeDiff);
      if (!parsed.ok) throw new Error(parsed.error.message);
      return { workingDirectory, text: Buffer.from(workingTreeDiff).toString('utf8'), diff: parsed.diff };
    },

    /** What a runner checks out for a pull request: the test merge alone, without its parents. */
    checkOutTestMerge(base: string, head: string, ...options: readonly string[]): string {
      repository.run('switch', '--quiet', '--detach', base);
      repository.run('merge', '--quiet', '--no-ff', '-m', 'test merge', head);
      const merge = repository.head();
      repository.run('branch', '--force', 'merge', merge);
      clone('--depth=1', '--branch=merge', ...options);
      return merge;
    },

    checkOut(commit: string): void {
      repository.run('branch', '--force', 'wanted', commit);
      clone('--branch=wanted');
    },

    dispose(): void {
      repository.dispose();
      rmSync(directory, { recursive: true });
    },
  };
}
