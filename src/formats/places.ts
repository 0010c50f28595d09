import type { Location } from '../model/finding.ts';
import { groupBy } from '../model/lists.ts';
import { nearestWord, trimEnd } from '../model/text.ts';
import type { ChangedLines, Context, PathBase } from './format-definition.ts';
import { decodeAddress, type LineSpan, readLines } from './read-values.ts';
import { type ProblemList, quote, type Rule } from './rules.ts';

/** Either a path relative to the repository root, or what is wrong and what to write instead. */
export type PathReading =
  | { readonly ok: true; readonly path: string }
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
  native: string,
  base: PathBase = {},
  writer: 'contract' | 'tool' = 'contract',
): PathReading {
  if (native.length > maxLength) return refuse(`is longer than ${maxLength} characters`);
  if (ordinary.test(native)) return { ok: true, path: withPrefix(native, base) };
  const isTool = writer === 'tool';
  const below = isAbsolute(native) ? underRoot(native, base) : undefined;
  if (isAbsolute(native) && (!isTool || below === undefined)) {
    const example = below ?? 'src/app.ts';
    return refuse('does not begin at the repository root', `Write a path such as "${example}".`);
  }
  const relative = isTool && drive.test(base.root ?? '') ? native.replaceAll('\\', '/') : native;
  const path = below ?? (native === '' ? '' : withPrefix(relative.replace(/^(\.\/)+/, ''), base));
  const resolved = isTool ? withoutDots(path) : path;
  return notInRepository.test(resolved)
    ? refuse('names no file of a repository')
    : { ok: true, path: resolved };
}

/** A control character, an empty segment, `.`, `..`, or the inside of `.git`. */
const notInRepository = /[^ -~\u00a0-\uffff]|(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)/i;

/**
 * A path in any spelling that has one meaning: quoted, with lines behind it (`a.ts:5`, `a.ts#L5-L7`), as diffs write it
 * (`b/a.ts`), with `\\`, absolute, or below a folder of another machine. A path that matches no changed file is read as
 * its contract has it, so that it is reported and not guessed.
 */
export function readWrittenPath(
  native: string,
  { paths, changed }: Context,
  strict = readPath(native, paths),
): PathReading {
  if (strict.ok && changed?.has(strict.path) === true) return strict;
  const { text } = splitPlace(unquoted(withBackslashes(native)));
  const isElsewhere = isAbsolute(text);
  if (changed !== undefined) {
    for (const each of spellings(text)) {
      const reading = readPath(each, paths, 'tool');
      if (reading.ok && changed.has(reading.path)) return reading;
    }
    const path = isElsewhere ? changedFileAt(text, changed) : undefined;
    if (path !== undefined) return { ok: true, path };
  }
  return readPath(text, paths, isElsewhere ? 'tool' : 'contract');
}

