import { type DiffFile, runsOf, runTexts } from '../diff/hunk.ts';
import { extensionOf } from './file-kind.ts';

/** A language of which every comment can be told from code. */
interface Tokens {
  /** Strings, characters, and what else may hold the signs of a comment. */
  readonly literal: RegExp;
  /** Signs outside of literals that leave a doubt. */
  readonly uncertain: RegExp;
  /** Texts anywhere that may make code of a comment, or that a tool reads in one. */
  readonly doubt: RegExp;
}

const string = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'/;

/** With code in it that is no more than names, calls and sums. */
const template = /`[^`\\$]*(?:(?:\\[\s\S]|\$(?!\{)|\$\{[^`'"{}/\\]*\})[^`\\$]*)*`/;

/** Where the sign before it leaves no doubt: a type may end with `>`. With some flags, classes nest. */
const pattern =
  /(?<=(?:[(,=:[&|?{;]|=>)[ \t]{0,9})\/(?![*/])(?:[^\\/[\n]|\\.|\[[^[\]\\\n]*(?:\\.[^[\]\\\n]*)*\])+\/[a-z]*/;

/** A name, a number or a bracket before it; a keyword may have a pattern behind it. */
const division =
  /(?<=[\p{L}\p{N}_$\]][ \t]{0,9})(?<!(?:return|typeof|case|in|of|do|else|void|delete|throw|new|instanceof|yield|await|extends|default)[ \t]{0,9})\/(?![/*])/u;

const either = (...literals: readonly RegExp[]) =>
  new RegExp(literals.map(({ source }) => source).join('|'), 'u');

/** JSX, whose texts have no quotes, is left out; a file of another name that holds it has a closing tag. */
const script: Tokens = {
  literal: either(string, template, pattern, division),
  uncertain: /["'`/\\]/,
  doubt: /<\/|<!--|-->/,
};

/** A trigraph, a line that continues, a here-document or a nested comment changes what a line is: no other language. */
const languages: ReadonlyMap<string, Tokens> = new Map([
  ...['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => [extension, script] as const),
  // C code is in the comment before `import "C"`; a directive depends on the lines next to it.
  [
    'go',
    {
      literal: either(string, /`[^`]*`/),
      uncertain: /["'`]|\/\*/,
      doubt: /"C"|\/\/(?:go:|export |line |\s*\+build)/,
    },
  ],
  // Its escapes are read before its tokens.
  [
    'java',
    {
      literal: either(/"""[^\\"]*(?:(?:\\[\s\S]|"(?!""))[^\\"]*)*"""/, string),
      uncertain: /["'`]|\/\*/,
      doubt: /\\u/,
    },
  ],
  // Strings of several lines or with code in them; the preprocessor leaves out lines that may hold anything.
  ['cs', { literal: string, uncertain: /["'`]|\/\*/, doubt: /[$@]"|"""|^[ \t]*#/m }],
]);

/** Some languages end a line here, and editors show none. */
const doubtful = /\r(?!\n)|[\0\v\f\x85\u2028\u2029]/;

/** In UTF-16 units. */
const maxText = 1_000_000;

/** Whether comments of such a file can be told from code, given its whole text. */
export function hasCertainComments(path: string): boolean {
  return languages.has(extensionOf(path));
}

/**
 * Whether nothing but blank lines, and comments in plain words on lines of their own, changed. `head` is the whole text
 * after the change. False where that is not certain; takes linear time.
 */
export function changesOnlyComments(file: DiffFile, head: string | undefined): boolean {
  const tokens = languages.get(extensionOf(file.path));
  if (tokens === undefined || file.status !== 'modified' || file.hunks.length === 0) return false;
  if (head === undefined || head.length > maxText || !hasPlainChanges(file)) return false;
  const before = textBefore(file, head);
  const code = codeOf(head, tokens);
  return before !== undefined && code !== undefined && code === codeOf(before, tokens);
}

/** Matches words; what a tool reads has other signs, or a sign that joins its first word to the next one. */
const plainWords = /^\(?[\p{L}\p{M}\p{N}]+(?:[\p{Zs}.,;!?)'"][\p{L}\p{M}\p{N}\p{Zs}.,;!?()'"/&%-]*)?$/u;

/** Whether each changed line can be a line of a comment that no tool reads. */
function hasPlainChanges({ hunks }: DiffFile): boolean {
  return hunks.every((hunk) =>
    [...runsOf(hunk)].every((run) => run.kind === 'context' || runTexts(hunk, run).every(isPlain)),
  );
}

function isPlain(line: string): boolean {
  const text = line.trim();
  const mark = /^(?:\/\/+|\/\*+|\*+(?!\/))/.exec(text)?.[0] ?? '';
  const rest = text.slice(mark.length).replace(/\*\/$/, '');
  if (mark !== '' && /^\S/.test(rest)) return false;
  const said = rest.trim();
  return said === '' || (plainWords.test(said) && !/^nolint\b/.test(said));
}

/** The file before the change; undefined where `head` is not its text afterwards. */
function textBefore({ hunks }: DiffFile, head: string): string | undefined {
  const lines = head.split('\n');
  const before: (readonly string[])[] = [];
  let next = 0;
  for (const hunk of hunks)
    for (const run of runsOf(hunk)) {
      const start = run.newLine - 1;
      const texts = runTexts(hunk, run);
      const isAtHead = run.kind !== 'deleted';
      if (isAtHead && texts.some((text, at) => lines[start + at] !== text)) return undefined;
      before.push(lines.slice(next, start), run.kind === 'added' ? [] : texts);
      next = isAtHead ? start + run.count : start;
    }
  return [...before, lines.slice(next)].flat().join('\n');
}

/** White space and comments that end. */
const gap = /(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/)+/;

/**
 * The code with one space or line end in place of each comment and white space; undefined where a token is not certain.
 */
function codeOf(text: string, { literal, uncertain, doubt }: Tokens): string | undefined {
  if (doubtful.test(text) || doubt.test(text)) return undefined;
  const tokens = new RegExp(`(${gap.source})|(${literal.source})|${uncertain.source}`, 'gu');
  const code: string[] = [];
  let end = 0;
  for (const { index, 0: token, 1: space, 2: known } of text.matchAll(tokens)) {
    if (space === undefined && known === undefined) return undefined;
    code.push(text.slice(end, index), known ?? (token.includes('\n') ? '\n' : ' '));
    end = index + token.length;
  }
  return [...code, text.slice(end)].join('').trim();
}
