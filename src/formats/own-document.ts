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
