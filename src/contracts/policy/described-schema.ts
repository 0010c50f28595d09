import { z } from 'zod';
import { policyKeys } from './policy-keys.ts';

type Json = z.infer<ReturnType<typeof z.json>>;

const Node = z.record(z.string(), z.json());

/** The policy's JSON Schema with what every key means, for editors that show it. */
export function describedSchema(schema: Json, path = ''): Json {
  const { data: node } = Node.safeParse(schema);
  if (node === undefined) return schema;
  const { properties, items, additionalProperties, ...rest } = node;
  const { data: keys } = Node.safeParse(properties);
  const told = policyKeys.get(path);
  return {
    ...rest,
    ...(told !== undefined && { description: told.meaning }),
    ...(keys !== undefined && {
      properties: Object.fromEntries(
        Object.entries(keys).map(([key, value]) => [
          key,
          describedSchema(value, path === '' ? key : `${path}.${key}`),
        ]),
      ),
    }),
    ...(items !== undefined && { items: describedSchema(items, `${path}[]`) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: describedSchema(additionalProperties, `${path}.<id>`),
    }),
  };
}
