import type { Location } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { nearestWord, trimEnd } from '../model/text.ts';
import type { ChangedLines, Context, PathBase } from './format-definition.ts';
import { pointerTo } from './json-value.ts';
import { type LineSpan, readLines } from './read-values.ts';
import { joined, none, problem, quote, type Rule, tolerated } from './rules.ts';

/** Either a path relative to the repository root, or what is wrong and what to write instead. */
export type PathReading =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly message: string; readonly recommendation: string };

/** The longest path that Linux opens; git stores longer ones, but no checkout holds them. */
const maxLength = 4096;

/**
 * A path relative to the repository root, `/` between segments, with the prefix of its reviewer before it. A contract's
 * path may begin with `./` and is otherwise written like that. A tool's path may also be absolute, a `file:` URI, have
 * `.` and `..` segments, or `\\` between segments where the repository is on a Windows machine.
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
  if (isAbsolute(native) && !isTool) {
    const example =
      below === undefined ? 'the path from the repository root, such as "src/app.ts"' : `"${below}"`;
    return refuse('is not relative to the repository root', `Write ${example}.`);
  }
  if (isAbsolute(native) && below === undefined) {
    return refuse(
      'is outside the repository',
      'Report paths below the repository root, or set `path-prefix`.',
    );
  }
  const relative = isTool && drive.test(base.root ?? '') ? native.replaceAll('\\', '/') : native;
  const path = below ?? (native === '' ? '' : withPrefix(relative.replace(/^(\.\/)+/, ''), base));
  const resolved = isTool ? withoutDots(path) : path;
  const fault = resolved === undefined ? 'leaves the repository with ".."' : faultOf(resolved);
  return resolved === undefined || fault !== undefined ? refuse(`${fault}`) : { ok: true, path: resolved };
}

/** A path as people and models write it, with the lines that were written behind it. */
export type WrittenPath = PathReading & { readonly lines?: LineSpan };

/**
 * A path in any spelling that has one meaning: quoted, with lines behind it (`a.ts:5`, `a.ts#L5-L7`), as diffs write it
 * (`b/a.ts`), with `\\`, absolute, or below a folder of another machine. A path that no changed file settles is read as
 * its contract has it, so that it is reported and not guessed.
 */
export function readWrittenPath(native: string, { paths = {}, changed }: Context): WrittenPath {
  const strict = readPath(native, paths);
  if (strict.ok && changed?.has(strict.path) === true) return strict;
  const { text, lines } = splitPlace(unquoted(native));
  for (const each of spellings(text)) {
    const reading = readPath(each, paths, 'tool');
    if (reading.ok && changed?.has(reading.path) === true) return withLines(reading, lines);
  }
  const elsewhere = isAbsolute(text) ? changedFileAt(text, changed) : undefined;
  if (elsewhere !== undefined) return withLines({ ok: true, path: elsewhere }, lines);
  return withLines(readPath(text, paths, isAbsolute(text) ? 'tool' : 'contract'), lines);
}

