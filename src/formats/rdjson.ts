import { z } from 'zod';
import type { Location, Native, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';

import type { Context, FormatDefinition, Reading } from './format-definition.ts';
import { emptied, isObject, own, pointerTo } from './json-value.ts';

import { lineLocation, malformedPath, readPath } from './places.ts';
import { type FindingReading, type FindingsReading, readFindings } from './read-findings.ts';
import { readSeverity } from './read-values.ts';
import { deviation, joined, none, problem, quote, refused } from './rules.ts';
import { schemaProblems } from './schema-problems.ts';
import {
  claimedSeverity,
  type LineEdit,
  lastLine,
  oneEdit,
  readFix,
  readItem,
  relatedPlace,
  toolDocument,
  toolFinding,
} from './tool-finding.ts';

export const rdRules = {
  document: refused(
    'rdformat/document',
    'The document is an object with an array of diagnostics; one that names its source may leave out an empty one.',
  ),
  diagnostic: refused(
    'rdformat/diagnostic',
    'A diagnostic has a message, and a path where it has a location.',
  ),
  line: refused('rdformat/line', 'Every line is one JSON object.'),
  path: refused('rdformat/path', 'Locations lie inside the repository.'),
  range: refused('rdformat/range', 'A range ends at or after its start.'),
  spelling: deviation(
    'rdformat/spelling',
    'Severities are ERROR, WARNING or INFO; `code` and `source` are objects.',
  ),
  suggestion: deviation('rdformat/suggestion', oneEdit),
};

/*
 * JSON of protocol buffers: null is what is not set, 0 is a number that is not set, and an enum may be written as its
 * number. https://protobuf.dev/programming-guides/json/
 */

const number = z.int().min(0).max(2_147_483_647).nullish();
const text = z.string().nullish();

const position = z.object({ line: number, column: number });
const range = z.object({ start: position, end: position.nullish() });
type RdRange = z.infer<typeof range>;

const location = z.object({ path: z.string(), range: range.nullish() });

const source = z.object({ name: text, url: text });

/** The names of the protocol buffer's enum, each at its number. */
const severityNames = ['UNKNOWN_SEVERITY', 'ERROR', 'WARNING', 'INFO'] as const;

const severity = z.literal([...severityNames, 0, 1, 2, 3]);
type RdSeverity = z.infer<typeof severity>;

const related = z.array(z.object({ message: text, location: location.nullish() })).nullish();

const Diagnostic = z.object({
  message: z.string().regex(/\S/, 'a non-empty string'),
  location: location.nullish(),
  severity: severity.nullish(),
  source: source.nullish(),
  code: z.object({ value: text, url: text }).nullish(),
  suggestions: z.array(z.object({ range, text })).nullish(),
  original_output: text,
  related_locations: related,
  /** Protocol buffers write every name in this way unless told to keep it. */
  relatedLocations: related,
});
type Diagnostic = z.infer<typeof Diagnostic>;

const header = { source: source.nullish(), severity: severity.nullish() };

/**
 * Everything but the diagnostics, which are held to the format one by one. JSON of a protocol buffer leaves out an
 * empty list, so a run that found nothing may have none.
 */
const RdJsonFrame = z.object({ ...header, diagnostics: z.array(z.unknown()).nullish() });
type RdJsonFrame = z.infer<typeof RdJsonFrame>;

/** RDFormat's `rdjson`: one object. `rdjsonl` is one diagnostic a line. */
const RdJson = z.object({ ...header, diagnostics: z.array(Diagnostic).nullish() });

export const rdjson: FormatDefinition = {
  title: 'RDFormat rdjson, as far as it is read',
  rules: Object.values(rdRules),
  schema: RdJson,
  read: readRdjson,
};

export const rdjsonl: FormatDefinition = {
  title: 'One line of RDFormat rdjsonl, as far as it is read',
  rules: Object.values(rdRules),
  schema: Diagnostic,
  read: readRdjsonl,
};

/**
 * `rdjson`: one object whose diagnostics share a source and a default severity. Without a list of diagnostics it is
 * one that found nothing only if it names its source: an object that says nothing at all proves nothing.
 */
function readRdjson(value: Native, context: Context): Reading {
  const frame = RdJsonFrame.safeParse(value);
  const faults = frame.success
    ? []
    : schemaProblems(frame.error, { value, pointer: '', ruleOf: () => rdRules.document });
  const silent = frame.success && isUnset(frame.data.diagnostics) && isUnset(frame.data.source);
  const natives = own(value, 'diagnostics');
  const defaults = frame.success ? frame.data : {};
  const read = readDiagnostics(Array.isArray(natives) ? natives : [], '/diagnostics', { defaults, context });
  const native = isObject(value) ? emptied(value, 'diagnostics') : value;
  return toolDocument('rdjson', read, { native, faults: silent ? [saysNothing()] : faults });
}

function isUnset(field: unknown): boolean {
  return field === undefined || field === null;
}

function saysNothing(): Problem {
  return problem(rdRules.document, {
    path: '/diagnostics',
    message: '"diagnostics" is missing, and no "source" says who found nothing.',
    recommendation: 'Write `"diagnostics": []`, or name the "source".',
  });
}

/** `rdjsonl`, its lines read as one array. An empty file says nothing, since a tool that died leaves the same. */
function readRdjsonl(value: Native, context: Context): Reading {
  const natives = Array.isArray(value) ? value : [];
  const read = readDiagnostics(natives, '', { defaults: {}, context });
  const faults = Array.isArray(value) ? none : [notLines(value)];
  return toolDocument('rdjsonl', read, { native: [], faults, isComplete: natives.length > 0 });
}

interface Shared {
  readonly defaults: Defaults;
  readonly context: Context;
}

function readDiagnostics(natives: readonly Native[], pointer: string, shared: Shared): FindingsReading {
  return readFindings(natives, pointer, {
    context: shared.context,
    read: (native, at) => readDiagnostic(native, at, shared),
    describe: (native) => claimedSeverity(native, 'severity', severityOf),
  });
}

function notLines(value: Native): Problem {
  return problem(rdRules.line, {
    path: '',
    message: `The document is ${quote(value)}; it must be one diagnostic a line.`,
  });
}

const severities = {
  ERROR: 'high',
  WARNING: 'medium',
  INFO: 'info',
  // A tool without ranks asks for attention all the same.
  UNKNOWN_SEVERITY: 'medium',
} as const satisfies Record<(typeof severityNames)[number], Severity>;

/** For reading a word that is not known to be valid. */
const severityOf: ReadonlyMap<unknown, Severity> = new Map<unknown, Severity>(
  severityNames.flatMap((name, number) => [
    [name, severities[name]],
    [number, severities[name]],
  ]),
);

/** The first that ranks: an unknown severity is one that is not set, so that of the document holds. */
function rankOf(...written: readonly (RdSeverity | null | undefined)[]): Severity {
  const ranked = written.find((each) => severityOf.has(each) && each !== 0 && each !== 'UNKNOWN_SEVERITY');
  return severityOf.get(ranked) ?? severities.UNKNOWN_SEVERITY;
}

/** What the document says for all diagnostics that say nothing themselves. */
type Defaults = Pick<RdJsonFrame, 'source' | 'severity'>;

function readDiagnostic(
  native: Native,
  pointer: string,
  { defaults, context }: { defaults: Defaults; context: Context },
): FindingReading {
  const { data, problems: spelling } = readItem(Diagnostic, native, {
    ...{ pointer, context, respell: normalised },
    rules: { malformed: rdRules.diagnostic, spelling: rdRules.spelling },
  });
  if (data === undefined) return { problems: spelling };
  const path = data.location?.path;
  const reading = path === undefined ? undefined : readPath(path, context.paths, 'tool');
  if (path !== undefined && reading?.ok === false) {
    const at = pointerTo(pointer, 'location', 'path');
    return { problems: [malformedPath(rdRules.path, { written: path, reading, path: at })] };
  }
  const lines = linesOf(data.location?.range);
  if (lines === undefined) return { problems: [disorderedRange(pointer)] };

  const location = reading?.ok === true ? lineLocation(reading.path, ...lines) : undefined;
  const { fix, problems } = fixOf(data, { location, pointer, changed: context.changed });
  return {
    finding: toolFinding({
      message: data.message,
      category:
        named(data.code?.value) ?? named(data.source?.name) ?? named(defaults.source?.name) ?? 'rdformat',
      severity: rankOf(data.severity, defaults.severity),
      locations: location === undefined ? [] : [location],
      references: [...relatedPlaces(data, context), ...(isStated(data.code?.url) ? [data.code.url] : [])],
      ...(fix === undefined ? {} : { fix }),
      pointer,
      native,
    }),
    problems: joined(spelling, problems),
  };
}

const nameOfSeverity = {
  critical: 'ERROR',
  high: 'ERROR',
  medium: 'WARNING',
  low: 'INFO',
  info: 'INFO',
} as const satisfies Record<Severity, string>;

/** The diagnostic as RDFormat writes it: severities in other words, and a code or a source that is only its name. */
function normalised(native: Native): Native {
  if (!isObject(native)) return native;
  const { code, source } = native;
  const severity = readSeverity(native['severity']);
  return {
    ...native,
    ...(severity === undefined ? {} : { severity: nameOfSeverity[severity] }),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: { value: String(code) } } : {}),
    ...(typeof source === 'string' ? { source: { name: source } } : {}),
  };
}

