import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import type { Answer, Rest } from './api.ts';
import type { GitHubClient } from './client.ts';
import type { Operation } from './operation.ts';

export const perPage = 100;

interface Links {
  readonly hasNext: boolean;
  /** Number of the last page, where GitHub tells it. */
  readonly last: number | undefined;
}

/**
 * Reads a `link` header for page numbers only. Addresses from an answer are never followed, so a list can
 * neither lead the token elsewhere nor run in circles.
 */
export function readLinks(header: string | undefined): Links {
  const relations = new Map<string, string>();
  for (const [, address, relation] of (header ?? '').matchAll(/<([^<>]*)>\s*;[^,<]*?\brel="([a-z]+)"/g)) {
    if (address !== undefined && relation !== undefined) relations.set(relation, address);
  }
  const last = /[?&]page=(\d{1,6})(?:&|$)/.exec(relations.get('last') ?? '')?.[1];
  return { hasNext: relations.has('next'), last: last === undefined ? undefined : Number(last) };
}

export interface List<T> {
  readonly operation: Operation;
  readonly item: z.ZodType<T>;
  readonly send: (rest: Rest, page: { readonly page: number; readonly per_page: number }) => Promise<Answer>;
  /** Number of items by what is known already: those pages are asked for at once. */
  readonly expected?: number;
  readonly maxPages: number;
  /** Told how many items are there, whenever a page came. */
  readonly onProgress?: (read: number) => void;
}

/** All items of a REST list, in order. As soon as the number of pages is known, they are read side by side. */
export async function readList<T>(client: GitHubClient, list: List<T>): Promise<readonly T[]> {
  let read = 0;
  const readPage = async (page: number) => {
    const answer = await client.read(list.operation, (api) =>
      api.page(z.array(list.item), (rest) => list.send(rest, { page, per_page: perPage })),
    );
    read += answer.data.length;
    list.onProgress?.(read);
    return { items: answer.data, links: readLinks(answer.link) };
  };
  const pages: Awaited<ReturnType<typeof readPage>>[] = [];
  let upTo = Math.min(Math.max(1, Math.ceil((list.expected ?? 1) / perPage)), list.maxPages);
  for (;;) {
    const from = pages.length + 1;
    const numbers = Array.from({ length: upTo - from + 1 }, (_, index) => from + index);
    pages.push(...(await Promise.all(numbers.map(readPage))));
    const links = pages.at(-1)?.links;
    if (links?.hasNext !== true) return pages.flatMap((page) => page.items);
    upTo = Math.max(pages.length + 1, links.last ?? 0);
    if (upTo > list.maxPages) throw tooManyPages(list);
  }
}

function tooManyPages({ operation, maxPages }: List<unknown>): Failure {
  return new Failure({
    kind: 'operational',
    code: 'GITHUB_LIST_TOO_LONG',
    message: `GitHub was asked to ${operation.what}, and a list went on after ${maxPages} pages.`,
    fix: 'A pull request with that much on it cannot be reviewed whole. Split it, or open a new one.',
  });
}