function withLines(reading: PathReading, lines: LineSpan | undefined): WrittenPath {
  return lines === undefined ? reading : { ...reading, lines };
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  const quoted = /^(["'`])(.*)\1$/.exec(trimmed.slice(0, maxLength + 2));
  return quoted?.[2] ?? trimmed;
}

const linesBehind = /(?::L?(\d{1,10})(?:-L?(\d{1,10})|:\d{1,10})?|#L(\d{1,10})(?:-L?(\d{1,10}))?)$/;

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
function changedFileAt(absolute: string, changed: ChangedLines | undefined): string | undefined {
  const path = `/${absolute.replace(/^file:\/\//i, '').replaceAll('\\', '/')}`;
  const found: string[] = [];
  for (const each of changed?.paths ?? []) if (path.endsWith(`/${each}`)) found.push(each);
  return found.length === 1 ? found[0] : undefined;
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

/** Accepts most paths with one pattern: no segment is empty, `.`, `..` or `.git`. */
const ordinary = /^[\w@+][\w@+.-]*(?:\/[\w@+][\w@+.-]*)*$/;

function refuse(
  message: string,
  recommendation = 'Write the path as `git ls-files` prints it.',
): PathReading {
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

/** The rules of a contract about places. */
export interface PlaceRules {
  readonly malformed: Rule;
  /** The path is no file of the change. */
  readonly outside: Rule;
  /** The lines cannot carry a comment. */
  readonly line: Rule;
}

interface Placing {
  readonly context: Context;
  readonly rules: PlaceRules;
  /** The keys of the path and the lines, from the finding on. */
  readonly pathKeys: readonly PropertyKey[];
  readonly lineKeys: readonly PropertyKey[];
}

export interface WrittenPlace {
  readonly path: string;
  readonly lines?: LineSpan | undefined;
}

export interface PlaceReading {
  /** Absent only when a problem of grade `refused` says why. */
  readonly location?: Location;
  readonly problems: readonly Problem[];
}

/** The place of a finding: its path as the repository has it, and its lines checked against the diff, if any. */
export function readPlace(
  { path: written, lines }: WrittenPlace,
  pointer: string,
  { context, rules, pathKeys, lineKeys }: Placing,
): PlaceReading {
  const strict = readPath(written, context.paths);
  const reading = context.isTolerant === true ? readWrittenPath(written, context) : strict;
  const path = pointerTo(pointer, ...pathKeys);
  if (!reading.ok) return { problems: [malformedPath(rules.malformed, { written, reading, path })] };
  const location = lineLocation(reading.path, lines?.start, lines?.end);
  const respelled =
    strict.ok && strict.path === reading.path
      ? none
      : [
          tolerated(rules.malformed, {
            path,
            message: `The path ${quote(written)} was read as ${quote(reading.path)}.`,
            recommendation: `Write ${quote(reading.path)}.`,
          }),
        ];
  if (context.changed === undefined) return { location, problems: respelled };
  const found = placeProblems(location, context.changed, { pointer, pathKeys, lineKeys, ...rules });
  return { location, problems: joined(respelled, found) };
}

/** A location from 1-based lines; `endLine` is left out for one line. */
export function lineLocation(path: string, startLine?: number, endLine?: number): Location {
  if (startLine === undefined) return { path, side: 'RIGHT' };
  return {
    path,
    startLine,
    ...(endLine === undefined || endLine <= startLine ? {} : { endLine }),
    side: 'RIGHT',
  };
}

interface PlaceInDiff extends PlaceRules, Omit<Placing, 'context' | 'rules'> {
  readonly pointer: string;
}

/** What the diff says against a place. */
function placeProblems(
  { path, startLine: start, endLine, side }: Location,
  changed: ChangedLines,
  { pointer, pathKeys, lineKeys, outside, line }: PlaceInDiff,
): readonly Problem[] {
  if (!changed.has(path)) {
    return [
      problem(outside, {
        path: pointerTo(pointer, ...pathKeys),
        message: `${quote(path)} is not a file of this pull request.`,
        recommendation: pathAdvice(path, changed),
      }),
    ];
  }
  if (start === undefined) return none;
  const end = endLine ?? start;
  if (changed.isCommentable(path, side, start, end)) return none;
  const lines = start === end ? `Line ${start}` : `Lines ${start}-${end}`;
  const nearest = changed.nearest(path, side, start);
  return [
    problem(line, {
      path: pointerTo(pointer, ...lineKeys),
      message: `${lines} of ${quote(path)} cannot carry a comment in this diff.`,
      recommendation:
        nearest.length === 0
          ? 'The diff shows no lines of this file: report the finding for the whole file.'
          : `Use a line of the diff; the nearest are ${nearest.join(', ')}.`,
    }),
  ];
}

interface Malformed {
  readonly written: string;
  readonly reading: Extract<PathReading, { ok: false }>;
  readonly path: string;
}

export function malformedPath(rule: Rule, { written, reading, path }: Malformed): Problem {
  return problem(rule, {
    path,
    message: `The path ${quote(written)} ${reading.message}.`,
    recommendation: reading.recommendation,
  });
}

/** Names that are compared with a misspelled one. */
const maxCompared = 40;

/** The changed file that was probably meant; a reviewer that ran in a subfolder needs a prefix. */
function pathAdvice(path: string, changed: ChangedLines): string {
  const known: string[] = [];
  const longer: string[] = [];
  for (const each of changed.paths) {
    if (each.endsWith(`/${path}`)) longer.push(each);
    if (path.endsWith(`/${each}`)) return `Write ${quote(each)}.`;
    if (known.length < maxCompared) known.push(each);
  }
  const [only] = longer;
  if (only !== undefined && longer.length === 1) {
    return `Write ${quote(only)}, or set \`path-prefix\` to ${quote(only.slice(0, -path.length - 1))}.`;
  }
  if (longer.length > 1)
    return `Write the whole path: ${longer
      .slice(0, 3)
      .map((each) => quote(each))
      .join(' or ')}.`;
  const near = nearestWord(path, known);
  return near === undefined
    ? 'Name a changed file, or expect the finding in the body of the review.'
    : `Write ${quote(near)}.`;
}
