import type { Confidence, ConfidenceBand, Native, Severity } from '../model/finding.ts';
import { type Field, type FieldTable, wordFor } from './contract-fields.ts';
import { isObject, type NativeObject } from './json-value.ts';
import { splitPlace } from './places.ts';
import {
  bandOfShare,
  type LineSpan,
  markIn,
  readConfidence,
  readLines,
  readSeverity,
} from './read-values.ts';
import { type ProblemList, quote } from './rules.ts';
import { foldKey, outputWords, type Role, sideKey } from './vocabulary.ts';

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

/** A finding while it is read. */
interface Draft {
  readonly native: NativeObject;
  /** Its keys by their folded names. */
  readonly keys: ReadonlyMap<string, FieldValue>;
  readonly used: Set<string>;
  readonly value: Record<string, Native>;
  readonly extras: Partial<Record<Role, string>>;
  readonly byRole: Map<Role | undefined, Converted>;
  readonly table: FieldTable;
  readonly problems: ProblemList;
}

interface FieldValue {
  readonly key: string;
  readonly value: Native;
}

interface Converted {
  readonly value: Native;
  readonly lines?: LineSpan;
  readonly severity?: Severity;
  readonly band?: ConfidenceBand;
}

/**
 * Reads a finding that is not as its contract has it: other names, scales and shapes of its values. What cannot be
 * read stays as it is, for the contract's schema to report. Every change is a deviation.
 */
export function readLoosely(native: NativeObject, problems: ProblemList, table: FieldTable): LooseReading {
  const keys = new Map<string, FieldValue>();
  collectKeys(native, keys);
  const draft: Draft = {
    native,
    keys,
    table,
    problems,
    used: new Set(),
    value: {},
    extras: {},
    byRole: new Map(),
  };
  const { used, value, extras, byRole } = draft;
  for (const field of table.fields) readField(field, draft);
  rankByText(draft);
  const lines = inNewVersion(linesOf(draft), draft);
  for (const field of table.fields) {
    if (field.missing !== undefined && value[field.name] === undefined)
      addMissing(draft, field, field.missing);
  }
  const band = byRole.get('confidence')?.band;
  return {
    value,
    extras,
    used,
    lines,
    severity: byRole.get('severity')?.severity,
    confidence: band && { band },
  };
}

const placeKeys = new Set(outputWords.places.map(foldKey));

/** All keys by their folded names, those of nested places last; of two spellings the first counts. */
function collectKeys(native: NativeObject, keys: Map<string, FieldValue>): void {
  const entries = Object.entries(native);
  for (const [key, value] of entries) {
    const name = foldKey(key);
    if (!keys.has(name)) keys.set(name, { key, value });
  }
  for (const [key, value] of entries) {
    if (!placeKeys.has(foldKey(key))) continue;
    const place = Array.isArray(value) ? (value[0] ?? null) : value;
    if (isObject(place)) collectKeys(place, keys);
    else if (typeof value === 'string' && /[./\\]/.test(value.slice(0, 500))) {
      if (!keys.has('file') && !keys.has('path')) keys.set('file', { key, value });
    }
  }
}

function readField(field: Field, draft: Draft): void {
  const found = findKey(field, draft);
  if (found === undefined) return;
  const { name, role, rule, isExtra } = field;
  const { key, value: was } = found;
  const { used, byRole, value, extras, problems } = draft;
  used.add(key);
  if (role === 'path' && key !== name) addDisagreement(found, field, draft);
  const readable = convert(found, field);
  if (readable === undefined && isAddition(role)) {
    problems.tolerate(rule, key, `${quote(key)} is ${quote(was)}, which is no text; it was left out.`);
    return;
  }
  const converted = readable ?? { value: was };
  if (role !== undefined && !byRole.has(role)) byRole.set(role, converted);
  if (isExtra || key !== name) {
    const message = `The contract has no key ${quote(key)}; it was read as the finding's ${quote(name)}.`;
    problems.tolerate(rule, key, message, isExtra ? 'Leave the key out.' : `Write it as ${quote(name)}.`);
  }
  const is = converted.value;
  if (!isExtra) {
    value[name] = is;
    if (!isSame(is, was)) addChange(draft, field, found, is);
  } else if (role !== undefined && typeof is === 'string' && /\S/.test(is)) {
    extras[role] = is;
  }
}

