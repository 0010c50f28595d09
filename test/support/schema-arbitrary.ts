import fc from 'fast-check';
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, value]) => [name, arbitraryOf(value)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required], noNullPrototype: true });
}

function arbitraryOf(schema: z.core.JSONSchema._JSONSchema): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.constant('anything');
  const { anyOf, enum: words, const: only, pattern, minimum = 0, maximum = 1000, maxLength = 20 } = schema;
  if (only !== undefined) return fc.constant(only);
  if (words !== undefined) return fc.constantFrom(...words);
  const options = anyOf ?? schema.oneOf;
  if (options !== undefined) return fc.oneof(...options.map(arbitraryOf));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array': {
      const [item] = [schema.items].flat();
      return fc.array(arbitraryOf(item ?? true), { minLength: schema.minItems ?? 0, maxLength: 3 });
    }
    case 'string':
      return pattern === undefined
        ? fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(maxLength, 20) })
        : fc.stringMatching(new RegExp(pattern));
    case 'number':
    case 'integer':
      return fc.integer({ min: minimum, max: Math.min(maximum, 1000) });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

/** Values of a schema, with every field that it has: one that is added later is generated as well. */
export function valuesOf<T>(schema: z.ZodType<T>): fc.Arbitrary<T> {
  return arbitraryOf(z.toJSONSchema(schema))
    .map((value) => schema.safeParse(value).data)
    .filter((value) => value !== undefined);
}
