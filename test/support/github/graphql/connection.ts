import { ApiError } from '../errors.ts';

const maxPage = 100;

/** The arguments by which GitHub pages every connection. */
interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
}

/** Arguments of all fields that the stand-in knows; GitHub's schema says which field takes which. */
export interface Arguments extends PageArguments {
  readonly expression?: string | null;
  readonly filterBy?: {
    readonly checkName?: string | null;
    readonly checkType?: 'ALL' | 'LATEST' | null;
  } | null;
  readonly id?: string;
  readonly ids?: readonly string[];
  readonly itemTypes?: readonly string[] | null;
  readonly name?: string;
  readonly number?: number;
  readonly oid?: string | null;
  readonly orderBy?: { readonly field: string; readonly direction: string } | null;
  readonly owner?: string;
  readonly path?: string;
  readonly states?: readonly string[] | null;
}

/** Pages a list; like GitHub it wants `first` or `last`, and takes at most 100. */
export function connection<T>(name: string, all: readonly T[], args: PageArguments) {
  const size = pageSize(name, args);
  const from = args.after == null ? 0 : indexOf(args.after) + 1;
  const start = args.first == null ? Math.max(from, all.length - size) : Math.min(from, all.length);
  const end = args.first == null ? all.length : Math.min(all.length, start + size);
  const nodes = all.slice(start, end);
  return {
    totalCount: all.length,
    nodes,
    pageInfo: { hasNextPage: end < all.length, endCursor: nodes.length === 0 ? null : cursorOf(end - 1) },
  };
}

function pageSize(name: string, { first, last }: PageArguments): number {
  const size = first ?? last;
  const problem =
    size == null
      ? `You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`
      : `Requesting ${size} records on the \`${name}\` connection exceeds the \`first\` limit of 100 records.`;
  if (size == null || size > maxPage) throw new ApiError(200, problem, { type: 'VALIDATION' });
  return size;
}

function cursorOf(index: number): string {
  return Buffer.from(`cursor:${index}`).toString('base64');
}

function indexOf(cursor: string): number {
  return Number(Buffer.from(cursor, 'base64').toString('utf8').replace('cursor:', ''));
}
