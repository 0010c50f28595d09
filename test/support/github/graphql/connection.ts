import { ApiError } from '../errors.ts';

const maxPage = 100;

/** The arguments by which GitHub pages every connection. */
export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** Pages a list; like GitHub it wants `first` or `last`, and takes at most 100. */
export function connection<T>(
  name: string,
  all: readonly T[],
  args: PageArguments,
  view: (item: T) => unknown,
): Readonly<Record<string, unknown>> {
  const size = pageSize(name, args);
  const from = args.after == null ? 0 : indexOf(args.after) + 1;
  const to = args.before == null ? all.length : indexOf(args.before);
  const start = args.first == null ? Math.max(from, to - size) : Math.min(from, to);
  const end = args.first == null ? to : Math.min(to, start + size);
  const items = all.slice(start, end);
  return {
    totalCount: all.length,
    nodes: items.map(view),
    edges: items.map((item, index) => ({ cursor: cursorOf(start + index), node: view(item) })),
    pageInfo: {
      hasNextPage: end < all.length,
      hasPreviousPage: start > 0,
      startCursor: items.length === 0 ? null : cursorOf(start),
      endCursor: items.length === 0 ? null : cursorOf(end - 1),
    },
  };
}

function pageSize(name: string, { first, last }: PageArguments): number {
  const size = first ?? last;
  if (size == null) {
    throw new ApiError(
      200,
      `You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`,
      { type: 'VALIDATION' },
    );
  }
  if (size > maxPage) {
    throw new ApiError(
      200,
      `Requesting ${size} records on the \`${name}\` connection exceeds the \`first\` limit of 100 records.`,
      { type: 'VALIDATION' },
    );
  }
  return size;
}

function cursorOf(index: number): string {
  return Buffer.from(`cursor:${index}`).toString('base64');
}

function indexOf(cursor: string): number {
  return Number(Buffer.from(cursor, 'base64').toString('utf8').replace('cursor:', ''));
}
