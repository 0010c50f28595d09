import type { LineTable } from './line-table.ts';

/** The sides whose file ends in a hunk with a line that no line feed follows. */
export type WithoutNewline = 'neither' | 'old' | 'new' | 'both';

/**
 * One `@@` block: a stretch of the table's points, from the first line on both sides to the lines after the
 * last. Small, since a large diff has very many.
 */
export class Hunk {
  readonly table: LineTable;
  readonly firstPoint: number;
  /** How many runs of lines of one kind there are, at least one. */
  readonly runs: number;
  readonly withoutNewline: WithoutNewline;

  /** The hunk whose last point is the last one of the table so far. */
  constructor(table: LineTable, firstPoint: number, withoutNewline: WithoutNewline) {
    this.table = table;
    this.firstPoint = firstPoint;
    this.runs = table.size - 1 - firstPoint;
    this.withoutNewline = withoutNewline;
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
