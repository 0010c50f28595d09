import type { Confidence, ConfidenceBand, Native, Severity } from '../model/finding.ts';
import { type Field, type FieldTable, nearestWord } from './contract-fields.ts';
import { isObject, type NativeObject } from './json-value.ts';
import { splitPlace } from './places.ts';
import {
  bandOfShare,
  foldKey,
  type LineSpan,
  readConfidence,
  readLines,
  readSeverity,
} from './read-values.ts';
import { type ProblemList, quote } from './rules.ts';
import { outputWords, type Role } from './vocabulary.ts';

/** A finding in the shape of its contract, as far as what was written has one meaning. */
export interface LooseReading {
  readonly value: NativeObject;
  /** What was written on another scale than the contract's. */
  readonly severity?: Severity | undefined;
  readonly confidence?: Confidence | undefined;
  /** The lines of the fields that name them, together. */
  readonly lines?: LineSpan | undefined;
  /** Values of fields that the contract does not have. */
  readonly extras: Readonly<Partial<Record<Role, string>>>;
  /** Keys that were read, in whatever spelling. */
  readonly used: ReadonlySet<string>;
}

const placeKeys = new Set(outputWords.places.map(foldKey));

interface Found {
  readonly key: string;
  readonly value: Native;
}

interface Converted {
  readonly value: Native;
  readonly lines?: LineSpan;
  readonly severity?: Severity;
  readonly confidence?: ConfidenceBand;
}

/**
 * Reads a finding that is not as its contract has it: other names, scales and shapes of its values. What cannot be
 * read stays as it is, for the contract's schema to refuse. Every change is a deviation.
 */
export function readLoosely(native: NativeObject, problems: ProblemList, table: FieldTable): LooseReading {
  const keys = new Map<string, Found>();
  collectKeys(native, keys);
  const used = new Set<string>();
  const value: Record<string, Native> = {};
  const extras: Partial<Record<Role, string>> = {};
  const byRole = new Map<Role, Converted>();
  for (const field of table.fields) {
    const found = findKey(field, { native, keys, table, used });
    if (found === undefined) continue;
    used.add(found.key);
    const converted = convert(found, field) ?? { value: found.value };
    const { name, role, isExtra } = field;
    if (role !== undefined && !byRole.has(role)) byRole.set(role, converted);
    if (isExtra || found.key !== name) addOtherKey(problems, field, found.key);
    if (!isExtra) {
      value[name] = converted.value;
      if (!isSame(converted.value, found.value)) {
        addChange(problems, field, { key: found.key, was: found.value, is: converted.value });
      }
    } else if (role !== undefined && typeof converted.value === 'string' && /\S/.test(converted.value)) {
      extras[role] = converted.value;
    }
  }
  const draft = { value, extras, table, problems };
  const severity = byRole.get('severity') ?? rankByTitle(draft);
  const lines = linesOf(byRole, draft);
  for (const field of table.fields) {
    if (field.missing === undefined || value[field.name] !== undefined) continue;
    value[field.name] = field.missing;
    addMissing(problems, field, field.missing);
  }
  const band = byRole.get('confidence')?.confidence;
  return {
    ...{ value, extras, used, lines, severity: severity?.severity },
    confidence: band === undefined ? undefined : { band },
  };
}

/** All keys by their folded names, those of nested places last; of two spellings the first counts. */
function collectKeys(native: NativeObject, keys: Map<string, Found>): void {
  const entries = Object.entries(native);
  for (const [key, value] of entries) {
    const name = foldKey(key);
    if (!keys.has(name)) keys.set(name, { key, value });
  }
  for (const [key, value] of entries) {
    if (!placeKeys.has(foldKey(key))) continue;
    if (isObject(value)) collectKeys(value, keys);
    else if (typeof value === 'string' && /[./\\]/.test(value.slice(0, 500))) {
      if (!keys.has('file') && !keys.has('path')) keys.set('file', { key, value });
    }
  }
}

interface Search {
  readonly native: NativeObject;
  readonly keys: ReadonlyMap<string, Found>;
  readonly table: FieldTable;
  readonly used: ReadonlySet<string>;
}

