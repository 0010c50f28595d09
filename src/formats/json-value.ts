import { type JSONPath, visit } from 'jsonc-parser';
import type { Native } from '../model/finding.ts';

export interface NativeObject {
  readonly [key: string]: Native;
}

export function isObject(value: unknown): value is NativeObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value's own property, never an inherited one; undefined when it is absent. */
export function own(value: unknown, key: PropertyKey): Native | undefined {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
  return isObject(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
}

/** A copy of the object with one of its lists emptied; anything else as it is. */
export function emptied(value: Native, key: string): Native {
  return Array.isArray(own(value, key)) && isObject(value) ? { ...value, [key]: [] } : value;
}

/** 1-based; `column` counts UTF-16 units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * Positions of several values in one pass over the text. A pointer that names nothing (a missing field) gets
 * the position of its nearest ancestor.
 */
export function positionsOf(text: string, pointers: Iterable<string>): ReadonlyMap<string, Position> {
  const wanted = new Set(pointers);
  const branches = new Set([...wanted].flatMap((pointer) => [...ancestors(pointer)]));
  const offsets = new Map<string, number>();
  // False skips everything inside the value.
  const find = (offset: number, path: () => JSONPath): boolean => {
    const pointer = pointerTo('', ...path());
    const isOnWay = branches.has(pointer);
    if (isOnWay) offsets.set(pointer, offset);
    return isOnWay;
  };
  visit(text, {
    onObjectBegin: (offset, _length, _line, _character, path) => find(offset, path),
    onObjectEnd: () => {},
    onArrayBegin: (offset, _length, _line, _character, path) => find(offset, path),
    onArrayEnd: () => {},
    onLiteralValue: (_value, offset, _length, _line, _character, path) => void find(offset, path),
  });
  const lines = lineStarts(text);
  const found = new Map<string, Position>();
  for (const pointer of wanted) {
    const nearest = [...ancestors(pointer)].find((each) => offsets.has(each)) ?? '';
    found.set(pointer, positionAt(lines, offsets.get(nearest) ?? 0));
  }
  return found;
}

/** The pointer itself and those of its containers, innermost first. */
function* ancestors(pointer: string): Generator<string> {
  for (let at: string | undefined = pointer; at !== undefined; at = parentPointer(at)) yield at;
}

/** Offsets at which lines begin. A line ends at LF only, so that numbers agree with git and editors. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

export function positionAt(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** Characters of a key that a pointer holds: pointers are shown, and the reader of a document may choose its keys. */
const maxKeyLength = 80;

/** One reference token of a JSON pointer, escaped as RFC 6901 section 3 says. */
function pointerToken(key: PropertyKey): string {
  const whole = String(key);
  const text = whole.length > maxKeyLength ? `${whole.slice(0, maxKeyLength)}…` : whole;
  return /[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
}

/** `base` extended by each key; `''` is the whole document. */
export function pointerTo(base: string, ...keys: readonly PropertyKey[]): string {
  let pointer = base;
  for (const key of keys) pointer = `${pointer}/${typeof key === 'number' ? key : pointerToken(key)}`;
  return pointer;
}

/** The pointer of the container, or undefined for the whole document. */
function parentPointer(pointer: string): string | undefined {
  const end = pointer.lastIndexOf('/');
  return end === -1 ? undefined : pointer.slice(0, end);
}
