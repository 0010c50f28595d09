import { z } from 'zod';
import { policyKeys } from './policy-keys.ts';

/** A part of a JSON Schema, as far as keys are concerned. */
export const KeySchema = z.looseObject({
  properties: z.record(z.string(), z.json()).optional(),
  items: z.json().optional(),
  additionalProperties: z.json().optional(),
  anyOf: z.array(z.json()).optional(),
  enum: z.array(z.string()).optional(),
  type: z.string().optional(),
  default: z.json().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});
export type KeySchema = z.infer<typeof KeySchema>;

/**
 * Every key that holds a value, by its path: `[]` is an entry of a list, `<id>` a name of the user's own. A key whose
 * value has keys of its own is left out, unless it is a list.
 */
export function* keysOf(
  schema: unknown,
  path = '',
): Generator<{ readonly path: string; readonly part: KeySchema }> {
  const { data: part } = KeySchema.safeParse(schema);
  if (part === undefined) return;
  const hasKeys = part.properties !== undefined || typeof part.additionalProperties === 'object';
  if (path !== '' && !path.endsWith('>') && !path.endsWith(']') && !hasKeys) yield { path, part };
  if (part.items !== undefined) yield* keysIn(part.items, `${path}[]`);
  if (typeof part.additionalProperties === 'object') yield* keysOf(part.additionalProperties, `${path}.<id>`);
  for (const [key, value] of Object.entries(part.properties ?? {}))
    yield* keysOf(value, path === '' ? key : `${path}.${key}`);
}

/** The keys of a list's entries; an entry that is a single value has none. */
function* keysIn(
  items: unknown,
  path: string,
): Generator<{ readonly path: string; readonly part: KeySchema }> {
  const { data: part } = KeySchema.safeParse(items);
  if (part?.properties !== undefined) yield* keysOf(items, path);
}

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
