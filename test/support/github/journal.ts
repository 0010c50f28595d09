export interface JournalEntry {
  readonly n: number;
  readonly method: string;
  /** Without the API's root, query apart. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The path's template in GitHub's API description; undefined for a path that GitHub does not have. */
  readonly route: string | undefined;
  readonly kind: 'read' | 'write';
  readonly body: unknown;
  /** What the request asked of GraphQL: its root fields, such as `submitPullRequestReview`. */
  readonly operations: readonly string[];
  /** Login behind the token; undefined without a good one. */
  readonly identity: string | undefined;
  /** Undefined where no answer was given. */
  status: number | undefined;
  /** The body of the answer, parsed where it was JSON. */
  answer: unknown;
}

/** Every request in the order it arrived. */
export class Journal {
  readonly #entries: JournalEntry[] = [];

  open(entry: Omit<JournalEntry, 'n' | 'status' | 'answer'>): JournalEntry {
    const opened = { ...entry, n: this.#entries.length + 1, status: undefined, answer: undefined };
    this.#entries.push(opened);
    return opened;
  }

  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  get reads(): readonly JournalEntry[] {
    return this.#entries.filter((entry) => entry.kind === 'read');
  }

  get writes(): readonly JournalEntry[] {
    return this.#entries.filter((entry) => entry.kind === 'write');
  }

  /** Forgets what happened so far, as between two runs. */
  clear(): void {
    this.#entries.length = 0;
  }

  /** One line a request, e.g. `POST /repos/octo/demo/pulls/1/reviews 200`. */
  print(entries: readonly JournalEntry[] = this.#entries): string {
    return entries.map(printEntry).join('\n');
  }
}

function printEntry({ method, path, query, operations, status }: JournalEntry): string {
  const search = new URLSearchParams(query).toString();
  const address = search === '' ? path : `${path}?${search}`;
  const asked = operations.length === 0 ? '' : ` ${operations.join(' ')}`;
  return `${method} ${address}${asked} ${status ?? 'no answer'}`;
}

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
