/**
 * The words of each segment of a path, in lower case: `src/AuthService.java` has `src`, `auth`, `service`. The
 * file's extensions are left out. Words, not substrings, so that `author` is not `auth`.
 */
export function pathWords(path: string): ReadonlySet<string> {
  const segments = path.split('/');
  const name = segments.pop() ?? '';
  const stem = name.replace(/(?<=.)\.[^.]+$/, '');
  return new Set([...segments, stem].flatMap(wordsOf));
}

function wordsOf(segment: string): readonly string[] {
  return segment
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether these folders, or this folder and file, stand next to each other in the path: `.github/workflows`. */
export function holdsSegments(path: string, segments: string): boolean {
  return `/${path}/`.includes(`/${segments}/`);
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** `''` for a file in the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** What follows the last dot of the name, in lower case; `''` without one. */
export function extensionOf(path: string): string {
  const name = nameOf(path);
  const dot = name.lastIndexOf('.');
  return /[^.]/.test(name.slice(0, Math.max(dot, 0))) ? name.slice(dot + 1).toLowerCase() : '';
}

/** From the folder itself up to the root, which is `''`. */
export function foldersUp(folder: string): readonly string[] {
  const parts = folder === '' ? [] : folder.split('/');
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/')), ''];
}
