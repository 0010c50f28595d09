import type { z } from 'zod';
import type { LineRange, Location, Native, ParsedFinding, Severity, ToolRule } from '../model/finding.ts';
import { titleFrom } from '../model/identity.ts';
import type { Context } from './format-definition.ts';
import { isObject, own } from './json-value.ts';
import { findPath, lineLocation, type PathReading, readPath } from './places.ts';
import { type DocumentDraft, isShort, newFinding } from './read-findings.ts';
import { readSeverity } from './read-values.ts';
import { ProblemList, quote, type Rules } from './rules.ts';
import { addSchemaProblems } from './schema-problems.ts';

/** Rules of every format that tools write. */
export const toolRules = {
  document: { id: 'tool/document', grade: 'refused', summary: 'The output has the shape of its format.' },
  finding: {
    id: 'tool/finding',
    grade: 'refused',
    summary:
      'A finding has a text of its own or of its rule, and its severity and positions are well-formed.',
  },
  path: { id: 'tool/path', grade: 'refused', summary: 'Paths lie inside the repository.' },
  spelling: {
    id: 'tool/spelling',
    grade: 'deviation',
    summary: 'Values are written as in the format: its words for severities, lines from 1, a text, no null.',
  },
  fix: {
    id: 'tool/fix',
    grade: 'deviation',
    summary: 'The fix of lines that the diff shows stays inside those lines, so that it can be suggested.',
  },
} satisfies Rules;

/** One finding of a tool's output while it is read. */
export interface ToolItem {
  readonly native: Native;
  readonly problems: ProblemList;
  readonly context: Context;
  /** Undefined where it states none. */
  readonly severity: Severity | undefined;
  /** What it names and no place was found for; outside of the change where it is no file of the repository. */
  readonly unplaced: { readonly name: string; readonly isOutside: boolean }[];
}

/** What the formats of tools have in common. */
export interface ToolFinding {
  readonly message: string;
  /** The tool's rule, or the tool where it names none. */
  readonly category: string;
  /** What the output says about the rule. */
  readonly rule?: ToolRule | undefined;
  readonly severity: Severity;
  readonly locations: readonly Location[];
  readonly references?: readonly string[];
  readonly fix?: { readonly text: string; readonly replacement?: string } | undefined;
  readonly suppressed?: { readonly reason: string } | undefined;
  /** The tool itself cannot tell whether this is a problem. */
  readonly requiresHuman?: boolean;
  /** The tool could not parse the file, and reports nothing else of it. */
  readonly isUnparsed?: boolean;
}

/** The rules under which Biome, Ruff and golangci-lint report a file that they could not parse, in every format. */
const parseRules: ReadonlySet<string> = new Set(['parse', 'invalid-syntax', 'typecheck']);

interface ToolList<Data> {
  readonly schema: z.ZodType<Data>;
  /** An item as the format would write it; used where reading is tolerant. */
  readonly respell?: (native: Native) => Native;
  /** Absent where the format has no severity in one of its keys. */
  readonly severityKey?: string;
  /** The format's severities that are numbers; words mean what the vocabulary says. */
  readonly severities?: ReadonlyMap<number, Severity>;
  /** How severe an invalid item says to be, from its stated severity; by default that one. */
  readonly claimed?: (native: Native, stated: Severity) => Severity | undefined;
  /** Items that are no findings are skipped; by default every item is one. */
  readonly isFinding?: (native: Native) => boolean;
  /** Undefined where a problem of grade `refused` says why. */
  readonly toFinding: (data: Data, item: ToolItem) => ToolFinding | undefined;
}

