import type { z } from 'zod';
import type { Location, Native, ParsedFinding, Severity } from '../model/finding.ts';
import { titleFrom } from '../model/title.ts';
import type { Context } from './format-definition.ts';
import { own } from './json-value.ts';
import { type LineEdit, replacementFor } from './line-edits.ts';
import { addMalformedPath, lineLocation, readPath } from './places.ts';
import { type DocumentDraft, isShort, newFinding } from './read-findings.ts';
import { deviation, ProblemList, refused } from './rules.ts';
import { addSchemaProblems } from './schema-problems.ts';

/** Rules of every format that tools write. */
export const toolRules = {
  document: refused('tool/document', 'The output has the shape of its format.'),
  finding: refused(
    'tool/finding',
    'A finding has a text of its own or of its rule, and its severity and positions are well-formed.',
  ),
  path: refused('tool/path', 'Paths lie inside the repository.'),
  spelling: deviation(
    'tool/spelling',
    'Values are written as in the format: its words for severities, lines from 1, a text, no null.',
  ),
  fix: deviation(
    'tool/fix',
    'The fix of lines that the diff shows stays inside those lines, so that it can be suggested.',
  ),
};

/** One finding of a tool's output while it is read. */
export interface ToolItem {
  readonly native: Native;
  readonly problems: ProblemList;
  readonly context: Context;
}

/** What the formats of tools have in common. */
interface ToolFinding {
  readonly message: string;
  /** The tool's rule, or the tool where it names none. */
  readonly category: string;
  readonly severity: Severity;
  readonly locations: readonly Location[];
  readonly references?: readonly string[];
  readonly fix?: { readonly text: string; readonly replacement?: string } | undefined;
  readonly suppressed?: { readonly reason: string } | undefined;
  /** The tool itself cannot tell whether this is a problem. */
  readonly requiresHuman?: boolean;
}

interface ToolList<Data> {
  readonly schema: z.ZodType<Data>;
  /** An item as the format would write it; used where reading is tolerant. */
  readonly respell: (native: Native) => Native;
  /** The format's severities, and the key that has them. */
  readonly severities: ReadonlyMap<unknown, Severity>;
  readonly severityKey: string;
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
  { schema, respell, severities, severityKey, isFinding, toFinding }: ToolList<Data>,
): void {
  const { context } = draft;
  draft.readFindings(natives, pointer, {
    isFinding,
    read: (native, problems) => {
      const strict = schema.safeParse(native);
      const { data, error } =
        strict.success || context.isTolerant !== true ? strict : schema.safeParse(respell(native));
      const rule = data === undefined ? toolRules.finding : toolRules.spelling;
      addSchemaProblems(problems, error ?? strict.error, { value: native, ruleOf: () => rule });
      const item = { native, problems, context };
      const finding = data === undefined ? undefined : toFinding(data, item);
      return finding && canonical(finding, item);
    },
    describe: (native) => ({ claimedSeverity: severities.get(own(native, severityKey)) }),
  });
}

/** Tools state no confidence, and what they report is there: it counts as high. */
function canonical(tool: ToolFinding, { native, problems: { pointer } }: ToolItem): ParsedFinding {
  const { message, category, locations, fix, suppressed, ...rest } = tool;
  const [first] = locations;
  const isInOneFile = locations.every(({ path }) => path === first?.path);
  return newFinding(
    {
      ...rest,
      category,
      locations: isInOneFile ? locations.slice(0, 1) : locations,
      scopeText: first === undefined ? category : undefined,
      title: titleFrom(message) ?? category,
      titleDerived: true,
      issue: message,
      confidence: { band: 'high' },
      fix: fix && { ...fix, confidence: 'high' },
      claimed: suppressed && { corroboratedBy: [], contestedBy: [], suppressed },
    },
    { pointer, native },
  );
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
  addSchemaProblems(problems, error, { value: native, ruleOf: () => toolRules.document });
  draft.problems.take(problems.problems);
  return data;
}

/** Lines as tools write them: 0 and null are what is not set. */
interface ToolRange {
  readonly startLine?: number | null | undefined;
  readonly endLine?: number | null | undefined;
  readonly endColumn?: number | null | undefined;
}

/** First and last line; none where the whole file is meant. An end in column 1 does not reach into its line. */
export function toolLines({ startLine, endLine, endColumn }: ToolRange = {}): [start?: number, end?: number] {
  if (!startLine) return [];
  const end = endLine || startLine;
  return [startLine, endColumn === 1 && end > startLine ? end - 1 : end];
}

/** The place of a finding in the repository, as a list; `at` are the keys of its path below the finding. */
export function readToolPlace(
  path: string,
  range: ToolRange | undefined,
  { problems, context }: ToolItem,
  at: readonly PropertyKey[] = [],
): readonly Location[] {
  const reading = readPath(path, context.paths, 'tool');
  if (reading.ok) return [lineLocation(reading.path, ...toolLines(range))];
  addMalformedPath(problems, toolRules.path, { written: path, reading, at });
  return [];
}

/** A place that a tool names in addition to that of its finding, as a reference. */
export function relatedPlace(path: string, line: number | null | undefined, message: string | undefined) {
  const where = line ? `${path}:${line}` : path;
  return message ? `${where} — ${message}` : where;
}

interface ToolFix {
  /** For people. */
  readonly text: string;
  /** All that it changes; absent where that is not in the file of its finding alone, or is not known. */
  readonly edits?: readonly LineEdit[] | undefined;
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
  { text, edits = [], key, location, source }: ToolFix,
  { problems, context: { changed } }: ToolItem,
): NonNullable<ToolFinding['fix']> {
  if (location?.startLine === undefined) return { text };
  const { path, startLine: start, endLine: end = start } = location;
  const shown = changed?.text(path, start, end);
  const carried = source?.slice(start - 1, end);
  // A text that is longer may have been cut.
  // Where the document carries other lines than the diff has, the fix was made for another text.
  const isOutdated = shown !== undefined && carried !== undefined && shown.join('\n') !== carried.join('\n');
  const isWhole = edits.every((each) => isShort(each.text));
  const replacement =
    isOutdated || !isWhole ? undefined : replacementFor({ start, end }, edits, shown ?? carried);
  if (replacement !== undefined) return { text, replacement };
  if (changed?.isCommentable(path, 'RIGHT', start, end) === true) {
    const message = 'The fix is shown in words only: it is no new text for exactly the reported lines.';
    problems.add(toolRules.fix, key, message);
  }
  return { text };
}
