import { z } from 'zod';

/** A GraphQL connection that says nothing of further pages, with null in place of what the token may not read. */
export function sparse<T>(node: z.ZodType<T>) {
  return z.object({ nodes: z.array(node.nullable()).nullable() });
}

/** What the token may read of such a connection, which may be null as a whole. */
export function nodes<T>(node: z.ZodType<T>) {
  return sparse(node)
    .nullish()
    .transform((connection) => (connection?.nodes ?? []).filter((each) => each !== null));
}
