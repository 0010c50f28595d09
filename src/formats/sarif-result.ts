import type { Location, Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { trimEnd } from '../model/text.ts';
import type { Context, PathBase } from './format-definition.ts';
import { pointerTo } from './json-value.ts';
import { lineLocation, type PathReading, readPath } from './places.ts';
import type { FindingReading } from './read-findings.ts';
import { isRefusal, joined, none, problem, quote } from './rules.ts';
import {
  type ArtifactLocation,
  idOf,
  indexRules,
  messageText,
  normalised,
  type Region,
  type Replacement,
  type RuleIndex,
  ruleOf,
  ruleText,
  type SarifLocation,
  SarifResult,
  type SarifRun,
  sarifRules,
  severityOf,
} from './sarif-log.ts';
import { type LineEdit, lastLine, readFix, readItem, relatedPlace, toolFinding } from './tool-finding.ts';

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
  return readPath(isUri(uri) ? uri : decoded(uri), base, 'tool');
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
    if (isUri(whole) && (base.root === undefined || !readPath(whole, base, 'tool').ok)) break;
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

/** The lines of a region; none for the whole file, also where a region counts only characters or bytes. */
function linesOf({ startLine, endLine, endColumn }: Region = {}): [start?: number, end?: number] {
  if (startLine === undefined) return [];
  return [startLine, lastLine(startLine, endLine ?? startLine, endColumn)];
}

interface RunContext {
  readonly run: SarifRun;
  readonly context: Context;
  readonly rules: RuleIndex;
}

function readLocations(
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
      locations.push(lineLocation(reading.path, ...linesOf(place?.region)));
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
function namesOf(
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
function withPlaces(
  message: string,
  { relatedLocations = [] }: SarifResult,
  { run, context }: RunContext,
): string {
  return message
    .replace(/(?<!\\)\[([^[\]\\]{1,500})\]\(([0-9]{1,9})\)/g, (link, text: string, id: string) => {
      const place = relatedLocations.find((each) => each.id === Number(id))?.physicalLocation;
      const reading = artifactPath(place?.artifactLocation, run, context.paths);
      const [start] = linesOf(place?.region);
      if (reading?.ok !== true) return link;
      return `[${text}](${encodeURI(reading.path)}${start === undefined ? '' : `#L${start}`})`;
    })
    .replace(/\\([[\]])/g, '$1');
}

/** SARIF 3.27.12: the places of a result all have to change. Those in one file cannot all carry its comment. */
function otherPlaces(locations: readonly Location[]): readonly string[] {
  const [first, ...others] = locations;
  if (first === undefined || others.some(({ path }) => path !== first.path)) return [];
  const lines = others.flatMap(({ startLine }) => (startLine === first.startLine ? [] : (startLine ?? [])));
  return [...new Set(lines)].map((line) => `${first.path}:${line}`);
}

function relatedPlaces({ relatedLocations = [] }: SarifResult, { run, context }: RunContext) {
  return relatedLocations.flatMap(({ physicalLocation: place, message }) => {
    const reading = artifactPath(place?.artifactLocation, run, context.paths);
    if (reading?.ok !== true) return [];
    return [relatedPlace(reading.path, place?.region?.startLine, message?.text)];
  });
}

/** What all results of one run share. */
export function runContext(run: SarifRun, context: Context): RunContext {
  return { run, context, rules: indexRules(run) };
}

export function readResult(native: Native, pointer: string, shared: RunContext): FindingReading {
  const { run, context } = shared;
  const { data, problems: spelling } = readItem(SarifResult, native, {
    ...{ pointer, context, respell: normalised },
    rules: { malformed: sarifRules.result, spelling: sarifRules.spelling },
  });
  if (data === undefined) return { problems: spelling };
  const rule = ruleOf(data, shared.rules);
  const said = messageText(data.message, rule);
  const borrowed = context.isTolerant === true ? (ruleText(rule) ?? idOf(data)) : undefined;
  const message = said === undefined ? borrowed : withPlaces(said, data, shared);
  if (message === undefined) return { problems: [emptyMessage(pointer)] };

  const { locations, problems } = readLocations(data.locations ?? [], pointer, shared);
  if (problems.some(isRefusal)) return { problems };

  const category = idOf(data) ?? rule?.id ?? run.tool.driver.name;
  const suppression = acceptedSuppression(data);
  const { fix, problems: unsaid } = fixOf(data, {
    location: locations[0],
    pointer: pointerTo(pointer, 'fixes'),
    run,
    context: shared.context,
  });
  return {
    finding: toolFinding({
      message,
      category: category.trim() === '' ? 'sarif' : category,
      severity: severityOf(data, rule),
      locations,
      references: [
        ...otherPlaces(locations),
        ...namesOf(data.locations ?? [], locations, shared),
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
    problems: joined(spelling, said === undefined ? [borrowedMessage(pointer)] : none, problems, unsaid),
  };
}

/** One that is rejected or still under review keeps the result alive, whatever the others say. */
function acceptedSuppression({ suppressions = [] }: SarifResult) {
  return suppressions.every(({ status = 'accepted' }) => status === 'accepted') ? suppressions[0] : undefined;
}

function emptyMessage(pointer: string): Problem {
  return problem(sarifRules.result, {
    path: pointerTo(pointer, 'message'),
    message: 'The result has no message text.',
    recommendation: 'Give `message.text`, or a `message.id` that the rule has.',
  });
}

function borrowedMessage(pointer: string): Problem {
  return problem(sarifRules.message, {
    path: pointerTo(pointer, 'message'),
    message: 'The result has no message text; what its rule says of itself is shown.',
  });
}

interface Place {
  readonly location: Location | undefined;
  /** Pointer to the fixes. */
  readonly pointer: string;
  readonly run: SarifRun;
  readonly context: Context;
}

/** Only one fix of one file can become a suggestion; several fixes are alternatives, several files reach further. */
function fixOf(
  { fixes = [] }: SarifResult,
  { location, pointer, run, context }: Place,
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
  return readFix({ text, edits }, { location, changed: context.changed, rule: sarifRules.fix, pointer });
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
