import { z } from 'zod';
import { type Location, type Native, type ParsedFinding, Severity } from '../model/finding.ts';
import { titleFrom } from '../model/title.ts';
import type { FieldTable } from './contract-fields.ts';
import { type Context, emptyList, type ParsedDocument, type Reading } from './format-definition.ts';
import { emptied, isObject, type NativeObject, own } from './json-value.ts';
import { type PlaceRules, readPlace } from './places.ts';
import { type LooseReading, readLoosely } from './read-fields.ts';
import { type FindingsReading, readFindings } from './read-findings.ts';
import { type LineSpan, strictLines } from './read-values.ts';
import { ProblemList, quote, type Rule } from './rules.ts';
import { addSchemaProblems, addUnknownKeys, guardOf } from './schema-problems.ts';

/** What the findings of one contract are made of. A finding is read strictly, and where that fails tolerantly. */
export interface FindingContract<Data> {
  readonly table: FieldTable;
  readonly schema: z.ZodType<Data, Data>;
  readonly places: PlaceRules;
  readonly kinds?: Kinds;
  /** Whether a finding may have any key. */
  readonly hasFreeKeys?: true;
  /** Everything about keys; by default those that the contract does not have. */
  readonly checkKeys?: (native: NativeObject, problems: ProblemList) => void;
  /** A finding that was read tolerantly, with what follows from its fields. */
  readonly complete?: (loose: LooseReading, native: NativeObject, problems: ProblemList) => NativeObject;
  /** Rules that the schema cannot hold. */
  readonly check?: (data: Data, place: FindingPlace) => void;
  readonly toFinding: (data: Data, place: FindingPlace) => ParsedFinding;
}

/** Where the schema is a choice by one key, it stops at a wrong one, so the fields of every kind are checked apart. */
interface Kinds {
  readonly key: string;
  readonly common: z.ZodType;
}

interface FindingSource {
  readonly native: Native;
  readonly problems: ProblemList;
  readonly context: Context;
  /** How it was read, where it is not as the contract has it. */
  readonly loose?: LooseReading | undefined;
}

export interface FindingPlace extends FindingSource {
  readonly pointer: string;
  readonly lines: LineSpan | undefined;
  /** Each file once. */
  readonly locations: readonly Location[];
}

/** Reads and checks findings of one contract; made once for each contract. */
export function findingReader<Data>(contract: FindingContract<Data>) {
  const { schema, table, kinds, hasFreeKeys = false } = contract;
  const isValid: (value: unknown) => value is Data = guardOf(schema);
  const {
    checkKeys = (native: NativeObject, problems: ProblemList) => {
      if (!hasFreeKeys) addUnknownKeys(problems, native, table);
    },
  } = contract;

  /** Checks the rules that the schema cannot hold; undefined where one of them refuses the finding. */
  function accept(data: Data, source: FindingSource): ParsedFinding | undefined {
    const { native, problems, context, loose } = source;
    const value = loose?.value ?? native;
    const written = loose === undefined ? linesOf(value, table) : loose;
    const lines = written?.lines;
    const locations = placesOf(value, contract, { problems, context, lines });
    if (written === undefined) addDisorder(problems, value, table);
    const { pointer } = problems;
    const place = { native, problems, context, loose, pointer, lines, locations };
    contract.check?.(data, place);
    return problems.isRefused ? undefined : contract.toFinding(data, place);
  }

  function readStrictly(native: Native, problems: ProblemList, context: Context): ParsedFinding | undefined {
    const valid = isValid(native);
    if (!valid) addFaults(problems, schema, native, { table, kinds });
    if (isObject(native)) checkKeys(native, problems);
    return valid ? accept(native, { native, problems, context }) : undefined;
  }

  function readTolerantly(
    native: NativeObject,
    problems: ProblemList,
    context: Context,
  ): ParsedFinding | undefined {
    const first = readLoosely(native, problems, table);
    const value = contract.complete?.(first, native, problems) ?? first.value;
    if (!hasFreeKeys) addUnknownKeys(problems, native, { ...table, read: first.used });
    const line = table.byRole('lines')?.name ?? '';
    if (!isValid(value)) {
      addFaults(problems, schema, value, { table, kinds });
    } else if (value[line] != null && first.lines === undefined && first.value[line] != null) {
      addDisorder(problems, value, table);
    } else {
      const loose = { ...first, value };
      const finding = accept(value, { native, problems, context, loose });
      return finding === undefined ? undefined : withRead(finding, loose);
    }
    return undefined;
  }

  function read(native: Native, problems: ProblemList, context: Context): ParsedFinding | undefined {
    const strict = new ProblemList(problems.pointer);
    const finding = readStrictly(native, strict, context);
    if (finding === undefined && context.isTolerant === true && isObject(native)) {
      return readTolerantly(native, problems, context);
    }
    problems.take(strict.problems);
    return finding;
  }

  /** Each finding of a list on its own. */
  function readAll(natives: Native | undefined, pointer: string, context: Context): FindingsReading {
    return readFindings(Array.isArray(natives) ? natives : [], pointer, {
      context,
      read: (native, problems) => read(native, problems, context),
      describe: (native) => describe(native, table),
    });
  }

  /** A document that is nothing but its findings, so that an empty list is a whole, clean review. */
  function readList(value: Native, context: Context, { format, rule }: ListFormat): Reading {
    const document = emptyList(format);
    if (!Array.isArray(value)) {
      const list = new ProblemList('');
      const message = `The document is ${quote(value)}; it must be an array of findings.`;
      list.add(rule, [], message, 'Return an array, `[]` when there is nothing to report.');
      return { ok: false, document, problems: list.problems };
    }
    const { ok, problems, findings, refused } = readAll(value, '', context);
    return { ok, problems, document: { ...document, findings, refused, claims: { total: value.length } } };
  }

  /** A document that has its findings under one key. */
  function readFramed<Frame>(value: Native, context: Context, framed: FramedFormat<Frame>): Reading {
    const { format, key, frame, frameTable, describe: describeFrame } = framed;
    const natives = own(value, key);
    const problems = new ProblemList('');
    // Where the findings are there, what the document says of itself may be missing or wrong.
    const isTolerant = context.isTolerant === true && Array.isArray(natives);
    const faults = new ProblemList('', { isTolerant });
    addFaults(faults, frame, value, { table: frameTable });
    addUnknownKeysWithin(faults, frame, value, { table: frameTable, at: [] });
    problems.take(faults.problems);
    const read = readAll(natives, `/${key}`, context);
    const described = describeFrame(frame.safeParse(value).data, { value, context, problems, read });
    const { findings, refused } = read;
    return {
      ok: !problems.isRefused && read.ok,
      document: { ...emptyList(format), native: emptied(value, key), findings, refused, ...described },
      problems: [...problems.problems, ...read.problems],
    };
  }

  return { readStrictly, readAll, readList, readFramed };
}

