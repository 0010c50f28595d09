import type { z } from 'zod';
import type { Location, Native, ParsedFinding, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { titleFrom } from '../model/title.ts';
import { newFinding } from './contract.ts';
import { type ChangedLines, type Context, emptyList, type Reading } from './format-definition.ts';
import { lineStarts, own, type Position, positionAt } from './json-value.ts';
import type { FindingsReading } from './read-findings.ts';
import { joined, none, problem, type Rule } from './rules.ts';
import { schemaProblems } from './schema-problems.ts';

export const oneEdit =
  'The fix of lines that the diff shows stays inside those lines, so that it can be suggested.';

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

/** The lines with their line ends after all edits; undefined where edits leave the lines or get in each other's way. */
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
    // Two insertions at one place come in no order that anybody stated.
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

/** What a format counts as one column. `unstated`: either of the first two, and nobody says which. */
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
    counted += widthOf(character, unit);
    offset += character.length;
  }
  return counted === column ? offset : undefined;
}

/** How many units one character, a whole code point, takes. */
function widthOf(character: string, unit: CountedUnit): number {
  switch (unit) {
    case 'utf-16':
      return character.length;
    case 'code-point':
      return 1;
    case 'utf-8':
      return utf8Length(character.codePointAt(0) ?? 0);
  }
}

function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** What a tool would do, as it says it. */
interface ToolFix {
  /** For people. */
  readonly text: string;
  /** All that it changes; absent where that is not in the file of its finding alone, or is not known. */
  readonly edits?: readonly LineEdit[] | undefined;
}

interface Fixing {
  /** Pointer to the fix. */
  readonly pointer: string;
  readonly rule: Rule;
  readonly location: Location | undefined;
  readonly changed: ChangedLines | undefined;
  /** The file's lines, where the document carries them. */
  readonly source?: readonly string[] | undefined;
}

interface Read {
  readonly fix: { readonly text: string; readonly replacement?: string };
  readonly problems: readonly Problem[];
}

/**
 * The fix as a finding holds it. A suggestion replaces whole lines, so an edit of part of a line needs to know
 * what stands there: from the diff, else from the document. What cannot be suggested stays as words, which is
 * reported where the diff shows the lines.
 */
export function readFix({ text, edits }: ToolFix, fixing: Fixing): Read {
  const { location } = fixing;
  if (location?.startLine === undefined) return { fix: { text }, problems: none };
  const lines = { start: location.startLine, end: location.endLine ?? location.startLine };
  const replacement = edits === undefined ? undefined : inWholeLines(edits, lines, fixing);
  if (replacement !== undefined) return { fix: { text, replacement }, problems: none };
  const isShown = fixing.changed?.isCommentable(location.path, 'RIGHT', lines.start, lines.end) === true;
  return { fix: { text }, problems: isShown ? [notSuggested(fixing)] : none };
}

/** Undefined also where the document carries other lines than the diff has: the fix was made for another text. */
function inWholeLines(
  edits: readonly LineEdit[],
  lines: Lines,
  { location, changed, source }: Fixing,
): string | undefined {
  const shown = changed?.text(location?.path ?? '', lines.start, lines.end);
  const carried = source?.slice(lines.start - 1, lines.end);
  if (shown !== undefined && carried !== undefined && shown.join('\n') !== carried.join('\n'))
    return undefined;
  return replacementFor(lines, edits, shown ?? carried);
}

function notSuggested({ pointer, rule }: Fixing): Problem {
  return problem(rule, {
    path: pointer,
    message:
      'The fix is shown in words only: it cannot be written as new text for exactly the reported lines.',
    recommendation:
      'Offer one fix whose edits lie inside the reported lines and were made for the text of the reviewed head.',
  });
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
  readonly fix?: { readonly text: string; readonly replacement?: string };
  readonly suppressed?: { readonly reason: string };
  /** The tool itself cannot tell whether this is a problem. */
  readonly requiresHuman?: boolean;
  readonly pointer: string;
  readonly native: Native;
}

/** Tools state no confidence, and what they report is there: it counts as high. */
export function toolFinding(tool: ToolFinding): ParsedFinding {
  const { message, category, locations, fix, suppressed, pointer, native, ...rest } = tool;
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

/** The last line of a range that ends before `endColumn`: an end in column 1 does not reach into its line. */
export function lastLine(start: number, end: number, endColumn: number | null | undefined): number {
  return endColumn === 1 && end > start ? end - 1 : end;
}

/** A place that a tool names beside its finding, as a reference. */
export function relatedPlace(path: string, line: number | undefined, message = ''): string {
  const where = line === undefined ? path : `${path}:${line}`;
  return message === '' ? where : `${where} — ${message}`;
}

/** The severity of the word in `value[key]`, for a finding that was refused. */
export function claimedSeverity(value: Native, key: string, scale: ReadonlyMap<unknown, Severity>) {
  const severity = scale.get(own(value, key));
  return severity === undefined ? {} : { claimedSeverity: severity };
}

/** The document around the findings of a tool's output; `faults` make it invalid. */
export function toolDocument(
  format: string,
  { findings, refused, problems, ok }: FindingsReading,
  { native, faults = none, isComplete = true }: ToolFrame,
): Reading {
  const document = { ...emptyList(format), native, findings, refused, complete: isComplete };
  return { ok: ok && faults.length === 0, document, problems: joined(faults, problems) };
}

interface ToolFrame {
  /** The output with its findings taken out. */
  readonly native: Native;
  readonly faults?: readonly Problem[];
  readonly isComplete?: boolean;
}

interface ItemReader {
  readonly pointer: string;
  readonly context: Context;
  /** Of an item that cannot be read, and of one that is written in another way than its format has it. */
  readonly rules: { readonly malformed: Rule; readonly spelling: Rule };
  /** The item as the format would write it; used where reading is tolerant. */
  readonly respell: (native: Native) => Native;
}

/** One item of a tool's output; without data where a problem of grade `refused` says why. */
export function readItem<Data>(
  schema: z.ZodType<Data>,
  native: Native,
  { pointer, context, rules, respell }: ItemReader,
): { readonly data?: Data; readonly problems: readonly Problem[] } {
  const strict = schema.safeParse(native);
  if (strict.success) return { data: strict.data, problems: none };
  const faults = (error: z.ZodError, rule: Rule) =>
    schemaProblems(error, { value: native, pointer, ruleOf: () => rule });
  if (context.isTolerant !== true) return { problems: faults(strict.error, rules.malformed) };
  const { data, error } = schema.safeParse(respell(native));
  return error === undefined
    ? { data, problems: faults(strict.error, rules.spelling) }
    : { problems: faults(error, rules.malformed) };
}
