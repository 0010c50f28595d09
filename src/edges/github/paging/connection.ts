import { z } from 'zod';
import { PageInfo } from './cursor-pages.ts';

/** A page of a list, and whether it goes on. */
export function connection<T>(node: z.ZodType<T>) {
  return z.object({ nodes: z.array(node), pageInfo: PageInfo });
}

/** As `connection`, with GitHub's own count of the whole list. */
export function counted<T>(node: z.ZodType<T>) {
  return z.object({ ...connection(node).shape, totalCount: z.int() });
}

/** A page from the end of a list. */
export function tail<T>(node: z.ZodType<T>) {
  return z.object({ nodes: z.array(node), pageInfo: z.object({ startCursor: z.string().nullable() }) });
}