/** Text that is not set is null, empty or not there at all. */
function isStated(text: string | null | undefined): text is string {
  return text !== undefined && text !== null && text.trim() !== '';
}

function named(text: string | null | undefined): string | undefined {
  return isStated(text) ? text : undefined;
}

/** A line or column, which begin at 1: protocol buffers write 0 for a number that is not set. */
function stated(number: number | null | undefined): number | undefined {
  return number === null || number === 0 ? undefined : number;
}

/** Without a start line the whole file is meant. */
function linesOf(range: RdRange | null | undefined): [number?, number?] | undefined {
  const start = stated(range?.start.line);
  if (start === undefined) return [];
  const end = stated(range?.end?.line) ?? start;
  if (end < start) return undefined;
  return [start, lastLine(start, end, range?.end?.column)];
}

function relatedPlaces(data: Diagnostic, context: Context): readonly string[] {
  const related = data.related_locations ?? data.relatedLocations ?? [];
  return related.flatMap(({ message, location }) => {
    const reading =
      location === undefined || location === null
        ? undefined
        : readPath(location.path, context.paths, 'tool');
    if (reading?.ok !== true) return [];
    return [relatedPlace(reading.path, stated(location?.range?.start.line), named(message))];
  });
}

interface Place {
  readonly location: Location | undefined;
  readonly pointer: string;
  readonly changed: Context['changed'];
}

