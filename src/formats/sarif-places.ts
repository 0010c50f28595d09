import type { Location } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { trimEnd } from '../model/text.ts';
import { pointerTo } from './json-reader.ts';
import type { Context, PathBase } from './parse-context.ts';
import { type PathReading, readToolPath } from './places.ts';
import { problem, quote } from './rules.ts';
import type {
  ArtifactLocation,
  Region,
  RuleIndex,
  SarifLocation,
  SarifResult,
  SarifRun,
} from './sarif-log.ts';
import { sarifRules } from './sarif-log.ts';
import { lastLine, lineLocation, relatedPlace } from './tool-finding.ts';

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
 * The URI with its bases before it. An absolute base outside the checkout is taken for the root of the repository,
 * since that is what tools mean by theirs, and so is one that the run does not define.
 */
function resolve(location: ArtifactLocation, run: SarifRun, base: PathBase): string {
  let uri = location.uri ?? '';
  let id = location.uriBaseId;
  for (let count = 0; id !== undefined && !isUri(uri) && count < maxBases; count += 1) {
    const parent = baseOf(run, id);
    if (parent?.uri === undefined) break;
    const whole = `${trimEnd(parent.uri, '/')}/${uri}`;
    if (isUri(whole) && (base.root === undefined || !readToolPath(whole, base).ok)) break;
    uri = whole;
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

type Lines = readonly [start?: number, end?: number];

/** The lines of a region; none for the whole file, and undefined where it counts only characters or bytes. */
function linesOf(region: Region | undefined): Lines | undefined {
  const { startLine, endLine, endColumn, charOffset = -1, byteOffset = -1 } = region ?? {};
  if (startLine === undefined) return charOffset < 0 && byteOffset < 0 ? [] : undefined;
  return [startLine, lastLine(startLine, endLine ?? startLine, endColumn)];
}

export interface RunContext {
  readonly run: SarifRun;
  readonly context: Context;
  readonly rules: RuleIndex;
}

export function readLocations(
  written: readonly SarifLocation[],
  pointer: string,
  { run, context }: RunContext,
): { readonly locations: readonly Location[]; readonly problems: readonly Problem[] } {
  const locations: Location[] = [];
  const problems: Problem[] = [];
  for (const [index, { physicalLocation: place }] of written.entries()) {
    const name = nameOf(place?.artifactLocation, run, context);
    if (name !== undefined) {
      problems.push(noPath(pointerTo(pointer, 'locations', index), name));
      continue;
    }
    const reading = artifactPath(place?.artifactLocation, run, context.paths);
    if (reading === undefined) continue;
    if (reading.ok) {
      const lines = linesOf(place?.region);
      locations.push(lineLocation(reading.path, ...(lines ?? [])));
      if (lines === undefined) problems.push(unknownLines(pointerTo(pointer, 'locations', index)));
    } else {
      problems.push(
        problem(sarifRules.path, {
          path: pointerTo(pointer, 'locations', index, 'physicalLocation', 'artifactLocation'),
          message: `The location ${quote(place?.artifactLocation?.uri)} ${reading.message}.`,
          recommendation: reading.recommendation,
        }),
      );
    }
  }
  return { locations, problems };
}

/** A colon after more than a drive letter: an image with its tag, a package, or a URL that is no file's. */
const notAPath = /^(?!file:)[^/:][^:]{1,500}:/i;

/** What a location names where that is no file, such as an image or a URL; undefined where it may be a path. */
function nameOf(
  location: ArtifactLocation | undefined,
  run: SarifRun,
  { changed }: Context,
): string | undefined {
  const name = (location === undefined ? undefined : indexed(location, run))?.uri?.trim();
  return name !== undefined && notAPath.test(name) && changed?.has(name) !== true ? name : undefined;
}

/** The names of locations that are no files, which would otherwise be lost. */
export function namesOf(
  written: readonly SarifLocation[],
  locations: readonly Location[],
  { run, context }: RunContext,
): readonly string[] {
  if (locations.length > 0) return [];
  return written.flatMap(
    ({ physicalLocation: place }) => nameOf(place?.artifactLocation, run, context) ?? [],
  );
}

function noPath(path: string, name: string): Problem {
  return problem(sarifRules.place, {
    path,
    message: `${quote(name)} is no path of a file, so the finding is shown without a place.`,
    recommendation: 'Report the file and the line that bring the problem in, where there is one.',
  });
}

/**
 * SARIF 3.11.6: `[text](1)` refers to the related location of that id, and becomes a link to its file and line;
 * `\\[` is a bracket.
 */
export function withPlaces(
  message: string,
  { relatedLocations = [] }: SarifResult,
  { run, context }: RunContext,
): string {
  return message
    .replace(/(?<!\\)\[([^[\]\\]{1,500})\]\(([0-9]{1,9})\)/g, (link, text: string, id: string) => {
      const place = relatedLocations.find((each) => each.id === Number(id))?.physicalLocation;
      const reading = artifactPath(place?.artifactLocation, run, context.paths);
      const [start] = linesOf(place?.region) ?? [];
      if (reading?.ok !== true) return link;
      return `[${text}](${encodeURI(reading.path)}${start === undefined ? '' : `#L${start}`})`;
    })
    .replace(/\\([[\]])/g, '$1');
}

/** SARIF 3.27.12: the places of a result all have to change. Those in one file cannot all carry its comment. */
export function otherPlaces(locations: readonly Location[]): readonly string[] {
  const [first, ...others] = locations;
  if (first === undefined || others.some(({ path }) => path !== first.path)) return [];
  const lines = others.flatMap(({ startLine }) => (startLine === first.startLine ? [] : (startLine ?? [])));
  return [...new Set(lines)].map((line) => `${first.path}:${line}`);
}

export function relatedPlaces(data: SarifResult, shared: RunContext): readonly string[] {
  return (data.relatedLocations ?? []).flatMap(
    (related) => placeOf(related, shared, related.message?.text) ?? [],
  );
}

function placeOf(
  { physicalLocation: place }: SarifLocation,
  { run, context }: RunContext,
  message?: string,
): string | undefined {
  const reading = artifactPath(place?.artifactLocation, run, context.paths);
  return reading?.ok === true ? relatedPlace(reading.path, place?.region?.startLine, message) : undefined;
}

function unknownLines(pointer: string): Problem {
  return problem(sarifRules.region, {
    path: pointerTo(pointer, 'physicalLocation', 'region'),
    message: 'The region counts characters or bytes, so it is read as the whole file.',
    recommendation: 'Give `startLine`.',
  });
}
