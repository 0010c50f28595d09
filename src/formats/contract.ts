import type { z } from 'zod';
import {
  type LineRange,
  type Location,
  type Native,
  type ParsedFinding,
  Severity,
} from '../model/finding.ts';
import { titleFrom } from '../model/identity.ts';
import type { Grade, Problem } from '../model/ingest-report.ts';
import { lastByKey } from '../model/lists.ts';
import type { Field, FieldTable } from './contract-fields.ts';
import type { Context, ParsedDocument, Reading } from './format-definition.ts';
import { emptied, isObject, type NativeObject, own } from './json-value.ts';
import { type PlaceRules, readPlace } from './places.ts';
import { type LooseReading, readLoosely } from './read-fields.ts';
import type { DocumentDraft } from './read-findings.ts';
import { strictLines } from './read-values.ts';
import { asDeviations, invalidates, ProblemList, quote, type Rule } from './rules.ts';
import { addSchemaProblems, addUnknownKeys, guardOf } from './schema-problems.ts';
import { foldKey } from './vocabulary.ts';

/**
 * What differs between the contracts that have a table of fields. All of them are read in the same way, by
 * `FindingReader`: schema and keys first, then the place, then the contract's own rules, then the finding. What is not as
 * the contract has it is read once more by the words of its keys and values, into the contract's own fields, and takes
 * the same way.
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
  readonly check?: (data: Data, source: FindingSource) => void;
  readonly toFinding: (data: Data, source: FindingSource) => ParsedFinding;
}

/** Where the data of a finding comes from, and what reading it found out. */
export interface FindingSource {
  readonly native: Native;
  readonly problems: ProblemList;
  readonly context: Context;
  /** How it was read, where it is not as the contract has it. */
  readonly loose?: LooseReading | undefined;
  readonly lines: LineRange | undefined;
  /** Each file once. */
  readonly locations: readonly Location[];
}

/** Reads and checks findings of one contract; made once for each contract. */
export class FindingReader<Data> {
  readonly #contract: FindingContract<Data>;
  readonly #isValid: (value: unknown) => value is Data;
  readonly #path: Field | undefined;
  /** The keys of a finding's files, and of its first and last line. */
  readonly #paths: string;
  readonly #line: string;
  readonly #lineEnd: string;

  constructor(contract: FindingContract<Data>) {
    const { schema, table } = contract;
    this.#contract = contract;
    this.#isValid = guardOf(schema);
    this.#path = table.byRole('path');
    this.#paths = table.keyOf('paths');
    this.#line = table.keyOf('lines');
    this.#lineEnd = table.keyOf('lineEnd');
  }

