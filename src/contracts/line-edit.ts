import { type ColumnUnit, offsetOf } from './columns.ts';

/** A half-open stretch of text in 1-based lines and columns. An infinite column is the end of its line. */
export type TextRange = {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
};

export type LineEdit = { readonly range: TextRange; readonly text: string; readonly unit: ColumnUnit };

/** 1-based, `end` included. */
export type Lines = { readonly start: number; readonly end: number };

/**
 * The edit as whole-line text for exactly `lines`, as a suggestion block needs it; undefined where that cannot
 * be said. Where `current`, what those lines hold, is not known, only an edit of exactly them can be.
 */
export function replacementFor(
  lines: Lines,
  edit: LineEdit,
  current?: readonly string[],
): string | undefined {
  const { range, text, unit } = wholeLines(edit);
  if (range.startLine < lines.start || range.endLine > lines.end || range.endLine < range.startLine)
    return undefined;
  const isExact = range.startLine === lines.start && range.endLine === lines.end;
  if (isExact && range.startColumn === 1 && range.endColumn === Number.POSITIVE_INFINITY) return text;
  const first = current?.[range.startLine - lines.start];
  const last = current?.[range.endLine - lines.start];
  if (current === undefined || first === undefined || last === undefined) return undefined;
  const from = offsetOf(range.startColumn, first, unit);
  const to = offsetOf(range.endColumn, last, unit);
  if (from === undefined || to === undefined) return undefined;
  if (range.startLine === range.endLine && to < from) return undefined;
  const before = current.slice(0, range.startLine - lines.start);
  const after = current.slice(range.endLine - lines.start + 1);
  return [...before, `${first.slice(0, from)}${text}${last.slice(to)}`, ...after].join('\n');
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
