import { z } from 'zod';
import type { Location, Native, Severity } from '../model/finding.ts';
import type { Context, FormatDefinition, Reading } from './format-definition.ts';
import { emptied, own } from './json-value.ts';
import { DocumentDraft, stated } from './read-findings.ts';
import { readSeverity } from './read-values.ts';
import { quote } from './rules.ts';
import {
  readFix,
  readPart,
  readToolList,
  readToolPlace,
  relatedPlace,
  respelling,
  type ToolItem,
  toolRules,
} from './tool-finding.ts';

/*
 * JSON of protocol buffers: null is what is not set, 0 is a number that is not set, and an enum may be written as its
 * number. https://protobuf.dev/programming-guides/json/
 */

const number = z.int().min(-1).max(2_147_483_647).nullish();
const text = z.string().nullish();

const position = z.object({ line: number, column: number });
const range = z.object({ start: position, end: position.nullish() });

const location = z.object({ path: z.string(), range: range.nullish() });

/** A source or a rule of which only the name is given counts as that. */
const name = z.string().transform((value) => ({ name: value, value, url: undefined }));
const source = name.or(z.object({ name: text, url: text }));

const severity = z.literal(['UNKNOWN_SEVERITY', 'ERROR', 'WARNING', 'INFO', 0, 1, 2, 3]);

const related = z.array(z.object({ message: text, location: location.nullish() })).nullish();

const Diagnostic = z.object({
  message: z.string().regex(/\S/, 'a non-empty string'),
  location: location.nullish(),
  severity: severity.nullish(),
  source: source.nullish(),
  code: name.or(z.object({ value: text, url: text })).nullish(),
  suggestions: z.array(z.object({ range, text })).nullish(),
  original_output: text,
  related_locations: related,
  /** The default spelling of protocol buffers. */
  relatedLocations: related,
});
type Diagnostic = z.infer<typeof Diagnostic>;

/** What a document says for all diagnostics that say nothing themselves. */
const Defaults = z.object({ source: source.nullish(), severity: severity.nullish() });
type Defaults = z.infer<typeof Defaults>;

/**
 * Everything but the diagnostics, which are checked one by one. JSON of a protocol buffer leaves out an
 * empty list, so a run that found nothing may have none.
 */
const RdJsonFrame = Defaults.extend({ diagnostics: z.array(z.unknown()).nullish() });

/** RDFormat's `rdjson`: one object. `rdjsonl` is one diagnostic a line. */
export const rdjson: FormatDefinition = {
  title: 'RDFormat rdjson, as far as it is read',
  rules: Object.values(toolRules),
  schema: Defaults.extend({ diagnostics: z.array(Diagnostic).nullish() }),
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
  const draft = new DocumentDraft('rdjson', context);
  const frame = readPart(draft, RdJsonFrame, value, '');
  if (frame !== undefined && frame.diagnostics == null && frame.source == null) {
    const message = '"diagnostics" is missing, and no "source" says who found nothing.';
    const advice = 'Write `"diagnostics": []`, or name the "source".';
    draft.problems.add(toolRules.document, 'diagnostics', message, advice);
  }
  readDiagnostics(draft, own(value, 'diagnostics'), '/diagnostics', frame);
  return draft.finish({ native: emptied(value, 'diagnostics') });
}

/** `rdjsonl`, its lines read as one array. An empty file says nothing, since a tool that died leaves the same. */
function readRdjsonl(value: Native, context: Context): Reading {
  const draft = new DocumentDraft('rdjsonl', context);
  if (!Array.isArray(value)) {
    const message = `The document is ${quote(value)}; it must be one diagnostic a line.`;
    draft.problems.add(toolRules.document, [], message, 'Write one JSON object on each line.');
  }
  readDiagnostics(draft, value, '');
  return draft.finish({ native: [], complete: own(value, 0) !== undefined });
}

const severities = new Map<number, Severity>([
  [1, 'high'],
  [2, 'medium'],
  [3, 'info'],
]);

const respellRdjson = respelling({ numbers: ['line', 'column'], texts: ['value', 'name', 'code'] });

function readDiagnostics(draft: DocumentDraft, list: Native | undefined, at: string, all?: Defaults): void {
  const byDefault = all?.severity;
  readToolList(draft, list, at, {
    schema: Diagnostic,
    respell: respellRdjson,
    severities,
    severityKey: 'severity',
    toFinding: (data, item) => {
      const { code, location: place } = data;
      const { start, end } = place?.range ?? {};
      const lines = { startLine: start?.line, endLine: end?.line, endColumn: end?.column };
      const locations = place ? readToolPlace(place.path, lines, item, ['location', 'path']) : [];
      const address = stated(code?.url);
      const names = [code?.value, data.source?.name, all?.source?.name, 'rdformat'];
      return {
        message: data.message,
        category: names.map(stated).find((name) => name !== undefined) ?? '',
        // An unknown severity is one that is not set. A tool without ranks asks for attention all the same.
        severity: item.severity ?? severities.get(Number(byDefault)) ?? readSeverity(byDefault) ?? 'medium',
        locations,
        references: [...relatedPlaces(data, item), ...(address === undefined ? [] : [address])],
        fix: fixOf(data, locations[0], item),
      };
    },
  });
}

function relatedPlaces(data: Diagnostic, item: ToolItem): readonly string[] {
  const all = data.related_locations ?? data.relatedLocations ?? [];
  return all.flatMap(({ message, location: place }) =>
    place == null ? [] : relatedPlace(place.path, place.range?.start.line, stated(message), item),
  );
}

/** Several suggestions are alternatives. */
function fixOf({ suggestions }: Diagnostic, location: Location | undefined, item: ToolItem) {
  const [suggestion, ...others] = suggestions ?? [];
  if (suggestion === undefined) return undefined;
  const text = `Replace with: ${suggestion.text || '(nothing)'}`;
  const edits = others.length === 0 ? editsOf(suggestion) : [];
  return readFix({ text, edits, key: 'suggestions', location }, item);
}

type Suggestion = NonNullable<Diagnostic['suggestions']>[number];

/**
 * Columns count bytes of UTF-8. Without any column whole lines are meant; without an end, the place between two
 * characters at which the range starts.
 * @see https://github.com/reviewdog/reviewdog/blob/master/proto/rdf/reviewdog.proto
 */
function editsOf({ range: { start, end }, text }: Suggestion) {
  const startLine = start.line || undefined;
  const startColumn = start.column || undefined;
  const endLine = end?.line || undefined;
  const endColumn = endLine === undefined ? startColumn : end?.column || undefined;
  // The format does not say which end of the last line a range means that has a column at its start alone.
  if (startLine === undefined || (startColumn !== undefined && endColumn === undefined)) return [];
  return [
    {
      startLine,
      startColumn: startColumn ?? 1,
      endLine: endLine ?? startLine,
      endColumn: endColumn ?? Number.POSITIVE_INFINITY,
      text: text ?? '',
      unit: 'utf-8',
    } as const,
  ];
}
