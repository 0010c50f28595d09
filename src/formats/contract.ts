import type { z } from 'zod';
import { type Location, type Native, type ParsedFinding, Severity } from '../model/finding.ts';
import type { Grade, Problem } from '../model/problem.ts';
import { titleFrom } from '../model/title.ts';
import type { FieldTable } from './contract-fields.ts';
import type { Context, ParsedDocument, Reading } from './format-definition.ts';
import { emptied, isObject, type NativeObject, own } from './json-value.ts';
import { type PlaceRules, readPlace } from './places.ts';
import { type LooseReading, readLoosely } from './read-fields.ts';
import type { DocumentDraft } from './read-findings.ts';
import { foldKey, type LineSpan, strictLines } from './read-values.ts';
import { asDeviations, isRefusal, ProblemList, quote, type Rule } from './rules.ts';
import { addSchemaProblems, addUnknownKeys, guardOf } from './schema-problems.ts';

/**
 * What the findings of one contract are made of. A finding is read strictly, and where that fails, or where keys beyond
 * the contract say more, tolerantly.
 */
export interface FindingContract<Data> {
  readonly table: FieldTable;
  readonly schema: z.ZodType<Data, Data>;
  readonly places: PlaceRules;
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

/** How a finding was read, with what is known of it besides its data. */
export interface FindingPlace {
  readonly native: Native;
  readonly problems: ProblemList;
  readonly context: Context;
  /** How it was read, where it is not as the contract has it. */
  readonly loose?: LooseReading | undefined;
  readonly lines: LineSpan | undefined;
  /** Each file once. */
  readonly locations: readonly Location[];
}

/** Reads and checks findings of one contract; made once for each contract. */
export function findingReader<Data>(contract: FindingContract<Data>) {
  const { schema, table, hasFreeKeys = false } = contract;
  const isValid: (value: unknown) => value is Data = guardOf(schema);
  const [line, lineEnd] = [table.keyOf('lines'), table.keyOf('lineEnd')];
  const locate = locator(contract);
  const {
    checkKeys = (native: NativeObject, problems: ProblemList) => {
      if (!hasFreeKeys) addUnknownKeys(problems, native, table);
    },
  } = contract;

  /** Reads a finding as the contract has it, or, where a tolerant reading was made, by that. */
  function read(native: Native, problems: ProblemList, context: Context, loose?: LooseReading) {
    const value = loose?.value ?? native;
    const isRead = isValid(value);
    if (!isRead) addSchemaProblems(problems, schema.safeParse(value).error, value, table.ruleOf);
    if (loose === undefined && isObject(native)) checkKeys(native, problems);
    if (!isRead) return undefined;
    const written = loose ?? strictLines(own(value, line), own(value, lineEnd));
    if (written === undefined) addDisorder(value, problems, 'refused');
    const source = { native, problems, context, loose, lines: written?.lines };
    const place = { ...source, locations: locate(value, source) };
    contract.check?.(value, place);
    return problems.isRefused ? undefined : contract.toFinding(value, place);
  }

  function addDisorder(value: Native, problems: ProblemList, grade: Grade): void {
    const name = own(value, lineEnd) == null ? line : lineEnd;
    const rule = { ...table.ruleOf([name]), grade };
    problems.add(rule, name, `\`${name}\` gives no ascending range of lines.`);
  }

  function readTolerantly(native: NativeObject, problems: ProblemList, context: Context) {
    const first = readLoosely(native, problems, table);
    const value = contract.complete?.(first, native, problems) ?? first.value;
    if (!hasFreeKeys) addUnknownKeys(problems, native, { ...table, read: first.used });
    const { [line]: start, [lineEnd]: end } = first.value;
    const isOrdered = first.lines !== undefined && strictLines(start, end) !== undefined;
    if (!isOrdered && start != null && value[line] != null && isValid(value)) {
      addDisorder(first.value, problems, first.lines === undefined ? 'refused' : 'deviation');
    }
    const loose = { ...first, value };
    const finding = read(native, problems, context, loose);
    return finding && withRead(finding, loose);
  }

  /** Each finding of a list on its own. */
  function readAll(draft: DocumentDraft, natives: Native | undefined, pointer: string): void {
    const { context } = draft;
    draft.readFindings(natives, pointer, {
      read: (native, problems) => {
        const finding = read(native, problems, context);
        if (context.isTolerant !== true || !isObject(native)) return finding;
        // Keys beyond the contract are problems, so what has none says no more.
        const isWhole = finding !== undefined && (problems.problems.length === 0 || !saysMore(native, table));
        if (isWhole) return finding;
        const strict = problems.problems;
        problems.clear();
        const loose = readTolerantly(native, problems, context);
        if (loose !== undefined) addFilledIn(strict, problems);
        return loose;
      },
      describe: (native) => describe(native, table),
    });
  }

  /** A document that is nothing but its findings, so that an empty list is a whole, clean review. */
  function readList(value: Native, draft: DocumentDraft, rule: Rule): Reading {
    if (!Array.isArray(value)) {
      const message = `The document is ${quote(value)}; it must be an array of findings.`;
      draft.problems.add(rule, [], message, 'Return an array, `[]` when there is nothing to report.');
    }
    readAll(draft, value, '');
    return draft.finish({ native: [] });
  }

  /** A document that has its findings under one key. */
  function readFramed<Frame>(value: Native, draft: DocumentDraft, framed: FramedFormat<Frame>): Reading {
    const { key, frame, frameTable, describe: describeFrame } = framed;
    const natives = own(value, key);
    const faults = new ProblemList('');
    const { data, error } = frame.safeParse(value);
    addSchemaProblems(faults, error, value, frameTable.ruleOf);
    if (isObject(value)) addUnknownKeys(faults, value, frameTable);
    for (const [name, names] of frameTable.objects) {
      const part = own(value, name);
      if (isObject(part)) addUnknownKeys(faults, part, { ...frameTable, names }, [name]);
    }
    // Where the findings are there, what the document says of itself may be missing or wrong.
    const isTolerant = draft.context.isTolerant === true && Array.isArray(natives);
    draft.problems.take(isTolerant ? asDeviations(faults.problems) : faults.problems);
    readAll(draft, natives, `/${key}`);
    const parts = describeFrame(data);
    return draft.finish({ native: emptied(value, key), ...parts });
  }

  return { readAll, readList, readFramed };
}

interface FramedFormat<Frame> {
  /** The key of the findings. */
  readonly key: string;
  /** Everything but the findings. */
  readonly frame: z.ZodType<Frame>;
  readonly frameTable: FieldTable;
  /** What the frame says of the document, without data where it breaks its schema. Reports what is wrong with it. */
  readonly describe: (data: Frame | undefined) => Partial<ParsedDocument>;
}

/** Reports what the contract asks for and a tolerant reading filled in or left out without a word. */
function addFilledIn(strict: readonly Problem[], problems: ProblemList): void {
  const reported = new Set(problems.problems.map(({ rule }) => rule));
  problems.take(asDeviations(strict.filter((each) => isRefusal(each) && !reported.has(each.rule))));
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

/** Reads the file of a finding with its lines, or its files; each once. */
function locator({ table, places: rules }: Pick<FindingContract<never>, 'table' | 'places'>) {
  const single = table.byRole('path');
  const { name = '', missing } = single ?? {};
  const many = table.keyOf('paths');
  const keys = { rules, path: [name], lines: [table.keyOf('lines') || name] };
  return (value: Native, source: Omit<FindingPlace, 'locations'>): readonly Location[] => {
    const path = own(value, name);
    if (typeof path === 'string' && (path !== '' || missing !== '')) {
      const location = readPlace(path, source.lines, keys, source);
      return location === undefined ? [] : [location];
    }
    const paths = own(value, many);
    if (!Array.isArray(paths)) return [];
    const byPath = new Map<string, Location>();
    for (const [index, each] of paths.entries()) {
      const at = [many, index];
      const location = readPlace(String(each), undefined, { rules, path: at, lines: at }, source);
      if (location !== undefined) byPath.set(location.path, location);
    }
    return [...byPath.values()];
  };
}

/** Whether it has keys beyond the contract that are read nonetheless. */
function saysMore(native: NativeObject, { names, extraNames }: FieldTable): boolean {
  for (const key in native) if (!names.has(key) && extraNames.has(foldKey(key))) return true;
  return false;
}

/** What can still be said of a finding that was refused. */
function describe(native: Native, table: FieldTable) {
  const severity = table.byRole('severity');
  const titled = own(native, table.keyOf('title'));
  const text = own(native, table.keyOf('text')) ?? own(native, 'title');
  const derived = typeof text === 'string' ? titleFrom(text) : undefined;
  return {
    claimedSeverity: Severity.safeParse(severity?.words[String(own(native, severity.name))]).data,
    title: typeof titled === 'string' ? titled : derived,
  };
}
