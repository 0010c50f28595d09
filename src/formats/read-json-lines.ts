import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import {
  decodeUtf8,
  defaultLimits,
  type JsonLimits,
  type JsonReading,
  type Position,
  parentPointer,
  readJson,
  readJsonText,
} from './json-reader.ts';
import { rdRules } from './rdjson.ts';

import { problem } from './rules.ts';

interface Line {
  readonly number: number;
  readonly text: string;
}

/**
 * JSON Lines as one array with an item for each line; blank lines are passed over. The limits hold for each
 * line, and the byte limit for the whole.
 */
export function readJsonLines(bytes: Uint8Array, limits: JsonLimits = defaultLimits): JsonReading {
  const text = bytes.byteLength > limits.bytes ? undefined : decodeUtf8(bytes);
  if (text === undefined) return readJson(bytes, limits);
  const lines = text
    .split('\n')
    .map((line, index): Line => ({ number: index + 1, text: line }))
    .filter((line) => line.text.trim() !== '');
  const values: Native[] = [];
  const problems: Problem[] = [];
  let isWellFormed = true;
  const locators: { readonly line: number; readonly locate: Locate }[] = [];
  for (const line of lines) {
    const reading = readJsonText(line.text, limits);
    if (!reading.ok) {
      for (const each of reading.problems) problems.push(onLine(each, line.number));
      if (problems.length > maxFaults) break;
      continue;
    }
    values.push(reading.value);
    isWellFormed &&= reading.isWellFormed;
    locators.push({ line: line.number, locate: reading.locate });
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: values, isWellFormed, locate: (pointers) => locateAll(pointers, locators) };
}

type Locate = Extract<JsonReading, { ok: true }>['locate'];

const maxFaults = 200;

function onLine(fault: Problem, line: number): Problem {
  return problem(rdRules.line, { ...fault, line });
}

function locateAll(
  pointers: Iterable<string>,
  locators: readonly { readonly line: number; readonly locate: Locate }[],
): ReadonlyMap<string, Position> {
  const found = new Map<string, Position>();
  for (const pointer of pointers) {
    const [, index = '', ...rest] = pointer.split('/');
    const locator = parentPointer(pointer) === undefined ? locators[0] : locators[Number(index)];
    const inner = rest.map((token) => `/${token}`).join('');
    const position = locator?.locate([inner]).get(inner);
    if (locator !== undefined && position !== undefined)
      found.set(pointer, { ...position, line: locator.line });
  }
  return found;
}
