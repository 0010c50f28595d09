import { z } from 'zod';
import type { Native } from '../model/finding.ts';
import { nearestWord } from '../model/text.ts';
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

const isoTime = z.iso.datetime({ offset: true });

/** Reports a time that is not ISO 8601 with its offset from UTC. */
export function checkTimestamp(problems: ProblemList, rule: Rule, at: readonly string[], time: string): void {
  if (isoTime.safeParse(time).success) return;
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

interface Checked {
  readonly value: Native;
  /** The rule that a fault at `path` breaks. */
  readonly ruleOf: (path: readonly PropertyKey[]) => Rule;
}

/** Reports what a schema found wrong with a value, with a rule and advice. */
export function addSchemaProblems(
  problems: ProblemList,
  error: z.ZodError | undefined,
  { value, ruleOf }: Checked,
): void {
  for (const issue of error?.issues ?? []) {
    const { path } = issue;
    const rule = ruleOf(path);
    // Only formats of our own and C3's evidence pack are closed.
    for (const key of issue.code === 'unrecognized_keys' ? issue.keys : []) {
      const message = `The key ${quote(key)} is not part of this closed format.`;
      problems.add(rule, [...path, key], message, 'Remove the key.');
    }
    if (issue.code === 'unrecognized_keys') continue;
    const given = path.reduce<Native | undefined>((at, key) => own(at, key), value);
    const name = path.length === 0 ? 'The value' : quote(path.map(String).join('.'));
    const found = given === undefined ? 'missing' : quote(given);
    const [, expected = issue.message] = /expected (.+?)(?:, received \w+)?$/i.exec(issue.message) ?? [];
    const near = issue.code === 'invalid_value' ? nearestWord(given, issue.values.map(String)) : undefined;
    const advice = near === undefined ? undefined : `Write ${quote(near)}.`;
    problems.add(rule, path, `${name} is ${found}; expected ${expected}.`, advice);
  }
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
