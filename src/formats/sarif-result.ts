import type { Location, Native, ParsedFinding } from '../model/finding.ts';
import { trimEnd } from '../model/text.ts';
import type { Context, PathBase } from './format-definition.ts';
import { addMalformedPath, lineLocation, type PathReading, readPath } from './places.ts';
import { type ProblemList, quote } from './rules.ts';
import {
  type ArtifactLocation,
  idOf,
  indexRules,
  messageText,
  type Replacement,
  type RuleIndex,
  respell,
  ruleOf,
  ruleText,
  SarifResult,
  type SarifRun,
  sarifRules,
  severityOf,
} from './sarif-log.ts';
import {
  type LineEdit,
  readFix,
  readItem,
  relatedPlace,
  toolFinding,
  toolLines,
  toolRules,
} from './tool-finding.ts';

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

interface RunContext {
  readonly run: SarifRun;
  readonly context: Context;
  readonly rules: RuleIndex;
}

/** What all results of one run share. */
export function runContext(run: SarifRun, context: Context): RunContext {
  return { run, context, rules: indexRules(run) };
}

/** A colon after more than a drive letter: an image with its tag, a package, or a URL that is no file's. */
const notAPath = /^(?!file:)[^/:][^:]{1,500}:/i;

interface PlacesReading {
  readonly locations: readonly Location[];
  /** What locations name that are no files, such as an image or a URL. */
  readonly names: readonly string[];
}

function readLocations(
  { locations: written = [] }: SarifResult,
  problems: ProblemList,
  { run, context }: RunContext,
): PlacesReading {
  const locations: Location[] = [];
  const names: string[] = [];
  for (const [index, { physicalLocation: place }] of written.entries()) {
    const artifact = place?.artifactLocation;
    const name = artifact === undefined ? undefined : indexed(artifact, run).uri?.trim();
    const reading = artifactPath(artifact, run, context.paths);
    if (name !== undefined && notAPath.test(name) && context.changed?.has(name) !== true) {
      names.push(name);
      const message = `${quote(name)} is no path of a file, so the finding is shown without a place.`;
      const advice = 'Report the file and the line that bring the problem in, where there is one.';
      problems.add(sarifRules.place, ['locations', index], message, advice);
    } else if (reading?.ok === true) {
      locations.push(lineLocation(reading.path, ...toolLines(place?.region)));
    } else if (reading?.ok === false) {
      const at = ['locations', index, 'physicalLocation', 'artifactLocation'];
      addMalformedPath(problems, toolRules.path, { written: artifact?.uri ?? '', reading, at });
    }
  }
  return { locations, names };
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
      const [start] = toolLines(place?.region);
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

export function readResult(
  native: Native,
  problems: ProblemList,
  shared: RunContext,
): ParsedFinding | undefined {
  const { run, context } = shared;
  const data = readItem(native, problems, { schema: SarifResult, respell, context });
  if (data === undefined) return undefined;
  const rule = ruleOf(data, shared.rules);
  const said = messageText(data.message, rule);
  const borrowed = context.isTolerant === true ? (ruleText(rule) ?? idOf(data)) : undefined;
  const message = said === undefined ? borrowed : withPlaces(said, data, shared);
  if (message === undefined) {
    const advice = 'Give `message.text`, or a `message.id` that the rule has.';
    problems.add(toolRules.finding, 'message', 'The result has no message text.', advice);
    return undefined;
  }
  if (said === undefined) {
    const text = 'The result has no message text; the description of its rule is shown.';
    problems.add(toolRules.spelling, 'message', text);
  }
  const { locations, names } = readLocations(data, problems, shared);
  if (problems.isRefused) return undefined;
  const category = idOf(data) ?? rule?.id ?? run.tool.driver.name;
  const suppression = acceptedSuppression(data);
  return toolFinding(
    {
      message,
      category: category.trim() === '' ? 'sarif' : category,
      severity: severityOf(data, rule),
      locations,
      references: [
        ...otherPlaces(locations),
        ...(locations.length === 0 ? names : []),
        ...relatedPlaces(data, shared),
        ...(rule?.helpUri === undefined ? [] : [rule.helpUri]),
      ],
      requiresHuman: data.kind === 'review',
      fix: fixOf(data, { location: locations[0], problems, shared }),
      suppressed: suppression && {
        reason: suppression.justification ?? `suppressed ${suppression.kind}`,
      },
    },
    { native, problems },
  );
}

/** One that is rejected or still under review keeps the result alive, whatever the others say. */
function acceptedSuppression({ suppressions = [] }: SarifResult) {
  return suppressions.every(({ status = 'accepted' }) => status === 'accepted') ? suppressions[0] : undefined;
}

interface FixedPlace {
  readonly location: Location | undefined;
  readonly problems: ProblemList;
  readonly shared: RunContext;
}

/** Only one fix of one file can become a suggestion; several fixes are alternatives, several files reach further. */
function fixOf({ fixes = [] }: SarifResult, { location, problems, shared }: FixedPlace) {
  const [fix] = fixes;
  if (fix === undefined) return undefined;
  const { run, context } = shared;
  const [change] = fix.artifactChanges;
  const replacements = change?.replacements ?? [];
  const written = replacements.map(({ insertedContent }) => insertedContent?.text || '(nothing)');
  const text = fix.description?.text ?? `Replace with: ${written.join('\n')}`;
  const path = artifactPath(change?.artifactLocation, run, context.paths);
  const isSingle = fixes.length === 1 && fix.artifactChanges.length === 1;
  const isHere = path?.ok === true && path.path === location?.path;
  const edits = isSingle && isHere ? editsOf(replacements, run) : undefined;
  return readFix({ text, edits }, { location, changed: context.changed, problems, key: 'fixes' });
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
