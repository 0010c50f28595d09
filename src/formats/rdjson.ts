import { z } from 'zod';
import type { Location, Native, ParsedFinding, Severity } from '../model/finding.ts';
import { stated } from './contract.ts';
import type { Context, FormatDefinition, Reading } from './format-definition.ts';
import { emptied, isObject, own } from './json-value.ts';
import { readPath } from './places.ts';
import { type FindingsReading, readFindings } from './read-findings.ts';
import { readSeverity } from './read-values.ts';
import { ProblemList, quote } from './rules.ts';
import { addSchemaProblems } from './schema-problems.ts';
import {
  claimedSeverity,
  type LineEdit,
  readFix,
  readItem,
  readToolPlace,
  relatedPlace,
  toolDocument,
  toolFinding,
  toolRules,
} from './tool-finding.ts';

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

const severity = z.literal(['UNKNOWN_SEVERITY', 'ERROR', 'WARNING', 'INFO', 0, 1, 2, 3]);

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
  /** The default spelling of protocol buffers. */
  relatedLocations: related,
});
type Diagnostic = z.infer<typeof Diagnostic>;

const header = { source: source.nullish(), severity: severity.nullish() };

/**
 * Everything but the diagnostics, which are checked one by one. JSON of a protocol buffer leaves out an
 * empty list, so a run that found nothing may have none.
 */
const RdJsonFrame = z.object({ ...header, diagnostics: z.array(z.unknown()).nullish() });
type RdJsonFrame = z.infer<typeof RdJsonFrame>;

/** RDFormat's `rdjson`: one object. `rdjsonl` is one diagnostic a line. */
const RdJson = z.object({ ...header, diagnostics: z.array(Diagnostic).nullish() });

export const rdjson: FormatDefinition = {
  title: 'RDFormat rdjson, as far as it is read',
  rules: Object.values(toolRules),
  schema: RdJson,
  read: readRdjson,
};

export const rdjsonl: FormatDefinition = {
  title: 'One line of RDFormat rdjsonl, as far as it is read',
  rules: Object.values(toolRules),
  schema: Diagnostic,
  read: readRdjsonl,
};

/**
 * `rdjson`: one object whose diagnostics share a source and a default severity. Without a list of diagnostics it is
 * one that found nothing only if it names its source: an object that says nothing at all proves nothing.
 */
function readRdjson(value: Native, context: Context): Reading {
  const { data: defaults = {}, error } = RdJsonFrame.safeParse(value);
  const frame = new ProblemList('');
  addSchemaProblems(frame, error, { value, ruleOf: () => toolRules.document });
  if (error === undefined && defaults.diagnostics == null && defaults.source == null) {
    const message = '"diagnostics" is missing, and no "source" says who found nothing.';
    frame.add(toolRules.document, 'diagnostics', message, 'Write `"diagnostics": []`, or name the "source".');
  }
  const read = readDiagnostics(own(value, 'diagnostics'), '/diagnostics', { defaults, context });
  return toolDocument('rdjson', read, { native: emptied(value, 'diagnostics'), frame });
}

/** `rdjsonl`, its lines read as one array. An empty file says nothing, since a tool that died leaves the same. */
function readRdjsonl(value: Native, context: Context): Reading {
  const frame = new ProblemList('');
  if (!Array.isArray(value)) {
    const message = `The document is ${quote(value)}; it must be one diagnostic a line.`;
    frame.add(toolRules.document, [], message, 'Write one JSON object on each line.');
  }
  const read = readDiagnostics(value, '', { defaults: {}, context });
  return toolDocument('rdjsonl', read, { native: [], frame, isComplete: own(value, 0) !== undefined });
}

interface SharedValues {
  /** What the document says for all diagnostics that say nothing themselves. */
  readonly defaults: Pick<RdJsonFrame, 'source' | 'severity'>;
  readonly context: Context;
}

