import type { z } from 'zod';
import { nearestWord } from '../model/text.ts';
import { policyKeys } from './policy-keys.ts';

/** A path as people write it: `policy.suppress[0].reason`. */
export function pathText(path: readonly PropertyKey[]): string {
  const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return steps.join('').replace(/^\./, '');
}

/** The path as `policyKeys` has it: `policy.suppress[].reason`, `reviewers.<id>.run`. */
function keyOf([first, second, ...rest]: readonly PropertyKey[]): string {
  if (first === undefined) return '';
  const isNamed = (first === 'reviewers' || first === 'verifiers') && second !== undefined;
  const path = second === undefined ? [first] : [first, isNamed ? '<id>' : second, ...rest];
  return pathText(path).replace(/\[\d+\]/g, '[]');
}

/** The keys allowed below a key; none for a single value, and where people choose the names. */
function keysBelow(parent: string): readonly string[] {
  const start = parent === '' ? '' : `${parent}.`;
  const below = [...policyKeys.keys()].filter((key) => key.startsWith(start));
  const names = below.flatMap((key) => key.slice(start.length).split(/[.[]/, 1));
  return [...new Set(names)].filter((name) => name !== '<id>');
}

/** Number of leading steps that two keys share. */
function sharedSteps(one: string, other: string): number {
  const others = other.split('.');
  const steps = one.split('.').findIndex((step, index) => step !== others[index]);
  return steps === -1 ? others.length : steps;
}

/** The key under which a misplaced one belongs, the nearest when there are several. */
function parentOf(key: string, found: string): string | undefined {
  const parents = [...policyKeys.keys()]
    .filter((path) => path.endsWith(`.${key}`) && !path.includes('['))
    .map((path) => path.slice(0, -key.length - 1));
  return parents.sort((a, b) => sharedSteps(b, found) - sharedSteps(a, found))[0];
}

function unknownKey(key: string, found: string): string {
  const allowed = keysBelow(found);
  const nearest = nearestWord(key, allowed);
  const parent = parentOf(key, found);
  const unknown = `unknown key ${JSON.stringify(key)}`;
  if (nearest !== undefined) return `${unknown}; did you mean \`${nearest}\`?`;
  if (parent !== undefined) return `${unknown}; it belongs under \`${parent}\``;
  if (keysBelow('').includes(key)) return `${unknown}; it belongs at the top of the file`;
  return allowed.length === 0 ? unknown : `${unknown}; allowed here: ${allowed.join(', ')}`;
}

function example(key: string): string {
  const text = policyKeys.get(key);
  return text === undefined ? '' : `, for example \`${key.replace(/^.*\./, '')}: ${text.example}\``;
}

function typeName(expected: string, keys: readonly string[]): string {
  switch (expected) {
    case 'array':
      return 'a list';
    case 'boolean':
      return 'true or false';
    case 'int':
    case 'number':
      return 'a whole number';
    case 'string':
      return 'text';
    default:
      return keys.length === 0 ? 'a group of keys' : `a group of these keys: ${keys.join(', ')}`;
  }
}

function limitText({ code, origin, ...limit }: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const bound = 'minimum' in limit ? `at least ${limit.minimum}` : `at most ${limit.maximum}`;
  if (origin === 'array') return `a list of ${bound} entries`;
  return origin === 'string' ? `text of ${bound} characters` : bound;
}

/**
 * What is wrong at the place of an issue, and what to write instead. `given` is the value as text; undefined when there
 * is none.
 */
export function describeMistake(issue: z.core.$ZodIssue, given: string | undefined): string {
  const key = keyOf(issue.path);
  const but = `, got ${given}`;
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownKey(issue.keys[0] ?? '', key);
    case 'invalid_key':
      return `as a name must be ${issue.issues[0]?.message ?? issue.message}`;
    case 'custom':
      return issue.message;
  }
  if (given === undefined) return `is missing${example(key)}`;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeName(issue.expected, keysBelow(key))}${but}${example(key)}`;
    case 'invalid_value': {
      const words = issue.values.map(String);
      const nearest = nearestWord(given.replaceAll('"', ''), words);
      const choice = words.length === 1 ? words[0] : `one of ${words.join(', ')}`;
      return `must be ${choice}${but}${nearest === undefined ? '' : `; did you mean \`${nearest}\`?`}`;
    }
    case 'too_big':
    case 'too_small':
      return `must be ${limitText(issue)}${but}`;
    default:
      // The schema's own words, such as "16 hex digits".
      return `must be ${issue.message}${but}${example(key)}`;
  }
}
