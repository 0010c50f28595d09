import { usageFailure } from '../model/failure.ts';
import { jsonText } from '../model/text.ts';
import type { Shell } from './command-answer.ts';
import { jsonSchema, schemaNames } from './schema-catalog.ts';

/** Prints one JSON Schema. Throws `SCHEMA_UNKNOWN`, which lists the names. */
export function schemaCommand(name: string, shell: Shell): number {
  const schema = jsonSchema(name);
  if (schema === undefined) {
    throw usageFailure(
      'SCHEMA_UNKNOWN',
      `There is no schema ${JSON.stringify(name)}`,
      `Name one of ${schemaNames().join(', ')}.`,
    );
  }
  shell.out(jsonText(schema));
  return 0;
}
