import { z } from 'zod';
import type { Location, Native, ParsedFinding, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { titleFrom } from '../model/title.ts';
import type { FieldTable } from './contract-fields.ts';
import { type Context, emptyList, type Reading } from './format-definition.ts';
import { isObject, type NativeObject, own, pointerTo } from './json-value.ts';
import { type PlaceRules, readPlace } from './places.ts';
import { type LooseReading, readLoosely } from './read-fields.ts';
import { type FindingReading, type FindingsReading, readFindings } from './read-findings.ts';
import { type LineSpan, strictLines } from './read-values.ts';
import { isRefusal, joined, none, problem, quote, type Rule } from './rules.ts';
import { guardOf, schemaProblems, unknownKeys } from './schema-problems.ts';

/** What the findings of one contract are made of. A finding is held to it strictly, then read tolerantly. */
export interface FindingContract<Data> {
  readonly table: FieldTable;
  readonly schema: z.ZodType<Data, Data>;
  readonly places: PlaceRules;
  readonly kinds?: Kinds;
  /** Whether a finding may have any key. */
  readonly hasFreeKeys?: true;
  /** Everything about keys; by default those that the contract does not have. */
  readonly keyProblems?: (native: NativeObject, pointer: string) => readonly Problem[];
  /** What is known of one that was read tolerantly beyond its fields. */
  readonly complete?: (loose: LooseReading, native: NativeObject, pointer: string) => Completed;
  /** Rules that the schema cannot hold. */
  readonly check?: (data: Data, at: FindingPlace) => readonly Problem[];
  readonly toFinding: (data: Data, at: FindingPlace) => ParsedFinding;
}

/** Where the schema is a choice by one key, it stops at a wrong one, so the fields of every kind are checked apart. */
interface Kinds {
  readonly key: string;
  readonly common: z.ZodType;
}

interface Completed {
  readonly value: NativeObject;
  readonly problems: readonly Problem[];
}

export interface FindingPlace {
  readonly native: Native;
  readonly pointer: string;
  readonly context: Context;
  readonly lines: LineSpan | undefined;
  /** Each file once. */
  readonly locations: readonly Location[];
  /** Whether all of them can carry a comment. */
  readonly isInDiff: boolean;
  /** How it was read, where it is not as the contract has it. */
  readonly loose: LooseReading | undefined;
}

/** Reads and judges findings of one contract; made once for each contract. */
export function findingReader<Data>(contract: FindingContract<Data>) {
  const { schema, table, toFinding, kinds } = contract;
  const isValid: (value: unknown) => value is Data = guardOf(schema);
  const unread = (native: NativeObject, pointer: string, read?: ReadonlySet<string>) =>
    contract.hasFreeKeys ? none : unknownKeys(native, table, { pointer, read });
  const keyProblems = contract.keyProblems ?? unread;

  /** Holds what has the contract's shape to its other rules. */
  function judge(data: Data, at: Pick<FindingPlace, 'native' | 'pointer' | 'context' | 'loose'>) {
    const { native, pointer, context, loose } = at;
    const value = loose?.value ?? native;
    const written = loose === undefined ? linesOf(value, table) : { lines: loose.lines };
    const { locations, problems } = placesOf(value, { contract, pointer, context, lines: written?.lines });
    const isInDiff = problems === none || problems.every(({ grade }) => grade !== 'relocated');
    const place = { ...at, lines: written?.lines, locations, isInDiff };
    return {
      place,
      problems: joined(
        problems,
        written === undefined ? [disordered(value, pointer, table)] : none,
        contract.check?.(data, place) ?? none,
      ),
    };
  }

  function readStrictly(native: Native, pointer: string, context: Context): FindingReading {
    const keys = isObject(native) ? keyProblems(native, pointer) : none;
    if (!isValid(native)) {
      return { problems: joined(faultsOf(schema, native, { pointer, table, kinds }), keys) };
    }
    const { place, problems } = judge(native, { native, pointer, context, loose: undefined });
    const found = joined(keys, problems);
    return found.some(isRefusal)
      ? { problems: found }
      : { problems: found, finding: toFinding(native, place) };
  }

  function readTolerantly(native: NativeObject, pointer: string, context: Context): FindingReading {
    const first = readLoosely(native, pointer, table);
    const { value, problems: completed } = contract.complete?.(first, native, pointer) ?? first;
    const changes = joined(completed, unread(native, pointer, first.used));
    const name = table.byRole('lines')?.name ?? '';
    if (!isValid(value)) {
      return { problems: joined(faultsOf(schema, value, { pointer, table, kinds }), changes) };
    }
    if (value[name] != null && first.lines === undefined && first.value[name] != null) {
      return { problems: joined([disordered(value, pointer, table)], changes) };
    }
    const loose = { ...first, value };
    const { place, problems } = judge(value, { native, pointer, context, loose });
    if (problems.some(isRefusal)) return { problems: joined(problems, changes) };
    const finding = withRead(toFinding(value, place), loose);
    return { finding, problems: joined(problems, changes) };
  }

  function read(native: Native, pointer: string, context: Context): FindingReading {
    const strict = readStrictly(native, pointer, context);
    return strict.finding !== undefined || context.isTolerant !== true || !isObject(native)
      ? strict
      : readTolerantly(native, pointer, context);
  }

  /** Each finding of a list on its own. */
  function readAll(natives: Native | undefined, pointer: string, context: Context): FindingsReading {
    return readFindings(Array.isArray(natives) ? natives : [], pointer, {
      context,
      read: (native, at) => read(native, at, context),
      describe: (native) => describe(native, table),
    });
  }

  /** A document that is nothing but its findings, so that an empty list is a whole, clean review. */
  function readList(value: Native, context: Context, { format, rule }: ListFormat): Reading {
    const document = emptyList(format);
    if (!Array.isArray(value)) {
      const notAnArray = problem(rule, {
        path: '',
        message: `The document is ${quote(value)}; it must be an array of findings.`,
        recommendation: 'Return an array, `[]` when there is nothing to report.',
      });
      return { ok: false, document, problems: [notAnArray] };
    }
    const { ok, problems, findings, refused } = readAll(value, '', context);
    return { ok, problems, document: { ...document, findings, refused, claims: { total: value.length } } };
  }

  return { readStrictly, readAll, readList };
}

interface ListFormat {
  readonly format: string;
  /** Broken by a document that is not a list. */
  readonly rule: Rule;
}

/** What a reviewer said on another scale, or in fields that the contract does not have. */
function withRead(finding: ParsedFinding, { severity, confidence, extras }: LooseReading): ParsedFinding {
  const { title, category, fix, text } = extras;
  return {
    ...finding,
    ...(severity !== undefined && { severity }),
    ...(confidence !== undefined && { confidence }),
    ...(title !== undefined && { title, titleDerived: false }),
    ...(category !== undefined && { category }),
    ...(fix !== undefined && { fix: { text: fix, confidence: 'low' } }),
    ...(text !== undefined && { issue: text }),
  };
}

/** Undefined where the lines contradict each other. */
function linesOf(value: Native, table: FieldTable): { readonly lines: LineSpan | undefined } | undefined {
  const line = table.byRole('lines');
  if (line === undefined) return { lines: undefined };
  const end = table.byRole('lineEnd');
  return strictLines(own(value, line.name), end === undefined ? undefined : own(value, end.name));
}

function disordered(value: Native, pointer: string, table: FieldTable): Problem {
  const line = table.byRole('lines');
  const end = table.byRole('lineEnd');
  const name = (end !== undefined && own(value, end.name) != null ? end : line)?.name ?? '';
  return problem(table.ruleOf([name]), {
    path: pointerTo(pointer, name),
    message: `\`${name}\` does not make a range that ascends.`,
  });
}

interface Placing {
  readonly contract: Pick<FindingContract<never>, 'table' | 'places'>;
  readonly pointer: string;
  readonly context: Context;
  readonly lines: LineSpan | undefined;
}

interface Placed {
  readonly locations: readonly Location[];
  readonly problems: readonly Problem[];
}

/** The file of a finding with its lines, or its files; each once. */
function placesOf(value: Native, { contract: { table, places }, pointer, context, lines }: Placing): Placed {
  const single = table.byRole('path')?.name ?? '';
  const path = own(value, single);
  const mayBeEmpty = table.byRole('path')?.missing === '';
  const lineKey = table.byRole('lines')?.name ?? single;
  if (typeof path === 'string' && (path !== '' || !mayBeEmpty)) {
    const keys = { pathKeys: [single], lineKeys: [lineKey] };
    const { location, problems } = readPlace({ path, lines }, pointer, { context, rules: places, ...keys });
    return { locations: location === undefined ? [] : [location], problems };
  }
  const many = table.byRole('paths')?.name ?? '';
  const paths = own(value, many);
  if (!Array.isArray(paths)) return { locations: [], problems: none };
  const byPath = new Map<string, Location>();
  const problems: Problem[] = [];
  for (const [index, each] of paths.entries()) {
    const keys = { pathKeys: [many, index], lineKeys: [many, index] };
    const placed = readPlace({ path: String(each) }, pointer, { context, rules: places, ...keys });
    problems.push(...placed.problems);
    if (placed.location !== undefined) byPath.set(placed.location.path, placed.location);
  }
  return { locations: [...byPath.values()], problems };
}

/** A document around its findings, as far as it is read. */
interface FrameReading<Data> {
  readonly data: Data | undefined;
  readonly faults: readonly Problem[];
  readonly unknown: readonly Problem[];
}

interface FrameOptions {
  readonly table: FieldTable;
  readonly context: Context;
  /** The findings: where they are there, what the document says of itself may be missing or wrong. */
  readonly list: Native | undefined;
}

/** Holds everything but the findings to its schema. */
export function readFrame<Data>(
  value: Native,
  schema: z.ZodType<Data>,
  { table, context, list }: FrameOptions,
): FrameReading<Data> {
  const { data } = schema.safeParse(value);
  const found = faultsOf(schema, value, { pointer: '', table });
  const isForgiven = context.isTolerant === true && Array.isArray(list);
  const faults = isForgiven ? found.map((each) => ({ ...each, grade: 'deviation' as const })) : found;
  return { data, faults, unknown: unknownKeysWithin(schema, value, { pointer: '', table }) };
}

/** Keys that neither the schema nor the objects in it have. */
function unknownKeysWithin(schema: unknown, value: Native, { pointer, table }: Judged): readonly Problem[] {
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return none;
  const names = new Set(Object.keys(schema.shape));
  return Object.entries(schema.shape).reduce(
    (problems, [name, each]) =>
      joined(
        problems,
        unknownKeysWithin(each, value[name] ?? null, { pointer: pointerTo(pointer, name), table }),
      ),
    unknownKeys(value, { names, unknownKey: table.unknownKey }, { pointer }),
  );
}

interface Judged {
  readonly pointer: string;
  readonly table: FieldTable;
  readonly kinds?: Kinds | undefined;
}

/** What a schema finds wrong, by the rules of the fields. */
export function faultsOf(schema: z.ZodType, value: Native, at: Judged): readonly Problem[] {
  const { error } = schema.safeParse(value);
  if (error === undefined) return none;
  const { kinds, pointer, table } = at;
  const faults = schemaProblems(error, { value, pointer, ruleOf: table.ruleOf });
  const isUnknownKind = kinds !== undefined && error.issues.some(({ path }) => path[0] === kinds.key);
  return isUnknownKind ? [...faults, ...faultsOf(kinds.common, value, { pointer, table })] : faults;
}

/** What can still be said of a finding that was refused. */
function describe(native: Native, table: FieldTable) {
  const severity = table.byRole('severity');
  const meaning = severities.get(severity?.words[String(own(native, severity.name))]);
  const titled = own(native, table.byRole('title')?.name ?? '');
  const text = own(native, table.byRole('text')?.name ?? '') ?? own(native, 'title');
  const title = typeof titled === 'string' ? titled : typeof text === 'string' ? titleFrom(text) : undefined;
  return {
    ...(meaning !== undefined && { claimedSeverity: meaning }),
    ...(title !== undefined && { title }),
  };
}

const severities: ReadonlyMap<string | undefined, Severity> = new Map([
  ['critical', 'critical'],
  ['high', 'high'],
  ['medium', 'medium'],
  ['low', 'low'],
  ['info', 'info'],
]);

/** A finding with what most contracts do not say. */
export function newFinding(
  said: Pick<ParsedFinding, 'locations' | 'title' | 'issue' | 'category' | 'severity' | 'confidence'> &
    Partial<ParsedFinding>,
  { pointer, native }: Pick<FindingPlace, 'pointer' | 'native'>,
): ParsedFinding {
  return {
    scope: scopeOf(said.locations),
    scopeText: said.locations.length === 0 ? said.title : undefined,
    titleDerived: false,
    references: [],
    requiresHuman: false,
    preExisting: false,
    status: 'open',
    ...said,
    pointer,
    native,
  };
}

function scopeOf(locations: readonly Location[]): ParsedFinding['scope'] {
  const [first] = locations;
  if (first === undefined) return 'system';
  if (locations.some(({ path }) => path !== first.path)) return 'multi-file';
  return first.startLine === undefined ? 'file' : 'inline';
}

/** The text, unless it says nothing. */
export function stated(text: string | null | undefined): string | undefined {
  return text === undefined || text === null || text.trim() === '' ? undefined : text;
}

/** The id of a finding whose reviewer gave it none, where the contract requires one. */
export const unnamed = 'unnamed';
