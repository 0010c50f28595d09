import type { Diff, DiffFile } from './diff.ts';

/** A diff of these files. A name that stands twice cannot be looked up: `duplicate` makes the error to throw. */
export function indexFiles(files: readonly DiffFile[], duplicate: (position: number) => Error): Diff {
  const byPath = new Map<string, DiffFile>();
  const byFormerPath = new Map<string, DiffFile>();
  files.forEach((file, position) => {
    if (byPath.has(file.path)) throw duplicate(position);
    byPath.set(file.path, file);
    if (file.status !== 'renamed' || file.oldPath === undefined) return;
    if (byFormerPath.has(file.oldPath)) throw duplicate(position);
    byFormerPath.set(file.oldPath, file);
  });
  return { files, byPath, byFormerPath };
}
