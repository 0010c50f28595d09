import type { LineRange, Location } from '../model/finding.ts';
import { nearestWord, trimEnd } from '../model/text.ts';
import { electBase, fileTree, rebase, resolveDots } from './file-tree.ts';
import type { Context, PathBase } from './format-definition.ts';
import { decodeAddress, readLines } from './read-values.ts';
import { type ProblemList, quote, type Rule } from './rules.ts';

/** Either a path relative to the repository root, or what is wrong and what to write instead. */
export type PathReading =
  | {
      readonly ok: true;
      readonly path: string;
      /** It may be another file, so the lines are not known. */
      readonly isUnsure?: true;
    }
  | { readonly ok: false; readonly message: string; readonly recommendation: string };

/** The longest path that Linux opens; git stores longer ones, but no checkout holds them. */
const maxLength = 4096;

/**
 * A path relative to the repository root, `/` between segments, with the prefix of its reviewer before it. A contract's
 * path may begin with `./` and is otherwise written like that. A tool's path may also be absolute, a `file:` URI, have
 * `.` and `..` segments, or `\\` between segments where the repository is on a Windows machine. It is text: nothing opens
 * it, and it is a place only where the change has it (threat I5).
 */
export function readPath(
  written: string,
  base: PathBase = {},
  writer: 'contract' | 'tool' = 'contract',
): PathReading {
  if (written.length > maxLength) return invalidPath(`is longer than ${maxLength} characters`);
  const native = writer === 'tool' ? withoutScheme(written) : written;
  if (ordinary.test(native)) return { ok: true, path: withPrefix(native, base) };
  const isTool = writer === 'tool';
  const below = isAbsolute(native) ? underRoot(native, base) : undefined;
  if (isAbsolute(native) && (!isTool || below === undefined)) {
    const example = below ?? 'src/app.ts';
    return invalidPath('does not begin at the repository root', `Write a path such as "${example}".`);
  }
  const relative = isTool && drive.test(base.root ?? '') ? native.replaceAll('\\', '/') : native;
  const path = below ?? (native === '' ? '' : withPrefix(relative.replace(/^(\.\/)+/, ''), base));
  const resolved = isTool ? resolveDots(path) : path;
  return notInRepository.test(resolved)
    ? invalidPath('names no file of a repository')
    : { ok: true, path: resolved };
}

/** A control character, an empty segment, `.`, `..`, or the inside of `.git`. */
const notInRepository = /[^ -~\u00a0-\uffff]|(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)/i;

/**
 * A path in any spelling that has one meaning: quoted, with lines behind it (`a.ts:5`, `a.ts#L5-L7`), as diffs write it
 * (`b/a.ts`), with `\\`, absolute, or below a folder of another machine. A path that is found nowhere is read as its
 * contract has it, so that it is reported and not guessed.
 */
export function readWrittenPath(
  native: string,
  context: Context,
  strict = readPath(native, context.paths),
): PathReading {
  if (strict.ok && context.changed?.has(strict.path) === true) return strict;
  const { text } = splitPlace(unquoted(withBackslashes(native)));
  const found = findPath(text, context);
  if (found?.kind === 'file') return { ok: true, path: found.path };
  if (found?.also !== undefined) return { ok: true, path: found.also, isUnsure: true };
  return readPath(text, context.paths, isAbsolute(text) ? 'tool' : 'contract');
}

/** Where a path leads in the tree of the head. */
export type FoundPath = (
  | { readonly kind: 'file'; readonly path: string }
  /** Several files fit as well, or the tree is not known whole. */
  | { readonly kind: 'unsure' }
  | { readonly kind: 'nowhere' }
) & {
  /**
   * A file of the change that also fits. The tree is the author's, so where it says that another file is meant, or
   * none, the finding is still about the change (threat I5).
   */
  readonly also?: string | undefined;
};

/**
 * The file that a path of any tool means. What lies inside the checkout is exactly that path; of another one, the
 * longest tail that the tree has, with one base for the whole document. Undefined for text that is no path, and where no
 * change is known.
 */
