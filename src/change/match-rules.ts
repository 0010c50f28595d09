import type { LineRange } from '../diff/hunk.ts';
import { groupBy } from '../model/lists.ts';
import { type ChangedBlock, type FileChange, isIdle } from './file-change.ts';
import { isInterface, isProduct, isTemplate, nameOf } from './file-kind.ts';
import type { FileClass, LinePattern, RiskRule } from './risk-rules.ts';

const isCode = ({ kind }: FileChange) => kind === 'code';

const fileClasses: Readonly<Record<FileClass, (file: FileChange) => boolean>> = {
  code: isCode,
  program: (file) => isCode(file) && !isTemplate(file.path),
  template: ({ path }) => isTemplate(path),
  'no template': ({ path }) => !isTemplate(path),
  'no interface': (file) => !isInterface(file),
  script: ({ kind, language }) => kind === 'config' || language === 'shell',
  'SQL or script': ({ kind, language }) => language === 'sql' || kind === 'config' || language === 'shell',
};

function isIn(fileClass: FileClass | RegExp | undefined, file: FileChange): boolean {
  if (fileClass === undefined) return true;
  return fileClass instanceof RegExp ? fileClass.test(nameOf(file.path)) : fileClasses[fileClass](file);
}

export interface Match {
  readonly rule: RiskRule;
  readonly file: FileChange;
  /** Whether the match often means something else and nothing confirms it. */
  readonly doubtful: boolean;
  readonly severity: RiskRule['severity'];
  /** All changed lines where the path matched, else the lines that did: of the head, each within one hunk. */
  readonly spans: readonly LineRange[];
}

/** For each file and factor the most severe match. */
export function matchRiskRules(files: readonly FileChange[], rules: readonly RiskRule[]): readonly Match[] {
  return files.filter(isRelevant).flatMap((file) => {
    // Decoded once, for all rules, and kept for one file: the lines of a large change would fill the memory.
    const texts = file.blocks.map((block) => block.decode());
    const matches = rules.flatMap((rule) => matchRule(rule, file, texts) ?? []);
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
function matchRule(rule: RiskRule, file: FileChange, texts: readonly string[]): Match | undefined {
  const { severity } = rule;
  if (file.kind === 'lockfile')
    return rule.isDependency ? { rule, file, severity, doubtful: false, spans: [] } : undefined;
  if (matchesWord(rule, file) || matchesPath(rule, file)) {
    const isHarmless = isHarmlessChange(rule, file);
    return {
      rule,
      file,
      severity: isHarmless ? 'moderate' : severity,
      doubtful: rule.doubtful === true || isHarmless,
      spans: changedSpans(file.blocks),
    };
  }
  const spans = joinSpans((rule.lines ?? []).flatMap((pattern) => findLines(pattern, file, texts)));
  return spans.length === 0 ? undefined : { rule, file, severity, doubtful: rule.doubtful === true, spans };
}

function matchesWord({ words = [], wordsIn }: RiskRule, file: FileChange): boolean {
  return words.some((word) => file.words.has(word)) && isIn(wordsIn, file);
}

/** By the patterns of a rule, in the current and the previous path. */
function matchesPath({ names = [], paths = [] }: RiskRule, { path, oldPath }: FileChange): boolean {
  const isMatch = (each: string) =>
    names.some((name) => name.test(nameOf(each))) || paths.some((pattern) => pattern.test(each));
  return isMatch(path) || (oldPath !== undefined && isMatch(oldPath));
}

/** Interface code often names what it shows, such as passwords and roles. */
function isHarmlessChange({ harmless }: RiskRule, file: FileChange): boolean {
  if (harmless === undefined) return isInterface(file);
  if (file.status !== 'modified' || file.blocks.length === 0) return false;
  return file.blocks.every(({ lines }) => lines.every((line) => harmless.test(line)));
}

/** `texts` are those of the file's blocks. */
function findLines(
  { code, except, in: fileClass }: LinePattern,
  file: FileChange,
  texts: readonly string[],
): readonly LineRange[] {
  if (!isIn(fileClass, file)) return [];
  return file.blocks.flatMap((block, at) => {
    const text = texts[at] ?? '';
    if (!code.test(text)) return [];
    const isMatch = (line: string) =>
      code.test(line) && except?.test(line) !== true && !isIdle(line.slice(1), file.language);
    const lines = text.split('\n', block.count);
    const [first, last] = [lines.findIndex(isMatch), lines.findLastIndex(isMatch)];
    if (first < 0) return [];
    if (block.kind === 'deleted') return [{ start: block.line, end: block.line }];
    return [{ start: block.line + first, end: block.line + last }];
  });
}

/** Joins spans that overlap: deleted lines are shown at the lines that replace them. */
function joinSpans(spans: readonly LineRange[]): readonly LineRange[] {
  const result: LineRange[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last === undefined || span.start > last.end) result.push(span);
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return result;
}

/** One span a hunk, from its first to its last changed line. */
function changedSpans(blocks: readonly ChangedBlock[]): readonly LineRange[] {
  return [...groupBy(blocks, ({ hunk }) => hunk).values()].map((inHunk) => ({
    start: inHunk[0]?.line ?? 1,
    end: Math.max(...inHunk.map(({ kind, line, count }) => (kind === 'added' ? line + count - 1 : line))),
  }));
}
