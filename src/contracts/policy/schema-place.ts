import { z } from 'zod';
import { Policy } from '../../domain/policy/policy.ts';
import { KeySchema } from './walk-keys.ts';

/** What the schema has at some place of a policy file. */
export interface SchemaPlace {
  /** As `policyKeys` names it: `policy.suppress[].reason`, `reviewers.<id>.run`. */
  readonly name: string;
  /** Keys that may stand there; none where a value stands. */
  readonly keys: readonly string[];
  /** Bounds of a number. */
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

let wholeSchema: unknown;

/** Made once, and only for a file with a mistake. */
function schema(): unknown {
  wholeSchema ??= z.toJSONSchema(Policy, { io: 'input', unrepresentable: 'any' });
  return wholeSchema;
}

/** Of a choice the one that has keys. */
function partOf(node: unknown): KeySchema | undefined {
  const { data: part } = KeySchema.safeParse(node);
  const choice = part?.anyOf?.map(partOf).find((each) => each?.properties !== undefined);
  return choice ?? part;
}

function step(part: KeySchema | undefined, name: string, key: PropertyKey): readonly [unknown, string] {
  if (typeof key === 'number') return [part?.items, `${name}[]`];
  const known = part?.properties?.[String(key)];
  const below = known === undefined && typeof part?.additionalProperties === 'object' ? '<id>' : String(key);
  return [known ?? part?.additionalProperties, name === '' ? below : `${name}.${below}`];
}

export function schemaPlace(path: readonly PropertyKey[]): SchemaPlace {
  let part = partOf(schema());
  let name = '';
  for (const key of path) {
    const [node, below] = step(part, name, key);
    part = partOf(node);
    name = below;
  }
  const { properties = {}, minimum, maximum } = part ?? {};
  return { name, keys: Object.keys(properties), minimum, maximum };
}

/** A place as people write it: `policy.suppress[0].reason`. */
export function pathWords(path: readonly PropertyKey[]): string {
  return path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return before === '' ? String(key) : `${before}.${String(key)}`;
  }, '');
}
