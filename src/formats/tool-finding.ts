import type { z } from 'zod';
import type { Location, Native, ParsedFinding, Severity } from '../model/finding.ts';
import { titleFrom } from '../model/title.ts';
import { newFinding } from './contract.ts';
import { type ChangedLines, type Context, emptyList, type Reading } from './format-definition.ts';
import { lineStarts, own, type Position, positionAt } from './json-value.ts';
import { addMalformedPath, lineLocation, readPath } from './places.ts';
import type { FindingsReading } from './read-findings.ts';
import { deviation, ProblemList, refused } from './rules.ts';
import { addSchemaProblems } from './schema-problems.ts';

/** Rules of every format that tools write. */
export const toolRules = {
  document: refused('tool/document', 'The output has the shape of its format.'),
  finding: refused(
    'tool/finding',
    'A finding has a text of its own or of its rule, and its severity and positions are well-formed.',
  ),
  path: refused('tool/path', 'Paths lie inside the repository.'),
  spelling: deviation(
    'tool/spelling',
    'Values are written as in the format: its words for severities, lines from 1, a text, no null.',
  ),
  fix: deviation(
    'tool/fix',
    'The fix of lines that the diff shows stays inside those lines, so that it can be suggested.',
  ),
};

/** A half-open stretch of text in 1-based lines and columns. An infinite column is the end of its line. */
interface TextRange {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface LineEdit {
  readonly range: TextRange;
  readonly text: string;
  readonly unit: ColumnUnit;
}

/** 1-based, `end` included. */
interface Lines {
  readonly start: number;
  readonly end: number;
}

/**
 * The edits together as whole-line text for exactly `lines`, as a suggestion block needs it; undefined where that
 * cannot be said. Where `current`, what those lines hold, is not known, only one edit of exactly them can be.
 */
export function replacementFor(
  lines: Lines,
  edits: readonly LineEdit[],
  current?: readonly string[],
): string | undefined {
  const [only] = edits;
  if (only !== undefined && edits.length === 1 && isExactly(lines, wholeLines(only).range)) {
    return wholeLines(only).text;
  }
  if (current === undefined || edits.length === 0) return undefined;
  const text = applied(edits, lines, current);
  // Text that ends within its last line has swallowed the beginning of the next one, which is not ours to change.
  return text === '' || text?.endsWith('\n') === true ? text.slice(0, -1) : undefined;
}

function isExactly(
  { start, end }: Lines,
  { startLine, startColumn, endLine, endColumn }: TextRange,
): boolean {
  return (
    startLine === start && endLine === end && startColumn === 1 && endColumn === Number.POSITIVE_INFINITY
  );
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The lines with their line ends after all edits; undefined where edits leave the lines or overlap. */
function applied(
  edits: readonly LineEdit[],
  { start }: Lines,
  current: readonly string[],
): string | undefined {
  const starts = [0];
  for (const line of current) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  const offsetIn = (line: number, column: number, unit: ColumnUnit): number | undefined => {
    const begin = starts[line - start];
    // The line after the last has a beginning and nothing else.
    const offset = begin === undefined ? undefined : offsetOf(column, current[line - start] ?? '', unit);
    return begin === undefined || offset === undefined ? undefined : begin + offset;
  };
  const spans: Span[] = [];
  for (const { range, text, unit } of edits) {
    const from = offsetIn(range.startLine, range.startColumn, unit);
    const to = offsetIn(range.endLine, range.endColumn, unit);
    if (from === undefined || to === undefined || to < from) return undefined;
    spans.push({ from, to, text });
  }
  spans.sort((one, other) => one.from - other.from);
  const whole = current.map((line) => `${line}\n`).join('');
  let result = '';
  let at = 0;
  for (const [index, { from, to, text }] of spans.entries()) {
    // The order of two insertions at one place is not known.
    if (from < at || from === spans[index - 1]?.from) return undefined;
    result += whole.slice(at, from) + text;
    at = to;
  }
  return result + whole.slice(at);
}

/** An edit up to the beginning of the next line is one of whole lines, its last line end included in both. */
function wholeLines({ range, text, unit }: LineEdit): LineEdit {
  const edit = { range, text, unit };
  if (range.endColumn !== 1 || range.endLine <= range.startLine || range.startColumn !== 1) return edit;
  if (text !== '' && !text.endsWith('\n')) return edit;
  return {
    range: { ...range, endLine: range.endLine - 1, endColumn: Number.POSITIVE_INFINITY },
    text: text.replace(/\r?\n$/, ''),
    unit,
  };
}

/** What a text is counted in. */
type CountedUnit = 'utf-16' | 'code-point' | 'utf-8';

/** What a format counts as one column. `unstated`: one of the first two. */
export type ColumnUnit = CountedUnit | 'unstated';

/**
 * Where in `line` a 1-based column begins, as a string index; the column after the last one is the end of the
 * line, and so is an infinite one. Undefined for a column outside the line, inside a character, or in doubt.
 */
export function offsetOf(column: number, line: string, unit: ColumnUnit): number | undefined {
  if (column === Number.POSITIVE_INFINITY) return line.length;
  if (unit !== 'unstated') return countTo(column, line, unit);
  const offset = countTo(column, line, 'utf-16');
  return offset === countTo(column, line, 'code-point') ? offset : undefined;
}

function countTo(column: number, line: string, unit: CountedUnit): number | undefined {
  let offset = 0;
  let counted = 1;
  for (const character of line) {
    if (counted >= column) break;
    counted += widths[unit](character);
    offset += character.length;
  }
  return counted === column ? offset : undefined;
}

/** How many units one character, a whole code point, takes. */
const widths: Readonly<Record<CountedUnit, (character: string) => number>> = {
  'utf-16': (character) => character.length,
  'code-point': () => 1,
  'utf-8': (character) => Buffer.byteLength(character),
};

/** What a tool would do, as it says it. */
interface ToolFix {
  /** For people. */
  readonly text: string;
  /** All that it changes; absent where that is not in the file of its finding alone, or is not known. */
  readonly edits?: readonly LineEdit[] | undefined;
}

interface FixTarget {
  readonly problems: ProblemList;
  /** The key of the fix. */
  readonly key: string;
  readonly location: Location | undefined;
  readonly changed: ChangedLines | undefined;
  /** The file's lines, where the document carries them. */
  readonly source?: readonly string[] | undefined;
}

/**
 * The fix as a finding holds it. A suggestion replaces whole lines, so an edit of part of a line needs to know
 * their text: from the diff, else from the document. What cannot be suggested stays as words, which is
 * reported where the diff shows the lines.
 */
export function readFix({ text, edits }: ToolFix, target: FixTarget): NonNullable<ToolFinding['fix']> {
  const { location, problems, key, changed } = target;
  if (location?.startLine === undefined) return { text };
  const lines = { start: location.startLine, end: location.endLine ?? location.startLine };
  const replacement = edits === undefined ? undefined : inWholeLines(edits, lines, target);
  if (replacement !== undefined) return { text, replacement };
  if (changed?.isCommentable(location.path, 'RIGHT', lines.start, lines.end) === true) {
    const message =
      'The fix is shown in words only: it cannot be written as new text for exactly the reported lines.';
    const advice =
      'Offer one fix whose edits lie inside the reported lines and were made for the text of the reviewed head.';
    problems.add(toolRules.fix, key, message, advice);
  }
  return { text };
}

/** Undefined also where the document carries other lines than the diff has: the fix was made for another text. */
function inWholeLines(
  edits: readonly LineEdit[],
  lines: Lines,
  { location, changed, source }: FixTarget,
): string | undefined {
  const shown = changed?.text(location?.path ?? '', lines.start, lines.end);
  const carried = source?.slice(lines.start - 1, lines.end);
  if (shown !== undefined && carried !== undefined && shown.join('\n') !== carried.join('\n'))
    return undefined;
  return replacementFor(lines, edits, shown ?? carried);
}

/** A file's text that a tool sent along, cut into lines once for all its findings. */
export interface SourceText {
  readonly lines: readonly string[];
  readonly length: number;
  readonly placeOf: (offset: number) => Position;
}

export function sourceText(text: string): SourceText {
  const starts = lineStarts(text);
  return { lines: text.split(/\r?\n/), length: text.length, placeOf: (offset) => positionAt(starts, offset) };
}

/** What the formats of tools have in common. */
interface ToolFinding {
  readonly message: string;
  /** The tool's rule, or the tool where it names none. */
  readonly category: string;
  readonly severity: Severity;
  readonly locations: readonly Location[];
  readonly references?: readonly string[];
  readonly fix?: { readonly text: string; readonly replacement?: string } | undefined;
  readonly suppressed?: { readonly reason: string } | undefined;
  /** The tool itself cannot tell whether this is a problem. */
  readonly requiresHuman?: boolean;
}

interface ToolSource {
  readonly native: Native;
  readonly problems: ProblemList;
}

/** Tools state no confidence, and what they report is there: it counts as high. */
export function toolFinding(tool: ToolFinding, { native, problems: { pointer } }: ToolSource): ParsedFinding {
  const { message, category, locations, fix, suppressed, ...rest } = tool;
  const [first] = locations;
  const isInOneFile = locations.every(({ path }) => path === first?.path);
  return newFinding(
    {
      ...rest,
      category,
      locations: isInOneFile ? locations.slice(0, 1) : locations,
      scopeText: first === undefined ? category : undefined,
      title: titleFrom(message) ?? category,
      titleDerived: true,
      issue: message,
      confidence: { band: 'high' },
      ...(fix !== undefined && { fix: { ...fix, confidence: 'high' } }),
      ...(suppressed !== undefined && { claimed: { corroboratedBy: [], contestedBy: [], suppressed } }),
    },
    { pointer, native },
  );
}

/** Lines as tools write them: 0 and null are what is not set. */
interface ToolRange {
  readonly startLine?: number | null | undefined;
  readonly endLine?: number | null | undefined;
  readonly endColumn?: number | null | undefined;
}

/** First and last line; none where the whole file is meant. An end in column 1 does not reach into its line. */
export function toolLines({ startLine, endLine, endColumn }: ToolRange = {}): [start?: number, end?: number] {
  if (!startLine) return [];
  const end = endLine || startLine;
  return [startLine, endColumn === 1 && end > startLine ? end - 1 : end];
}

interface ToolPlace {
  readonly problems: ProblemList;
  readonly context: Context;
  /** The keys of the path below the finding. */
  readonly at?: readonly PropertyKey[];
}

/** The place of a finding in the repository; undefined where its path is outside. */
export function readToolPlace(
  written: string,
  range: ToolRange | undefined,
  { problems, context, at = [] }: ToolPlace,
): Location | undefined {
  const reading = readPath(written, context.paths, 'tool');
  if (reading.ok) return lineLocation(reading.path, ...toolLines(range));
  addMalformedPath(problems, toolRules.path, { written, reading, at });
  return undefined;
}

/** A place that a tool names in addition to that of its finding, as a reference. */
export function relatedPlace(path: string, line: number | undefined, message = ''): string {
  const where = line === undefined ? path : `${path}:${line}`;
  return message === '' ? where : `${where} — ${message}`;
}

/** The severity of the word in `value[key]`, for a finding that was refused. */
export function claimedSeverity(value: Native, key: string, scale: ReadonlyMap<unknown, Severity>) {
  const severity = scale.get(own(value, key));
  return severity === undefined ? {} : { claimedSeverity: severity };
}

interface ToolFrame {
  /** The output with its findings taken out. */
  readonly native: Native;
  /** What is wrong with the output apart from its findings. */
  readonly frame: ProblemList;
  readonly isComplete?: boolean;
}

/** The document around the findings of a tool's output. */
export function toolDocument(
  format: string,
  { findings, refused, problems, ok }: FindingsReading,
  { native, frame, isComplete = true }: ToolFrame,
): Reading {
  return {
    ok: ok && !frame.isRefused,
    document: { ...emptyList(format), native, findings, refused, complete: isComplete },
    problems: [...frame.problems, ...problems],
  };
}

/** The reading of a part of the output that breaks its format, so that the whole output does. */
export function brokenPart(native: Native, pointer: string, error: z.ZodError): FindingsReading {
  const problems = new ProblemList(pointer);
  addSchemaProblems(problems, error, { value: native, ruleOf: () => toolRules.document });
  return { findings: [], refused: [], problems: problems.problems, ok: false };
}

interface ToolItem<Data> {
  readonly schema: z.ZodType<Data>;
  /** The item as the format would write it; used where reading is tolerant. */
  readonly respell: (native: Native) => Native;
  readonly context: Context;
}

/** One item of a tool's output; undefined where a problem of grade `refused` says why. */
export function readItem<Data>(
  native: Native,
  problems: ProblemList,
  { schema, respell, context }: ToolItem<Data>,
): Data | undefined {
  const strict = schema.safeParse(native);
  if (strict.success) return strict.data;
  const { data, error = strict.error } = context.isTolerant ? schema.safeParse(respell(native)) : strict;
  const rule = data === undefined ? toolRules.finding : toolRules.spelling;
  addSchemaProblems(problems, error, { value: native, ruleOf: () => rule });
  return data;
}
