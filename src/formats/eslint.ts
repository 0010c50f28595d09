import { z } from 'zod';
import type { Location, Native, Severity } from '../model/finding.ts';
import type { Context, FormatDefinition, Reading } from './format-definition.ts';
import { emptied, lineStarts, own, pointerTo, positionAt } from './json-value.ts';
import { DocumentDraft } from './read-findings.ts';
import { quote, type Rules } from './rules.ts';
import {
  readFix,
  readPart,
  readToolList,
  readToolPlace,
  respelling,
  type ToolItem,
  toolRules,
} from './tool-finding.ts';

/** 0 and -1 are no line or column. Offsets are into the text without its byte order mark, which is at -1. */
const position = z.int().min(-1).max(2_147_483_647);

const Fix = z.object({ range: z.tuple([position, position]), text: z.string() });

const EslintMessage = z.object({
  ruleId: z.string().nullish(),
  severity: z.literal([1, 2]),
  message: z.string().regex(/\S/, 'a non-empty string'),
  line: position.nullish(),
  column: position.nullish(),
  endLine: position.nullish(),
  endColumn: position.nullish(),
  fix: Fix.optional(),
  suggestions: z.array(z.object({ desc: z.string().optional(), fix: Fix.optional() })).optional(),
});
type EslintMessage = z.infer<typeof EslintMessage>;

/** Everything but the messages, which are read one by one. */
const EslintFileFrame = z.object({
  filePath: z.string(),
  messages: z.array(z.unknown()),
  source: z.string().optional(),
  errorCount: z.number().optional(),
  warningCount: z.number().optional(),
});
type EslintFileFrame = z.infer<typeof EslintFileFrame>;

const rules = {
  counts: {
    id: 'eslint/counts',
    grade: 'deviation',
    summary: 'A file has at least as many messages as it counts errors and warnings.',
  },
} satisfies Rules;

export const eslint: FormatDefinition = {
  title: 'ESLint json formatter, as far as it is read',
  rules: [...Object.values(toolRules), ...Object.values(rules)],
  schema: z.array(EslintFileFrame.extend({ messages: z.array(EslintMessage) })),
  read: readEslint,
};

/**
 * ESLint's core JSON: an array of files, each with its messages. The formatter `json-with-metadata` writes the same list
 * as `results`.
 */
function readEslint(value: Native, context: Context): Reading {
  const results = own(value, 'metadata') === undefined ? undefined : own(value, 'results');
  const listed = results ?? value;
  const draft = new DocumentDraft('eslint', context);
  if (!Array.isArray(listed)) {
    const message = `The output is ${quote(value)}; it must be an array of files.`;
    draft.problems.add(toolRules.document, [], message, 'Use the output of `eslint --format json`.');
    return draft.finish({ native: value });
  }
  const at = results === undefined ? '' : '/results';
  for (const [index, file] of listed.entries()) readFile(file, pointerTo(at, index), draft);
  const complete = !draft.problems.problems.some(({ rule }) => rule === rules.counts.id);
  return draft.finish({ native: listed.map((file) => emptied(file, 'messages')), complete });
}

/** The file's text as ESLint sends it along, cut into lines once for all its messages. */
interface SourceText {
  readonly lines: readonly string[];
  readonly length: number;
  readonly starts: readonly number[];
}

function sourceText(text: string): SourceText {
  return { lines: text.split(/\r?\n/), length: text.length, starts: lineStarts(text) };
}

const respellEslint = respelling({ numbers: ['line', 'column', 'endLine', 'endColumn'] });

const severities = new Map<number, Severity>([
  [2, 'high'],
  [1, 'medium'],
]);

function readFile(file: Native, pointer: string, draft: DocumentDraft): void {
  const data = readPart(draft, EslintFileFrame, file, pointer);
  if (data === undefined) return;
  checkCounts(data, pointer, draft);
  const source = data.source === undefined ? undefined : sourceText(data.source);
  readToolList(draft, own(file, 'messages'), `${pointer}/messages`, {
    schema: EslintMessage,
    respell: respellEslint,
    severities,
    severityKey: 'severity',
    // Of a file that could not be parsed the message is the parse error. Line 0 stands for the whole file.
    toFinding: (message, item) => {
      const locations = readToolPlace(data.filePath, { ...message, startLine: message.line }, item);
      return {
        message: message.message,
        category: message.ruleId?.trim() || 'eslint',
        severity: item.severity ?? 'high',
        locations,
        isUnparsed: own(item.native, 'fatal') === true,
        fix: fixOf(message, locations[0], source, item),
      };
    },
  });
}

/** A report that counts more than it lists was filtered or cut. */
function checkCounts(file: EslintFileFrame, pointer: string, { problems }: DocumentDraft): void {
  const { errorCount = 0, warningCount = 0, messages } = file;
  const counted = errorCount + warningCount;
  if (counted <= messages.length) return;
  const message = `The file counts ${counted} errors and warnings, and has ${messages.length} messages.`;
  problems.add(rules.counts, pointer.split('/').slice(1), message, 'Write the whole output of ESLint.');
}

/** Suggestions are alternatives for a person to choose from; only `fix` is meant to be applied. */
function fixOf(
  { fix, suggestions = [] }: EslintMessage,
  location: Location | undefined,
  source: SourceText | undefined,
  item: ToolItem,
) {
  if (fix === undefined) {
    const text = suggestions[0]?.desc;
    return text === undefined ? undefined : { text };
  }
  const text = fix.text === '' ? 'Remove the reported text.' : `Replace with: ${fix.text}`;
  const edits = source === undefined ? [] : editsOf(fix, source);
  return readFix({ text, edits, key: 'fix', location, source: source?.lines }, item);
}

/** Removing a byte order mark, which is at -1, cannot be written as new text for lines. */
function editsOf({ range: [from, to], text }: z.infer<typeof Fix>, { starts, length }: SourceText) {
  if (from < 0 || from > to || to > length) return [];
  const { line: startLine, column: startColumn } = positionAt(starts, from);
  const { line: endLine, column: endColumn } = positionAt(starts, to);
  return [{ startLine, startColumn, endLine, endColumn, text, unit: 'utf-16' } as const];
}
