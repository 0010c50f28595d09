import type { Confidence, ConfidenceBand, Native, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { pointerTo } from './json-reader.ts';
import { isObject, type NativeObject } from './own-document.ts';
import { splitPlace } from './places.ts';
import { bandOfShare, type LineSpan, readConfidence, readLines, readSeverity } from './read-values.ts';
import { quote, type RuleId, tolerated } from './rules.ts';

/** What reviewers call the parts of a finding, whatever the contract calls them; case, `_` and `-` do not count. */
export const fieldNames = {
  path: [
    ...['file', 'path', 'file_name', 'file_path', 'filename', 'filepath', 'absolute_file_path', 'abs_path'],
    ...['relative_path', 'source_file', 'target_file', 'uri'],
  ],
  paths: ['files', 'paths', 'file_paths', 'affected_files', 'file', 'path'],
  lines: [
    ...['line', 'lines', 'line_number', 'line_numbers', 'line_no', 'lineno', 'start_line', 'line_start'],
    ...['begin_line', 'first_line', 'from_line', 'start', 'line_range', 'range'],
  ],
  lineEnd: ['line_end', 'end_line', 'last_line', 'to_line', 'end_line_number', 'end', 'stop'],
  text: [
    ...['issue', 'description', 'body', 'message', 'text', 'details', 'detail', 'explanation', 'comment'],
    ...['problem', 'content', 'observation', 'finding', 'why_it_matters', 'rationale', 'reason', 'summary'],
    ...['issue_description', 'analysis', 'note', 'claim'],
  ],
  title: ['title', 'headline', 'heading', 'short_description', 'name', 'issue_title', 'subject'],
  severity: ['severity', 'priority', 'severity_level', 'level', 'importance', 'criticality', 'sev', 'impact'],
  confidence: ['confidence', 'confidence_score', 'certainty', 'confidence_level', 'confidence_percent'],
  category: [
    'category',
    'domain',
    'kind',
    'rule',
    'rule_id',
    'issue_type',
    'area',
    'dimension',
    'type',
    'tag',
  ],
  implications: ['implications', 'impact', 'consequences', 'consequence', 'why_it_matters', 'why', 'risk'],
  fix: [
    ...[
      'fix',
      'suggestion',
      'recommendation',
      'suggested_fix',
      'proposed_fix',
      'recommended_fix',
      'solution',
    ],
    ...['remediation', 'suggested_change', 'suggestions', 'recommendations', 'how_to_fix', 'resolution'],
  ],
  references: ['references', 'reference', 'links', 'link', 'sources', 'urls', 'url', 'citations', 'see_also'],
  code: ['code_context', 'code', 'snippet', 'code_snippet', 'existing_code', 'context'],
  evidence: ['evidence', 'proof', 'reasoning', 'justification'],
  id: ['finding_id', 'id', 'identifier', 'uuid', 'key'],
} as const;

type Kind =
  | 'any'
  | 'text'
  | 'word'
  | 'texts'
  | 'boolean'
  | 'severity'
  | 'confidence'
  | 'percent'
  | 'fraction'
  | 'lines'
  | 'lineEnd'
  | 'path'
  | 'paths';

/** One field of a contract's finding, and how it is read where it is not as the contract has it. */
export interface LooseField {
  readonly name: string;
  readonly kind: Kind;
  readonly rule: RuleId;
  /** Other names that it may have. */
  readonly names?: readonly string[];
  /** How the contract writes lines. */
  readonly shape?: 'number' | 'text' | 'either';
  /** The contract's own words: for a severity or a band by their meaning, else as they are. */
  readonly words?: Readonly<Record<string, string>>;
  /** What a missing field counts as; without it a finding that lacks the field is refused. */
  readonly missing?: Native;
  /** The contract does not have the field; where a reviewer gives it, it is used. */
  readonly isExtra?: true;
  /** The contract has null for this field. */
  readonly mayBeNull?: true;
}

/** A finding in the shape of its contract, as far as what was written has one meaning. */
export interface LooseReading {
  readonly value: NativeObject;
  /** What was written on another scale than the contract's. */
  readonly severity?: Severity;
  readonly confidence?: Confidence;
  /** The lines of the fields that name them, together. */
  readonly lines?: LineSpan;
  /** Values of fields that the contract does not have. */
  readonly extras: Readonly<Record<string, string>>;
  readonly problems: readonly Problem[];
  /** Keys that were read, in whatever spelling. */
  readonly used: ReadonlySet<string>;
}

export interface LooseContract {
  readonly fields: readonly LooseField[];
  readonly unknownKey: RuleId;
}

/** Objects that hold a place, whose keys are read as if they were the finding's own. */
const nested = new Set([
  'location',
  'codelocation',
  'position',
  'place',
  'loc',
  'linerange',
  'range',
  'region',
]);

/** A key as names are compared. */
export function foldKey(key: string): string {
  return key.length > 60 ? key : key.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/**
 * Reads a finding that is not as its contract has it: other names, scales and shapes of its values. What cannot be
 * read stays as it is, for the contract's schema to refuse. Every change is a deviation.
 */
export function readLoosely(native: NativeObject, pointer: string, contract: LooseContract): LooseReading {
  const draft = new Draft(native, pointer, contract);
  for (const field of contract.fields) draft.take(field);
  return draft.finish();
}

interface Found {
  readonly key: string;
  readonly value: Native;
}

/** All keys by their folded names, those of nested places last; of two spellings the first counts. */
function collectKeys(native: NativeObject, keys: Map<string, Found>): void {
  for (const [key, value] of Object.entries(native)) {
    const name = foldKey(key);
    if (!keys.has(name)) keys.set(name, { key, value });
  }
  for (const [key, value] of Object.entries(native)) {
    if (isObject(value) && nested.has(foldKey(key))) collectKeys(value, keys);
    else if (
      typeof value === 'string' &&
      nested.has(foldKey(key)) &&
      !keys.has('file') &&
      !keys.has('path')
    ) {
      if (/[./\\]/.test(value.slice(0, 500))) keys.set('file', { key, value });
    }
  }
}

interface Search {
  readonly native: NativeObject;
  readonly keys: ReadonlyMap<string, Found>;
  readonly own: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
}

/** The contract's own name wins; another name counts only where no field of the contract has it. */
function findKey(field: LooseField, { native, keys, own, taken }: Search): Found | undefined {
  const { name, names = [], mayBeNull } = field;
  const direct = Object.hasOwn(native, name) ? native[name] : undefined;
  if (direct !== undefined && (direct !== null || mayBeNull)) return { key: name, value: direct };
  for (const each of [name, ...names]) {
    const found = keys.get(foldKey(each));
    if (found === undefined || found.value === null || taken.has(found.key)) continue;
    if (own.has(found.key) && found.key !== name) continue;
    if (convert(found, field) === undefined && each !== name) continue;
    return found;
  }
  return undefined;
}

class Draft {
  readonly #native: NativeObject;
  readonly #pointer: string;
  readonly #contract: LooseContract;
  readonly #keys = new Map<string, Found>();
  readonly #own: ReadonlySet<string>;
  readonly #used = new Set<string>();
  readonly #value: Record<string, Native> = {};
  readonly #extras: Record<string, string> = {};
  readonly #problems: Problem[] = [];
  readonly #converted = new Map<Kind, Converted>();

  constructor(native: NativeObject, pointer: string, contract: LooseContract) {
    this.#native = native;
    this.#pointer = pointer;
    this.#contract = contract;
    this.#own = new Set(contract.fields.map(({ name }) => name));
    collectKeys(native, this.#keys);
  }

  take(field: LooseField): void {
    const search = { native: this.#native, keys: this.#keys, own: this.#own, taken: this.#used };
    const found = findKey(field, search);
    if (found === undefined) return;
    this.#used.add(found.key);
    const { name, rule, kind, isExtra = false } = field;
    const converted = convert(found, field);
    const value = converted === undefined ? found.value : converted.value;
    if (converted !== undefined && !this.#converted.has(kind)) this.#converted.set(kind, converted);
    const path = pointerTo(this.#pointer, found.key);
    if (isExtra) {
      if (typeof value === 'string' && value.trim() !== '') this.#extras[name] = value;
      this.#problems.push(readAs(this.#contract.unknownKey, path, { found, field }));
      return;
    }
    this.#value[name] = value;
    if (found.key !== name) this.#problems.push(readAs(rule, path, { found, field }));
    if (!isSame(value, found.value)) {
      this.#problems.push(changed(rule, path, { name, was: found.value, is: value }));
    }
  }

  finish(): LooseReading {
    this.#rankByTitle();
    const lines = this.#lines();
    for (const { name, missing, rule } of this.#contract.fields) {
      if (missing === undefined || this.#value[name] !== undefined) continue;
      this.#value[name] = missing;
      this.#problems.push(absent(rule, this.#pointer, { name, missing }));
    }
    const severity = this.#converted.get('severity')?.severity;
    const confidence = this.#converted.get('confidence')?.confidence;
    return {
      value: this.#value,
      ...(severity !== undefined && { severity }),
      ...(confidence !== undefined && { confidence }),
      ...(lines !== undefined && { lines }),
      extras: this.#extras,
      problems: this.#problems,
      used: this.#used,
    };
  }

  #rankByTitle(): void {
    const field = this.#contract.fields.find(({ kind }) => kind === 'severity');
    const severity = severityInTitle(this.#value['title'] ?? this.#extras['title']);
    if (field === undefined || severity === undefined || this.#value[field.name] !== undefined) return;
    const value = field.words?.[severity] ?? severity;
    this.#value[field.name] = value;
    this.#converted.set('severity', { value, severity });
    this.#problems.push(absent(field.rule, this.#pointer, { name: field.name, missing: value }));
  }

  /** Start and end from one field or two, or behind the path: `src/app.ts:5`. */
  #lines(): LineSpan | undefined {
    const { fields } = this.#contract;
    const field = fields.find(({ kind }) => kind === 'lines');
    if (field === undefined) return undefined;
    const path = fields.find(({ kind }) => kind === 'path')?.name ?? '';
    const written = this.#value[path];
    const start = this.#converted.get('lines')?.lines;
    if (start === undefined) {
      if (this.#value[field.name] != null || typeof written !== 'string') return undefined;
      const { text, lines } = splitPlace(written);
      if (lines === undefined) return undefined;
      this.#value[path] = text;
      this.#value[field.name] = linesIn(field.shape, lines);
      this.#problems.push(
        changed(field.rule, pointerTo(this.#pointer, path), { name: path, was: written, is: text }),
      );
      return lines;
    }
    const end = this.#converted.get('lineEnd')?.lines;
    if (end === undefined) return start;
    if (start.start !== start.end && start.end !== end.end) return undefined;
    return { start: Math.min(start.start, end.end), end: Math.max(start.start, end.end) };
  }
}

function linesIn(shape: LooseField['shape'], { start, end }: LineSpan): Native {
  if (shape === 'number') return start;
  if (start !== end) return `${start}-${end}`;
  return shape === 'text' ? `${start}` : start;
}

interface Converted {
  readonly value: Native;
  readonly lines?: LineSpan;
  readonly severity?: Severity;
  readonly confidence?: Confidence;
}

/** Undefined for what has no meaning as a value of the field. */
function convert({ key, value }: Found, field: LooseField): Converted | undefined {
  switch (field.kind) {
    case 'any':
      return { value };
    case 'text':
      return plain(textOf(value));
    case 'word':
      return plain(wordOf(value, field.words));
    case 'texts':
      return plain(textsOf(value));
    case 'boolean':
      return plain(booleanOf(value));
    case 'severity':
      return severityOf(value, { key, words: field.words ?? {} });
    case 'confidence':
      return bandOf(value, field.words ?? {});
    case 'percent':
      return plain(numberOf(value, 100));
    case 'fraction':
      return plain(numberOf(value, 1));
    case 'lines':
    case 'lineEnd': {
      const lines = readLines(value);
      return lines === undefined ? undefined : { value: linesIn(field.shape, lines), lines };
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
  return texts.length > 0 && texts.length === parts.filter((each) => each !== null).length
    ? texts.join('\n\n')
    : undefined;
}

function wordOf(value: Native, words: Readonly<Record<string, string>> = {}): string | undefined {
  if (typeof value !== 'string') return undefined;
  return Object.values(words).find((word) => foldKey(word) === foldKey(value));
}

/** Objects with an address become Markdown links. */
function textsOf(value: Native): string[] | undefined {
  const list = Array.isArray(value) ? value : [value];
  const texts = list.map((each) => {
    if (typeof each === 'string') return each;
    if (!isObject(each)) return undefined;
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

interface Ranked {
  readonly key: string;
  readonly words: Readonly<Record<string, string>>;
}

function severityOf(value: Native, { key, words }: Ranked): Converted | undefined {
  const own = wordOf(value, words);
  if (own !== undefined) return { value: own };
  const severity =
    foldKey(key) === 'priority' && typeof value === 'number' ? priorities[value] : readSeverity(value);
  return severity === undefined ? undefined : { value: words[severity] ?? severity, severity };
}

/** Priorities are numbered from 0, as in `P0`; no other number says how severe something is. */
const priorities: readonly Severity[] = ['critical', 'high', 'medium', 'low'];

/** `[P1]` before a title ranks a finding that has no severity of its own. */
function severityInTitle(title: unknown): Severity | undefined {
  const mark = typeof title === 'string' ? /^\W{0,4}(P[0-3])\b/.exec(title.slice(0, 10))?.[1] : undefined;
  return mark === undefined ? undefined : readSeverity(mark);
}

function bandOf(value: Native, words: Readonly<Record<string, string>>): Converted | undefined {
  const reading = readConfidence(value);
  if (reading === undefined) return undefined;
  const band: ConfidenceBand = reading.kind === 'word' ? reading.band : bandOfShare(reading);
  const own = wordOf(value, words);
  return { value: own ?? words[band] ?? band, confidence: { band } };
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
  const number =
    typeof value === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(value.slice(0, 40)) ? Number(value) : value;
  if (typeof number === 'number' && number >= 0 && number <= whole) return number;
  const reading = readConfidence(value);
  if (reading === undefined) return undefined;
  const share = reading.kind === 'word' ? shareOfBand[reading.band] : reading.share;
  return whole === 1 ? share : Math.round(share * 10_000) / 100;
}

function isSame(one: Native, other: Native): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}

function readAs(rule: RuleId, path: string, { found, field }: { found: Found; field: LooseField }): Problem {
  return tolerated(rule, {
    path,
    type: 'unknown-key',
    message: `The contract has no key ${quote(found.key)}; it was read as the finding's ${quote(field.name)}.`,
    recommendation: field.isExtra ? 'Leave the key out.' : `Write it as ${quote(field.name)}.`,
  });
}

function changed(
  rule: RuleId,
  path: string,
  { name, was, is }: { readonly name: string; readonly was: Native; readonly is: Native },
): Problem {
  const wanted = typeof is === 'object' ? JSON.stringify(is) : quote(is);
  const given = typeof was === 'object' ? JSON.stringify(was).slice(0, 60) : quote(was);
  return tolerated(rule, {
    path,
    type: 'format',
    message: `\`${name}\` is ${given}; it was read as ${wanted.slice(0, 80)}.`,
    recommendation: `Write ${wanted.slice(0, 80)}.`,
  });
}

function absent(
  rule: RuleId,
  pointer: string,
  { name, missing }: { name: string; missing: Native },
): Problem {
  return tolerated(rule, {
    path: pointerTo(pointer, name),
    type: 'missing',
    message: `\`${name}\` is missing; it counts as ${JSON.stringify(missing)}.`,
    recommendation: `Add \`${name}\`.`,
  });
}
