import type { Problem } from '../model/problem.ts';
import { pointerTo } from './json-reader.ts';
import type { NativeObject } from './own-document.ts';
import { joined, none, problem, quote } from './rules.ts';
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

/** What a finding of each type may hold, in the contract's order. */
const fieldsOf: ReadonlyMap<unknown, readonly string[]> = new Map(
  [...locationFields].map(([type, fields]) => [type, ['type', ...fields, ...commonFields]]),
);

/** The contract's order, whatever the type; location fields that come first share a place. */
const order = ['type', 'file', 'files', 'scope', 'line', 'line_end', ...commonFields];
const known = new Set(order);

/** All that is wrong with the keys of a finding, whatever their values. */
export function keyProblems(value: NativeObject, pointer: string): readonly Problem[] {
  return areInOrder(value, fieldsOf.get(value['type']))
    ? none
    : joined(mixedTypes(value, pointer), misplacedKey(value, pointer), unreadKeys(value, pointer));
}

/** Keys that are neither C1's nor were read as one of its fields. */
export function unreadKeys(
  value: NativeObject,
  pointer: string,
  read: ReadonlySet<string> = new Set(),
): readonly Problem[] {
  const keys = read.size === 0 ? known : new Set([...known, ...read]);
  return unknownKeys(value, keys, { pointer, rule: 'C1/unknown-key' });
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
  const foreign = [...new Set([...locationFields.values()].flat())].filter(
    (name) => Object.hasOwn(value, name) && !fields.includes(name),
  );
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

/** The first key that stands after one that the contract has behind it. */
function misplacedKey(value: NativeObject, pointer: string): readonly Problem[] {
  let previous: string | undefined;
  for (const name of Object.keys(value)) {
    if (!known.has(name)) continue;
    if (previous !== undefined && order.indexOf(name) < order.indexOf(previous)) {
      return [
        problem('C1/field-order', {
          path: pointerTo(pointer, name),
          type: 'order',
          message: `${quote(name)} comes after ${quote(previous)}.`,
          recommendation: `Write type, location, ${commonFields.join(', ')}.`,
        }),
      ];
    }
    previous = name;
  }
  return none;
}