function readDiagnostics(
  natives: Native | undefined,
  pointer: string,
  shared: SharedValues,
): FindingsReading {
  return readFindings(Array.isArray(natives) ? natives : [], pointer, {
    context: shared.context,
    read: (native, problems) => readDiagnostic(native, problems, shared),
    describe: (native) => claimedSeverity(native, 'severity', severityOf),
  });
}

/** A tool without ranks asks for attention all the same. */
const unranked: Severity = 'medium';

const severityOf: ReadonlyMap<unknown, Severity> = new Map<unknown, Severity>([
  ['ERROR', 'high'],
  [1, 'high'],
  ['WARNING', 'medium'],
  [2, 'medium'],
  ['INFO', 'info'],
  [3, 'info'],
]);

function readDiagnostic(
  native: Native,
  problems: ProblemList,
  { defaults, context }: SharedValues,
): ParsedFinding | undefined {
  const data = readItem(native, problems, { schema: Diagnostic, respell, context });
  if (data === undefined) return undefined;
  const { code, source, location: written } = data;
  const range = written == null ? undefined : toolRange(written.range);
  const at = ['location', 'path'];
  const location =
    written == null ? undefined : readToolPlace(written.path, range, { problems, context, at });
  if (problems.isRefused) return undefined;
  const address = stated(code?.url);
  return toolFinding(
    {
      message: data.message,
      category: stated(code?.value) ?? stated(source?.name) ?? stated(defaults.source?.name) ?? 'rdformat',
      // An unknown severity is one that is not set, so that of the document holds.
      severity: severityOf.get(data.severity) ?? severityOf.get(defaults.severity) ?? unranked,
      locations: location === undefined ? [] : [location],
      references: [...relatedPlaces(data, context), ...(address === undefined ? [] : [address])],
      fix: fixOf(data, { location, problems, changed: context.changed }),
    },
    { native, problems },
  );
}

const nameOfSeverity = {
  critical: 'ERROR',
  high: 'ERROR',
  medium: 'WARNING',
  low: 'INFO',
  info: 'INFO',
} as const satisfies Record<Severity, string>;

/** The diagnostic as RDFormat writes it: severities in other words, and a code or a source that is only its name. */
function respell(native: Native): Native {
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

function toolRange(written: RdRange | null | undefined) {
  return { startLine: written?.start.line, endLine: written?.end?.line, endColumn: written?.end?.column };
}

function relatedPlaces(data: Diagnostic, { paths }: Context): readonly string[] {
  const all = data.related_locations ?? data.relatedLocations ?? [];
  return all.flatMap(({ message, location: place }) => {
    const reading = place == null ? undefined : readPath(place.path, paths, 'tool');
    if (reading?.ok !== true) return [];
    return [relatedPlace(reading.path, place?.range?.start.line || undefined, stated(message))];
  });
}

interface FixedPlace {
  readonly location: Location | undefined;
  readonly problems: ProblemList;
  readonly changed: Context['changed'];
}

type Suggestion = NonNullable<Diagnostic['suggestions']>[number];

/** Several suggestions are alternatives. */
function fixOf({ suggestions }: Diagnostic, { location, problems, changed }: FixedPlace) {
  const [suggestion, ...others] = suggestions ?? [];
  if (suggestion === undefined) return undefined;
  const text = `Replace with: ${suggestion.text || '(nothing)'}`;
  const edit = others.length === 0 ? editOf(suggestion) : undefined;
  return readFix({ text, edits: edit && [edit] }, { problems, key: 'suggestions', location, changed });
}

/**
 * Columns count bytes of UTF-8. Without any column whole lines are meant; without an end, the place between two
 * characters at which the range starts.
 * @see https://github.com/reviewdog/reviewdog/blob/master/proto/rdf/reviewdog.proto
 */
function editOf({ range: { start, end }, text }: Suggestion): LineEdit | undefined {
  const startLine = start.line || undefined;
  if (startLine === undefined) return undefined;
  const startColumn = start.column || undefined;
  const endLine = end?.line || undefined;
  const endColumn = endLine === undefined ? startColumn : end?.column || undefined;
  // The format does not say which end of the last line a range means that has a column at its start alone.
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
