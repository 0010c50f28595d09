import type { Problem } from '../model/problem.ts';
import { pointerTo } from './json-reader.ts';
import type { NativeObject } from './own-document.ts';
import { joined, none, problem, quote, type RuleId } from './rules.ts';

import { unknownKeys } from './schema-problems.ts';

const commonFields = [
  'category',
  'issue',
  'references',
  'implications',
  'severity',
  'confidence',
  'fix',
  'fix_confidence',
  'pre_existing',
];

const locationFields: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['inline', ['file', 'line', 'line_end']],
  ['file', ['file']],
  ['multi-file', ['files']],
  ['system', ['scope']],
]);
const allLocationFields = ['file', 'line', 'line_end', 'files', 'scope'];

/** What a finding of each type may hold, in the contract's order. */
const fieldsOf: ReadonlyMap<unknown, readonly string[]> = new Map(
  [...locationFields].map(([type, fields]) => [type, ['type', ...fields, ...commonFields]]),
);

/** The contract's field order, whatever the type; location fields that begin one share a place. */
const order: ReadonlyMap<string, number> = new Map(
  [
    ['type'],
    ['file', 'files', 'scope'],
    ['line'],
    ['line_end'],
    ...commonFields.map((name) => [name]),
  ].flatMap((names, rank) => names.map((name): [string, number] => [name, rank])),
);

const known = new Set(order.keys());

/** Which clause a fault in each field breaks; any other path is the finding itself. */
const rules: ReadonlyMap<PropertyKey | undefined, RuleId> = new Map([
  ['type', 'C1/type'],
  ['category', 'C1/category'],
  ['issue', 'C1/issue'],
  ['references', 'C1/references'],
  ['implications', 'C1/implications'],
  ['severity', 'C1/severity'],
  ['confidence', 'C1/confidence'],
  ['fix', 'C1/fix'],
  ['fix_confidence', 'C1/fix-confidence'],
  ['pre_existing', 'C1/pre-existing'],
  ['file', 'C1/file'],
  ['line', 'C1/line'],
  ['line_end', 'C1/line'],
  ['files', 'C1/files'],
  ['scope', 'C1/scope'],
]);

export function ruleOf(path: readonly PropertyKey[]): RuleId {
  return rules.get(path[0]) ?? 'C1/R2';
}

/** All that is wrong with the keys of a finding, whatever stands behind them. */
export function keyProblems(value: NativeObject, pointer: string): readonly Problem[] {
  return areInOrder(value, fieldsOf.get(value['type']))
    ? none
    : joined(mixedTypes(value, pointer), keyDeviations(value, pointer));
}

/** Whether the keys are some of these fields, in their order: then no rule about keys is broken. */
function areInOrder(value: NativeObject, fields: readonly string[] | undefined): boolean {
  if (fields === undefined) return false;
  let at = 0;
  // Unlike `Object.keys` this makes no list, and what comes from JSON inherits no keys.
  for (const key in value) {
    while (at < fields.length && fields[at] !== key) at += 1;
    at += 1;
  }
  return at <= fields.length;
}

/** C1/R3: location fields that belong to another type. */
function mixedTypes(value: NativeObject, pointer: string): readonly Problem[] {
  const type = value['type'];
  const fields = locationFields.get(type);
  if (fields === undefined) return none;
  const foreign = allLocationFields.filter((name) => Object.hasOwn(value, name) && !fields.includes(name));
  return foreign.map((name) =>
    problem('C1/R3', {
      path: pointerTo(pointer, name),
      type: 'mixed',
      message: `${quote(name)} does not belong to a finding of type ${quote(type)}.`,
      recommendation: `Remove it, or choose the type that has it: ${typesWith(name)}.`,
    }),
  );
}

function typesWith(name: string): string {
  return [...locationFields]
    .flatMap(([type, fields]) => (fields.includes(name) ? [quote(type)] : []))
    .join(' or ');
}

/** Deviations in the keys themselves: their order, and keys beyond the contract. */
function keyDeviations(value: NativeObject, pointer: string): readonly Problem[] {
  let highest = -1;
  let previous = '';
  let misplaced: { readonly name: string; readonly after: string } | undefined;
  let hasUnknown = false;
  for (const name of Object.keys(value)) {
    const rank = order.get(name);
    if (rank === undefined) hasUnknown = true;
    else if (rank < highest) misplaced ??= { name, after: previous };
    else {
      highest = rank;
      previous = name;
    }
  }
  if (misplaced === undefined && !hasUnknown) return none;
  const unknown = hasUnknown ? unknownKeys(value, known, { pointer, rule: 'C1/unknown-key' }) : [];
  return misplaced === undefined ? unknown : [outOfOrder(misplaced, pointer), ...unknown];
}

function outOfOrder({ name, after }: { name: string; after: string }, pointer: string): Problem {
  return problem('C1/field-order', {
    path: pointerTo(pointer, name),
    type: 'order',
    message: `${quote(name)} stands after ${quote(after)}.`,
    recommendation:
      'Write type, location, category, issue, references, implications, severity, confidence, fix, fix_confidence, pre_existing.',
  });
}
