import type { TreeFile } from './blob-tree.ts';
import type { Git } from './git.ts';
import { namesFrom, namesTo, openWorkTree, type WorkTree } from './work-tree.ts';

/** What git would store for a file of the work tree, or why only a program or nobody can tell. */
export type StoredForm =
  | { readonly state: 'known'; readonly bytes: Uint8Array }
  | { readonly state: 'filter' | 'encoding' };

/** What attributes say of how a file is written into the work tree, beside its line ends. */
interface Attributes {
  readonly 'working-tree-encoding'?: string;
  readonly ident?: string;
  readonly filter?: string;
}

/**
 * Turns files of the work tree, which are asked for among `paths`, into what git would store for them. Encodings and
 * `$Id$` are undone by git itself. A filter is a program that the configuration of the checkout names, which a
 * reviewer may have written (threat S5): it is never run, so nobody knows what it would make of a file.
 */
export async function readStoredForms(
  git: Git,
  paths: readonly string[],
): Promise<(file: TreeFile) => Promise<StoredForm>> {
  const workTree = await openWorkTree(git);
  const attributes = await readAttributes(workTree, paths);
  const filters = await git.repository.filters();
  return async ({ path, bytes }) => {
    const { filter, ident, 'working-tree-encoding': encoding } = attributes.get(path) ?? {};
    if (filter !== undefined && filters.has(filter)) return { state: 'filter' };
    if (encoding === undefined && ident === undefined) return { state: 'known', bytes };
    return convert(git, workTree, { path, bytes });
  };
}

/** Git refuses bytes that the encoding does not have, and encodings that it does not know. */
async function convert(git: Git, workTree: WorkTree, { path, bytes }: TreeFile): Promise<StoredForm> {
  const args = ['hash-object', '-w', '--stdin', `--path=${path}`];
  const { exitCode, stdout } = await workTree.try(args, { input: bytes });
  const stored = exitCode === 0 ? await git.blob(stdout.toString('utf8').trim()) : undefined;
  return stored === undefined ? { state: 'encoding' } : { state: 'known', bytes: stored };
}

async function readAttributes(
  workTree: WorkTree,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Attributes>> {
  const names = ['working-tree-encoding', 'ident', 'filter'];
  // As `namesTo` wants them: one character a byte.
  const input = namesTo(paths.map((path) => Buffer.from(path).toString('latin1')));
  const answers = namesFrom(await workTree.run(['check-attr', '-z', '--stdin', ...names], { input }));
  const attributes = new Map<string, Attributes>();
  for (let at = 0; at + 2 < answers.length; at += 3) {
    const [file = '', name = '', value = ''] = answers.slice(at, at + 3);
    if (value === 'unspecified' || value === 'unset') continue;
    const path = Buffer.from(file, 'latin1').toString('utf8');
    attributes.set(path, { ...attributes.get(path), [name]: value });
  }
  return attributes;
}
