import type { DiffFile } from '../diff/diff.ts';
import type { Hunk } from '../diff/hunk.ts';
import { runAt } from '../diff/hunk-runs.ts';

/** Consecutive added or deleted lines. */
export interface ChangedBlock {
  readonly kind: 'added' | 'deleted';
  /** Number of its hunk in the file. */
  readonly hunk: number;
  /** The first line in the head; for deleted lines the line before which they stood, at least 1. */
  readonly line: number;
  readonly count: number;
  /** The lines with their `+` or `-`, joined by line feeds. */
  readonly text: string;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The changed lines of a file in the order of the diff, context left out. */
export function* changedBlocks(file: DiffFile): Generator<ChangedBlock> {
  for (const [number, hunk] of file.hunks.entries()) {
    for (let index = 0; index < hunk.runs; index += 1) {
      const { kind, newLine, count, offset } = runAt(hunk, index);
      if (kind === 'context') continue;
      const text = decoder.decode(hunk.table.bytes.subarray(offset, endOf(hunk, index)));
      yield { kind, hunk: number, line: Math.max(1, newLine), count, text };
    }
  }
}

function endOf({ table, firstPoint }: Hunk, index: number): number {
  return table.offset(firstPoint + index + 1);
}

/** The lines without their marks. */
export function linesOf({ text, count }: ChangedBlock): readonly string[] {
  return text.split('\n', count).map((line) => line.slice(1));
}

export function firstLineOf({ text }: ChangedBlock): string {
  const end = text.indexOf('\n');
  return text.slice(1, end < 0 ? text.length : end);
}
