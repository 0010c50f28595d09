/** Inclusive, 1-based. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

const largest = 2_147_483_647;
const range = /^([1-9][0-9]{0,9})-([1-9][0-9]{0,9})$/;

/** Whether `value` is one of the two forms of C1's `line`: `42`, or `"42-48"` in ascending order. */
export function isLine(value: unknown): boolean {
  return readLine(value) !== undefined;
}

export function readLine(value: unknown): LineSpan | undefined {
  if (typeof value === 'number') return isLineNumber(value) ? { start: value, end: value } : undefined;
  const match = typeof value === 'string' ? range.exec(value) : null;
  if (match === null) return undefined;
  const start = Number(match[1]);
  const end = Number(match[2]);
  return start <= end && isLineNumber(end) ? { start, end } : undefined;
}

function isLineNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= largest;
}

/** `line` together with `line_end`; undefined where the two contradict each other. */
export function joinLines(line: LineSpan, lineEnd: number | undefined): LineSpan | undefined {
  if (lineEnd === undefined) return line;
  if (line.start !== line.end && line.end !== lineEnd) return undefined;
  return lineEnd >= line.start ? { start: line.start, end: lineEnd } : undefined;
}
