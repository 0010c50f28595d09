import { type DiffFile, runsOf, runTexts } from '../diff/hunk.ts';
import { extensionOf } from './file-kind.ts';

/** A language of which every comment can be told from code. */
interface Tokens {
  /** A string or character. */
  readonly literal: RegExp;
  /** Texts that may make code of a comment, or that a tool reads in one. */
  readonly doubt: RegExp;
  /** Whether it has templates in backticks, and regular expressions. */
  readonly isScript?: true;
}

const quoted = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'/y;

/** JSX, whose texts have no quotes, is left out; a file of another name that holds it has a closing tag. */
const script: Tokens = { literal: quoted, doubt: /<\/|<!--|-->/, isScript: true };

/** A trigraph, a line that continues, a here-document or a nested comment changes what a line is: no other language. */
const languages: ReadonlyMap<string, Tokens> = new Map([
  ...['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => [extension, script] as const),
  // C code is in the comment before `import "C"`; a directive depends on the lines next to it.
  [
    'go',
    {
      literal: /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'|`[^`]*`/y,
      doubt: /"C"|\/\/(?:go:|export |line |\s*\+build)/,
    },
  ],
  // Its escapes are read before its tokens.
  [
    'java',
    {
      literal:
        /"""[^\\"]*(?:(?:\\[\s\S]|"(?!""))[^\\"]*)*"""|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'/y,
      doubt: /\\u/,
    },
  ],
  // Strings of several lines or with code in them; the preprocessor leaves out lines that may hold anything.
  ['cs', { literal: quoted, doubt: /[$@]"|"""|^[ \t]*#/m }],
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

/** Where a reader of tokens is. */
interface Place {
  readonly text: string;
  readonly at: number;
  /** The token before. */
  readonly last: string;
  /** Of each open template, how many braces are open in its code. */
  readonly templates: number[];
}

/**
 * The code with one space or line end in place of each comment and white space; undefined where a token is not certain.
 */
function codeOf(text: string, tokens: Tokens): string | undefined {
  if (doubtful.test(text) || tokens.doubt.test(text)) return undefined;
  const code: string[] = [];
  const templates: number[] = [];
  let last = '';
  for (let at = 0; at < text.length; ) {
    const end = endOfGap(text, at);
    if (end > at) {
      code.push(text.slice(at, end).includes('\n') ? '\n' : ' ');
      at = end;
      continue;
    }
    const token = readToken({ text, at, last, templates }, tokens);
    if (token === undefined) return undefined;
    code.push(token);
    last = token;
    at += token.length;
  }
  return templates.length === 0 ? code.join('').trim() : undefined;
}

/** The end of the white space and comments that begin here. */
function endOfGap(text: string, start: number): number {
  let end = start;
  for (let at = -1; at !== end; ) {
    at = end;
    end += matchAt(/\s+/y, text, end).length;
    if (text.startsWith('//', end)) end = endAfter(text, '\n', end) ?? text.length;
    if (text.startsWith('/*', end)) end = endAfter(text, '*/', end + 2) ?? end;
  }
  return end;
}

function endAfter(text: string, mark: string, from: number): number | undefined {
  const at = text.indexOf(mark, from);
  return at === -1 ? undefined : at + mark.length;
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function readToken(place: Place, { literal, isScript }: Tokens): string | undefined {
  const { text, at } = place;
  const token = matchAt(literal, text, at) || matchAt(/[\p{L}\p{M}\p{N}_$]+/uy, text, at);
  if (token !== '') return token;
  const sign = text.charAt(at);
  // A string or comment without an end.
  if (sign === '"' || sign === "'" || text.startsWith('/*', at)) return undefined;
  if (isScript === true) return readScriptSign(place, sign);
  return sign === '`' ? undefined : sign;
}

function readScriptSign(place: Place, sign: string): string | undefined {
  const { templates } = place;
  if (sign === '\\') return undefined;
  if (sign === '/') return readSlash(place);
  const isEnd = sign === '}' && templates.at(-1) === 0;
  if (isEnd) templates.pop();
  if (isEnd || sign === '`') return readTemplate(place);
  const depth = templates.pop();
  if (depth !== undefined) templates.push(depth + Number(sign === '{') - Number(sign === '}'));
  return sign;
}

/** A template up to its end, or up to the code in it. */
function readTemplate({ text, at, templates }: Place): string | undefined {
  const part = matchAt(/[`}][^`\\$]*(?:(?:\\[\s\S]|\$(?!\{))[^`\\$]*)*(?:`|\$\{)/y, text, at);
  if (part.endsWith('{')) templates.push(0);
  return part === '' ? undefined : part;
}

const beforeExpression = /^(?:|[(,=:[&|?{;>])$/;
const keywords =
  /^(?:return|typeof|case|in|of|do|else|void|delete|throw|new|instanceof|yield|await|extends|default)$/;

/** A division or a regular expression, where the token before leaves no doubt. */
function readSlash({ text, at, last }: Place): string | undefined {
  if (last === ']' || (/^[\p{L}\p{N}_$]+$/u.test(last) && !keywords.test(last))) return '/';
  if (!beforeExpression.test(last)) return undefined;
  // With some flags, classes nest.
  const pattern = /\/(?:[^\\/[\n]|\\.|\[[^[\]\\\n]*(?:\\.[^[\]\\\n]*)*\])+\/[a-z]*/y;
  return matchAt(pattern, text, at) || undefined;
}
