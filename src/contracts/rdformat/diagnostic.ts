import type { Location, Native } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Severity } from '../../domain/severity.ts';
import type { Context } from '../context.ts';
import { pointerTo } from '../json/pointer.ts';
import type { LineEdit } from '../line-edit.ts';
import { readToolPath } from '../paths.ts';
import { malformedPath } from '../place-problems.ts';
import { none, problem } from '../problem.ts';
import type { FindingReading } from '../read-findings.ts';
import { schemaProblems } from '../schema-problems.ts';
import { lineLocation, toolFinding } from '../tool-finding.ts';
import { readFix } from '../tool-fix.ts';
import { Diagnostic, type RdJsonFrame, type RdRange, type RdSeverity } from './schema.ts';

const severities = {
  ERROR: 'high',
  WARNING: 'medium',
  INFO: 'info',
  // A tool without ranks asks for attention all the same.
  UNKNOWN_SEVERITY: 'medium',
} as const satisfies Record<RdSeverity, Severity>;

/** For reading a word that is not known to be valid. */
export const severityOf: ReadonlyMap<unknown, Severity> = new Map(Object.entries(severities));

/** What the document says for all diagnostics that say nothing themselves. */
export type Defaults = Pick<RdJsonFrame, 'source' | 'severity'>;

export function readDiagnostic(
  native: Native,
  pointer: string,
  { defaults, context }: { defaults: Defaults; context: Context },
): FindingReading {
  const parsed = Diagnostic.safeParse(native);
  if (!parsed.success) {
    const ruleOf = () => 'rdformat/diagnostic' as const;
    return { problems: schemaProblems(parsed.error, { value: native, pointer, ruleOf }) };
  }
  const { data } = parsed;
  const reading = readToolPath(data.location.path, context.paths);
  if (!reading.ok) {
    const path = pointerTo(pointer, 'location', 'path');
    return { problems: [malformedPath('rdformat/path', { written: data.location.path, reading, path })] };
  }
  const lines = linesOf(data.location.range);
  if (lines === undefined) return { problems: [disorderedRange(pointer)] };

  const location = lineLocation(reading.path, ...lines);
  const { fix, problems } = fixOf(data, { location, pointer, changed: context.changed });
  return {
    finding: toolFinding({
      message: data.message,
      category:
        named(data.code?.value) ?? named(data.source?.name) ?? named(defaults.source?.name) ?? 'rdformat',
      severity: severities[data.severity ?? defaults.severity ?? 'UNKNOWN_SEVERITY'],
      locations: [location],
      references: [...relatedPlaces(data, context), ...(data.code?.url === undefined ? [] : [data.code.url])],
      ...(fix === undefined ? {} : { fix }),
      pointer,
      native,
    }),
    problems,
  };
}

function named(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text;
}

/** Without a start line the whole file is meant; an end in column 1 does not reach into its line. */
function linesOf(range: RdRange | undefined): [number?, number?] | undefined {
  const start = range?.start.line;
  if (start === undefined) return [];
  const end = range?.end?.line ?? start;
  if (end < start) return undefined;
  return [start, range?.end?.column === 1 && end > start ? end - 1 : end];
}

function relatedPlaces(data: Diagnostic, context: Context): readonly string[] {
  return (data.related_locations ?? []).flatMap(({ message, location }) => {
    const reading = location === undefined ? undefined : readToolPath(location.path, context.paths);
    if (reading?.ok !== true) return [];
    const line = location?.range?.start.line;
    const where = line === undefined ? reading.path : `${reading.path}:${line}`;
    return [message === undefined || message === '' ? where : `${where} — ${message}`];
  });
}

type Place = {
  readonly location: Location;
  readonly pointer: string;
  readonly changed: Context['changed'];
};

/** Several suggestions are alternatives. */
function fixOf({ suggestions = [] }: Diagnostic, { location, pointer, changed }: Place) {
  const [suggestion] = suggestions;
  if (suggestion === undefined) return { fix: undefined, problems: none };
  const text = `Replace with: ${suggestion.text === undefined || suggestion.text === '' ? '(nothing)' : suggestion.text}`;
  const edit = suggestions.length === 1 ? editOf(suggestion) : undefined;
  const edits = edit === undefined ? undefined : [edit];
  return readFix(
    { text, edits },
    { location, changed, rule: 'rdformat/suggestion', pointer: pointerTo(pointer, 'suggestions') },
  );
}

/**
 * Columns count bytes of UTF-8.
 * @see https://github.com/reviewdog/reviewdog/blob/master/proto/rdf/reviewdog.proto
 */
function editOf({ range, text = '' }: { range: RdRange; text?: string | undefined }): LineEdit | undefined {
  const startLine = range.start.line;
  if (startLine === undefined) return undefined;
  return {
    range: {
      startLine,
      startColumn: range.start.column ?? 1,
      endLine: range.end?.line ?? startLine,
      endColumn: range.end?.column ?? Number.POSITIVE_INFINITY,
    },
    text,
    unit: 'utf-8',
  };
}

function disorderedRange(pointer: string): Problem {
  return problem('rdformat/range', {
    path: pointerTo(pointer, 'location', 'range', 'end'),
    type: 'range',
    message: 'The range ends before it starts.',
    recommendation: 'Write the first line before the last.',
  });
}