/** Reads each item of one list of a tool's output. */
export function readToolList<Data>(
  draft: DocumentDraft,
  natives: Native | undefined,
  pointer: string,
  list: ToolList<Data>,
): void {
  const { schema, respell = (native) => native, severityKey, severities, isFinding, toFinding } = list;
  const { claimed = (_, stated) => stated } = list;
  const { context } = draft;
  const [someNumber = null] = severities?.keys() ?? [];
  const severityIn = (native: Native) => {
    const written = severityKey === undefined ? undefined : own(native, severityKey);
    return severities?.get(Number(String(written))) ?? readSeverity(written);
  };
  draft.readFindings(natives, pointer, {
    isFinding,
    read: (native, problems) => {
      const strict = schema.safeParse(native);
      const severity = severityIn(native);
      // A severity that was read counts, so any value of the format may stand for it.
      const isStated = isObject(native) && severityKey !== undefined && severity !== undefined;
      const spelled = isStated ? { ...native, [severityKey]: someNumber } : native;
      const { data, error } =
        strict.success || context.isTolerant !== true ? strict : parseLoosely(schema, respell(spelled));
      const rule = data === undefined ? toolRules.finding : toolRules.spelling;
      addSchemaProblems(problems, error ?? strict.error, native, () => rule);
      const item = { native, problems, context, severity, unplaced: [] };
      const finding = data === undefined ? undefined : toFinding(data, item);
      return finding && canonical(finding, item);
    },
    describe: (native) => {
      const severity = severityIn(native);
      return { claimedSeverity: severity && claimed(native, severity) };
    },
  });
}

/** Keys of numbers, which some tools write as texts, and of texts, which some scripts write as numbers. */
type Spelling = Readonly<Partial<Record<'numbers' | 'texts', readonly string[]>>>;

/** Makes a function that writes numbers and texts as their format has them, however deep they are. */
export function respelling({ numbers = [], texts = [] }: Spelling): (native: Native) => Native {
  const respell = (value: Native, key = ''): Native => {
    if (Array.isArray(value)) return value.map((each) => respell(each, key));
    if (isObject(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, respell(each, name)]));
    }
    if (numbers.includes(key) && typeof value === 'string' && /^\d{1,10}$/.test(value)) return Number(value);
    return texts.includes(key) && typeof value === 'number' ? String(value) : value;
  };
  return (native) => respell(native);
}

/** Keys of what a finding says what is wrong without. */
const additions = 'fix fixes suggestions relatedLocations related_locations'.split(' ');

/** The finding, without additions that break the format. */
function parseLoosely<Data>(schema: z.ZodType<Data>, native: Native) {
  const parsed = schema.safeParse(native);
  const broken = new Set<unknown>(parsed.error?.issues.map(({ path: [key] }) => key));
  if (!isObject(native) || [...broken].some((key) => !additions.includes(String(key)))) return parsed;
  return schema.safeParse(Object.fromEntries(Object.entries(native).filter(([key]) => !broken.has(key))));
}

/** Tools state no confidence, and what they report is there: it counts as high. */
function canonical(tool: ToolFinding, item: ToolItem): ParsedFinding {
  const placed = withUncheckedFile(tool, item);
  const { message, category, locations, references = [], fix, suppressed, ...rest } = placed;
  const [first] = locations;
  const isInOneFile = locations.every(({ path }) => path === first?.path);
  const { unplaced } = item;
  return newFinding(
    {
      ...rest,
      category,
      locations: isInOneFile ? locations.slice(0, 1) : locations,
      references: [...unplaced.map(({ name }) => name), ...references],
      preExisting: first === undefined && unplaced.length > 0 && unplaced.every(({ isOutside }) => isOutside),
      scopeText: first === undefined ? category : undefined,
      title: titleFrom(message) ?? category,
      titleDerived: true,
      issue: message,
      confidence: { band: 'high' },
      fix: fix && { ...fix, confidence: 'high' },
      claimed: suppressed && { corroboratedBy: [], contestedBy: [], suppressed },
    },
    item,
  );
}

/** What a tool cannot parse it did not check: a parse error is about its changed file where the diff does not show the line. */
function withUncheckedFile(tool: ToolFinding, { context: { changed } }: ToolItem): ToolFinding {
  const { message, category, isUnparsed = parseRules.has(category) } = tool;
  const { path = '', startLine: line = 0, endLine = line } = tool.locations[0] ?? {};
  const isHidden = changed?.has(path) === true && !changed.isCommentable(path, line, endLine);
  if (!isUnparsed || line === 0 || !isHidden) return tool;
  return { ...tool, message: `${message} (line ${line})`, locations: [lineLocation(path)] };
}

