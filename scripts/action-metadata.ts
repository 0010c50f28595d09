import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const ActionMetadata = z.object({
  inputs: z.record(z.string(), z.strictObject({ description: z.string(), default: z.string() })),
  outputs: z.record(z.string(), z.strictObject({ description: z.string() })),
  runs: z.strictObject({
    using: z.string(),
    main: z.string(),
    post: z.string(),
    'post-if': z.string(),
  }),
});
export type ActionMetadata = z.infer<typeof ActionMetadata>;

/** `action.yml`, parsed; throws where an input lacks its description or default. */
export function readActionMetadata(): ActionMetadata {
  const text = readFileSync(new URL('../action.yml', import.meta.url), 'utf8');
  return ActionMetadata.parse(parse(text));
}
