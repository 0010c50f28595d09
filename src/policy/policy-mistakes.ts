import { stringify } from 'yaml';
import { z } from 'zod';
import { nearestWord } from '../model/text.ts';
import { Policy } from './policy.ts';
import { KeySchema, policyKeys } from './policy-keys.ts';

/** A mistake in a policy file. Its path may be longer than that of Zod's issue. */
interface Mistake {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function shown(given: unknown): string {
  const text = typeof given === 'object' ? (Array.isArray(given) ? 'a list' : 'a group of keys') : undefined;
  return text ?? (JSON.stringify(given) ?? '').slice(0, 60);
}

function not(given: unknown): string {
  return given === null ? 'and here is nothing' : `not ${shown(given)}`;
}

function didYouMean(given: unknown, allowed: readonly string[]): string {
  const nearest = nearestWord(given, allowed);
  return nearest === undefined ? '' : `; did you mean \`${nearest}\`?`;
}

function inYaml(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim();
}

/** An example of a key to append to a message; empty when there is none. */
function example({ name }: SchemaPlace): string {
  const key = policyKeys.get(name);
  const word = name.slice(name.lastIndexOf('.') + 1);
  return key === undefined || word.endsWith(']') ? '' : `, for example \`${word}: ${key.example}\``;
}

/** The key under which a misplaced key belongs, the nearest when there are several. */
function homeOf(key: string, { name: found }: SchemaPlace): string | undefined {
  const homes = [...policyKeys.keys()].filter((name) => name.endsWith(`.${key}`) && !name.includes('['));
  const [home] = homes.sort((a, b) => sharedSteps(b, found) - sharedSteps(a, found));
  return home?.slice(0, -key.length - 1);
}

/** Number of leading steps that two paths share. */
function sharedSteps(a: string, b: string): number {
  const other = b.split('.');
  const steps = a.split('.').findIndex((step, index) => step !== other[index]);
  return steps === -1 ? other.length : steps;
}

function unknownKey(key: string, place: SchemaPlace): string {
  const { keys } = place;
  const meant = didYouMean(key, keys);
  if (meant !== '') return meant;
  const home = homeOf(key, place);
  if (home !== undefined) return `; it belongs under \`${home}\``;
  if (schemaPlace([]).keys.includes(key)) return '; it belongs at the top of the file, under no other key';
  return keys.length === 0 ? '' : `; what may stand here: ${keys.join(', ')}`;
}

function listFrom(given: unknown, { name }: SchemaPlace): string {
  // In a workflow `env` assigns values; here it is a list of names to pass on.
  if (name.endsWith('.env') && typeof given === 'object' && given !== null)
    return `; write the names alone, as a list: \`${inYaml(Object.keys(given))}\``;
  if (typeof given !== 'string' && typeof given !== 'number') return '';
  const isCommand = name.endsWith('.run') && typeof given === 'string';
  return `; write it as a list: \`${inYaml(isCommand ? given.trim().split(/\s+/) : [given])}\``;
}

const yes = /^(?:yes|on|y|true)$/i;
const no = /^(?:no|off|n|false)$/i;

function truthFrom(given: unknown): string {
  if (typeof given !== 'string' || !(yes.test(given) || no.test(given))) return '';
  return `; write it as \`${yes.test(given)}\`, without quotes`;
}

function range({ minimum, maximum = Number.MAX_SAFE_INTEGER }: SchemaPlace): string {
  if (minimum === undefined) return '';
  return maximum === Number.MAX_SAFE_INTEGER ? ` of ${minimum} or more` : ` from ${minimum} to ${maximum}`;
}

function wrongType(expected: string, given: unknown, place: SchemaPlace): string {
  if (given === undefined) return `is missing${example(place)}`;
  switch (expected) {
    case 'array':
      return `must be a list, ${not(given)}${listFrom(given, place)}`;
    case 'boolean':
      return `must be true or false, ${not(given)}${truthFrom(given)}`;
    case 'int':
    case 'number':
      return `must be a whole number${range(place)}, ${not(given)}`;
    case 'string':
      return `must be text, ${not(given)}${example(place)}`;
    default:
      return `must be a group of keys, ${not(given)}${groupKeys(place, given)}`;
  }
}

function groupKeys({ keys, name }: SchemaPlace, given: unknown): string {
  if (keys.includes('run') && typeof given === 'string')
    return `; write it as \`run: ${inYaml(given.trim().split(/\s+/))}\` below the name`;
  if (keys.length > 0) return `; its keys: ${keys.join(', ')}`;
  return /^(?:reviewers|verifiers)$/.test(name) ? '; its keys are names of your own: `claude: {}`' : '';
}

function wrongSize(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  given: unknown,
  place: SchemaPlace,
): string {
  const { origin, code } = issue;
  if (origin === 'number' || origin === 'int') return `must be a whole number${range(place)}, ${not(given)}`;
  const unit = origin === 'array' ? 'entries' : 'characters';
  return code === 'too_big'
    ? `must have at most ${issue.maximum} ${unit}`
    : `must not be empty${example(place)}`;
}

function wrongWord(allowed: readonly unknown[], given: unknown, place: SchemaPlace): string {
  const words = allowed.map(String);
  if (given === undefined) return `is missing${example(place)}`;
  const choice = words.length === 1 ? words[0] : `one of ${words.join(', ')}`;
  return `must be ${choice}, ${not(given)}${didYouMean(given, words)}`;
}

/** For a group of keys, returns the issues inside the alternative that is a group. */
function insideChoice(issue: z.core.$ZodIssueInvalidUnion): readonly z.core.$ZodIssue[] {
  return (
    issue.errors.find((branch) =>
      branch.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
    ) ?? []
  );
}

function words(issue: z.core.$ZodIssue, given: unknown, place: SchemaPlace): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys
        .map((key) => `unknown key ${JSON.stringify(key)}${unknownKey(key, place)}`)
        .join('; ');
    case 'invalid_type':
      return wrongType(issue.expected, given, place);
    case 'too_big':
    case 'too_small':
      return wrongSize(issue, given, place);
    case 'invalid_value':
      return wrongWord(issue.values, given, place);
    case 'invalid_format':
      return issue.format === 'date'
        ? `must be a day that there is, such as 2030-12-31, ${not(given)}`
        : `must be ${issue.message.slice(0, 300)}, ${not(given)}`;
    case 'invalid_key':
      return `as a name must be ${(issue.issues[0]?.message ?? issue.message).slice(0, 300)}`;
    case 'invalid_union':
      return `cannot be ${shown(given)}${example(place)}`;
    default:
      return issue.message.slice(0, 300);
  }
}