/** Reads a part of the output that its findings are in; where it breaks its format, the whole output does. */
export function readPart<Data>(
  draft: DocumentDraft,
  schema: z.ZodType<Data>,
  native: Native,
  pointer: string,
): Data | undefined {
  const { data, error } = schema.safeParse(native);
  const problems = new ProblemList(pointer);
  addSchemaProblems(problems, error, native, () => toolRules.document);
  draft.problems.take(problems.problems);
  return data;
}

/** Lines as tools write them: 0, -1 and null are those that are not set. */
interface ToolRange {
  readonly startLine?: number | null | undefined;
  readonly endLine?: number | null | undefined;
  readonly endColumn?: number | null | undefined;
}

/**
 * The place of a finding in the repository, as a list; `at` are the keys of its path below the finding. Without a line
 * it is the whole file. An end in column 1 does not reach into its line.
 */
export function readToolPlace(
  path: string,
  { startLine, endLine, endColumn }: ToolRange,
  { problems, context, unplaced }: ToolItem,
  at: readonly PropertyKey[] = [],
): readonly Location[] {
  const { found, reading } = lookUp(path, context);
  if (!reading.ok && /^\.?\/?$/.test(path)) {
    problems.tolerate(toolRules.path, at, `The path ${quote(path)} is the repository, so no file is named.`);
    return [];
  }
  const also = found?.also === undefined ? [] : [lineLocation(found.also)];
  if (found !== undefined && found.kind !== 'file') {
    const why =
      found.kind === 'unsure'
        ? 'fits several files, or the tree is not known'
        : 'is no file of the repository';
    problems.tolerate(toolRules.path, at, `The path ${quote(path)} ${why}, so it is shown as text.`);
    unplaced.push({ name: path, isOutside: found.kind === 'nowhere' && also.length === 0 });
    return also;
  }
  if (!reading.ok) {
    const message = `The path ${quote(path)} ${reading.message}.`;
    problems.add(toolRules.path, at, message, reading.recommendation);
    return [];
  }
  const start = stated(startLine);
  const end = stated(endLine) ?? start ?? 0;
  const last = endColumn === 1 && end > (start ?? 0) ? end - 1 : end;
  return [lineLocation(reading.path, start, last), ...also];
}

/** 0, -1 and null stand for no line. */
function stated(line: number | null | undefined): number | undefined {
  return line !== null && line !== undefined && line > 0 ? line : undefined;
}

function lookUp(path: string, context: Context) {
  const found = context.isTolerant === true ? findPath(path, context) : undefined;
  const reading: PathReading =
    found?.kind === 'file' ? { ok: true, path: found.path } : readPath(path, context.paths, 'tool');
  return { found, reading };
}

/** The path that a tool writes, as the file that it means. */
export function readToolPath(path: string, context: Context): PathReading {
  return lookUp(path, context).reading;
}

/** A place that a tool names in addition to that of its finding, as a reference; none outside the repository. */
export function relatedPlace(
  path: string,
  line: number | null | undefined,
  message: string | undefined,
  { context }: ToolItem,
): readonly string[] {
  const reading = readToolPath(path, context);
  if (!reading.ok) return [];
  const where = line ? `${reading.path}:${line}` : reading.path;
  return [message ? `${where} — ${message}` : where];
}

/** Half-open, in 1-based lines and columns; an infinite column is the end of its line. */
export interface LineEdit {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** Put in place of the range. */
  readonly text: string;
  readonly unit: keyof typeof widths;
}

interface ToolFix {
  /** For people. */
  readonly text: string;
  /** All that it changes; empty where that is not in the file of its finding alone, or is not known. */
  readonly edits: readonly LineEdit[];
  /** The key of the fix. */
  readonly key: string;
  readonly location: Location | undefined;
  /** The file's lines, where the document carries them. */
  readonly source?: readonly string[] | undefined;
}

/**
 * The fix as a finding holds it. A suggestion replaces whole lines, so an edit of part of a line needs to know
 * their text: from the diff, else from the document. What cannot be suggested stays as words, which is
 * reported where the diff shows the lines.
 */
