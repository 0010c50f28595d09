import { z } from 'zod';
import type { Location, Native, ParsedFinding, Severity } from '../model/finding.ts';
import type { Context, FormatDefinition, Reading } from './format-definition.ts';
import { emptied, isObject, own, pointerTo } from './json-value.ts';
import { type FindingsReading, mergeReadings, readFindings } from './read-findings.ts';
import { readSeverity } from './read-values.ts';
import { ProblemList, quote } from './rules.ts';
import {
  brokenPart,
  claimedSeverity,
  type LineEdit,
  readFix,
  readItem,
  readToolPlace,
  type SourceText,
  sourceText,
  toolDocument,
  toolFinding,
  toolRules,
} from './tool-finding.ts';

const position = z.int().min(0).max(2_147_483_647);

/** Offsets into the text without its byte order mark, which is at -1. */
const offset = z.int().min(-1).max(2_147_483_647);

const Fix = z.object({ range: z.tuple([offset, offset]), text: z.string() });

const EslintMessage = z.object({
  ruleId: z.string().nullish(),
  severity: z.literal([1, 2]),
  message: z.string().regex(/\S/, 'a non-empty string'),
  line: position.nullish(),
  column: position.nullish(),
  endLine: position.nullish(),
  endColumn: position.nullish(),
  fatal: z.boolean().optional(),
  fix: Fix.optional(),
  suggestions: z.array(z.object({ desc: z.string().optional(), fix: Fix.optional() })).optional(),
});
type EslintMessage = z.infer<typeof EslintMessage>;

/** Everything but the messages, which are read one by one. */
const EslintFileFrame = z.object({
  filePath: z.string(),
  messages: z.array(z.unknown()),
  source: z.string().optional(),
});

/** The output of ESLint's `json` formatter. */
const EslintOutput = z.array(EslintFileFrame.extend({ messages: z.array(EslintMessage) }));

export const eslint: FormatDefinition = {
  title: 'ESLint json formatter, as far as it is read',
  rules: Object.values(toolRules),
  schema: EslintOutput,
  read: readEslint,
};

/** The formatter `json` writes a list of files, `json-with-metadata` the same list as `results`. */
function filesOf(value: Native): Native {
  const results = own(value, 'results');
  return own(value, 'metadata') === undefined || results === undefined ? value : results;
}

/** ESLint's core JSON: an array of files, each with its messages. */
function readEslint(value: Native, context: Context): Reading {
  const listed = filesOf(value);
  const at = listed === value ? '' : '/results';
  const files = Array.isArray(listed) ? listed : [];
  const frame = new ProblemList('');
  if (files !== listed) {
    const message = `The output is ${quote(value)}; it must be an array of files.`;
    frame.add(toolRules.document, [], message, 'Use the output of `eslint --format json`.');
  }
  const read = files.map((file, index) => readFile(file, pointerTo(at, index), context));
  const native = files === listed ? files.map((file) => emptied(file, 'messages')) : value;
  return toolDocument('eslint', mergeReadings(read), { native, frame });
}

function readFile(file: Native, pointer: string, context: Context): FindingsReading {
  const { data, error } = EslintFileFrame.safeParse(file);
  if (error !== undefined) return brokenPart(file, pointer, error);
  const source = data.source === undefined ? undefined : sourceText(data.source);
  const natives = own(file, 'messages');
  return readFindings(Array.isArray(natives) ? natives : [], `${pointer}/messages`, {
    context,
    read: (native, problems) => readMessage(native, problems, { path: data.filePath, source, context }),
    describe: (native) => claimedSeverity(native, 'severity', severityOf),
  });
}

interface LintedFile {
  readonly path: string;
  readonly source: SourceText | undefined;
  readonly context: Context;
}

const severityOf: ReadonlyMap<unknown, Severity> = new Map([
  [2, 'high'],
  [1, 'medium'],
]);

/** A message; where ESLint could not parse the file, the parse error. Line 0 stands for the whole file. */
function readMessage(native: Native, problems: ProblemList, file: LintedFile): ParsedFinding | undefined {
  const { path, context } = file;
  const data = readItem(native, problems, { schema: EslintMessage, respell, context });
  if (data === undefined) return undefined;
  const location = readToolPlace(path, { ...data, startLine: data.line }, { problems, context });
  if (location === undefined) return undefined;
  return toolFinding(
    {
      message: data.message,
      category: data.ruleId?.trim() || 'eslint',
      severity: data.severity === 2 ? 'high' : 'medium',
      locations: [location],
      fix: fixOf(data, { location, problems, file }),
    },
    { native, problems },
  );
}

/** The message of a plugin or wrapper as ESLint writes it. */
function respell(native: Native): Native {
  if (!isObject(native)) return native;
  const severity = native['fatal'] === true ? 'high' : readSeverity(native['severity']);
  const isEmpty = typeof native['message'] !== 'string' || native['message'].trim() === '';
  return {
    ...native,
    ...(severity === undefined ? {} : { severity: severity === 'critical' || severity === 'high' ? 2 : 1 }),
    ...(isEmpty && typeof native['ruleId'] === 'string' ? { message: native['ruleId'] } : {}),
  };
}

interface FixedPlace {
  readonly location: Location;
  readonly problems: ProblemList;
  readonly file: LintedFile;
}

/** Suggestions are alternatives for a person to choose from; only `fix` is meant to be applied. */
function fixOf({ fix, suggestions = [] }: EslintMessage, { location, problems, file }: FixedPlace) {
  if (fix === undefined) {
    const [first] = suggestions;
    return first?.desc === undefined ? undefined : { text: first.desc };
  }
  const { source, context } = file;
  const text = fix.text === '' ? 'Remove the reported text.' : `Replace with: ${fix.text}`;
  const edit = source === undefined ? undefined : editOf(fix, source);
  return readFix(
    { text, edits: edit && [edit] },
    { problems, key: 'fix', location, changed: context.changed, source: source?.lines },
  );
}

/** Removing a byte order mark, which is at -1, cannot be written as new text for lines. */
function editOf(fix: NonNullable<EslintMessage['fix']>, source: SourceText): LineEdit | undefined {
  const [from, to] = fix.range;
  if (from < 0 || from > to || to > source.length) return undefined;
  const start = source.placeOf(from);
  const end = source.placeOf(to);
  return {
    range: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
    text: fix.text,
    unit: 'utf-16',
  };
}
