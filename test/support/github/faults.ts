import type { JournalEntry } from './journal.ts';

/** An answer in place of the true one. */
export interface CannedAnswer {
  readonly status: number;
  /** A string is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What goes wrong: a read is answered as it was the last time that the very same was asked (`stale`: GitHub promises
 * nowhere that a read knows of the write before it), the connection is dropped before or after the request took effect, no answer ever comes, the
 * answer stops half-way, or another answer is given (`answer` without effect, `answerAfter` with it).
 */
export type FaultAct =
  | 'stale'
  | 'drop-before'
  | 'drop-after'
  | 'hang-before'
  | 'hang-after'
  | 'truncate'
  | { readonly answer: CannedAnswer }
  | { readonly answerAfter: CannedAnswer };

export interface Fault {
  readonly match: (request: JournalEntry) => boolean;
  /** How often; default once. */
  readonly times?: number;
  readonly act: FaultAct;
}

/** Faults wait for their request; the first that matches acts. */
export class Faults {
  readonly #waiting: { readonly fault: Fault; left: number }[] = [];

  push(...faults: readonly Fault[]): void {
    for (const fault of faults) this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  take(request: JournalEntry): FaultAct | undefined {
    const found = this.#waiting.find(({ fault, left }) => left > 0 && fault.match(request));
    if (found === undefined) return undefined;
    found.left -= 1;
    return found.fault.act;
  }

  clear(): void {
    this.#waiting.length = 0;
  }
}
