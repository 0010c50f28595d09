import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from './git.ts';

export interface TreeFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Stores files as they are, without any conversion, in a tree that lives as long as `git` is open. */
export async function writeBlobTree(git: Git, files: readonly TreeFile[]): Promise<string> {
  const { repository } = git;
  const folder = await mkdtemp(join(repository.directory, 'tree-'));
  const variables = { GIT_INDEX_FILE: join(folder, 'index') };
  try {
    const paths = files.map((_, index) => join(folder, String(index)));
    for (const [index, { bytes }] of files.entries()) await writeFile(join(folder, String(index)), bytes);
    const stored = await repository.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], {
      input: paths.map((path) => `${path}\n`).join(''),
    });
    const ids = stored.toString('utf8').split('\n');
    const entries = files.map(({ path }, index) => `100644 ${ids[index]}\t${path}\0`);
    await repository.run(['update-index', '-z', '--index-info'], { input: entries.join(''), variables });
    // Git passes over a path that no tree may hold, without an error.
    const kept = (await repository.run(['ls-files', '-z'], { variables })).filter(
      (byte) => byte === 0,
    ).length;
    if (kept !== files.length) throw new Error(`a tree of ${files.length} files holds only ${kept} of them`);
    return (await repository.run(['write-tree'], { variables })).toString('utf8').trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
