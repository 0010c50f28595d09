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
  /** What the answer said, parsed where it was JSON. */
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