export function findPath(text: string, context: Context): FoundPath | undefined {
  const { paths = {}, changed } = context;
  if (changed === undefined || text.length > maxLength) return undefined;
  const tree = context.tree ?? fileTree(changed.paths, 'change');
  const strict = readPath(text, paths, 'tool');
  for (const reading of [strict, readPath(text.replaceAll('\\', '/'), paths, 'tool')]) {
    const path = reading.ok && (changed.has(reading.path) ? reading.path : tree.find(reading.path));
    if (path) return { kind: 'file', path };
  }
  const isElsewhere = isAbsolute(withoutScheme(text)) || !strict.ok;
  if (strict.ok && isAbsolute(text) && isElsewhere) return { kind: 'file', path: strict.path };
  const sought = soughtPath(text, paths);
  if (sought === undefined) return undefined;
  context.sought?.add(sought);
  const fits = tree.fits(sought);
  const base = context.bases?.get(sought.startsWith('/')) ?? electBase([sought], tree);
  const rebased = base && tree.extent !== 'cut' ? rebase(sought, base) : undefined;
  const path = rebased === undefined ? undefined : tree.find(rebased);
  const also =
    path !== undefined && changed.has(path) ? undefined : fits.find((each) => changed.has(each.file))?.file;
  if (path !== undefined) return { kind: 'file', path, also };
  const isOpen = tree.extent === 'cut' || (base === undefined && fits.length > 0);
  if (strict.ok && (fits.length === 0 || tree.extent === 'cut'))
    return { kind: 'file', path: strict.path, also };
  return { kind: isOpen ? 'unsure' : 'nowhere', also };
}

/** Whether the path as it is written names a file of the change or of the tree. */
export function isFile(text: string, { paths, changed, tree }: Context): boolean {
  const reading = readPath(text, paths, 'tool');
  return reading.ok && (changed?.has(reading.path) === true || tree?.find(reading.path) !== undefined);
}