  /** Reads each finding of a list on its own. */
  readAll(draft: DocumentDraft, natives: Native | undefined, pointer: string): void {
    draft.readFindings(natives, pointer, {
      read: (native, problems) => this.#readOne(native, problems, draft.context),
      describe: (native) => describe(native, this.#contract.table),
    });
  }

  /** A document that is nothing but its findings, so that an empty list is a whole, clean review. */
  readList(value: Native, draft: DocumentDraft, rule: Rule): Reading {
    if (!Array.isArray(value)) {
      const message = `The document is ${quote(value)}; it must be an array of findings.`;
      draft.problems.add(rule, [], message, 'Return an array, `[]` when there is nothing to report.');
    }
    this.readAll(draft, value, '');
    return draft.finish({ native: [] });
  }

  /** A document that has its findings under one key. */
  readFramed<Frame>(value: Native, draft: DocumentDraft, framed: FramedFormat<Frame>): Reading {
    const { key, frame, describe: describeFrame } = framed;
    const natives = own(value, key);
    const { data, error } = frame.safeParse(value);
    const faults = frameFaults(value, error, framed);
    // Where the findings are there, what the document says of itself may be missing or wrong.
    const isTolerant = draft.context.isTolerant === true && Array.isArray(natives);
    draft.problems.take(isTolerant ? asDeviations(faults) : faults);
    this.readAll(draft, natives, `/${key}`);
    return draft.finish({ native: emptied(value, key), ...describeFrame(data) });
  }

  /** As the contract has it; tolerantly where that fails, or where keys beyond the contract say more. */
  #readOne(native: Native, problems: ProblemList, context: Context): ParsedFinding | undefined {
    const finding = this.#readStrictly(native, problems, context);
    if (context.isTolerant !== true || !isObject(native)) return finding;
    // Keys beyond the contract are problems, so a finding without problems says no more.
    const saysAll = problems.problems.length === 0 || !saysMore(native, this.#contract.table);
    if (finding !== undefined && saysAll) return finding;
    const strict = problems.clear();
    const tolerant = this.#readTolerantly(native, problems, context);
    if (tolerant !== undefined) addFilledIn(strict, problems);
    return tolerant;
  }

  #readStrictly(native: Native, problems: ProblemList, context: Context): ParsedFinding | undefined {
    const { checkKeys } = this.#contract;
    const hasShape = this.#checkShape(native, problems);
    if (isObject(native)) {
      if (checkKeys === undefined) this.#addUnknown(native, problems);
      else checkKeys(native, problems);
    }
    if (!hasShape) return undefined;
    const written = strictLines(own(native, this.#line), own(native, this.#lineEnd));
    if (written === undefined) this.#addDisorder(native, problems, 'refused');
    return this.#finish(native, { native, problems, context, loose: undefined, lines: written?.lines });
  }

  #readTolerantly(native: NativeObject, problems: ProblemList, context: Context): ParsedFinding | undefined {
    const { table, complete } = this.#contract;
    const fields = readLoosely(native, problems, table);
    const value = complete?.(fields, native, problems) ?? fields.value;
    this.#addUnknown(native, problems, fields.used);
    this.#checkOrder(fields, value, problems);
    if (!this.#checkShape(value, problems)) return undefined;
    const loose = { ...fields, value };
    const finding = this.#finish(value, { native, problems, context, loose, lines: loose.lines });
    return finding && withRead(finding, loose);
  }

  #checkShape(value: Native, problems: ProblemList): value is Data & Native {
    if (this.#isValid(value)) return true;
    const { schema, table } = this.#contract;
    addSchemaProblems(problems, schema.safeParse(value).error, value, table.ruleOf);
    return false;
  }

  /** The finding of data that has the contract's shape; undefined where its places or other rules make it invalid. */
  #finish(data: Data & Native, source: Omit<FindingSource, 'locations'>): ParsedFinding | undefined {
    const { check, toFinding } = this.#contract;
    const whole = { ...source, locations: this.#locationsOf(data, source) };
    check?.(data, whole);
    return source.problems.isInvalid ? undefined : toFinding(data, whole);
  }

  /** The file of a finding with its lines, or its files; each once. */
  #locationsOf(value: Native, source: Omit<FindingSource, 'locations'>): readonly Location[] {
    const { places: rules } = this.#contract;
    const { name = '', missing } = this.#path ?? {};
    const path = own(value, name);
    if (typeof path === 'string' && (path !== '' || missing !== '')) {
      const keys = { rules, path: [name], lines: [this.#line || name] };
      const location = readPlace(path, source.lines, keys, source);
      return location === undefined ? [] : [location];
    }
    const many = own(value, this.#paths);
    const places = (Array.isArray(many) ? many : []).flatMap((each, index) => {
      const at = [this.#paths, index];
      return readPlace(String(each), undefined, { rules, path: at, lines: at }, source) ?? [];
    });
    return lastByKey(places, ({ path }) => path);
  }

  #addUnknown(native: NativeObject, problems: ProblemList, read?: ReadonlySet<string>): void {
    const { table, hasFreeKeys } = this.#contract;
    if (hasFreeKeys !== true) addUnknownKeys(problems, native, { ...table, read });
  }

  /** Reports lines that a valid finding has in another order, or that cannot be read. */
  #checkOrder({ lines, value: read }: LooseReading, value: NativeObject, problems: ProblemList): void {
    const { [this.#line]: start, [this.#lineEnd]: end } = read;
    const isOrdered = lines !== undefined && strictLines(start, end) !== undefined;
    const isStated = start != null && value[this.#line] != null && this.#isValid(value);
    if (!isOrdered && isStated)
      this.#addDisorder(read, problems, lines === undefined ? 'refused' : 'deviation');
  }

  #addDisorder(value: Native, problems: ProblemList, grade: Grade): void {
    const name = own(value, this.#lineEnd) == null ? this.#line : this.#lineEnd;
    const rule = { ...this.#contract.table.ruleOf([name]), grade };
    problems.add(rule, name, `\`${name}\` gives no ascending range of lines.`);
  }
}

/** What is wrong with a document apart from its findings. */
function frameFaults<Frame>(
  value: Native,
  error: z.ZodError | undefined,
  { frameTable }: FramedFormat<Frame>,
): readonly Problem[] {
  const faults = new ProblemList('');
  addSchemaProblems(faults, error, value, frameTable.ruleOf);
  if (isObject(value)) addUnknownKeys(faults, value, frameTable);
  for (const [name, names] of frameTable.objects) {
    const part = own(value, name);
    if (isObject(part)) addUnknownKeys(faults, part, { ...frameTable, names }, [name]);
  }
  return faults.problems;
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
  problems.take(asDeviations(strict.filter((each) => invalidates(each) && !reported.has(each.rule))));
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

/** Whether it has keys beyond the contract that are read nonetheless. */
function saysMore(native: NativeObject, { names, extraNames }: FieldTable): boolean {
  for (const key in native) if (!names.has(key) && extraNames.has(foldKey(key))) return true;
  return false;
}

/** What can still be said of an invalid finding. */
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
