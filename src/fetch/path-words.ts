/** Parts of one name that are also read as one word: `OAuth2Client` is split into `o`, `auth2` and `client`. */
const maxJoined = 3;

/**
 * The words of each segment of a path, in lower case, alone and joined with their neighbours: `src/SignInForm.tsx`
 * has `sign`, `in`, `form`, `signin`, `inform` and `signinform`. The file's extension is left out. Words, not
 * substrings, so that `author` is not `auth`.
 */
export function pathWords(path: string): ReadonlySet<string> {
  const segments = path.split('/');
  const name = segments.pop() ?? '';
  const stem = name.replace(/(?<=.)\.[^.]+$/, '');
  return new Set([...segments, stem].flatMap(identifierWords));
}

/** The words of all identifiers in a line of code. */
export function headingWords(line: string): ReadonlySet<string> {
  return new Set(line.split(/[^\p{L}\p{N}_]+/u).flatMap(identifierWords));
}

/** The words of one name in any case, and those of neighbours joined. */
export function identifierWords(name: string): readonly string[] {
  const parts = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return parts.flatMap((_, at) =>
    Array.from({ length: Math.min(maxJoined, parts.length - at) }, (__, more) =>
      parts.slice(at, at + more + 1).join(''),
    ),
  );
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
