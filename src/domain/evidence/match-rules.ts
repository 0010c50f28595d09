import type { ChangedBlock } from './changed-blocks.ts';
import type { FileChange } from './file-change.ts';
import { isProduct } from './file-kind.ts';
import { isComment, type Language } from './language.ts';
import { extensionOf, holdsSegments, nameOf, pathWords } from './path-words.ts';
import type { RiskRule } from './risk-rule.ts';

/** 1-based lines of the head, both included, within one hunk. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

export interface Match {
  readonly rule: RiskRule;
  readonly file: FileChange;
  /** The path says it in a word that also means something else, and the code does not confirm it. */
  readonly doubtful: boolean;
  /** Where: all that changed if the path matched, else the lines that did. */
  readonly spans: readonly LineSpan[];
}

export function matchRules(files: readonly FileChange[], rules: readonly RiskRule[]): readonly Match[] {
  return files.flatMap((file) => rules.flatMap((rule) => match(rule, file) ?? []));
}

function match(rule: RiskRule, file: FileChange): Match | undefined {
  if (rule.kinds?.includes(file.kind)) return { rule, file, doubtful: false, spans: [] };
  if (!isProduct(file.kind) || file.commentOnly) return undefined;
  const path = rule.codeOnly === true ? undefined : pathSays(rule, file);
  const lines = path === 'yes' ? [] : codeSays(rule, file);
  if (path === undefined && lines.length === 0) return undefined;
  const spans = path === undefined ? lines : changedSpans(file);
  return { rule, file, doubtful: path === 'perhaps' && lines.length === 0, spans };
}

/** A file that moved counts for where it was and for where it is. */
function pathSays(rule: RiskRule, file: FileChange): 'yes' | 'perhaps' | undefined {
  const places = [
    { path: file.path, words: file.words },
    ...(file.oldPath === undefined ? [] : [{ path: file.oldPath, words: pathWords(file.oldPath) }]),
  ];
  const wordsCount = rule.wordsIn?.(file) !== false;
  const isSure = places.some(
    ({ path, words }) =>
      (wordsCount && rule.words?.some((word) => words.has(word))) ||
      rule.folders?.some((folders) => holdsSegments(path, folders)) ||
      rule.names?.some((name) => name.test(nameOf(path))) ||
      rule.extensions?.includes(extensionOf(path)) ||
      rule.paths?.(path),
  );
  if (isSure) return 'yes';
  const isDoubtful =
    wordsCount && places.some(({ words }) => rule.doubtfulWords?.some((word) => words.has(word)));
  return isDoubtful ? 'perhaps' : undefined;
}

function codeSays(rule: RiskRule, file: FileChange): readonly LineSpan[] {
  const { code, codeIn } = rule;
  if (code === undefined || codeIn?.(file) === false) return [];
  return joined(
    file.blocks.flatMap((block) =>
      spanOf(block, code, { lines: block.linesFor(rule), language: file.language }),
    ),
  );
}

/** Deleted lines stand at the lines that replace them. */
function joined(spans: readonly LineSpan[]): readonly LineSpan[] {
  const result: LineSpan[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (last === undefined || span.start > last.end) result.push(span);
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return result;
}

function spanOf(
  block: ChangedBlock,
  code: RegExp,
  { lines, language }: { lines: ReturnType<ChangedBlock['linesFor']>; language: Language | undefined },
): readonly LineSpan[] {
  const mark = block.kind === 'added' ? '+' : '-';
  const hits: number[] = [];
  for (const { index, text } of lines) {
    if (language !== undefined && isComment(language, text)) continue;
    if (code.test(mark + text)) hits.push(index);
  }
  const [first] = hits;
  const last = hits.at(-1);
  if (first === undefined || last === undefined) return [];
  if (block.kind === 'deleted') return [{ start: block.line, end: block.line }];
  return [{ start: block.line + first, end: block.line + last }];
}

/** One span a hunk, from its first to its last changed line. */
export function changedSpans({ blocks }: FileChange): readonly LineSpan[] {
  const spans = new Map<number, LineSpan>();
  for (const { hunk, kind, line, count } of blocks) {
    const end = kind === 'added' ? line + count - 1 : line;
    const known = spans.get(hunk);
    spans.set(hunk, { start: known?.start ?? line, end: Math.max(known?.end ?? end, end) });
  }
  return [...spans.values()];
}
