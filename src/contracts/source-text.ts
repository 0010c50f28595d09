import { lineStarts, type Position, positionAt } from './json/positions.ts';

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