/** The path as it is looked up by its tails: absolute where it lies outside the checkout. */
function soughtPath(text: string, base: PathBase): string | undefined {
  const native = withoutScheme(text);
  const isElsewhere = isAbsolute(native);
  const path = isElsewhere
    ? slashed(fromFileUri(native) ?? native)
    : withPrefix(native.replaceAll('\\', '/'), base);
  const resolved = resolveDots(path);
  const inner = resolved.replace(/^(?:\.\.\/)+/, '');
  if (/^[a-z][a-z0-9+.-]+:\//i.test(path) || notInRepository.test(inner)) return undefined;
  return isElsewhere || inner !== resolved ? `/${inner}` : inner;
}

/** `file:src/a.c` is a relative path. */
function withoutScheme(text: string): string {
  return /^file:(?!\/)/i.test(text) ? decodeAddress(text.slice(5), text.slice(5)) : text;
}

/** A Windows path whose backslashes were not escaped in JSON has control characters for `\t` and its kind. */
function withBackslashes(path: string): string {
  return path.trim().replace(/[\b\t\n\f\r]/g, (character) => JSON.stringify(character).slice(1, -1));
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  const quoted = /^(["'`])(.*)\1$/.exec(trimmed.slice(0, maxLength + 2));
  return quoted?.[2] ?? trimmed;
}

const linesBehind =
  /(?:(?::L?|,? \(?lines? )(\d{1,10})(?:-L?(\d{1,10})|:\d{1,10})?\)?|#L(\d{1,10})(?:-L?(\d{1,10}))?)$/;

/** A path with the lines behind it: `a.ts:5`, `a.ts#L5-L7`. */
export function splitPlace(text: string): { readonly text: string; readonly lines?: LineRange | undefined } {
  const match = text.length > maxLength ? null : linesBehind.exec(text);
  if (match === null || match.index === 0) return { text };
  const start = Number(match[1] ?? match[3]);
  const lines = readLines([start, Number(match[2] ?? match[4] ?? start)]);
  return lines === undefined ? { text } : { text: text.slice(0, match.index), lines };
}

/** Accepts most paths with one pattern: no segment is empty, `.`, `..` or `.git`. */
const ordinary = /^[\w@+][\w@+.-]*(?:\/[\w@+][\w@+.-]*)*$/;

function invalidPath(
  message: string,
  recommendation = 'Write the path as `git ls-files` prints it.',
): PathReading {
  return { ok: false, message, recommendation };
}

const drive = /^[a-z]:[\\/]/i;

function isAbsolute(path: string): boolean {
  return /^(?:\/|\\\\|[a-z]:[\\/]|file:|[a-z][a-z0-9+.-]+:\/\/)/i.test(path);
}

function underRoot(native: string, { root, inside }: PathBase): string | undefined {
  const path = /^file:/i.test(native) ? fromFileUri(native) : slashed(native);
  if (root === undefined || path === undefined) return undefined;
  const clean = `${/^\/\//.test(path) ? '/' : ''}${path.startsWith('/') ? '/' : ''}${resolveDots(path)}`;
  const folder = `${trimEnd(slashed(root), '/')}/`;
  const isFolded = drive.test(root);
  const isBelow = isFolded ? clean.toLowerCase().startsWith(folder.toLowerCase()) : clean.startsWith(folder);
  return isBelow ? clean.slice(folder.length) : inside?.(clean);
}

/** Only a Windows path has `\` for `/`; elsewhere it is a character of a name. */
function slashed(path: string): string {
  return drive.test(path) || path.startsWith('\\\\') ? path.replaceAll('\\', '/') : path;
}

/** RFC 8089: `file:///a`, `file:/a` and `file://localhost/a`; any other authority is another machine. */
function fromFileUri(uri: string): string | undefined {
  const path = /^file:(?:\/\/(?:localhost)?)?\/*(\/[^/?#][^?#]*)$/i.exec(uri)?.[1];
  return path && decodeAddress(path, undefined)?.replace(/^\/(?=[a-z]:\/)/i, '');
}

function withPrefix(path: string, { prefix = '' }: PathBase): string {
  if (prefix === '') return path;
  const folder = trimEnd(prefix.replace(/^(?:\.\/)+/, ''), '/');
  return folder === '' || folder === '.' ? path : `${folder}/${path}`;
}

/** The rules of a contract about places. */
export interface PlaceRules {
  readonly malformed: Rule;
  /** The path is no file of the change. */
  readonly outside: Rule;
  /** The lines cannot carry a comment. */
  readonly line: Rule;
}

/** The keys of the path and the lines, from the finding on, and the rules about them. */
interface PlaceKeys {
  readonly rules: PlaceRules;
  readonly path: readonly PropertyKey[];
  readonly lines: readonly PropertyKey[];
}

/**
 * The place of a finding: its path as the repository has it, and its lines checked against the diff, if any. Undefined
 * for an invalid path.
 */
export function readPlace(
  written: string,
  lines: LineRange | undefined,
  { rules, path: pathKeys, lines: lineKeys }: PlaceKeys,
  { problems, context }: { readonly problems: ProblemList; readonly context: Context },
): Location | undefined {
  const strict = readPath(written, context.paths);
  const reading = context.isTolerant === true ? readWrittenPath(written, context, strict) : strict;
  if (!reading.ok) {
    const message = `The path ${quote(written)} ${reading.message}.`;
    problems.add(rules.malformed, pathKeys, message, reading.recommendation);
    return undefined;
  }
  const { path } = reading;
  if (!strict.ok || strict.path !== path) {
    const message = `The path ${quote(written)} was read as ${quote(path)}.`;
    problems.tolerate(rules.malformed, pathKeys, message, `Write ${quote(path)}.`);
  }
  const known = reading.isUnsure === true ? undefined : lines;
  const location = lineLocation(path, known?.start, known?.end);
  const { changed } = context;
  if (changed !== undefined && !changed.has(path)) {
    const message = `${quote(path)} is not a file of this pull request.`;
    problems.add(rules.outside, pathKeys, message, pathAdvice(path, context));
  } else if (changed !== undefined && known !== undefined) {
    const { start, end } = known;
    if (changed.isCommentable(path, start, end)) return location;
    const words = start === end ? `Line ${start}` : `Lines ${start}-${end}`;
    const message = `${words} of ${quote(path)} cannot carry a comment in this diff.`;
    const nearest = changed.nearest(path, start).join(', ');
    const advice =
      nearest === ''
        ? 'The diff shows no lines of this file: report the finding for the whole file.'
        : `Use a line of the diff; the nearest are ${nearest}.`;
    problems.add(rules.line, lineKeys, message, advice);
  }
  return location;
}

/** A location from 1-based lines; `endLine` is left out for one line. */
export function lineLocation(path: string, startLine?: number, endLine?: number): Location {
  if (startLine === undefined) return { path, side: 'RIGHT' };
  if (endLine === undefined || endLine <= startLine) return { path, startLine, side: 'RIGHT' };
  return { path, startLine, endLine, side: 'RIGHT' };
}

/** Names that are compared with a misspelled one. */
const maxCompared = 40;

/** The changed file that was probably meant; nothing where the path is that of a file that did not change. */
function pathAdvice(path: string, { tree, changed }: Context): string | undefined {
  if (tree?.extent === 'whole' && tree.find(path) !== undefined) return undefined;
  const [one, other] = tree?.fits(path) ?? [];
  if (other !== undefined)
    return `Write the whole path, such as ${quote(one?.file)} or ${quote(other.file)}.`;
  const near = one?.file ?? nearestWord(path, changed?.paths.slice(0, maxCompared) ?? []);
  return near === undefined
    ? 'Name a changed file, or expect the finding in the body of the review.'
    : `Write ${quote(near)}.`;
}