const escapes = new Map([
  ['\b', '\\b'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\f', '\\f'],
  ['\r', '\\r'],
]);

/** A Windows path whose backslashes were not escaped in JSON has control characters for `\t` and its kind. */
function withBackslashes(path: string): string {
  return path.trim().replace(/[\b\t\n\f\r]/g, (character) => escapes.get(character) ?? character);
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  const quoted = /^(["'`])(.*)\1$/.exec(trimmed.slice(0, maxLength + 2));
  return quoted?.[2] ?? trimmed;
}

const linesBehind =
  /(?:(?::L?|,? \(?lines? )(\d{1,10})(?:-L?(\d{1,10})|:\d{1,10})?\)?|#L(\d{1,10})(?:-L?(\d{1,10}))?)$/;

/** A path with the lines behind it: `a.ts:5`, `a.ts#L5-L7`. */
export function splitPlace(text: string): { readonly text: string; readonly lines?: LineSpan | undefined } {
  const match = text.length > maxLength ? null : linesBehind.exec(text);
  if (match === null || match.index === 0) return { text };
  const start = Number(match[1] ?? match[3]);
  const lines = readLines([start, Number(match[2] ?? match[4] ?? start)]);
  return lines === undefined ? { text } : { text: text.slice(0, match.index), lines };
}

/** Ways to take the text for a path of the repository, the most literal one first. */
function spellings(text: string): readonly string[] {
  const slashed = text.replaceAll('\\', '/');
  return [
    text,
    slashed,
    ...[/^[ab]\//, /^\/+/].flatMap((front) => (front.test(slashed) ? [slashed.replace(front, '')] : [])),
  ];
}

/** The one changed file that an absolute path of another checkout can mean. */
function changedFileAt(absolute: string, changed: ChangedLines): string | undefined {
  if (absolute.length > maxLength) return undefined;
  const path = slashed(fromFileUri(absolute) ?? absolute);
  const [only, ...others] = changed.namesakes(path).filter((each) => path.endsWith(`/${each}`));
  return others.length === 0 ? only : undefined;
}

/** The path with `.`, `..` and empty segments resolved; `..` when it leads out of where it begins. */
function withoutDots(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return segment;
    if (segment !== '..' && segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}

/** Accepts most paths with one pattern: no segment is empty, `.`, `..` or `.git`. */
const ordinary = /^[\w@+][\w@+.-]*(?:\/[\w@+][\w@+.-]*)*$/;

function refuse(
  message: string,
  recommendation = 'Write the path as `git ls-files` prints it.',
): PathReading {
  return { ok: false, message, recommendation };
}

const drive = /^[a-z]:[\\/]/i;

function isAbsolute(path: string): boolean {
  return /^(?:\/|\\\\|[a-z]:[\\/]|file:|[a-z][a-z0-9+.-]+:\/\/)/i.test(path);
}

function underRoot(native: string, { root }: PathBase): string | undefined {
  const path = /^file:/i.test(native) ? fromFileUri(native) : slashed(native);
  if (root === undefined || path === undefined) return undefined;
  const folder = `${trimEnd(slashed(root), '/')}/`;
  const isFolded = drive.test(root);
  const isBelow = isFolded ? path.toLowerCase().startsWith(folder.toLowerCase()) : path.startsWith(folder);
  return isBelow ? path.slice(folder.length) : undefined;
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
 * for a path that the rules refuse.
 */
export function readPlace(
  written: string,
  lines: LineSpan | undefined,
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
  const location = lineLocation(path, lines?.start, lines?.end);
  const { changed } = context;
  if (changed !== undefined && !changed.has(path)) {
    const message = `${quote(path)} is not a file of this pull request.`;
    problems.add(rules.outside, pathKeys, message, pathAdvice(path, changed));
  } else if (changed !== undefined && lines !== undefined) {
    const { start, end } = lines;
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

/** Finds the files that have the name of a path, in whatever folder, without comparing it with all of them. */
export function indexByName(files: readonly string[]): (path: string) => readonly string[] {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const byName = groupBy(files, nameOf);
  return (path) => byName.get(nameOf(path)) ?? [];
}

/** Names that are compared with a misspelled one. */
const maxCompared = 40;

/** The changed file that was probably meant; a reviewer that ran in a subfolder needs a prefix. */
function pathAdvice(path: string, changed: ChangedLines): string {
  const [like, other] = changed
    .namesakes(path)
    .filter((each) => path.endsWith(`/${each}`) || each.endsWith(`/${path}`));
  if (other !== undefined) return `Write the whole path, such as ${quote(like)} or ${quote(other)}.`;
  const near = like ?? nearestWord(path, changed.paths.slice(0, maxCompared));
  if (near === undefined) return 'Name a changed file, or expect the finding in the body of the review.';
  if (!near.endsWith(`/${path}`)) return `Write ${quote(near)}.`;
  return `Write ${quote(near)}, or set \`path-prefix\` to ${quote(near.slice(0, -path.length - 1))}.`;
}