/** The contract's own name wins; another name counts only where no field of the contract has it. */
function findKey(field: Field, { native, keys, table, used }: Search): Found | undefined {
  const { name, names, isNullable, isExtra } = field;
  const direct = Object.hasOwn(native, name) && !isExtra ? native[name] : undefined;
  if (direct !== undefined && (direct !== null || isNullable)) return { key: name, value: direct };
  for (const each of [name, ...names]) {
    const found = keys.get(foldKey(each));
    if (found === undefined || found.value === null || used.has(found.key)) continue;
    if (table.names.has(found.key) && (isExtra || found.key !== name)) continue;
    if (each === name || convert(found, field) !== undefined) return found;
  }
  return undefined;
}

interface Draft {
  readonly value: Record<string, Native>;
  readonly extras: LooseReading['extras'];
  readonly table: FieldTable;
  readonly problems: ProblemList;
}

/** `[P1]` before a title ranks a finding that has no severity of its own. */
function rankByTitle({ value, extras, table, problems }: Draft): Converted | undefined {
  const field = table.byRole('severity');
  const title = value['title'] ?? extras.title;
  const mark = typeof title === 'string' ? /^\W{0,4}(P[0-3])\b/.exec(title.slice(0, 10))?.[1] : undefined;
  const severity = mark === undefined ? undefined : readSeverity(mark);
  if (field === undefined || severity === undefined) return undefined;
  const word = wordFor(field, severity);
  value[field.name] = word;
  addMissing(problems, field, word);
  return { value: word, severity };
}

/** Start and end from one field or two, or behind the path: `src/app.ts:5`. */
function linesOf(
  byRole: ReadonlyMap<Role, Converted>,
  { value, table, problems }: Draft,
): LineSpan | undefined {
  const field = table.byRole('lines');
  if (field === undefined) return undefined;
  const start = byRole.get('lines')?.lines;
  if (start === undefined) {
    const path = table.byRole('path');
    const was = value[path?.name ?? ''];
    if (path === undefined || value[field.name] != null || typeof was !== 'string') return undefined;
    const { text, lines } = splitPlace(was);
    if (lines === undefined) return undefined;
    value[path.name] = text;
    value[field.name] = writtenLines(field, lines);
    addChange(problems, { name: path.name, rule: field.rule }, { key: path.name, was, is: text });
    return lines;
  }
  const end = byRole.get('lineEnd')?.lines;
  if (end === undefined) return start;
  if (start.start !== start.end && start.end !== end.end) return undefined;
  return { start: Math.min(start.start, end.end), end: Math.max(start.start, end.end) };
}

/** Lines as the contract writes them. */
function writtenLines({ lines }: Field, { start, end }: LineSpan): Native {
  if (lines === 'number') return start;
  if (start !== end) return `${start}-${end}`;
  return lines === 'text' ? `${start}` : start;
}

/** Undefined for what has no meaning as a value of the field. */
function convert({ key, value }: Found, field: Field): Converted | undefined {
  switch (field.kind) {
    case 'any':
      return { value };
    case 'text':
      return plain(textOf(value));
    case 'word':
      return plain(ownWord(value, field));
    case 'texts':
      return plain(textsOf(value));
    case 'boolean':
      return plain(booleanOf(value));
    case 'severity':
      return severityOf(value, key, field);
    case 'confidence':
      return confidenceOf(value, field);
    case 'share':
      return plain(numberOf(value, field.whole));
    case 'lines':
    case 'lineEnd': {
      const lines = readLines(value);
      return lines === undefined ? undefined : { value: writtenLines(field, lines), lines };
    }
    case 'path':
      return typeof value === 'string' ? { value } : undefined;
    case 'paths':
      return Array.isArray(value) ? plain(textsOf(value)) : undefined;
  }
}

function plain(value: Native | undefined): Converted | undefined {
  return value === undefined ? undefined : { value };
}

function textOf(value: Native): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  const parts = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  const texts = parts.filter((each) => typeof each === 'string' && each.trim() !== '');
  const isAll = texts.length > 0 && texts.length === parts.filter((each) => each !== null).length;
  return isAll ? texts.join('\n\n') : undefined;
}

