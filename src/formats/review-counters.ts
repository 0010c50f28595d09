import type { Native } from '../model/finding.ts';
import type { NativeObject } from './json-value.ts';
import { quote } from './rules.ts';
import { foldKey, hasMeaning } from './vocabulary.ts';

/** Parts of a change that reviewers count, as in `files_reviewed` and `total_pages`. */
const units = ['file', 'hunk', 'chunk', 'batch', 'page', 'part'] as const;

/** Keys that count units of another kind than those that were read or are to be read. */
const otherCount =
  /with|issue|finding|error|skip|fail|remain|left|unre|unscan|uncheck|ignor|omit|exclu|fix|add|remov|delet|renam|modif|size|max|limit/;
const readCount = /read|review|analy|scan|check|process|inspect|examin|lint|cover|seen|visit|current/;
const wholeCount = /total|all|changed|number|count/;

interface Counter {
  readonly key: string;
  readonly count: number;
}

/**
 * Why an object says itself that it does not cover the whole change, in words: a cursor to more of it, fewer files than
 * there are, or none.
 */
export function coverageGap(object: NativeObject): string | undefined {
  const cursor = Object.entries(object).find(([key, value]) => hasMeaning(key, 'cursors') && isOpen(value));
  if (cursor !== undefined) return `\`${cursor[0]}\` is ${quote(cursor[1])}`;
  return units.map((unit) => gapIn(object, unit)).find((gap) => gap !== undefined);
}

function isOpen(value: Native): boolean {
  return value !== null && value !== false && value !== 0 && value !== '';
}

function gapIn(object: NativeObject, unit: (typeof units)[number]): string | undefined {
  const read = countersOf(object, (name) => isReadCounter(name, unit));
  const whole = countersOf(object, (name) => isWholeCounter(name, unit));
  const none = unit === 'file' ? [...read, ...whole].find(({ count }) => count === 0) : undefined;
  if (none !== undefined) return `\`${none.key}\` says that there is no file`;
  const pairs = read.flatMap((done) => whole.map((all) => ({ done, all })));
  const less = pairs.find(({ done, all }) => done.count < all.count);
  return less && `\`${less.done.key}\` is ${less.done.count} and \`${less.all.key}\` is ${less.all.count}`;
}

/** How many units were read. `page` and `part` alone are the number of this one. */
function isReadCounter(name: string, unit: string): boolean {
  if (name === unit) return unit !== 'file';
  return (name.includes(unit) && readCount.test(name)) || (unit === 'file' && name === 'reviewed');
}

function isWholeCounter(name: string, unit: string): boolean {
  return (name === `${unit}s` || (name.includes(unit) && wholeCount.test(name))) && !readCount.test(name);
}

/** Numbers, and lengths of lists, under keys of one kind. */
function countersOf(object: NativeObject, isOfKind: (name: string) => boolean): readonly Counter[] {
  return Object.entries(object).flatMap(([key, value]) => {
    const name = foldKey(key);
    const count = countOf(value);
    return count === undefined || otherCount.test(name) || !isOfKind(name) ? [] : [{ key, count }];
  });
}

/** Undefined for what is no count: a list of objects may be anything. */
function countOf(value: Native): number | undefined {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? value.length : undefined;
  const isNumeric = typeof value === 'string' && /^\d{1,9}$/.test(value);
  return typeof value === 'number' || isNumeric ? Number(value) : undefined;
}

/** The number of files that the document says were read. */
export function filesRead(object: NativeObject): readonly number[] {
  return countersOf(object, (name) => isReadCounter(name, 'file')).map(({ count }) => count);
}

/** The paths under keys such as `reviewed` and `files_reviewed`. */
export function pathsRead(object: NativeObject): readonly string[] {
  return Object.entries(object).flatMap(([key, value]) => {
    if (!Array.isArray(value) || !isReadCounter(foldKey(key), 'file')) return [];
    return value.filter((each) => typeof each === 'string');
  });
}
