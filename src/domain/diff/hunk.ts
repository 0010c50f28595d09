import type { LineTable } from './line-table.ts';

/**
 * One `@@` block: a stretch of the table's points, from the first line on both sides to the lines after the
 * last. Small, since a large diff has very many.
 */
export class Hunk {
  readonly table: LineTable;
  readonly firstPoint: number;
  /** How many runs of lines of one kind there are, at least one. */
  readonly runs: number;
  /** The side's last line is in this hunk and no line feed follows it. */
  readonly oldEndsWithoutNewline: boolean;
  readonly newEndsWithoutNewline: boolean;

  constructor(hunk: {
    readonly table: LineTable;
    readonly firstPoint: number;
    readonly oldEndsWithoutNewline: boolean;
    readonly newEndsWithoutNewline: boolean;
  }) {
    this.table = hunk.table;
    this.firstPoint = hunk.firstPoint;
    this.runs = hunk.table.size - 1 - hunk.firstPoint;
    this.oldEndsWithoutNewline = hunk.oldEndsWithoutNewline;
    this.newEndsWithoutNewline = hunk.newEndsWithoutNewline;
  }

  /** As git writes it: 1-based, and with a count of 0 the line *before* the hunk. */
  get oldStart(): number {
    return this.table.oldLine(this.firstPoint) - (this.oldCount === 0 ? 1 : 0);
  }

  get oldCount(): number {
    return this.table.oldLine(this.firstPoint + this.runs) - this.table.oldLine(this.firstPoint);
  }

  get newStart(): number {
    return this.table.newLine(this.firstPoint) - (this.newCount === 0 ? 1 : 0);
  }

  get newCount(): number {
    return this.table.newLine(this.firstPoint + this.runs) - this.table.newLine(this.firstPoint);
  }
}
