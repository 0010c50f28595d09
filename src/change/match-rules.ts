import { cached, groupBy } from '../model/lists.ts';
import type { ChangedBlock, FileChange, Hinted } from './file-change.ts';
import { headingWords, isComment, isInterface, isProduct, isTemplate, nameOf } from './file-kind.ts';

const manifestName =
  /^(?:package\.json|pnpm-workspace\.yaml|deno\.jsonc?|go\.(?:mod|work)|requirements[^/]*\.(?:txt|in)|constraints\.txt|pyproject\.toml|setup\.(?:py|cfg)|Pipfile|environment\.ya?ml|Gemfile|[^/]+\.gemspec|Cargo\.toml|pom\.xml|[^/]+\.gradle(?:\.kts)?|gradle\.properties|libs\.versions\.toml|composer\.json|[^/]+\.[cf]sproj|Directory\.(?:Packages|Build)\.props|mix\.exs|pubspec\.yaml|Podfile|Package\.swift)$/;
const manifestPath = /(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/;
const deploymentScript = /^(?:Makefile|Justfile|Taskfile\.ya?ml|Rakefile|.+\.mk)$/i;
/** Matches the files that users of a package import. */
const entryPoint = /^(?:packages\/[^/]+\/)?(?:src\/)?(?:index|main|mod|public-api)\.[cm]?[jt]sx?$/;

const isCode = ({ kind }: FileChange) => kind === 'code';
const isScript = ({ kind, language }: FileChange) => kind === 'config' || language === 'shell';
const isProgram = (file: FileChange) => isCode(file) && !isTemplate(file.path);

/** The files to which a rule or a part of it can be limited. */
const fileClasses = {
  any: () => true,
  code: isCode,
  program: isProgram,
  /** Excludes interface code, which often names sessions, roles and passwords. */
  backend: (file) => isCode(file) && !isInterface(file),
  'API program': (file) => isProgram(file) && file.words.has('api'),
  'common language': (file) => isCode(file) && file.language !== 'other',
  Ruby: ({ language }) => language === 'ruby',
  script: isScript,
  'SQL or script': (file) => file.language === 'sql' || isScript(file),
  'deployment script': ({ path, language }) => language === 'shell' || deploymentScript.test(nameOf(path)),
  template: ({ path }) => isTemplate(path),
  'no template': ({ path }) => !isTemplate(path),
  'no interface': (file) => !isInterface(file),
  'no example': ({ path }) => !/(?:[._-])(?:example|sample|template|dist)$/.test(path),
  'entry point': ({ path }) => entryPoint.test(path),
  library: ({ inLibrary }) => inLibrary,
  manifest: ({ path }) => manifestName.test(nameOf(path)) || manifestPath.test(path),
  'package.json': ({ path }) => nameOf(path) === 'package.json',
} satisfies Record<string, (file: FileChange) => boolean>;
type FileClass = keyof typeof fileClasses;

/** The product file that rules are matched with. Each of the many rules asks for its classes and lines. */
interface Subject {
  readonly file: FileChange;
  readonly isIn: (fileClass?: FileClass) => boolean;
  readonly decode: (block: ChangedBlock) => readonly string[];
}

function subjectOf(file: FileChange): Subject {
  const known = new Map<FileClass, boolean>();
  const isIn = (fileClass: FileClass = 'any') => {
    const is = known.get(fileClass) ?? fileClasses[fileClass](file);
    known.set(fileClass, is);
    return is;
  };
  return { file, isIn, decode: cached((block) => block.decode()) };
}

/** Matches import statements. */
export const importStatement =
  /^[+-]\s*(?:import\b|from\s|use\s|using\s|require\b|require_relative\b|package\b|#include\b|export\s+(?:\*|\{[^}]*\})\s+from\b|["'][\w./@-]+["'],?$|const .{1,80}= require\()/;

/** The changed lines that a rule matches. */
export interface LinePattern extends Hinted {
  /** Matched against a line with its `+` or `-`. */
  readonly code: RegExp;
  /** Lines to ignore. */
  readonly except?: RegExp;
  /** False when import statements are ignored. */
  readonly imports?: false;
  /** False when quoted texts of several words, which are for people, are ignored. */
  readonly texts?: false;
  readonly in?: FileClass;
  /** A match is doubtful. */
  readonly doubtful?: boolean;
  /** Only matches that are on one side of the change alone count. */
  readonly onOneSide?: boolean;
}

/**
 * A risk rule. It applies to a product file (code, configuration, or a file of unknown kind) whose path or changed
 * lines match, never to documents, tests and pictures. A doubtful match is moderate at most.
 */
export interface RiskRule {
  readonly factor: string;
  readonly severity: 'moderate' | 'red';
  /** Words of a path segment, alone or joined, singular and in lower case. */
  readonly words?: readonly string[];
  readonly doubtfulWords?: readonly string[];
  /** The files whose paths are searched for `words`. */
  readonly wordsIn?: FileClass;
  /** As `wordsIn` when absent. */
  readonly doubtfulWordsIn?: FileClass;
  /** Words in the heading of the enclosing function that count like words of a path. */
  readonly headings?: readonly string[];
  /** Patterns of file names. */
  readonly names?: readonly RegExp[];
  /** Patterns of whole paths; globs in a rule that the repository defines. */
  readonly paths?: readonly Pick<RegExp, 'test'>[];
  readonly lines?: readonly LinePattern[];
  /** Words of identifiers in the backend, a doubtful match; see `identifierPattern`. */
  readonly identifiers?: readonly string[];
  /** A file in which only such lines changed is a doubtful match. */
  readonly harmless?: RegExp;
  /** Whether it alone matches lock files. It is no hotspot, because the place in the file does not help. */
  readonly isDependency?: boolean;
  /** A question for the reviewer. */
  readonly why: string;
}

/**
 * Matches lines with one of these words as part of an identifier in any case: `sign-in` matches `signIn`, `SIGN_IN`
 * and `SignInForm`, but not `assigning`. Import statements are ignored.
 */
export function identifierPattern(words: readonly string[]): LinePattern {
  const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  const anyOf = (change: (part: string, at: number) => string) =>
    words.map((word) => word.split('-').map(change).join('[_-]?')).join('|');
  const lower = anyOf((part) => part);
  const upper = anyOf((part) => part.toUpperCase());
  const camel = anyOf((part, at) => (at === 0 ? part : capital(part)));
  const pascal = anyOf(capital);
  return {
    hints: [...new Set(words.flatMap((word) => [word, word.replaceAll('-', ''), word.replaceAll('-', '_')]))],
    code: new RegExp(
      `(?<![A-Za-z])(?:(?:${lower})(?:e?s)?(?![a-z])|(?:${camel})(?![a-z])|(?:${upper})(?![A-Z]))|(?:${pascal})(?:e?s)?(?![a-z])`,
    ),
    in: 'backend',
    imports: false,
    texts: false,
    doubtful: true,
  };
}

/** 1-based lines of the head, both included, within one hunk. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

export interface Match {
  readonly rule: RiskRule;
  readonly file: FileChange;
  /** Whether the match often means something else and nothing confirms it. */
  readonly doubtful: boolean;
  readonly severity: RiskRule['severity'];
  /** All changed lines where the path matched, else the lines that did. */
  readonly spans: readonly LineSpan[];
}

export function matchRiskRules(files: readonly FileChange[], rules: readonly RiskRule[]): readonly Match[] {
  return files.flatMap((file) => {
    if (file.kind === 'lockfile' ? isOwnVersion(file) : !isRelevant(file)) return [];
    const subject = subjectOf(file);
    return rules.flatMap((rule): Match[] => {
      const inLockfile = rule.isDependency ? { doubtful: false, spans: [] } : undefined;
      const found = file.kind === 'lockfile' ? inLockfile : matchRule(rule, subject);
      if (found === undefined) return [];
      return [{ rule, file, ...found, severity: found.doubtful ? 'moderate' : rule.severity }];
    });
  });
}

type Found = Pick<Match, 'doubtful' | 'spans'>;

/** Whether only versions and no digest changed in a lock file, so the versions are the project's own. */
function isOwnVersion({ blocks }: FileChange): boolean {
  const lines = blocks.flatMap((block) => block.lines);
  return lines.length > 0 && lines.every((line) => /^\s*"?version"?\s*[:=]/.test(line));
}

/** Maximum length of lists that are compared. */
const maxReordered = 100;

/** Whether the product may change: not if only a comment, the mode or the order of a list such as dependencies does. */
function isRelevant({ kind, commentOnly, status, binary, added, deleted, blocks }: FileChange): boolean {
  if (!isProduct(kind) || commentOnly) return false;
  if (status !== 'modified' || binary) return true;
  if (kind !== 'config' || added > maxReordered) return added + deleted > 0;
  const textOf = (side: ChangedBlock['kind']) =>
    sorted(blocks.flatMap((block) => (block.kind === side ? block.lines : [])));
  return textOf('added') !== textOf('deleted');
}

function sorted(lines: readonly string[]): string {
  return lines
    .filter((line) => line.trim() !== '')
    .toSorted()
    .join('\n');
}

/** The surest match of a rule: by the path, by lines, by doubtful words of the path, by doubtful lines. */
function matchRule(rule: RiskRule, subject: Subject): Found | undefined {
  const { file, isIn } = subject;
  const hasWord = (words: readonly string[] = [], where?: FileClass) =>
    words.some((word) => file.words.has(word)) && isIn(where);
  if (hasWord(rule.words, rule.wordsIn) || matchesPath(rule, file)) {
    const { harmless } = rule;
    const isHarmless = ({ lines }: ChangedBlock) => lines.every((line) => harmless?.test(line));
    const doubtful = harmless === undefined ? isInterface(file) : file.blocks.every(isHarmless);
    return { doubtful, spans: changedSpans(file.blocks) };
  }
  const patterns = rule.lines?.filter((pattern) => isIn(pattern.in)) ?? [];
  const find = (isDoubtful: boolean, headings: readonly string[] = []) => {
    const lines = patterns.filter(({ doubtful = false }) => doubtful === isDoubtful);
    const found = lines.flatMap((pattern) => findLines(pattern, subject));
    const under = headings.length > 0 && isIn(rule.wordsIn) ? blocksUnder(headings, file) : [];
    return joinSpans([...found, ...changedSpans(under)]);
  };
  const sure = find(false, isIn('backend') ? rule.headings : []);
  if (sure.length > 0) return { doubtful: false, spans: sure };
  if (hasWord(rule.doubtfulWords, rule.doubtfulWordsIn ?? rule.wordsIn))
    return { doubtful: true, spans: changedSpans(file.blocks) };
  const doubtful = find(true, rule.severity === 'red' ? rule.words : []);
  return doubtful.length > 0 ? { doubtful: true, spans: doubtful } : undefined;
}

/** By the patterns of a rule, in the current and the previous path. */
function matchesPath({ names = [], paths = [] }: RiskRule, { path, oldPath }: FileChange): boolean {
  const isMatch = (each: string) =>
    names.some((name) => name.test(nameOf(each))) || paths.some((pattern) => pattern.test(each));
  return isMatch(path) || (oldPath !== undefined && isMatch(oldPath));
}

/** Changed lines of hunks whose heading, the function that git found above them, has one of the words. */
function blocksUnder(words: readonly string[], { blocks }: FileChange): readonly ChangedBlock[] {
  return blocks.filter(({ heading }) => {
    const found = headingWords(heading);
    return words.some((word) => found.has(word));
  });
}

function findLines(pattern: LinePattern, { file, decode }: Subject): readonly LineSpan[] {
  const hits = file.blocks.flatMap((block) => {
    const lines = block
      .linesFor(pattern, () => decode(block))
      .filter(({ line }) => matchesLine(pattern, line));
    return lines.map((found) => ({ block, ...found }));
  });
  if (hits.length === 0) return [];
  const code = hits.filter(
    ({ line }) => file.language === undefined || !isComment(file.language, line.slice(1)),
  );
  const mustDiffer = pattern.doubtful === true || pattern.onOneSide === true;
  const lines = hits.map(({ line }) => line);
  if (mustDiffer && isOnBothSides(pattern, lines)) return [];
  return joinSpans(
    [...groupBy(code, ({ block }) => block)].map(([{ kind, line }, found]) => {
      if (kind === 'deleted') return { start: line, end: line };
      return { start: line + (found[0]?.index ?? 0), end: line + (found.at(-1)?.index ?? 0) };
    }),
  );
}

/** Whether the matching lines are the same on both sides, apart from their position and texts for people. */
function isOnBothSides({ onOneSide, code }: LinePattern, lines: readonly string[]): boolean {
  const textOf = (mark: string) =>
    lines
      .filter((line) => line.startsWith(mark))
      .map((line) => (onOneSide ? code.exec(line)?.[0] : line.slice(1).replace(sentence, '').trim()))
      .toSorted()
      .join('\n');
  return textOf('+') === textOf('-');
}

/** Matches a quoted text for people, which contains a space and no code. */
const sentence = /'[^'"`{}()]{1,200}? [^'"`{}()]{1,200}?'|"[^'"`{}()]{1,200}? [^'"`{}()]{1,200}?"/g;

const quoted = /"[^"]*"|'[^']*'|`[^`]*`/g;

function matchesLine({ code, except, imports, texts }: LinePattern, line: string): boolean {
  const read = texts === false ? line.replace(quoted, (text) => (text.includes(' ') ? '' : text)) : line;
  if (!code.test(read) || except?.test(line)) return false;
  return imports !== false || !importStatement.test(line);
}

/** Joins spans that overlap: deleted lines are shown at the lines that replace them. */
function joinSpans(spans: readonly LineSpan[]): readonly LineSpan[] {
  const result: LineSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last === undefined || span.start > last.end) result.push(span);
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return result;
}

/** One span a hunk, from its first to its last changed line. */
function changedSpans(blocks: readonly ChangedBlock[]): readonly LineSpan[] {
  return [...groupBy(blocks, ({ hunk }) => hunk).values()].map((inHunk) => ({
    start: inHunk[0]?.line ?? 1,
    end: Math.max(...inHunk.map(({ kind, line, count }) => (kind === 'added' ? line + count - 1 : line))),
  }));
}
