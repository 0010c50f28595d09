/** Half-open, in 1-based lines and columns; an infinite column is the end of its line. */
export interface LineEdit {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** Put in place of the range. */
  readonly text: string;
  readonly unit: ColumnUnit;
}

/** What a format counts as one column. `unstated`: one of the first two. */
export type ColumnUnit = 'utf-16' | 'code-point' | 'utf-8' | 'unstated';

/** 1-based, `end` included. */
export interface Lines {
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
  const [only, ...others] = edits;
  if (only === undefined) return undefined;
  const whole = others.length === 0 ? textOfLines(only, lines) : undefined;
  if (whole !== undefined || current === undefined) return whole;
  const text = applyEdits(edits, lines, current);
  // Text that ends within its last line has swallowed the beginning of the next one, which is not ours to change.
  return text === '' || text?.endsWith('\n') === true ? text.slice(0, -1) : undefined;
}

/** The new text of the lines, where the edit replaces all of them and nothing else. */
function textOfLines(edit: LineEdit, { start, end }: Lines): string | undefined {
  const { startLine, startColumn, endLine, endColumn, text } = edit;
  if (startLine !== start || startColumn !== 1) return undefined;
  if (endLine === end && endColumn === Number.POSITIVE_INFINITY) return text;
  const isToNextLine = endLine === end + 1 && endColumn === 1;
  return isToNextLine && /(?:^|\n)$/.test(text) ? text.replace(/\r?\n$/, '') : undefined;
}

/** The lines with their line ends after all edits; undefined where edits leave the lines or overlap. */
function applyEdits(
  edits: readonly LineEdit[],
  { start }: Lines,
  current: readonly string[],
): string | undefined {
  const whole = current.map((line) => `${line}\n`);
  const offsetIn = (line: number, column: number, unit: ColumnUnit): number => {
    // The line after the last has a beginning and nothing else.
    if (line < start || line > start + whole.length) return Number.NaN;
    const before = whole.slice(0, line - start).join('').length;
    return before + (offsetOf(column, current[line - start] ?? '', unit) ?? Number.NaN);
  };
  const spans = edits.map(({ startLine, startColumn, endLine, endColumn, text, unit }) => ({
    from: offsetIn(startLine, startColumn, unit),
    to: offsetIn(endLine, endColumn, unit),
    text,
  }));
  spans.sort((one, other) => one.from - other.from);
  let result = '';
  let at = 0;
  for (const [index, { from, to, text }] of spans.entries()) {
    // The order of two insertions at one place is not known.
    if (!(at <= from && from <= to) || from === spans[index - 1]?.from) return undefined;
    result += whole.join('').slice(at, from) + text;
    at = to;
  }
  return result + whole.join('').slice(at);
}

/**
 * Where in `line` a 1-based column begins, as a string index; the column after the last one is the end of the
 * line, and so is an infinite one. Undefined for a column outside the line, inside a character, or in doubt.
 */
export function offsetOf(column: number, line: string, unit: ColumnUnit): number | undefined {
  if (column === Number.POSITIVE_INFINITY) return line.length;
  if (unit === 'unstated') {
    const offset = offsetOf(column, line, 'utf-16');
    return offset === offsetOf(column, line, 'code-point') ? offset : undefined;
  }
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
const widths = {
  'utf-16': (character: string) => character.length,
  'code-point': () => 1,
  'utf-8': (character: string) => Buffer.byteLength(character),
};
