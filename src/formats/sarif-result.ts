import type { Location, Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { trimEnd } from '../model/trim.ts';
import { pointerTo, positionAt } from './json-reader.ts';
import type { Context, PathBase } from './parse-context.ts';
import { type PathReading, readToolPath } from './places.ts';
import type { FindingReading } from './read-findings.ts';
import { isRefusal, joined, none, problem, quote } from './rules.ts';
import {
  type ArtifactLocation,
  idOf,
  indexRules,
  messageText,
  type Region,
  type Replacement,
  type RuleIndex,
  ruleOf,
  type SarifLocation,
  SarifResult,
  type SarifRun,
  severityOf,
} from './sarif-log.ts';
import { schemaProblems } from './schema-problems.ts';
import { lastLine, lineLocation, relatedPlace, toolFinding } from './tool-finding.ts';
import { type CountedUnit, type LineEdit, readFix, widthOf } from './tool-fix.ts';

/** Base ids may refer to each other; a chain longer than this is a loop. */
const maxBases = 8;

/** Where an artifact lies in the repository; undefined when the location names none. */
function artifactPath(
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
interface CarriedText {
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

interface RunContext {
  readonly run: SarifRun;
  readonly context: Context;
  readonly rules: RuleIndex;
  /** Each file whose text the log carries, by path. */
  readonly sources: ReadonlyMap<string, CarriedText>;
}

/** What all results of one run share. */
export function runContext(run: SarifRun, context: Context): RunContext {
  const sources = new Map<string, CarriedText>();
  for (const { location, contents, encoding = run.defaultEncoding } of run.artifacts ?? []) {
    const reading = contents?.text === undefined ? undefined : artifactPath(location, run, context.paths);
    if (reading?.ok === true && contents?.text !== undefined)
      sources.set(reading.path, carriedText(contents.text, encoding));
  }
  return { run, context, rules: indexRules(run), sources };
}

export function readResult(native: Native, pointer: string, shared: RunContext): FindingReading {
  const { run } = shared;
  const parsed = SarifResult.safeParse(native);
  if (!parsed.success) {
    return {
      problems: schemaProblems(parsed.error, { value: native, pointer, ruleOf: () => 'sarif/result' }),
    };
  }
  const { data } = parsed;
  const rule = ruleOf(data, shared.rules);
  const message = messageText(data.message, rule, run);
  if (message.trim() === '') return { problems: [emptyMessage(pointer)] };

  const { locations, problems } = readLocations(data.locations ?? [], pointer, shared);
  if (problems.some(isRefusal)) return { problems };

  const category = idOf(data) ?? rule?.id ?? run.tool.driver.name;
  const suppression = acceptedSuppression(data);
  const { fix, problems: unsaid } = fixOf(data, {
    location: locations[0],
    pointer: pointerTo(pointer, 'fixes'),
    run,
    context: shared.context,
    source: locations[0] && shared.sources.get(locations[0].path),
  });
  return {
    finding: toolFinding({
      message,
      category: category.trim() === '' ? 'sarif' : category,
      severity: severityOf(data, rule, run),
      locations,
      references: [
        ...otherPlaces(locations),
        ...relatedPlaces(data, shared),
        ...(rule?.helpUri === undefined ? [] : [rule.helpUri]),
      ],
      requiresHuman: data.kind === 'review',
      ...(fix === undefined ? {} : { fix }),
      ...(suppression === undefined
        ? {}
        : { suppressed: { reason: suppression.justification ?? `suppressed ${suppression.kind}` } }),
      pointer,
      native,
    }),
    problems: joined(problems, unlistedRule(data, rule === undefined, { run, pointer }), unsaid),
  };
}

/** One that is rejected or still under review keeps the result alive, whatever the others say. */
function acceptedSuppression({ suppressions = [] }: SarifResult) {
  return suppressions.every(({ status = 'accepted' }) => status === 'accepted') ? suppressions[0] : undefined;
}

function readLocations(
  written: readonly SarifLocation[],
  pointer: string,
  { run, context, sources }: RunContext,
): { readonly locations: readonly Location[]; readonly problems: readonly Problem[] } {
  const locations: Location[] = [];
  const problems: Problem[] = [];
  for (const [index, { physicalLocation: place }] of written.entries()) {
    const reading = artifactPath(place?.artifactLocation, run, context.paths);
    if (reading === undefined) continue;
    if (reading.ok) {
      const lines = linesOf(place?.region, sources.get(reading.path));
      locations.push(lineLocation(reading.path, ...(lines ?? [])));
      if (lines === undefined) problems.push(unknownLines(pointerTo(pointer, 'locations', index)));
    } else {
      problems.push(
        problem('sarif/path', {
          path: pointerTo(pointer, 'locations', index, 'physicalLocation', 'artifactLocation'),
          type: 'path',
          message: `The location ${quote(place?.artifactLocation?.uri)} ${reading.message}.`,
          recommendation: reading.recommendation,
        }),
      );
    }
  }
  return { locations, problems };
}

/** SARIF 3.27.12: the places of a result all have to change. Those in one file cannot all carry its comment. */
function otherPlaces(locations: readonly Location[]): readonly string[] {
  const [first, ...others] = locations;
  if (first === undefined || others.some(({ path }) => path !== first.path)) return [];
  const lines = others.flatMap(({ startLine }) => (startLine === first.startLine ? [] : (startLine ?? [])));
  return [...new Set(lines)].map((line) => `${first.path}:${line}`);
}

function relatedPlaces(data: SarifResult, { run, context }: RunContext): readonly string[] {
  return (data.relatedLocations ?? []).flatMap(({ physicalLocation: place, message }) => {
    const reading = artifactPath(place?.artifactLocation, run, context.paths);
    if (reading?.ok !== true) return [];
    return [relatedPlace(reading.path, place?.region?.startLine, message?.text)];
  });
}

function unknownLines(pointer: string): Problem {
  return problem('sarif/region', {
    path: pointerTo(pointer, 'physicalLocation', 'region'),
    type: 'line',
    message:
      'The region counts characters or bytes of a text that the log does not carry: the whole file is meant.',
    recommendation: 'Give `startLine`, or the text as `contents` in the artifacts of the run.',
  });
}

function emptyMessage(pointer: string): Problem {
  return problem('sarif/result', {
    path: pointerTo(pointer, 'message'),
    type: 'missing',
    message: 'The result has no message text.',
    recommendation: 'Give `message.text`, or a `message.id` that the rule has.',
  });
}

function unlistedRule(
  data: SarifResult,
  isMissing: boolean,
  { run, pointer }: { run: SarifRun; pointer: string },
): readonly Problem[] {
  const id = idOf(data);
  if (!isMissing || id === undefined || run.tool.driver.rules === undefined) return [];
  return [
    problem('sarif/rule', {
      path: pointerTo(pointer, 'ruleId'),
      type: 'reference',
      message: `The rule ${quote(id)} is not among the tool's rules.`,
      recommendation: 'List the rule in `tool.driver.rules`.',
    }),
  ];
}

interface Place {
  readonly location: Location | undefined;
  /** Pointer to the fixes. */
  readonly pointer: string;
  readonly run: SarifRun;
  readonly context: Context;
  readonly source: CarriedText | undefined;
}

/** Only one fix of one file can become a suggestion; several fixes are alternatives, several files reach further. */
function fixOf(
  { fixes = [] }: SarifResult,
  { location, pointer, run, context, source }: Place,
): ReturnType<typeof readFix> | { readonly fix: undefined; readonly problems: typeof none } {
  const [fix] = fixes;
  if (fix === undefined) return { fix: undefined, problems: none };
  const [change] = fix.artifactChanges;
  const replacements = change?.replacements ?? [];
  const written = replacements.map(({ insertedContent }) => insertedContent?.text || '(nothing)');
  const text = fix.description?.text ?? `Replace with: ${written.join('\n')}`;
  const path = artifactPath(change?.artifactLocation, run, context.paths);
  const isSingle = fixes.length === 1 && fix.artifactChanges.length === 1;
  const isHere = path?.ok === true && path.path === location?.path;
  const edits = isSingle && isHere ? editsOf(replacements, run) : undefined;
  return readFix(
    { text, edits },
    { location, changed: context.changed, rule: 'sarif/fix', pointer, source: source?.lines },
  );
}

const units = { utf16CodeUnits: 'utf-16', unicodeCodePoints: 'code-point' } as const;

/** Undefined as soon as one of them does not say its lines: a part of a fix is not the fix. */
function editsOf(replacements: readonly Replacement[], run: SarifRun): readonly LineEdit[] | undefined {
  const edits: LineEdit[] = [];
  for (const { deletedRegion, insertedContent } of replacements) {
    const { startLine, startColumn = 1, endLine = startLine, endColumn } = deletedRegion;
    if (startLine === undefined || endLine === undefined) return undefined;
    edits.push({
      range: { startLine, startColumn, endLine, endColumn: endColumn ?? Number.POSITIVE_INFINITY },
      text: insertedContent?.text ?? '',
      unit: run.columnKind === undefined ? 'unstated' : units[run.columnKind],
    });
  }
  return edits;
}
