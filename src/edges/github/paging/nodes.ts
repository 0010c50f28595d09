import { z } from 'zod';

/**
 * The nodes of a GraphQL connection that says nothing of further pages. What is null in it, the connection or a node of
 * it, is what the token may not read, and is left out.
 */
export function nodes<T>(node: z.ZodType<T>) {
  return z
    .object({ nodes: z.array(node.nullable()).nullable() })
    .nullish()
    .transform((connection) => (connection?.nodes ?? []).filter((each) => each !== null));
}
