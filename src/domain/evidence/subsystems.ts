import type { OwnerRule } from './codeowners.ts';
import { folderOf, foldersUp } from './path-words.ts';

/**
 * The subsystem of a path: the heading its owners stand under in CODEOWNERS, else the workspace package it lies
 * in, else its top folder, `(root)` for files in none.
 */
export function subsystemFinder(known: {
  readonly ownerOf: (path: string) => OwnerRule | undefined;
  readonly packages: readonly string[];
}): (path: string) => string {
  const packages = new Set(known.packages);
  return (path) => {
    const section = known.ownerOf(path)?.section;
    if (section !== undefined) return section;
    const enclosing = foldersUp(folderOf(path)).find((folder) => packages.has(folder));
    if (enclosing !== undefined) return enclosing;
    const slash = path.indexOf('/');
    return slash < 0 ? '(root)' : path.slice(0, slash);
  };
}
