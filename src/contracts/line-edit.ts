/** A half-open stretch of text in 1-based lines and columns; columns count UTF-16 units. */
export type TextRange = {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
};

export type LineEdit = { readonly range: TextRange; readonly text: string };

type Lines = { readonly start: number; readonly end: number };

/**
 * The edit as whole-line text for exactly `lines`, as a suggestion block needs it; undefined where that cannot
 * be said. Without the file's text only an edit of whole lines can be.
 */
export function replacementFor(lines: Lines, edit: LineEdit, source?: readonly string[]): string | undefined {
  const { range, text } = wholeLines(edit);
  if (range.startLine < lines.start || range.endLine > lines.end) return undefined;
  const isExact = range.startLine === lines.start && range.endLine === lines.end;
  if (isExact && range.startColumn === 1 && range.endColumn === Number.POSITIVE_INFINITY) return text;
  if (source === undefined || lines.end > source.length) return undefined;
  const before = source.slice(lines.start - 1, range.startLine - 1);
  const after = source.slice(range.endLine, lines.end);
  const first = source[range.startLine - 1] ?? '';
  const last = source[range.endLine - 1] ?? '';
  if (range.startColumn > first.length + 1) return undefined;
  const edited = `${first.slice(0, range.startColumn - 1)}${text}${last.slice(range.endColumn - 1)}`;
  return [...before, edited, ...after].join('\n');
}

/** An edit up to the beginning of the next line is one of whole lines, its last line end included in both. */
function wholeLines({ range, text }: LineEdit): LineEdit {
  if (range.endColumn !== 1 || range.endLine <= range.startLine || range.startColumn !== 1)
    return { range, text };
  if (text !== '' && !text.endsWith('\n')) return { range, text };
  return {
    range: { ...range, endLine: range.endLine - 1, endColumn: Number.POSITIVE_INFINITY },
    text: text.replace(/\r?\n$/, ''),
  };
}