type Suggestion = NonNullable<Diagnostic['suggestions']>[number];

/** Several suggestions are alternatives. */
function fixOf({ suggestions }: Diagnostic, { location, pointer, changed }: Place) {
  const [suggestion, ...others] = suggestions ?? [];
  if (suggestion === undefined) return { fix: undefined, problems: none };
  const text = `Replace with: ${suggestion.text || '(nothing)'}`;
  const edit = others.length === 0 ? editOf(suggestion) : undefined;
  const edits = edit === undefined ? undefined : [edit];
  return readFix(
    { text, edits },
    { location, changed, rule: rdRules.suggestion, pointer: pointerTo(pointer, 'suggestions') },
  );
}

/**
 * Columns count bytes of UTF-8. Without any column whole lines are meant; without an end, the place between two
 * characters at which the range starts.
 * @see https://github.com/reviewdog/reviewdog/blob/master/proto/rdf/reviewdog.proto
 */
function editOf({ range: { start, end }, text }: Suggestion): LineEdit | undefined {
  const startLine = stated(start.line);
  if (startLine === undefined) return undefined;
  const startColumn = stated(start.column);
  const endLine = stated(end?.line);
  const endColumn = endLine === undefined ? startColumn : stated(end?.column);
  // Which end of the last line is meant by a range with a column at its start alone, nobody says.
  if (startColumn !== undefined && endColumn === undefined) return undefined;
  return {
    range: {
      startLine,
      startColumn: startColumn ?? 1,
      endLine: endLine ?? startLine,
      endColumn: endColumn ?? Number.POSITIVE_INFINITY,
    },
    text: text ?? '',
    unit: 'utf-8',
  };
}

function disorderedRange(pointer: string): Problem {
  return problem(rdRules.range, {
    path: pointerTo(pointer, 'location', 'range', 'end'),
    message: 'The range ends before it starts.',
  });
}
