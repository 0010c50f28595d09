import { trimEnd } from '../model/trim.ts';
import type { PathBase } from './parse-context.ts';

/** Either a path relative to the repository root, or what is wrong and what to write instead. */
export type PathReading =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly message: string; readonly recommendation: string };

/** The longest path that Linux opens; git stores longer ones, but no checkout holds them. */
const maxLength = 4096;

/**
 * A contract's path: relative, `/` between segments, no `.` or `..` segment. A leading `./` is dropped, and the
 * reviewer's prefix is put before it. It stays text: a path becomes a place only if the diff has it.
 */
export function readPath(native: string, base: PathBase = {}): PathReading {
  if (native.length <= maxLength && ordinary.test(native))
    return { ok: true, path: withPrefix(native, base) };
  if (isAbsolute(native)) {
    const inside = underRoot(native, base);
    return refuse(
      'is not relative to the repository root',
      inside === undefined
        ? 'Write the path from the repository root, such as "src/app.ts".'
        : `Write "${inside}".`,
    );
  }
  const path = native.replace(/^(\.\/)+/, '');
  const fault = faultOf(path);
  if (fault !== undefined) return refuse(fault, 'Write the path as `git ls-files` prints it.');
  return { ok: true, path: withPrefix(path, base) };
}

/**
 * A tool's path: also absolute, as a `file:` URI, up out of the folder in which it ran, or with `\` between
 * segments where the repository stands on a Windows machine.
 */
export function readToolPath(native: string, base: PathBase = {}): PathReading {
  if (native.length <= maxLength && ordinary.test(native))
    return { ok: true, path: withPrefix(native, base) };
  if (native === '' || native.length > maxLength) return readPath(native, base);
  const inside = isAbsolute(native) ? underRoot(native, base) : withPrefix(fromRoot(native, base), base);
  if (inside === undefined) {
    return refuse(
      'is outside the repository',
      'Report paths below the repository root, or set `path-prefix`.',
    );
  }
  const path = withoutDots(inside);
  const fault = path === undefined ? 'leaves the repository with ".."' : faultOf(path);
  return path !== undefined && fault === undefined
    ? { ok: true, path }
    : refuse(`${fault}`, 'Report paths below the repository root.');
}

/** A relative path in the way that the repository's own machine separates segments. */
function fromRoot(native: string, { root = '' }: PathBase): string {
  return drive.test(root) ? native.replaceAll('\\', '/') : native;
}

/** The path with `.`, `..` and empty segments resolved; undefined when it leads out of where it begins. */
function withoutDots(path: string): string | undefined {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined;
    if (segment !== '..' && segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}

/** Segments of plain characters that begin with none of those that mean something: no need to look closer. */
const ordinary = /^[\w@+][\w@+.-]*(?:\/[\w@+][\w@+.-]*)*$/;

function refuse(message: string, recommendation: string): PathReading {
  return { ok: false, message, recommendation };
}

const drive = /^[a-z]:[\\/]/i;
const scheme = /^[a-z][a-z0-9+.-]+:\/\//i;

function isAbsolute(path: string): boolean {
  return (
    path.startsWith('/') ||
    path.startsWith('\\\\') ||
    drive.test(path) ||
    scheme.test(path) ||
    /^file:/i.test(path)
  );
}

function underRoot(native: string, { root }: PathBase): string | undefined {
  if (root === undefined) return undefined;
  const path = /^file:/i.test(native) ? fromFileUri(native) : slashed(native);
  if (path === undefined) return undefined;
  const folder = trimEnd(slashed(root), '/');
  const isBelow = drive.test(root)
    ? path.toLowerCase().startsWith(`${folder.toLowerCase()}/`)
    : path.startsWith(`${folder}/`);
  return isBelow ? path.slice(folder.length + 1) : undefined;
}

/** Only a Windows path has `\` for `/`; elsewhere it is a character of a name. */
function slashed(path: string): string {
  return drive.test(path) || path.startsWith('\\\\') ? path.replaceAll('\\', '/') : path;
}

/** RFC 8089: `file:///a`, `file:/a` and `file://localhost/a`; any other authority is another machine. */
function fromFileUri(uri: string): string | undefined {
  const path = /^file:(?:\/\/(?:localhost)?)?(\/[^/?#][^?#]*)$/i.exec(uri)?.[1];
  if (path === undefined) return undefined;
  try {
    return decodeURIComponent(path).replace(/^\/(?=[a-z]:\/)/i, '');
  } catch {
    return undefined;
  }
}

function withPrefix(path: string, { prefix = '' }: PathBase): string {
  if (prefix === '') return path;
  const folder = trimEnd(prefix.replace(/^(?:\.\/)+/, ''), '/');
  return folder === '' || folder === '.' ? path : `${folder}/${path}`;
}

function faultOf(path: string): string | undefined {
  if (path === '') return 'is empty';
  if (path.length > maxLength) return `is longer than ${maxLength} characters`;
  if (hasControlCharacter(path)) return 'holds a control character';
  const segments = path.split('/');
  if (segments.includes('..')) return 'leaves the repository with ".."';
  if (segments.includes('.') || segments.includes('')) return 'has an empty or "." segment';
  if (segments.some((segment) => segment.toLowerCase() === '.git')) return 'names the inside of ".git"';
  return undefined;
}

function hasControlCharacter(path: string): boolean {
  for (let at = 0; at < path.length; at += 1) {
    const code = path.charCodeAt(at);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}