/** Objects with an address become Markdown links. */
function textsOf(value: Native): string[] | undefined {
  const list = Array.isArray(value) ? value : [value];
  const texts = list.map((each) => {
    if (!isObject(each)) return typeof each === 'string' ? each : undefined;
    const address = each['url'] ?? each['link'] ?? each['href'] ?? each['path'] ?? each['file'];
    const label = each['title'] ?? each['name'] ?? each['label'] ?? each['description'];
    if (typeof address !== 'string') return undefined;
    return typeof label === 'string' ? `[${label}](${address})` : address;
  });
  return texts.every((each) => each !== undefined) ? texts : undefined;
}

function booleanOf(value: Native): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
  if (word === 'true' || word === 'yes') return true;
  return word === 'false' || word === 'no' ? false : undefined;
}

/** The contract's word in any case. */
function ownWord(value: Native, { words }: Field): string | undefined {
  if (typeof value !== 'string') return undefined;
  return Object.keys(words).find((word) => foldKey(word) === foldKey(value));
}

/** The contract's word for a meaning, or for the nearest stronger one. */
function wordFor({ words }: Field, meaning: Severity | ConfidenceBand): string {
  return nearestWord<string, string>(words, meaning, [
    'critical',
    'high',
    'medium',
    'low',
    'info',
    'speculative',
  ]);
}

/** Priorities are numbered from 0, as in `P0`; no other number says how severe something is. */
const priorities: readonly Severity[] = ['critical', 'high', 'medium', 'low'];

function severityOf(value: Native, key: string, field: Field): Converted | undefined {
  const own = ownWord(value, field);
  if (own !== undefined) return { value: own };
  const isPriority = foldKey(key) === 'priority' && typeof value === 'number';
  const severity = isPriority ? priorities[value] : readSeverity(value);
  return severity === undefined ? undefined : { value: wordFor(field, severity), severity };
}

function confidenceOf(value: Native, field: Field): Converted | undefined {
  const reading = readConfidence(value);
  if (reading === undefined) return undefined;
  const band = reading.kind === 'word' ? reading.band : bandOfShare(reading);
  return { value: ownWord(value, field) ?? wordFor(field, band), confidence: band };
}

/** Middle of each band of C2's and C5's tables, for confidence in words where the contract has a number. */
const shareOfBand: Readonly<Record<ConfidenceBand, number>> = {
  ...{ high: 0.9, medium: 0.7, low: 0.5, speculative: 0.2 },
};

/** A number of the contract's own range is what it says, however it looks on another scale. */
function numberOf(value: Native, whole: 1 | 100): number | undefined {
  const isNumeric = typeof value === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(value.slice(0, 40));
  const number = isNumeric ? Number(value) : value;
  if (typeof number === 'number' && number >= 0 && number <= whole) return number;
  const reading = readConfidence(value);
  if (reading === undefined) return undefined;
  const share = reading.kind === 'word' ? shareOfBand[reading.band] : reading.share;
  return whole === 1 ? share : Math.round(share * 10_000) / 100;
}

function isSame(one: Native, other: Native): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}

type Named = Pick<Field, 'name' | 'rule'>;

function addOtherKey(problems: ProblemList, { name, rule, isExtra }: Field, key: string): void {
  const message = `The contract has no key ${quote(key)}; it was read as the finding's ${quote(name)}.`;
  problems.tolerate(rule, key, message, isExtra ? 'Leave the key out.' : `Write it as ${quote(name)}.`);
}

interface Change {
  readonly key: string;
  readonly was: Native;
  readonly is: Native;
}

function addChange(problems: ProblemList, { name, rule }: Named, { key, was, is }: Change): void {
  const shown = (value: Native) =>
    (typeof value === 'object' ? JSON.stringify(value) : quote(value)).slice(0, 80);
  const message = `\`${name}\` is ${shown(was)}; it was read as ${shown(is)}.`;
  problems.tolerate(rule, key, message, `Write ${shown(is)}.`);
}

function addMissing(problems: ProblemList, { name, rule }: Named, value: Native): void {
  const message = `\`${name}\` is missing; it counts as ${JSON.stringify(value)}.`;
  problems.tolerate(rule, name, message, `Add \`${name}\`.`);
}
