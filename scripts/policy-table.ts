import { keysOf, policyKeys } from '../src/policy/policy-keys.ts';
import { jsonSchema } from '../src/review-directory/schema-catalog.ts';
import { withBlock } from './generated-block.ts';

const headings: ReadonlyMap<string, string> = new Map([
  ['policy', 'Policy'],
  ['reviewers', 'Reviewers'],
  ['verifiers', 'Verifiers'],
  ['evidence', 'Evidence'],
]);

type Key = ReturnType<typeof keysOf> extends Generator<infer T> ? T : never;

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
  const told = policyKeys.get(key.path);
  if (told === undefined)
    throw new Error(`The policy key ${key.path} is missing in src/policy/policy-keys.ts.`);
  const { default: standard } = key.part;
  const said =
    told.default ?? (standard === undefined ? '' : code(JSON.stringify(standard).replaceAll('"', '')));
  const cells = [
    code(key.path.replace(/^policy\./, '')),
    said,
    accepted(key),
    told.meaning,
    code(told.example),
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
