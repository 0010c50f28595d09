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
import { lastLine, lineLocation, relatedPlace, toolFinding } from '../tool-finding.ts';
import { readFix } from '../tool-fix.ts';
import { Diagnostic, type RdJsonFrame, type RdRange, type RdSeverity, severityNames } from './schema.ts';

const severities = {
  ERROR: 'high',
  WARNING: 'medium',
  INFO: 'info',
  // A tool without ranks asks for attention all the same.
  UNKNOWN_SEVERITY: 'medium',
} as const satisfies Record<(typeof severityNames)[number], Severity>;

/** For reading a word that is not known to be valid. */
export const severityOf: ReadonlyMap<unknown, Severity> = new Map<unknown, Severity>(
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
      severity: rankOf(data.severity, defaults.severity),
      locations: [location],
      references: [...relatedPlaces(data, context), ...(isStated(data.code?.url) ? [data.code.url] : [])],
      ...(fix === undefined ? {} : { fix }),
      pointer,
      native,
    }),
    problems,
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
      location === undefined || location === null ? undefined : readToolPath(location.path, context.paths);
    if (reading?.ok !== true) return [];
    return [relatedPlace(reading.path, stated(location?.range?.start.line), named(message))];
  });
}

interface Place {
  readonly location: Location;
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
    { location, changed, rule: 'rdformat/suggestion', pointer: pointerTo(pointer, 'suggestions') },
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
  return problem('rdformat/range', {
    path: pointerTo(pointer, 'location', 'range', 'end'),
    type: 'range',
    message: 'The range ends before it starts.',
    recommendation: 'Write the first line before the last.',
  });
}
