import type { Location, Native } from '../../domain/finding.ts';
import type { Severity } from '../../domain/severity.ts';
import type { ChangedLines } from '../context.ts';
import { pointerTo } from '../json/pointer.ts';
import type { LineEdit } from '../line-edit.ts';
import { none } from '../problem.ts';
import type { FindingReading } from '../read-findings.ts';
import { schemaProblems } from '../schema-problems.ts';
import type { SourceText } from '../source-text.ts';
import { lastLine, lineLocation, toolFinding } from '../tool-finding.ts';
import { readFix } from '../tool-fix.ts';
import { EslintMessage } from './schema.ts';

/** By ESLint's number, which is not known to be valid. */
export const severityOf: ReadonlyMap<unknown, Severity> = new Map([
  [2, 'high'],
  [1, 'medium'],
]);

/** A file of the output: where it lies, and its text where the output carries it. */
export interface LintedFile {
  readonly path: string;
  readonly source: SourceText | undefined;
  readonly changed: ChangedLines | undefined;
}

export function readMessage(native: Native, pointer: string, file: LintedFile): FindingReading {
  const parsed = EslintMessage.safeParse(native);
  if (!parsed.success) {
    const ruleOf = () => 'eslint/message' as const;
    return { problems: schemaProblems(parsed.error, { value: native, pointer, ruleOf }) };
  }
  const { data } = parsed;
  // Line 0 is how ESLint reports about a whole file.
  const start = data.line === undefined || data.line === null || data.line === 0 ? undefined : data.line;
  const location = lineLocation(file.path, start, endOf(data, start));
  const { fix, problems } = fixOf(data, { location, pointer, file });
  return {
    finding: toolFinding({
      message: data.message,
      category: data.ruleId?.trim() || 'eslint',
      severity: data.severity === 2 ? 'high' : 'medium',
      locations: [location],
      ...(fix === undefined ? {} : { fix }),
      pointer,
      native,
    }),
    problems,
  };
}

function endOf({ endLine, endColumn }: EslintMessage, start: number | undefined): number | undefined {
  return start === undefined ? undefined : lastLine(start, Math.max(start, endLine ?? start), endColumn);
}

interface Place {
  readonly location: Location;
  readonly pointer: string;
  readonly file: LintedFile;
}

/** Suggestions are alternatives for a person to choose from; only `fix` is meant to be applied. */
function fixOf(
  { fix, suggestions = [] }: EslintMessage,
  { location, pointer, file: { source, changed } }: Place,
) {
  if (fix === undefined) {
    const [first] = suggestions;
    return { fix: first?.desc === undefined ? undefined : { text: first.desc }, problems: none };
  }
  const text = fix.text === '' ? 'Remove the reported text.' : `Replace with: ${fix.text}`;
  const edit = source === undefined ? undefined : editOf(fix, source);
  const edits = edit === undefined ? undefined : [edit];
  return readFix(
    { text, edits },
    { location, changed, rule: 'eslint/fix', pointer: pointerTo(pointer, 'fix'), source: source?.lines },
  );
}

/** Taking away a byte order mark, which -1 stands for, cannot be written as new text for lines. */
function editOf(fix: NonNullable<EslintMessage['fix']>, source: SourceText): LineEdit | undefined {
  const [from, to] = fix.range;
  if (from < 0 || from > to || to > source.length) return undefined;
  const start = source.placeOf(from);
  const end = source.placeOf(to);
  return {
    range: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
    text: fix.text,
    unit: 'utf-16',
  };
}
