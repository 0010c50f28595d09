import type { LineRange } from '../diff/hunk.ts';
import { groupBy } from '../model/lists.ts';
import { type ChangedBlock, type FileChange, isIdle } from './file-change.ts';
import { isInterface, isProduct, isTemplate, nameOf } from './file-kind.ts';
import { type LinePattern, type RiskRule, riskRules } from './risk-rules.ts';

export interface Match {
  readonly rule: RiskRule;
  readonly file: FileChange;
  /** That of the rule; moderate where the file or its changed lines do little. */
  readonly severity: RiskRule['severity'];
  /** By hunk, from the first to the last line of the head that changed where the path matched, else that matched. */
  readonly spans: readonly LineRange[];
}

/** For each file and factor the most severe match. */
export function matchRiskRules(files: readonly FileChange[], rules: readonly RiskRule[]): readonly Match[] {
  return files.filter(isRelevant).flatMap((file) => {
    const changed = readChangedLines(file);
    const matches = rules.flatMap((rule) => matchRule(rule, changed) ?? []);
    return [...groupBy(matches, ({ rule }) => rule.factor).values()].flatMap(
      (same) => same.find(({ severity }) => severity === 'red') ?? same.slice(0, 1),
    );
  });
}

/** Whether the product may change: not if only a comment, the mode or the project's own version does. */
function isRelevant(file: FileChange): boolean {
  const { kind, commentOnly, status, binary, added, deleted } = file;
  if (kind === 'lockfile') return !isOwnVersion(file);
  if (!isProduct(kind) || commentOnly) return false;
  return status !== 'modified' || binary || added + deleted > 0;
}

/** Whether only versions and no digest changed in a lock file, so the versions are the project's own. */
function isOwnVersion({ blocks }: FileChange): boolean {
  const lines = blocks.flatMap((block) => block.lines);
  return lines.length > 0 && lines.every((line) => /^\s*"?version"?\s*[:=]/.test(line));
}

/** By the path, else by lines. */
function matchRule(rule: RiskRule, changed: ChangedLines): Match | undefined {
  const { severity, lines = [] } = rule;
  const { file } = changed;
  if (file.kind === 'lockfile') return rule.isDependency ? { rule, file, severity, spans: [] } : undefined;
  if (matchesWord(rule, file) || matchesPath(rule, file)) {
    const shown = isHarmlessChange(rule, file) ? 'moderate' : severity;
    return { rule, file, severity: shown, spans: spansByHunk(file.blocks.map((block) => linesOf(block))) };
  }
  const spans = spansByHunk(lines.flatMap((pattern) => findLines(pattern, changed)));
  return spans.length === 0 ? undefined : { rule, file, severity, spans };
}

function matchesWord({ words = [], inTemplates }: RiskRule, file: FileChange): boolean {
  return (inTemplates === true || !isTemplate(file.path)) && words.some((word) => file.words.has(word));
}

/** By the patterns of a rule, in the current and the previous path. */
function matchesPath({ names = [], paths = [] }: RiskRule, { path, oldPath = path }: FileChange): boolean {
  return [path, oldPath].some(
    (each) => names.some((name) => name.test(nameOf(each))) || paths.some((pattern) => pattern.test(each)),
  );
}

/** Interface code often names what it shows, such as passwords and roles. */
function isHarmlessChange({ harmless }: RiskRule, file: FileChange): boolean {
  if (harmless === undefined) return isInterface(file);
  if (file.status !== 'modified' || file.blocks.length === 0) return false;
  return file.blocks.every(({ lines }) => lines.every((line) => harmless.test(line)));
}

const isCode = ({ kind }: FileChange) => kind === 'code';
const isScript = ({ kind, language }: FileChange) =>
  kind === 'config' || language === 'sql' || language === 'shell';

const fileClasses = {
  code: isCode,
  program: (file: FileChange) => isCode(file) && !isTemplate(file.path),
  template: ({ path }: FileChange) => isTemplate(path),
  script: isScript,
} as const;

/** Names of files with made-up values. */
const exampleName = /[._-](?:example|sample|template|dist)$/;

function isSearched({ in: where }: LinePattern, file: FileChange): boolean {
  const name = nameOf(file.path);
  if (where === undefined) return !exampleName.test(name);
  return where instanceof RegExp ? where.test(name) : fileClasses[where](file);
}

/** One expression for all, grouped by where they match: that takes much less time than one after another. */
function join(patterns: readonly LinePattern[]): RegExp {
  const either = (expressions: readonly RegExp[]) =>
    `(?:${expressions.map(({ source }) => source).join('|')})`;
  const listOf = (name: 'words' | 'starts' | 'signs') => patterns.flatMap((pattern) => pattern[name] ?? []);
  const lists = [
    { before: '\\b', expressions: listOf('words') },
    { before: '^.\\s*', expressions: listOf('starts') },
    { before: '', expressions: listOf('signs') },
  ].filter(({ expressions }) => expressions.length > 0);
  return new RegExp(lists.map(({ before, expressions }) => before + either(expressions)).join('|'), 'm');
}

const linePatterns = riskRules.flatMap(({ lines = [] }) => lines);
const joined = new Map(linePatterns.map((pattern) => [pattern, join([pattern])]));

/** Whatever a rule looks for in code of any name; most code has nothing of it. */
const anyInCode = join(linePatterns.filter((pattern) => !(pattern.in instanceof RegExp)));

/** The changed lines of one file, in lower case: those of a large change would fill the memory. */
interface ChangedLines {
  readonly file: FileChange;
  readonly blocks: readonly { readonly block: ChangedBlock; readonly text: string }[];
  /** Whether it is code with nothing in it that a rule looks for in code of any name. */
  readonly isPlain: boolean;
}

function readChangedLines(file: FileChange): ChangedLines {
  const blocks = file.blocks.map((block) => ({ block, text: block.decode().toLowerCase() }));
  return { file, blocks, isPlain: isCode(file) && !blocks.some(({ text }) => anyInCode.test(text)) };
}

/** Lines of the head in one hunk. */
interface Place extends LineRange {
  readonly hunk: number;
}

/** Where the lines of a block are in the head: deleted ones at the line that followed them. */
function linesOf({ hunk, kind, line, count }: ChangedBlock, first = 0, last = count - 1): Place {
  return kind === 'added'
    ? { hunk, start: line + first, end: line + last }
    : { hunk, start: line, end: line };
}

function findLines(pattern: LinePattern, { file, blocks, isPlain }: ChangedLines): readonly Place[] {
  const code = isPlain && !(pattern.in instanceof RegExp) ? undefined : joined.get(pattern);
  if (code === undefined || !isSearched(pattern, file)) return [];
  const isMatch = (line: string) =>
    code.test(line) && pattern.except?.test(line) !== true && !isIdle(line.slice(1), file.language);
  return blocks.flatMap(({ block, text }) => {
    if (!code.test(text)) return [];
    const lines = text.split('\n', block.count);
    const first = lines.findIndex(isMatch);
    return first < 0 ? [] : [linesOf(block, first, lines.findLastIndex(isMatch))];
  });
}

function spansByHunk(places: readonly Place[]): readonly LineRange[] {
  const spans = new Map<number, LineRange>();
  for (const { hunk, start, end } of places) {
    const known = spans.get(hunk) ?? { start, end };
    spans.set(hunk, { start: Math.min(known.start, start), end: Math.max(known.end, end) });
  }
  return [...spans.values()];
}
