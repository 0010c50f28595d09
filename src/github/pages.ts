import { z } from 'zod';
import { operationalFailure } from '../model/failure.ts';
import type { Answer, Rest } from './api.ts';
import type { GitHubClient } from './client.ts';
import type { Operation } from './request-failure.ts';

/** A GraphQL connection without page information; items that the token may not read are null. */
export function sparse<T>(node: z.ZodType<T>) {
  return z.object({ nodes: z.array(node.nullable()).nullable() });
}

/** The readable items of such a connection, which may itself be null. */
export function nodes<T>(node: z.ZodType<T>) {
  return sparse(node)
    .nullish()
    .transform((connection) => (connection?.nodes ?? []).filter((each) => each !== null));
}

export const perPage = 100;

interface List<T> {
  readonly operation: Operation;
  readonly item: z.ZodType<T>;
  readonly send: (rest: Rest, page: { readonly page: number; readonly per_page: number }) => Promise<Answer>;
  /** Number of items, if known; all their pages are then requested concurrently. */
  readonly expected?: number;
  readonly maxPages: number;
}

/**
 * All items of a REST list in order. Of the `link` header only the existence of a next page is used: addresses in
 * responses are never followed, so a list can neither send the token elsewhere nor loop.
 */
export async function readList<T>(client: GitHubClient, list: List<T>): Promise<readonly T[]> {
  const { operation, item, send, expected = 1, maxPages } = list;
  const readPage = async (page: number) => {
    const { data, link } = await client.read(operation, (api) =>
      api.page(z.array(item), (rest) => send(rest, { page, per_page: perPage })),
    );
    return { items: data, hasNext: /\brel="next"/.test(link ?? '') };
  };
  const known = Math.min(Math.max(1, Math.ceil(expected / perPage)), maxPages);
  const pages = await Promise.all(Array.from({ length: known }, (_, index) => readPage(index + 1)));
  while (pages.at(-1)?.hasNext === true) {
    if (pages.length === maxPages) throw tooManyPages(list);
    pages.push(await readPage(pages.length + 1));
  }
  return pages.flatMap(({ items }) => items);
}

function tooManyPages({ operation, maxPages }: List<unknown>) {
  const message = `GitHub was asked to ${operation.what}, and a list went on after ${maxPages} pages.`;
  return operationalFailure('GITHUB_LIST_TOO_LONG', message);
}