interface ListFormat {
  readonly format: string;
  /** Broken by a document that is not a list. */
  readonly rule: Rule;
}

export interface FrameReading {
  readonly value: Native;
  readonly context: Context;
  readonly problems: ProblemList;
  readonly read: FindingsReading;
}

interface FramedFormat<Frame> {
  readonly format: string;
  /** The key of the findings. */
  readonly key: string;
  /** Everything but the findings. */
  readonly frame: z.ZodType<Frame>;
  readonly frameTable: FieldTable;
  /** What the frame says of the document, without data where it breaks its schema. Reports what is wrong with it. */
  readonly describe: (data: Frame | undefined, reading: FrameReading) => Partial<ParsedDocument>;
}

/** The finding with what was written on another scale, or in fields that the contract does not have. */
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

function addDisorder(problems: ProblemList, value: Native, table: FieldTable): void {
  const line = table.byRole('lines');
  const end = table.byRole('lineEnd');
  const name = (end !== undefined && own(value, end.name) != null ? end : line)?.name ?? '';
  problems.add(table.ruleOf([name]), name, `\`${name}\` does not make a range that ascends.`);
}

interface PlacedLines extends Pick<FindingSource, 'problems' | 'context'> {
  readonly lines: LineSpan | undefined;
}

/** The file of a finding with its lines, or its files; each once. */
function placesOf(
  value: Native,
  { table, places: rules }: Pick<FindingContract<never>, 'table' | 'places'>,
  { problems, context, lines }: PlacedLines,
): readonly Location[] {
  const single = table.byRole('path')?.name ?? '';
  const path = own(value, single);
  const mayBeEmpty = table.byRole('path')?.missing === '';
  if (typeof path === 'string' && (path !== '' || !mayBeEmpty)) {
    const lineKeys = [table.byRole('lines')?.name ?? single];
    const location = readPlace({ path, lines }, problems, { context, rules, pathKeys: [single], lineKeys });
    return location === undefined ? [] : [location];
  }
  const many = table.byRole('paths')?.name ?? '';
  const paths = own(value, many);
  const byPath = new Map<string, Location>();
  for (const [index, each] of Array.isArray(paths) ? paths.entries() : []) {
    const keys = { pathKeys: [many, index], lineKeys: [many, index] };
    const location = readPlace({ path: String(each) }, problems, { context, rules, ...keys });
    if (location !== undefined) byPath.set(location.path, location);
  }
  return [...byPath.values()];
}

interface Checked {
  readonly table: FieldTable;
  readonly kinds?: Kinds | undefined;
}

/** Reports what a schema finds wrong, by the rules of the fields. */
export function addFaults(
  problems: ProblemList,
  schema: z.ZodType,
  value: Native,
  { table, kinds }: Checked,
): void {
  const { error } = schema.safeParse(value);
  addSchemaProblems(problems, error, { value, ruleOf: table.ruleOf });
  if (kinds !== undefined && error?.issues.some(({ path }) => path[0] === kinds.key) === true) {
    addFaults(problems, kinds.common, value, { table });
  }
}

/** Reports keys that neither the schema nor the objects in it have. */
function addUnknownKeysWithin(
  problems: ProblemList,
  schema: unknown,
  value: Native,
  { table, at }: { readonly table: FieldTable; readonly at: readonly string[] },
): void {
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return;
  const names = new Set(Object.keys(schema.shape));
  addUnknownKeys(problems, value, { names, unknownKey: table.unknownKey }, at);
  for (const [name, each] of Object.entries(schema.shape)) {
    addUnknownKeysWithin(problems, each, value[name] ?? null, { table, at: [...at, name] });
  }
}

/** What can still be said of a finding that was refused. */
function describe(native: Native, table: FieldTable) {
  const field = table.byRole('severity');
  const severity = Severity.safeParse(field?.words[String(own(native, field.name))]).data;
  const titled = own(native, table.byRole('title')?.name ?? '');
  const text = own(native, table.byRole('text')?.name ?? '') ?? own(native, 'title');
  const title = typeof titled === 'string' ? titled : typeof text === 'string' ? titleFrom(text) : undefined;
  return {
    ...(severity !== undefined && { claimedSeverity: severity }),
    ...(title !== undefined && { title }),
  };
}

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
