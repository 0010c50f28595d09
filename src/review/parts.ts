import { trimEnd } from '../model/text.ts';
import { compileGlob } from '../policy/glob.ts';

function foldersOf(path: string): readonly string[] {
  const segments = path.split('/').slice(0, -1);
  return ['', ...segments.map((_, index) => segments.slice(0, index + 1).join('/'))];
}

/** `.` as a pattern of its own or as one of several in braces. */
const namesRoot = /(?:^|[{,])\.(?:$|[},])/;

/**
 * The folders in which a reviewer runs, sorted; `''` is the repository root. A pattern means it where it has `.`:
 * whoever writes `*` wants the folders in it, and would have everything in them looked at twice.
 * `present` are the changed files that are there at the head: a folder whose files all went may be gone itself.
 */
export function partsOf(cwd: string | undefined, present: readonly string[]): readonly string[] {
  if (cwd === undefined) return [''];
  const pattern = trimEnd(cwd, '/').replace(/^\.\//, '');
  const matches = compileGlob(pattern);
  const isMeant = (folder: string) =>
    folder === '' ? namesRoot.test(pattern) && matches('.') : matches(folder);
  return [...new Set(present.flatMap(foldersOf))].filter(isMeant).sort();
}