/** Two names for the path with different files: none of them is chosen. */
function addDisagreement({ key, value }: FieldValue, { names, rule }: Field, draft: Draft): void {
  const { keys, table, used, problems } = draft;
  for (const each of names) {
    const other = keys.get(foldKey(each));
    if (other === undefined || table.names.has(other.key) || isSamePath(value, other.value)) continue;
    used.add(other.key);
    const message = `${quote(key)} is ${quote(value)} and ${quote(other.key)} is ${quote(other.value)}.`;
    problems.add({ ...rule, grade: 'refused' }, key, message, 'Name the file once.');
    return;
  }
}

/** Whether one path is the end of the other, as of a relative and an absolute one. What is no text disagrees with none. */
function isSamePath(one: Native, other: Native): boolean {
  if (typeof one !== 'string' || typeof other !== 'string' || one === '' || other === '') return true;
  const [a, b] = [one, other].map((path) => `/${splitPlace(path.replaceAll('\\', '/')).text}`);
  return a === undefined || b === undefined || a.endsWith(b) || b.endsWith(a);
}

/** Whether a finding says what is wrong without it. */
function isAddition(role: Role | undefined): boolean {
  return role === 'fix' || role === 'code' || role === 'references' || role === 'implications';
}

/** Whether a text stands for no place. */
function isNowhere(value: Native, { role }: Field): boolean {
  const isPlace = role === 'path' || role === 'lines' || role === 'lineEnd';
  return isPlace && typeof value === 'string' && /^\s?(?:n\/?a|none|null|unknown|-)\s?$/i.test(value);
}

/** The contract's own name wins; another name counts only where no field of the contract has it. */
function findKey(field: Field, { native, keys, table, used }: Draft): FieldValue | undefined {
  const { name, names, isNullable, isExtra } = field;
  const direct = Object.hasOwn(native, name) && !isExtra ? native[name] : undefined;
  const isStated = direct !== undefined && (direct !== null || isNullable) && !isNowhere(direct, field);
  if (isStated) return { key: name, value: direct };
  for (const each of [name, ...names]) {
    const found = keys.get(foldKey(each));
    if (found === undefined || found.value === null || used.has(found.key)) continue;
    if (isNowhere(found.value, field)) continue;
    if (table.names.has(found.key) && (isExtra || found.key !== name)) continue;
    if (each === name || convert(found, field) !== undefined) return found;
  }
  return undefined;
}

/** `[P1]` or `**High**:` before its title or text ranks a finding that has no severity of its own. */
function rankByText(draft: Draft): void {
  const { value, extras, table, byRole } = draft;
  const field = table.byRole('severity');
  const texts = [value['title'] ?? extras.title, value[table.keyOf('text')]];
  const severity = texts.map(markIn).find((each) => each !== undefined);
  if (field === undefined || severity === undefined || byRole.has('severity')) return;
  const word = wordFor(field.words, severity);
  addMissing(draft, field, word);
  byRole.set('severity', { value: word, severity });
}

/** Start and end from one field or two, or behind the path: `src/app.ts:5`. */
function linesOf(draft: Draft): LineSpan | undefined {
  const { byRole, value, table } = draft;
  const field = table.byRole('lines');
  if (field === undefined) return undefined;
  const start = byRole.get('lines')?.lines;
  if (start === undefined) {
    const key = table.keyOf('path');
    const was = value[key];
    if (typeof was !== 'string' || value[field.name] != null) return undefined;
    const { text: is, lines } = splitPlace(was);
    if (lines === undefined) return undefined;
    value[key] = is;
    value[field.name] = writtenLines(field, lines);
    addChange(draft, { ...field, name: key }, { key, value: was }, is);
    return lines;
  }
  const end = byRole.get('lineEnd')?.lines;
  if (end === undefined) return start;
  if (start.start !== start.end && start.end !== end.end) return undefined;
  return { start: Math.min(start.start, end.end), end: Math.max(start.start, end.end) };
}

/** The lines, unless they are of the version before the change: the new one has others at those numbers. */
function inNewVersion(lines: LineSpan | undefined, draft: Draft): LineSpan | undefined {
  const { keys, used, value, table, problems } = draft;
  const side = keys.get(sideKey);
  const line = table.byRole('lines');
  if (lines === undefined || line === undefined || foldKey(`${side?.value}`) !== 'left') return lines;
  used.add(sideKey);
  delete value[line.name];
  delete value[table.keyOf('lineEnd')];
  const message = `Line ${lines.start} is one of the version before the change; the finding counts for its file.`;
  problems.tolerate(line.rule, sideKey, message, 'Name a line of the version after the change.');
  return undefined;
}

