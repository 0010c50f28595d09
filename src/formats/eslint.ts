import { z } from 'zod';
import type { Location, Native, Severity } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';

import type { Context, FormatDefinition, Reading } from './format-definition.ts';
import { emptied, isObject, own, pointerTo } from './json-value.ts';

import { lineLocation, malformedPath, readPath } from './places.ts';
import { type FindingReading, type FindingsReading, mergeReadings, readFindings } from './read-findings.ts';
import { readSeverity } from './read-values.ts';
import { deviation, joined, none, problem, quote, refused } from './rules.ts';
import { schemaProblems } from './schema-problems.ts';
import {
  claimedSeverity,
  type LineEdit,
  lastLine,
  oneEdit,
  readFix,
  readItem,
  type SourceText,
  sourceText,
  toolDocument,
  toolFinding,
} from './tool-finding.ts';

export const eslintRules = {
  document: refused('eslint/document', 'The output is an array with one entry for each file.'),
  file: refused('eslint/file', 'An entry has `filePath` and `messages`.'),
  message: refused('eslint/message', 'A message has a severity, a text or rule, and well-formed positions.'),
  path: refused('eslint/path', 'Files lie inside the repository.'),
  spelling: deviation('eslint/spelling', '`severity` is 1 or 2, and `message` a text.'),
  fix: deviation('eslint/fix', oneEdit),
  fatal: deviation('eslint/fatal', 'Every file could be parsed.'),
};

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
  rules: Object.values(eslintRules),
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
  if (!Array.isArray(listed))
    return toolDocument('eslint', mergeReadings([]), { native: value, faults: [notAnArray(value)] });
  const at = listed === value ? '' : '/results';
  const files = listed.map((file, index) => readFile(file, pointerTo(at, index), context));
  const fatal = listed.flatMap((file, index) => unparsed(file, pointerTo(at, index)));
  const native = listed.map((file) => (isObject(file) ? emptied(file, 'messages') : file));
  const { problems, ...reading } = mergeReadings(files);
  return toolDocument('eslint', { ...reading, problems: joined(problems, fatal) }, { native });
}

function notAnArray(value: Native): Problem {
  return problem(eslintRules.document, {
    path: '',
    message: `The output is ${quote(value)}; it must be an array of files.`,
    recommendation: 'Use the output of `eslint --format json`.',
  });
}

function readFile(file: Native, pointer: string, context: Context): FindingsReading {
  const frame = EslintFileFrame.safeParse(file);
  if (!frame.success) {
    const ruleOf = () => eslintRules.file;
    const problems = schemaProblems(frame.error, { value: file, pointer, ruleOf });
    return { findings: [], refused: [], problems, ok: false };
  }
  const { filePath } = frame.data;
  const source = frame.data.source === undefined ? undefined : sourceText(frame.data.source);
  const reading = readPath(filePath, context.paths, 'tool');
  const natives = own(file, 'messages');
  return readFindings(Array.isArray(natives) ? natives : [], `${pointer}/messages`, {
    context,
    read: (native, at) =>
      reading.ok
        ? readMessage(native, at, { path: reading.path, source, context })
        : {
            problems: [
              malformedPath(eslintRules.path, { written: filePath, reading, path: `${pointer}/filePath` }),
            ],
          },
    describe: (native) => claimedSeverity(native, 'severity', severityOf),
  });
}

/** The parse error itself is a finding of the file; nothing else was looked for there. */
function unparsed(file: Native, pointer: string): readonly Problem[] {
  const messages = own(file, 'messages');
  const at = Array.isArray(messages) ? messages.findIndex((each) => own(each, 'fatal') === true) : -1;
  if (at === -1) return [];
  return [
    problem(eslintRules.fatal, {
      path: pointerTo(pointer, 'messages', at),
      message: 'ESLint could not parse this file.',
      recommendation: 'Repair the syntax or the parser options, then run ESLint again.',
    }),
  ];
}

/** The meaning of ESLint's numbers. */
const severityOf: ReadonlyMap<unknown, Severity> = new Map([
  [2, 'high'],
  [1, 'medium'],
]);

/** A file of the output, with its text where the output has it. */
interface LintedFile {
  readonly path: string;
  readonly source: SourceText | undefined;
  readonly context: Context;
}

function readMessage(native: Native, pointer: string, file: LintedFile): FindingReading {
  const { data, problems: spelling } = readItem(EslintMessage, native, {
    ...{ pointer, context: file.context, respell: normalised },
    rules: { malformed: eslintRules.message, spelling: eslintRules.spelling },
  });
  if (data === undefined) return { problems: spelling };
  // Line 0 is how ESLint reports about a whole file.
  const start = data.line === undefined || data.line === null || data.line === 0 ? undefined : data.line;
  const location = lineLocation(file.path, start, endOf(data, start));
  const { fix, problems } = fixOf(data, { location, pointer, file });
  return {
    finding: toolFinding({
      message: data.message,
      category: data.ruleId?.trim() || 'eslint',
      severity: data.severity === 2 ? 'high' : 'medium',
      locations: [location],
      ...(fix === undefined ? {} : { fix }),
      pointer,
      native,
    }),
    problems: joined(spelling, problems),
  };
}

/** The message of a plugin or wrapper as ESLint writes it. */
function normalised(native: Native): Native {
  if (!isObject(native)) return native;
  const severity = native['fatal'] === true ? 'high' : readSeverity(native['severity']);
  const isEmpty = typeof native['message'] !== 'string' || native['message'].trim() === '';
  return {
    ...native,
    ...(severity === undefined ? {} : { severity: severity === 'critical' || severity === 'high' ? 2 : 1 }),
    ...(isEmpty && typeof native['ruleId'] === 'string' ? { message: native['ruleId'] } : {}),
  };
}

function endOf({ endLine, endColumn }: EslintMessage, start: number | undefined): number | undefined {
  return start === undefined ? undefined : lastLine(start, Math.max(start, endLine ?? start), endColumn);
}

interface Place {
  readonly location: Location;
  readonly pointer: string;
  readonly file: LintedFile;
}

/** Suggestions are alternatives for a person to choose from; only `fix` is meant to be applied. */
function fixOf(
  { fix, suggestions = [] }: EslintMessage,
  { location, pointer, file: { source, context } }: Place,
) {
  if (fix === undefined) {
    const [first] = suggestions;
    return { fix: first?.desc === undefined ? undefined : { text: first.desc }, problems: none };
  }
  const text = fix.text === '' ? 'Remove the reported text.' : `Replace with: ${fix.text}`;
  const edit = source === undefined ? undefined : editOf(fix, source);
  const edits = edit === undefined ? undefined : [edit];
  return readFix(
    { text, edits },
    {
      location,
      changed: context.changed,
      rule: eslintRules.fix,
      pointer: pointerTo(pointer, 'fix'),
      source: source?.lines,
    },
  );
}

/** Taking away a byte order mark, which -1 stands for, cannot be written as new text for lines. */
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
