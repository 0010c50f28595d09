import type { Diff, DiffFile } from '../../../src/diff/hunk.ts';
import { parseDiff } from '../../../src/diff/parse-diff.ts';
import type { ChangedFile } from '../../../src/model/files.ts';
import { BareGit } from '../github/bare-git.ts';
import { Clone } from '../github/clone.ts';
import { builder } from './builder.ts';

export type Tree = Readonly<Record<string, string | Uint8Array>>;

/** An entry of the list of changed files: one line of `src/app.ts` was replaced. */
export const buildChangedFile = builder<ChangedFile>({
  sha: null,
  filename: 'src/app.ts',
  status: 'modified',
  additions: 1,
  deletions: 1,
  changes: 2,
});

export function readDiff(bytes: Uint8Array): Diff {
  const parsed = parseDiff(bytes);
  if (!parsed.ok) throw new Error(`${parsed.error.line}: ${parsed.error.message}`);
  return parsed.diff;
}

/** The file `x` with these hunks. */
export function modifiedFile(hunks: string): DiffFile {
  const header = 'diff --git a/x b/x\nindex 1111111..2222222 100644\n--- a/x\n+++ b/x\n';
  const [file] = readDiff(Buffer.from(header + hunks)).files;
  if (file === undefined) throw new Error('the diff has no file');
  return file;
}

/** What git says changed between two trees, given as all their files; `options` such as `-U0`, links by their targets. */
export function gitDiff(
  before: Tree,
  after: Tree,
  options: readonly string[] = [],
  links: Readonly<Record<string, string>> = {},
): Buffer {
  const server = new BareGit();
  const git = new Clone(server);
  const base = git.writeAll(before).commit('before');
  for (const path of Object.keys(before)) if (!Object.hasOwn(after, path)) git.remove(path);
  for (const [path, target] of Object.entries(links)) git.symlink(path, target);
  const head = git.writeAll(after).commit('after');
  git.push(['main']);
  return server.diff(['--no-color', '--find-renames', ...options], base, head);
}

export function diffOf(before: Tree, after: Tree, options: readonly string[] = []): Diff {
  return readDiff(gitDiff(before, after, options));
}

export const emptyDiff: Diff = readDiff(new Uint8Array());

/** `line 1` to `line n`, each with a line feed; some of them replaced, null leaves a line out. */
export function numbered(count: number, changes: Readonly<Record<number, string | null>> = {}): string {
  return Array.from({ length: count }, (_, index) => {
    const change = changes[index + 1];
    return change === null ? '' : `${change ?? `line ${index + 1}`}\n`;
  }).join('');
}
