import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../domain/failure.ts';
import { hasRealFolders, isContainedName, lstatIfThere, readRegularFile } from './regular-file.ts';

export type WorkingFile =
  | { readonly state: 'present'; readonly bytes: Uint8Array }
  | { readonly state: 'folder' | 'absent' | 'too-large' };

/** GitHub takes no larger file, so a larger one is not what the repository holds. */
const maxFile = 100 * 1024 * 1024;

/** What lies at a path of the work tree. A link is its target's text, as git stores it; it is never followed. */
export async function readWorkingFile(root: string, path: string): Promise<WorkingFile> {
  if (!isContainedName(path)) return { state: 'absent' };
  try {
    if (!(await hasRealFolders(root, path))) return { state: 'absent' };
    const status = await lstatIfThere(join(root, path));
    if (status === undefined) return { state: 'absent' };
    if (status.isDirectory()) return { state: 'folder' };
    if (status.isSymbolicLink()) {
      return { state: 'present', bytes: await readlink(join(root, path), { encoding: 'buffer' }) };
    }
    if (status.size > maxFile) return { state: 'too-large' };
    const bytes = await readRegularFile({ root, name: path, maxBytes: maxFile });
    return bytes === undefined ? { state: 'absent' } : { state: 'present', bytes };
  } catch (error) {
    if (error instanceof Failure && error.code === 'FILE_NOT_REGULAR') return { state: 'absent' };
    throw error;
  }
}