/** Lines as the contract writes them. */
function writtenLines({ lines }: Field, { start, end }: LineSpan): Native {
  if (lines === 'number') return start;
  if (start !== end) return `${start}-${end}`;
  return lines === 'text' ? `${start}` : start;
}

type Converter = (value: Native, field: Field, key: string) => Converted | undefined;

/** Undefined for what has no meaning as a value of the field. */
const converters: Readonly<Record<Field['kind'], Converter>> = {
  any: (value) => ({ value }),
  text: (value) => plain(textOf(value)),
  word: (value, field) => plain(ownWord(value, field)),
  texts: (value) => plain(textsOf(value)),
  boolean: (value) =>
    plain(typeof value === 'boolean' ? value : booleans.get(`${value}`.trim().toLowerCase())),
  severity: severityOf,
  confidence: confidenceOf,
  share: (value, { whole }) => plain(numberOf(value, whole)),
  lines: linesIn,
  lineEnd: linesIn,
  path: (value) => (typeof value === 'string' ? { value } : undefined),
  paths: (value) => (isObject(value) ? undefined : plain(textsOf(value))),
};

function convert({ key, value }: FieldValue, field: Field): Converted | undefined {
  return converters[field.kind](value, field, key);
}

function linesIn(value: Native, field: Field): Converted | undefined {
  const lines = readLines(value);
  return lines && { value: writtenLines(field, lines), lines };
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
  const texts = [value].flat().map((each) => {
    if (!isObject(each)) return typeof each === 'string' ? each : undefined;
    const address = each['url'] ?? each['link'] ?? each['path'] ?? each['file'];
    const label = each['title'] ?? each['name'] ?? each['description'] ?? address;
    if (typeof address !== 'string' || typeof label !== 'string') return undefined;
    return label === address ? address : `[${label}](${address})`;
  });
  return texts.every((each) => each !== undefined) ? texts : undefined;
}

const booleans = new Map<unknown, boolean>([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

/** The contract's word in any case. */
function ownWord(value: Native, { words }: Field): string | undefined {
  if (typeof value !== 'string') return undefined;
  return Object.keys(words).find((word) => foldKey(word) === foldKey(value));
}

/** Priorities are numbered from 0, as in `P0`; no other number says how severe something is. */
const priorities: readonly Severity[] = ['critical', 'high', 'medium', 'low'];

function severityOf(value: Native, field: Field, key: string): Converted | undefined {
  const own = ownWord(value, field);
  if (own !== undefined) return { value: own };
  const isPriority = foldKey(key) === 'priority' && typeof value === 'number';
  const severity = isPriority ? priorities[value] : readSeverity(value);
  return severity && { value: wordFor(field.words, severity), severity };
}

function confidenceOf(value: Native, field: Field): Converted | undefined {
  const reading = readConfidence(value);
  if (reading === undefined) return undefined;
  const band = reading.kind === 'word' ? reading.band : bandOfShare(reading);
  return { value: ownWord(value, field) ?? wordFor(field.words, band), band };
}

/** Middle of each band of C2's and C5's tables, for confidence in words where the contract has a number. */
const shareOfBand: Readonly<Record<ConfidenceBand, number>> = {
  high: 0.9,
  medium: 0.7,
  low: 0.5,
  speculative: 0.2,
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

/** Reports that a value was read as another one. */
function addChange(
  { problems }: Draft,
  { name, rule }: Field,
  { key, value: was }: FieldValue,
  is: Native,
): void {
  const shown = (value: Native) =>
    (typeof value === 'object' ? JSON.stringify(value) : quote(value)).slice(0, 80);
  const message = `\`${name}\` is ${shown(was)}; it was read as ${shown(is)}.`;
  problems.tolerate(rule, key, message, `Write ${shown(is)}.`);
}

/** Gives a field that is missing the value that it counts as. */
function addMissing({ value, problems }: Draft, { name, rule }: Field, is: Native): void {
  value[name] = is;
  const message = `\`${name}\` is missing; it counts as ${JSON.stringify(is)}.`;
  problems.tolerate(rule, name, message, `Add \`${name}\`.`);
}
