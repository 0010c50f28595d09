import type { Native } from '../../domain/finding.ts';
import type { Severity } from '../../domain/severity.ts';
import { type LineEdit, replacementFor } from '../line-edit.ts';
import type { FindingReading } from '../read-findings.ts';
import { schemaProblems } from '../schema-problems.ts';
import type { SourceText } from '../source-text.ts';
import { lineLocation, toolFinding } from '../tool-finding.ts';
import { EslintMessage } from './schema.ts';

const severities = new Map<unknown, Severity>([
  [2, 'high'],
  [1, 'medium'],
]);

/** For reading a number that is not known to be valid. */
export const severityOf: ReadonlyMap<unknown, Severity> = severities;

/** A file of the output: where it lies, and its text where the output carries it. */
export type LintedFile = { readonly path: string; readonly source: SourceText | undefined };

export function readMessage(native: Native, pointer: string, file: LintedFile): FindingReading {
  const parsed = EslintMessage.safeParse(native);
  if (!parsed.success) {
    const ruleOf = () => 'eslint/message' as const;
    return { problems: schemaProblems(parsed.error, { value: native, pointer, ruleOf }) };
  }
  const { data } = parsed;
  // Line 0 is how ESLint reports about a whole file.
  const start = data.line === undefined || data.line === null || data.line === 0 ? undefined : data.line;
  const end = lastLine(data, start);
  const fix = fixOf(data, { start, end }, file);
  return {
    finding: toolFinding({
      message: data.message,
      category: data.ruleId ?? 'eslint',
      severity: data.severity === 2 ? 'high' : 'medium',
      locations: [lineLocation(file.path, start, end)],
      ...(fix === undefined ? {} : { fix }),
      pointer,
      native,
    }),
    problems: [],
  };
}

/** An end in column 1 does not reach into its line. */
function lastLine(data: EslintMessage, start: number | undefined): number | undefined {
  if (start === undefined) return undefined;
  const end = data.endLine ?? start;
  return data.endColumn === 1 && end > start ? end - 1 : Math.max(start, end);
}

type Lines = { readonly start: number | undefined; readonly end: number | undefined };

/** Suggestions are alternatives for a person to choose from; only `fix` is meant to be applied. */
function fixOf(
  { fix, suggestions = [] }: EslintMessage,
  { start, end = start }: Lines,
  { source }: LintedFile,
): { readonly text: string; readonly replacement?: string } | undefined {
  if (fix === undefined) {
    const [first] = suggestions;
    return first?.desc === undefined ? undefined : { text: first.desc };
  }
  const text = fix.text === '' ? 'Remove the reported text.' : `Replace with: ${fix.text}`;
  if (source === undefined || start === undefined || end === undefined) return { text };
  const edit = editOf(fix, source);
  const replacement = edit === undefined ? undefined : replacementFor({ start, end }, edit, source.lines);
  return replacement === undefined ? { text } : { text, replacement };
}

/** ESLint's ranges are offsets into the text without its byte order mark, where -1 stands for the mark. */
function editOf(fix: NonNullable<EslintMessage['fix']>, source: SourceText): LineEdit | undefined {
  const [from, to] = fix.range;
  if (from > to || to > source.length) return undefined;
  const start = source.placeOf(from);
  const end = source.placeOf(to);
  return {
    range: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
    text: fix.text,
  };
}
