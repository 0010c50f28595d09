import type { Confidence, ConfidenceBand, LineRange, Native, Severity } from '../model/finding.ts';
import { type Field, type FieldTable, wordFor } from './contract-fields.ts';
import { isObject, type NativeObject } from './json-value.ts';
import { splitPlace } from './places.ts';
import { cutText } from './read-findings.ts';
import { markIn, readConfidence, readLines, readSeverity } from './read-values.ts';
import { type ProblemList, quote } from './rules.ts';
import { foldKey, outputWords, type Role, sideKey } from './vocabulary.ts';

/** A finding in the shape of its contract, as far as what was written has one meaning. */
export interface LooseReading {
  readonly value: NativeObject;
  /** What was written on another scale than the contract's. */
  readonly severity?: Severity | undefined;
  readonly confidence?: Confidence | undefined;
  /** The lines of the fields that name them, together. */
  readonly lines?: LineRange | undefined;
  /** Values of fields that the contract does not have. */
  readonly extras: Readonly<Partial<Record<Role, string>>>;
  /** Keys that were read, in whatever spelling. */
  readonly used: ReadonlySet<string>;
}

interface FieldValue {
  readonly key: string;
  readonly value: Native;
}

interface Converted {
  readonly value: Native;
  readonly lines?: LineRange;
  readonly severity?: Severity;
  readonly band?: ConfidenceBand;
}

/**
 * Reads a finding that is not as its contract has it: other names, scales and shapes of its values. What cannot be
 * read stays as it is, for the contract's schema to report. Every change is a deviation.
 */
export function readLoosely(native: NativeObject, problems: ProblemList, table: FieldTable): LooseReading {
  return new LooseReader(native, problems, table).read();
}

/** One finding while it is read. */
class LooseReader {
  readonly #native: NativeObject;
  readonly #problems: ProblemList;
  readonly #table: FieldTable;
  /** The finding's keys by their folded names. */
  readonly #keys = new Map<string, FieldValue>();
  readonly #used = new Set<string>();
  readonly #value: Record<string, Native> = {};
  readonly #extras: Partial<Record<Role, string>> = {};
  readonly #byRole = new Map<Role | undefined, Converted>();

  constructor(native: NativeObject, problems: ProblemList, table: FieldTable) {
    this.#native = native;
    this.#problems = problems;
    this.#table = table;
  }