/** Explains one issue of the schema and what to write instead; `valueAt` returns the file's value at a path. */
export function mistakesOf(
  issue: z.core.$ZodIssue,
  valueAt: (path: readonly PropertyKey[]) => unknown,
): readonly Mistake[] {
  const inside = issue.code === 'invalid_union' ? insideChoice(issue) : [];
  if (inside.length > 0)
    return inside.flatMap((each) => mistakesOf({ ...each, path: [...issue.path, ...each.path] }, valueAt));
  const { path } = issue;
  return [{ path, message: words(issue, valueAt(path), schemaPlace(path)) }];
}

/** The schema at one place of a policy file. */
interface SchemaPlace {
  /** Name as in `policyKeys`: `policy.suppress[].reason`, `reviewers.<id>.run`. */
  readonly name: string;
  /** Keys allowed there; empty for a single value. */
  readonly keys: readonly string[];
  /** Bounds of a number. */
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

let wholeSchema: unknown;

/** Created on first use, so only for a file with a mistake. */
function schema(): unknown {
  wholeSchema ??= z.toJSONSchema(Policy, { io: 'input', unrepresentable: 'any' });
  return wholeSchema;
}

/** Of several alternatives, the one that has keys. */
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

function schemaPlace(path: readonly PropertyKey[]): SchemaPlace {
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

/** A path as people write it: `policy.suppress[0].reason`. */
export function pathWords(path: readonly PropertyKey[]): string {
  return path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    return before === '' ? String(key) : `${before}.${String(key)}`;
  }, '');
}
