import { z } from 'zod';

/**
 * Whether a value satisfies the schema, without a copy of it: for schemas that only check. Compiling costs a few
 * milliseconds, so it waits for the first value; a document of hundreds of findings has it back at once.
 */
export function guardOf<Schema extends z.ZodType>(
  schema: Schema,
): (value: unknown) => value is z.input<Schema> {
  let compiled: Schema | undefined;
  return (value): value is z.input<Schema> => {
    compiled ??= z.compile(schema);
    return compiled.validate(value);
  };
}
