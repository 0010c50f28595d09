import { z } from 'zod';
import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { nearestWord } from '../model/text.ts';
import type { FieldTable } from './contract-fields.ts';
import { type NativeObject, own, pointerTo } from './json-value.ts';
import { none, type ProblemDetails, problem, quote, type Rule } from './rules.ts';

/**
 * Whether a value satisfies the schema, without a copy of it: for schemas that only check. Compiling costs a few
 * milliseconds, so it waits for the first value; a document of hundreds of findings has it back at once.
 */
export function guardOf<Data>(schema: z.ZodType<unknown, Data>): (value: unknown) => value is Data {
  let compiled: typeof schema | undefined;
  return (value): value is Data => {
    compiled ??= z.compile(schema);
    return compiled.validate(value);
  };
}

const schema = z.iso.datetime({ offset: true });

/** A date and time of ISO 8601 with its offset from UTC. */
function isIsoTimestamp(text: string): boolean {
  return schema.safeParse(text).success;
}

/** A time that a document states and that is none. */
export function timestampDeviation(
  rule: Rule,
  { path, timestamp }: { readonly path: string; readonly timestamp: string },
): readonly Problem[] {
  if (isIsoTimestamp(timestamp)) return [];
  return [
    problem(rule, {
      path,
      message: `${quote(timestamp)} is not an ISO 8601 timestamp.`,
      recommendation: 'Write a time such as "2026-01-13T10:30:00Z".',
    }),
  ];
}

/** Chooses the clause that a fault at `path` breaks. */
type RuleOf = (path: readonly PropertyKey[]) => Rule;

/** Says in our words, with a rule and advice, what a schema found wrong with `value` at `pointer`. */
export function schemaProblems(
  error: z.ZodError,
  { value, pointer, ruleOf }: { value: Native; pointer: string; ruleOf: RuleOf },
): readonly Problem[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const rule = ruleOf(issue.path);
      return issue.keys.map((key) => foreignKey(rule, key, pointerTo(pointer, ...issue.path, key)));
    }
    const given = issue.path.reduce<Native | undefined>((at, key) => own(at, key), value);
    const name = issue.path.length === 0 ? 'The value' : quote(issue.path.map(String).join('.'));
    const details = describe(issue, name, given);
    return [problem(ruleOf(issue.path), { ...details, path: pointerTo(pointer, ...issue.path) })];
  });
}

/** Only formats of our own and C3's pack are closed. */
function foreignKey(rule: Rule, key: string, path: string): Problem {
  return problem(rule, {
    path,
    message: `The key ${quote(key)} is not part of this closed format.`,
    recommendation: 'Remove the key.',
  });
}

type Description = Omit<ProblemDetails, 'path'>;

function describe(issue: z.core.$ZodIssue, name: string, given: Native | undefined): Description {
  if (given === undefined) {
    return {
      message: `${name} is missing.`,
      recommendation: `Add ${name}: ${expectation(issue)}.`,
    };
  }
  const wanted = expectation(issue);
  const near = issue.code === 'invalid_value' ? nearestWord(given, issue.values.map(String)) : undefined;
  return {
    message: `${name} ${seen(issue, given)}; it must be ${wanted}.`,
    recommendation: near === undefined ? `Write ${wanted}.` : `Write ${quote(near)}.`,
  };
}

/** Of a list that is too long or too short its length says more than that it is one. */
function seen({ code }: z.core.$ZodIssue, given: Native): string {
  const isCounted = code === 'too_small' || code === 'too_big';
  return isCounted && Array.isArray(given) ? `has ${items(given.length)}` : `is ${quote(given)}`;
}

function items(count: number | bigint): string {
  return `${count} ${count.toString() === '1' ? 'item' : 'items'}`;
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeName(issue.expected);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
      return `${bound('at least', issue.minimum, issue.origin)}`;
    case 'too_big':
      return `${bound('at most', issue.maximum, issue.origin)}`;
    case 'invalid_union':
      return 'options' in issue && issue.options !== undefined ? oneOf(issue.options) : issue.message;
    default:
      // Schemas give their own words for formats: "a line number or a range …".
      return issue.message;
  }
}

function oneOf(values: readonly unknown[]): string {
  const words = values.map((value) => quote(value));
  return words.length === 1 ? `${words[0]}` : `one of ${words.join(', ')}`;
}

function bound(limit: string, value: number | bigint, origin: string): string {
  switch (origin) {
    case 'string':
      return value === 1 && limit === 'at least'
        ? 'a non-empty string'
        : `a string of ${limit} ${value} characters`;
    case 'array':
      return `an array of ${limit} ${items(value)}`;
    default:
      return `a number of ${limit} ${value}`;
  }
}

function typeName(expected: string): string {
  switch (expected) {
    case 'int':
      return 'an integer';
    case 'array':
    case 'object':
      return `an ${expected}`;
    case 'record':
      return 'an object';
    case 'null':
      return 'null';
    default:
      return `a ${expected}`;
  }
}

/** Keys of one object that are reported one by one. */
const maxReported = 5;

interface Keys {
  readonly pointer: string;
  /** Keys that were read as some field. */
  readonly read?: ReadonlySet<string> | undefined;
}

/** Reviewer formats drift: a key beyond the contract is kept, reported, and never influences anything. */
export function unknownKeys(
  value: NativeObject,
  { names, unknownKey }: Pick<FieldTable, 'names' | 'unknownKey'>,
  { pointer, read }: Keys,
): readonly Problem[] {
  let problems = none;
  for (const key in value) {
    if (names.has(key) || read?.has(key) === true || problems.length >= maxReported) continue;
    const near = nearestWord(key, [...names]);
    const unknown = problem(unknownKey, {
      path: pointerTo(pointer, key),
      message: `The key ${quote(key)} is not part of the contract; it is kept but not read.`,
      recommendation: near === undefined ? 'Remove the key.' : `Remove the key, or write ${quote(near)}.`,
    });
    problems = [...problems, unknown];
  }
  return problems;
}