export function readFix(
  { text, edits, key, location, source }: ToolFix,
  { problems, context: { changed } }: ToolItem,
): NonNullable<ToolFinding['fix']> {
  if (location?.startLine === undefined) return { text };
  const { path, startLine: start, endLine: end = start } = location;
  const shown = changed?.text(path, start, end);
  const carried = source?.slice(start - 1, end);
  // Where the document carries other lines than the diff has, the fix was made for another text.
  const isOutdated = shown !== undefined && carried !== undefined && shown.join('\n') !== carried.join('\n');
  // A longer text may have been cut.
  const isWhole = edits.length > 0 && edits.every((each) => isShort(each.text));
  const replacement =
    isOutdated || !isWhole ? undefined : replacementFor({ start, end }, edits, shown ?? carried);
  if (replacement !== undefined) return { text, replacement };
  if (changed?.isCommentable(path, start, end) === true) {
    const message = 'The fix is shown in words only: it does not replace exactly the reported lines.';
    problems.add(toolRules.fix, key, message);
  }
  return { text };
}

/**
 * The edits together as whole-line text for exactly `lines`, as a suggestion block needs it; undefined where that
 * cannot be said. Where `current`, what those lines hold, is not known, only one edit of exactly them can be.
 */
function replacementFor({ start, end }: LineRange, edits: readonly LineEdit[], current?: readonly string[]) {
  const [only, ...others] = edits;
  if (only !== undefined && others.length === 0 && only.startLine === start && only.startColumn === 1) {
    const { endLine, endColumn, text } = only;
    if (endLine === end && endColumn === Number.POSITIVE_INFINITY) return text;
    const isToNextLine = endLine === end + 1 && endColumn === 1;
    if (isToNextLine && /(?:^|\n)$/.test(text)) return text.replace(/\r?\n$/, '');
  }
  const text = current && applyEdits(edits, start, current);
  // Text that ends within its last line has swallowed the beginning of the next one, which is not ours to change.
  return text === '' || text?.endsWith('\n') === true ? text.slice(0, -1) : undefined;
}

/** The lines with their line ends after all edits; undefined where edits leave the lines or overlap. */
function applyEdits(edits: readonly LineEdit[], start: number, current: readonly string[]) {
  const whole = current.map((line) => `${line}\n`);
  const offsetIn = (line: number, column: number, unit: LineEdit['unit']): number => {
    // The line after the last has a beginning and nothing else.
    if (line < start || line > start + whole.length) return Number.NaN;
    const before = whole.slice(0, line - start).join('').length;
    return before + offsetOf(column, current[line - start] ?? '', unit);
  };
  const spans = edits.map(({ startLine, startColumn, endLine, endColumn, text, unit }) => ({
    from: offsetIn(startLine, startColumn, unit),
    to: offsetIn(endLine, endColumn, unit),
    text,
  }));
  spans.sort((one, other) => one.from - other.from);
  let result = '';
  let at = 0;
  for (const [index, { from, to, text }] of spans.entries()) {
    // The order of two insertions at one place is not known.
    if (!(at <= from && from <= to) || from === spans[index - 1]?.from) return undefined;
    result += whole.join('').slice(at, from) + text;
    at = to;
  }
  return result + whole.join('').slice(at);
}

/** How many columns one character, a whole code point, takes. */
const widths = {
  'utf-16': (character: string) => character.length,
  'code-point': () => 1,
  'utf-8': (character: string) => Buffer.byteLength(character),
  /** One of the first two: where they differ the column is in doubt. */
  unstated: (character: string) => (character.length === 1 ? 1 : Number.NaN),
};

/**
 * Where in `line` a 1-based column begins, as a string index; the column after the last one is the end of the
 * line, and so is an infinite one. Not a number for a column outside the line, inside a character, or in doubt.
 */
function offsetOf(column: number, line: string, unit: LineEdit['unit']): number {
  if (column === Number.POSITIVE_INFINITY) return line.length;
  let offset = 0;
  let counted = 1;
  for (const character of line) {
    if (counted >= column) break;
    counted += widths[unit](character);
    offset += character.length;
  }
  return counted === column ? offset : Number.NaN;
}