  read(): LooseReading {
    collectKeys(this.#native, this.#keys);
    const { fields } = this.#table;
    for (const field of fields) this.#readField(field);
    this.#joinTexts();
    this.#rankByText();
    const lines = this.#inNewVersion(this.#readLines());
    for (const field of fields) {
      const { name, missing } = field;
      if (missing !== undefined && this.#value[name] === undefined) this.#addMissing(field, missing);
    }
    const band = this.#byRole.get('confidence')?.band;
    return {
      value: this.#value,
      extras: this.#extras,
      used: this.#used,
      lines,
      severity: this.#byRole.get('severity')?.severity,
      confidence: band && { band },
    };
  }

  #readField(field: Field): void {
    const found = this.#findKey(field);
    if (found === undefined) return;
    const { name, role, rule, isExtra } = field;
    const { key, value: was } = found;
    this.#used.add(key);
    if (role === 'path' && key !== name) this.#addDisagreement(found, field);
    const readable = convert(found, field);
    if (readable === undefined && isAddition(role)) {
      const message = `${quote(key)} is ${quote(was)}, which is no text; it was left out.`;
      this.#problems.tolerate(rule, key, message);
      return;
    }
    const converted = readable ?? { value: was };
    if (role !== undefined && !this.#byRole.has(role)) this.#byRole.set(role, converted);
    if (isExtra || key !== name) {
      const message = `The contract has no key ${quote(key)}; it was read as the finding's ${quote(name)}.`;
      const advice = isExtra ? 'Leave the key out.' : `Write it as ${quote(name)}.`;
      this.#problems.tolerate(rule, key, message, advice);
    }
    const is = converted.value;
    if (!isExtra) {
      this.#value[name] = is;
      if (!isSame(is, was)) this.#addChange(field, found, is);
    } else if (role !== undefined && typeof is === 'string' && /\S/.test(is)) {
      this.#extras[role] = is;
    }
  }

  /** The contract's own name wins; another name counts only where no field of the contract has it. */
  #findKey(field: Field): FieldValue | undefined {
    const { name, names, isNullable, isExtra } = field;
    const direct = Object.hasOwn(this.#native, name) && !isExtra ? this.#native[name] : undefined;
    const isStated = direct !== undefined && (direct !== null || isNullable) && !isNowhere(direct, field);
    if (isStated) return { key: name, value: direct };
    for (const each of [name, ...names]) {
      const found = this.#keys.get(foldKey(each));
      if (found === undefined || found.value === null || this.#used.has(found.key)) continue;
      if (isNowhere(found.value, field)) continue;
      if (this.#table.names.has(found.key) && (isExtra || found.key !== name)) continue;
      if (each === name || convert(found, field) !== undefined) return found;
    }
    return undefined;
  }

  /** Two names for the path with different files: none of them is chosen. */
  #addDisagreement({ key, value }: FieldValue, { names, rule }: Field): void {
    const other = names
      .map((each) => this.#keys.get(foldKey(each)))
      .find((each) => each && !this.#table.names.has(each.key) && !isSamePath(value, each.value));
    if (other === undefined) return;
    this.#used.add(other.key);
    const message = `${quote(key)} is ${quote(value)} and ${quote(other.key)} is ${quote(other.value)}.`;
    this.#problems.add({ ...rule, grade: 'refused' }, key, message, 'Name the file once.');
  }

  /** Adds texts under further names to the finding's text, so that nothing that its reviewer says of it is lost. */
  #joinTexts(): void {
    const field = this.#table.byRole('text');
    const text = this.#value[field?.name ?? ''];
    const more = field && this.#findKey({ ...field, isExtra: true });
    if (field === undefined || more === undefined || typeof text !== 'string') return;
    this.#used.add(more.key);
    const added = textOf(more.value)?.trim() ?? '';
    const said = [text, this.#value['title'], this.#extras.title].join('\n');
    if (!said.includes(added)) this.#value[field.name] = cutText(`${text}\n\n${added}`.trim());
    const message = `${quote(more.key)} is no key of the contract; its text was added to \`${field.name}\`.`;
    this.#problems.tolerate(field.rule, more.key, message);
    this.#joinTexts();
  }

  /** `[P1]` or `**High**:` before its title or text ranks a finding that has no severity of its own. */
  #rankByText(): void {
    const field = this.#table.byRole('severity');
    const texts = [this.#value['title'] ?? this.#extras.title, this.#value[this.#table.keyOf('text')]];
    const severity = texts.map(markIn).find((each) => each !== undefined);
    if (field === undefined || severity === undefined || this.#byRole.has('severity')) return;
    const word = wordFor(field.words, severity);
    this.#addMissing(field, word);
    this.#byRole.set('severity', { value: word, severity });
  }

  /** Start and end from one field or two, or behind the path: `src/app.ts:5`. */
  #readLines(): LineRange | undefined {
    const field = this.#table.byRole('lines');
    if (field === undefined) return undefined;
    const start = this.#byRole.get('lines')?.lines;
    if (start === undefined) return this.#readLinesOfPath(field);
    const end = this.#byRole.get('lineEnd')?.lines;
    if (end === undefined) return start;
    if (start.start !== start.end && start.end !== end.end) return undefined;
    return { start: Math.min(start.start, end.end), end: Math.max(start.start, end.end) };
  }

  #readLinesOfPath(field: Field): LineRange | undefined {
    const key = this.#table.keyOf('path');
    const was = this.#value[key];
    if (typeof was !== 'string' || this.#value[field.name] != null) return undefined;
    const { text, lines } = splitPlace(was);
    if (lines === undefined) return undefined;
    this.#value[key] = text;
    this.#value[field.name] = writtenLines(field, lines);
    this.#addChange({ ...field, name: key }, { key, value: was }, text);
    return lines;
  }

  /** The lines, unless they are of the version before the change: the new one has others at those numbers. */
  #inNewVersion(lines: LineRange | undefined): LineRange | undefined {
    const side = this.#keys.get(sideKey);
    const line = this.#table.byRole('lines');
    if (lines === undefined || line === undefined || foldKey(`${side?.value}`) !== 'left') return lines;
    this.#used.add(sideKey);
    delete this.#value[line.name];
    delete this.#value[this.#table.keyOf('lineEnd')];
    const message = `Line ${lines.start} is one of the version before the change; the finding counts for its file.`;
    this.#problems.tolerate(line.rule, sideKey, message, 'Name a line of the version after the change.');
    return undefined;
  }

  /** Reports that a value was read as another one. */
  #addChange({ name, rule }: Field, { key, value: was }: FieldValue, is: Native): void {
    const message = `\`${name}\` is ${shown(was)}; it was read as ${shown(is)}.`;
    this.#problems.tolerate(rule, key, message, `Write ${shown(is)}.`);
  }

  /** Gives a field that is missing the value that it counts as. */
  #addMissing({ name, rule }: Field, is: Native): void {
    this.#value[name] = is;
    const message = `\`${name}\` is missing; it counts as ${JSON.stringify(is)}.`;
    this.#problems.tolerate(rule, name, message, `Add \`${name}\`.`);
  }
}

function shown(value: Native): string {
  return (typeof value === 'object' ? JSON.stringify(value) : quote(value)).slice(0, 80);
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

/** Lines as the contract writes them. */
function writtenLines({ lines }: Field, { start, end }: LineRange): Native {
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
  const band = readConfidence(value)?.band;
  return band && { value: ownWord(value, field) ?? wordFor(field.words, band), band };
}

/** A number of the contract's own range is what it says, however it looks on another scale. */
function numberOf(value: Native, whole: 1 | 100): number | undefined {
  const isNumeric = typeof value === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(value.slice(0, 40));
  const number = isNumeric ? Number(value) : value;
  if (typeof number === 'number' && number >= 0 && number <= whole) return number;
  const share = readConfidence(value)?.share;
  return share === undefined || whole === 1 ? share : Math.round(share * 10_000) / 100;
}

function isSame(one: Native, other: Native): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
