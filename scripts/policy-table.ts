import { z } from 'zod';
import { jsonSchema } from '../src/commands/schema-catalog.ts';
import { policyKeys } from '../src/policy/policy-keys.ts';
import { withBlock } from './generated-block.ts';

const headings: ReadonlyMap<string, string> = new Map([
  ['policy', 'Policy'],
  ['reviewers', 'Reviewers'],
  ['verifiers', 'Verifiers'],
  ['evidence', 'Evidence'],
]);

/** The properties of a JSON Schema that define keys. */
const KeySchema = z.looseObject({
  properties: z.record(z.string(), z.json()).optional(),
  items: z.json().optional(),
  additionalProperties: z.json().optional(),
  enum: z.array(z.string()).optional(),
  type: z.string().optional(),
  default: z.json().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});

interface Key {
  readonly path: string;
  readonly part: z.infer<typeof KeySchema>;
}

/**
 * Every key that holds a value, by its path in `policyKeys`. A key whose value has keys itself is left out, unless it
 * is a list.
 */
export function* keysOf(schema: unknown, path = ''): Generator<Key> {
  const { data: part } = KeySchema.safeParse(schema);
  if (part === undefined) return;
  const { properties = {}, items, additionalProperties } = part;
  const hasKeys = part.properties !== undefined || typeof additionalProperties === 'object';
  if (path !== '' && !path.endsWith('>') && !path.endsWith(']') && !hasKeys) yield { path, part };
  if (KeySchema.safeParse(items).data?.properties !== undefined) yield* keysOf(items, `${path}[]`);
  if (typeof additionalProperties === 'object') yield* keysOf(additionalProperties, `${path}.<id>`);
  for (const [key, value] of Object.entries(properties))
    yield* keysOf(value, path === '' ? key : `${path}.${key}`);
}

function code(text: string): string {
  return `\`${text}\``;
}

function accepted({ part }: Key): string {
  if (part.enum !== undefined) return part.enum.map(code).join(', ');
  if (part.type === 'boolean') return '`true`, `false`';
  if (part.minimum !== undefined && part.maximum !== undefined)
    return part.maximum > 1_000_000 ? `from ${part.minimum}` : `${part.minimum} to ${part.maximum}`;
  return part.type === 'array' ? 'a list' : '';
}

function row(key: Key): string {
  const text = policyKeys.get(key.path);
  if (text === undefined)
    throw new Error(`The policy key ${key.path} is missing in src/policy/policy-keys.ts.`);
  const { default: standard } = key.part;
  const byDefault =
    text.default ?? (standard === undefined ? '' : code(JSON.stringify(standard).replaceAll('"', '')));
  const cells = [
    code(key.path.replace(/^policy\./, '')),
    byDefault,
    accepted(key),
    text.meaning,
    code(text.example),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The page with a table of every key of the policy file; an error where a key has no words, or words have no key. */
export function withPolicyKeys(page: string): string {
  const keys = [...keysOf(jsonSchema('policy'))];
  const gone = [...policyKeys.keys()].filter((path) => !keys.some((key) => key.path === path));
  if (gone.length > 0) throw new Error(`The policy has no key ${gone.join(', ')}.`);
  const groups = new Map<string, Key[]>();
  for (const key of keys) {
    const top = key.path.split('.')[0] ?? '';
    const group = headings.has(top) ? top : '';
    groups.set(group, [...(groups.get(group) ?? []), key]);
  }
  const tables = [...groups]
    .sort(([a], [b]) => [...headings.keys()].indexOf(a) - [...headings.keys()].indexOf(b))
    .map(([top, all]) =>
      [
        `### ${headings.get(top) ?? 'Other keys'}`,
        '',
        '| Key | Default | Accepts | Means | Example |',
        '| --- | --- | --- | --- | --- |',
        ...all.map(row),
        '',
      ].join('\n'),
    );
  return withBlock(page, 'keys', tables.join('\n'));
}
