import { trimEnd } from '../model/trim.ts';
import { positionAt } from './json-reader.ts';
import { type CountedUnit, widthOf } from './line-edit.ts';
import type { PathBase } from './parse-context.ts';
import { type PathReading, readToolPath } from './places.ts';
import type { ArtifactLocation, Region, SarifRun } from './sarif-schema.ts';
import { lastLine } from './tool-finding.ts';

/** Base ids may refer to each other; a chain longer than this is a loop. */
const maxBases = 8;

/** Where an artifact lies in the repository; undefined when the location names none. */
export function artifactPath(
  location: ArtifactLocation | undefined,
  run: SarifRun,
  base: PathBase = {},
): PathReading | undefined {
  const resolved = location === undefined ? undefined : indexed(location, run);
  if (resolved?.uri === undefined) return undefined;
  const uri = resolve(resolved, run, base);
  return readToolPath(isUri(uri) ? uri : decoded(uri), base);
}

/** A location may stand for one in the run's table of artifacts. */
function indexed(location: ArtifactLocation, run: SarifRun): ArtifactLocation {
  if (location.uri !== undefined || location.index === undefined) return location;
  return run.artifacts?.[location.index]?.location ?? location;
}

/**
 * The URI with its bases before it. Where nobody said what the repository root is, an absolute base is taken
 * for it, since that is what tools mean by theirs.
 */
function resolve(location: ArtifactLocation, run: SarifRun, base: PathBase): string {
  let uri = location.uri ?? '';
  let id = location.uriBaseId;
  for (let count = 0; id !== undefined && !isUri(uri) && count < maxBases; count += 1) {
    const parent = baseOf(run, id);
    if (parent?.uri === undefined) break;
    if (isUri(parent.uri) && base.root === undefined) break;
    uri = `${trimEnd(parent.uri, '/')}/${uri}`;
    id = parent.uriBaseId;
  }
  return uri;
}

function baseOf(run: SarifRun, id: string): ArtifactLocation | undefined {
  const bases = run.originalUriBaseIds;
  return bases !== undefined && Object.hasOwn(bases, id) ? bases[id] : undefined;
}

function isUri(uri: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\//i.test(uri);
}

function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

/** A file's text as the log carries it. */
export interface CarriedText {
  readonly lines: readonly string[];
  /** Where lines begin, and after them where the text ends, counted in each unit; made when first asked for. */
  readonly startsIn: (unit: CountedUnit) => readonly number[];
  /** Whether the file's bytes are those of UTF-8, so that they can be counted in its text. */
  readonly isUtf8: boolean;
}

export function carriedText(text: string, encoding = 'utf-8'): CarriedText {
  const starts = new Map<CountedUnit, readonly number[]>();
  return {
    lines: text.split(/\r?\n/),
    isUtf8: /^utf-?8$/i.test(encoding),
    startsIn: (unit) => {
      const known = starts.get(unit) ?? countStarts(text, unit);
      starts.set(unit, known);
      return known;
    },
  };
}

function countStarts(text: string, unit: CountedUnit): readonly number[] {
  const starts = [0];
  let at = 0;
  for (const character of text) {
    at += widthOf(character, unit);
    if (character === '\n') starts.push(at);
  }
  return [...starts, at];
}

type Lines = readonly [start?: number, end?: number];

/**
 * The lines of a region; none for the whole file, and undefined where it has lines that nobody can tell. SARIF 3.30
 * counts characters without saying what one is, so both ways to count have to lead to the same lines.
 */
export function linesOf(region: Region | undefined, carried: CarriedText | undefined): Lines | undefined {
  if (region?.startLine !== undefined) return writtenLines(region, region.startLine);
  const { charOffset = -1, charLength = 0, byteOffset = -1, byteLength = 0 } = region ?? {};
  if (charOffset >= 0) {
    const one = countedLines(charOffset, charLength, carried?.startsIn('utf-16'));
    const other = countedLines(charOffset, charLength, carried?.startsIn('code-point'));
    return one?.[0] === other?.[0] && one?.[1] === other?.[1] ? one : undefined;
  }
  if (byteOffset < 0) return [];
  return countedLines(
    byteOffset,
    byteLength,
    carried?.isUtf8 === true ? carried.startsIn('utf-8') : undefined,
  );
}

function writtenLines({ endLine, endColumn }: Region, startLine: number): Lines {
  const end = endLine ?? startLine;
  return [startLine, lastLine(startLine, end, endColumn)];
}

/** A region without length lies before its first character. */
function countedLines(
  offset: number,
  length: number,
  starts: readonly number[] | undefined,
): Lines | undefined {
  const end = starts?.at(-1);
  if (starts === undefined || end === undefined || offset + length > end) return undefined;
  const begins = starts.slice(0, -1);
  return [positionAt(begins, offset).line, positionAt(begins, offset + Math.max(length - 1, 0)).line];
}
