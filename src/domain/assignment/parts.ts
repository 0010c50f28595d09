import { compileGlob } from '../glob.ts';

function foldersOf(path: string): readonly string[] {
  const segments = path.split('/').slice(0, -1);
  return ['', ...segments.map((_, index) => segments.slice(0, index + 1).join('/'))];
}

/**
 * The folders in which a reviewer runs, sorted; `''` is the repository root and `.` names it in a pattern.
 * `present` are the changed files that are there at the head: a folder whose files all went may be gone itself.
 */
export function partsOf(cwd: string | undefined, present: readonly string[]): readonly string[] {
  if (cwd === undefined) return [''];
  const matches = compileGlob(cwd.replace(/^\.\//, '').replace(/(?<=.)\/+$/, ''));
  const folders = new Set(present.flatMap(foldersOf));
  return [...folders].filter((folder) => matches(folder === '' ? '.' : folder)).sort();
}
