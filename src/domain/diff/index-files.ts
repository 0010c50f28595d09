import type { Diff, DiffFile } from './diff.ts';

/** A diff of these files. A name that stands twice cannot be looked up: `duplicate` makes the error to throw. */
export function indexFiles(files: readonly DiffFile[], duplicate: (position: number) => Error): Diff {
  const byPath = new Map<string, DiffFile>();
  const byFormerPath = new Map<string, DiffFile>();
  for (const [position, file] of files.entries()) {
    byPath.set(file.path, file);
    if (byPath.size !== position + 1) throw duplicate(position);
    if (file.status === 'renamed' && file.oldPath !== undefined) {
      if (byFormerPath.has(file.oldPath)) throw duplicate(position);
      byFormerPath.set(file.oldPath, file);
    }
  }
  return { files, byPath, byFormerPath };
}
