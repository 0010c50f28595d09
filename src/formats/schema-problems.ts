import { z } from 'zod';
import type { Native } from '../model/finding.ts';
import { counted, nearestWord } from '../model/text.ts';
import type { FieldTable } from './contract-fields.ts';
import { type NativeObject, own } from './json-value.ts';
import { type ProblemList, quote, type Rule } from './rules.ts';

/** Values that a schema is interpreted for: compiling it takes as long as checking a few dozen. */
const interpreted = 30;

/**
 * Whether a value satisfies the schema, without a copy of it: for schemas that only check. The schema is compiled once
 * there are many values.
 */
export function guardOf<Data>(schema: z.ZodType<unknown, Data>): (value: unknown) => value is Data {
  let compiled: typeof schema | undefined;
  let checked = 0;
  return (value): value is Data => {
    checked += 1;
    if (checked <= interpreted) return schema.safeParse(value, { jitless: true }).success;
    compiled ??= z.compile(schema);
    return compiled.validate(value);
  };
}

/** Reports a time that is not ISO 8601 with its offset from UTC. */
export function checkTimestamp(problems: ProblemList, rule: Rule, at: readonly string[], time: string): void {
  if (z.iso.datetime({ offset: true }).safeParse(time).success) return;
  const advice = 'Write a time such as "2026-01-13T10:30:00Z".';
  problems.add(rule, at, `${quote(time)} is not an ISO 8601 timestamp.`, advice);
}

/** Values that a document states of itself: where, what it states, and what its own content makes it. */
export type Statements = readonly (readonly [at: readonly string[], given: unknown, right: unknown])[];

/** Reports statements of a document about itself that its own content contradicts. */
export function checkStatements(problems: ProblemList, rule: Rule, statements: Statements): void {
  for (const [at, given, right] of statements) {
    if (given === right) continue;
    const message = `\`${at.at(-1)}\` is ${quote(given)}; the rest of the document makes it ${quote(right)}.`;
    problems.add(rule, at, message, `Write ${quote(right)}.`);
  }
}

/** Reports what a schema found wrong with a value in our words; `ruleOf` is the rule that a fault at a path breaks. */
export function addSchemaProblems(
  problems: ProblemList,
  error: z.ZodError | undefined,
  value: Native,
  ruleOf: FieldTable['ruleOf'],
): void {
  for (const issue of error?.issues ?? []) {
    const { path } = issue;
    const rule = ruleOf(path);
    if (issue.code === 'unrecognized_keys') {
      // Only formats of our own and C3's evidence pack are closed.
      for (const key of issue.keys) {
        const message = `The key ${quote(key)} is not part of this closed format.`;
        problems.add(rule, [...path, key], message, 'Remove the key.');
      }
      continue;
    }
    const given = path.reduce<Native | undefined>((at, key) => own(at, key), value);
    const name = path.length === 0 ? 'The value' : quote(path.map(String).join('.'));
    const expected = expectation(issue);
    if (given === undefined) {
      problems.add(rule, path, `${name} is missing.`, `Add ${name}: ${expected}.`);
      continue;
    }
    const near = issue.code === 'invalid_value' ? nearestWord(given, issue.values.map(String)) : undefined;
    const message = `${name} ${state(issue, given)}; it must be ${expected}.`;
    problems.add(rule, path, message, `Write ${near === undefined ? expected : quote(near)}.`);
  }
}

/** Of a list that is too long or too short its length says more than that it is one. */
function state({ code }: z.core.$ZodIssue, given: Native): string {
  const isCounted = code === 'too_small' || code === 'too_big';
  return isCounted && Array.isArray(given) ? `has ${counted(given.length, 'item')}` : `is ${quote(given)}`;
}

const typeNames: Readonly<Record<string, string>> = {
  null: 'null',
  int: 'an integer',
  record: 'an object',
  array: 'an array',
  object: 'an object',
};

/** The values that a schema takes in place of one that breaks it. */
export function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? `a ${issue.expected}`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
      return bound('at least', issue.minimum, issue.origin);
    case 'too_big':
      return bound('at most', issue.maximum, issue.origin);
    case 'invalid_union':
      if ('options' in issue) return oneOf(issue.options);
      // Zod's own words say nothing of the alternatives.
      return issue.message === 'Invalid input' ? alternatives(issue.errors) : issue.message;
    default:
      // Schemas give their own words for formats: "a line number or a range …".
      return issue.message;
  }
}

/** What each variant of a union expects of the value itself. */
function alternatives(variants: readonly (readonly z.core.$ZodIssue[])[]): string {
  const expected = variants.flatMap(([first]) =>
    first === undefined ? [] : first.path.length === 0 ? expectation(first) : 'an object with other values',
  );
  return expected.length === 0 ? 'another value' : [...new Set(expected)].join(' or ');
}

function oneOf(values: readonly unknown[]): string {
  const words = values.map((value) => quote(value));
  return words.length === 1 ? `${words[0]}` : `one of ${words.join(', ')}`;
}

function bound(limit: string, value: number | bigint, origin: string): string {
  if (origin === 'string') return `a string of ${limit} ${counted(Number(value), 'character')}`;
  return origin === 'array'
    ? `an array of ${limit} ${counted(Number(value), 'item')}`
    : `a number of ${limit} ${value}`;
}

/** Keys of one object that are reported one by one. */
const maxReported = 5;

interface KnownKeys extends Pick<FieldTable, 'names' | 'unknownKey'> {
  /** Keys that were read as some field. */
  readonly read?: ReadonlySet<string> | undefined;
}

/** Reviewer formats drift: a key beyond the contract is kept, reported, and never influences anything. */
export function addUnknownKeys(
  problems: ProblemList,
  value: NativeObject,
  { names, unknownKey, read }: KnownKeys,
  at: readonly PropertyKey[] = [],
): void {
  let reported = 0;
  for (const key in value) {
    if (names.has(key) || read?.has(key) === true || reported >= maxReported) continue;
    reported += 1;
    const near = nearestWord(key, [...names]);
    const advice = near === undefined ? 'Remove the key.' : `Remove the key, or write ${quote(near)}.`;
    const message = `The key ${quote(key)} is not part of the contract; it is kept but not read.`;
    problems.add(unknownKey, [...at, key], message, advice);
  }
}
