import type { Language } from '../evidence/language.ts';

/** A longer line was not written by hand, and is not looked at as code. */
const maxCodeLine = 2000;

interface Syntax {
  readonly lineComments: readonly string[];
  /** Opens and closes; may span lines. */
  readonly blocks: readonly (readonly [open: string, close: string])[];
  /** Quotes of strings that end with their line. */
  readonly quotes: string;
  /** Global: finds where a comment or a string may begin. */
  readonly marks: RegExp;
}

function syntax(lineComments: Syntax['lineComments'], blocks: Syntax['blocks'] = [], quotes = `"'`): Syntax {
  const first = [...lineComments, ...blocks.map(([open]) => open), ...quotes].map((mark) => mark.charAt(0));
  return { lineComments, blocks, quotes, marks: new RegExp(`[${[...new Set(first)].join('')}]`, 'g') };
}

const stars = ['/*', '*/'] as const;
const ticks = ['`', '`'] as const;
const triple = ['"""', '"""'] as const;
const tripleSingle = ["'''", "'''"] as const;

const syntaxes: Readonly<Record<Language, Syntax>> = {
  javascript: syntax(['//'], [stars, ticks]),
  go: syntax(['//'], [stars, ticks]),
  python: syntax(['#'], [triple, tripleSingle]),
  java: syntax(['//'], [stars, triple]),
  csharp: syntax(['//'], [stars]),
  c: syntax(['//'], [stars]),
  php: syntax(['//', '#'], [stars]),
  // A lone ' is a lifetime.
  rust: syntax(['//'], [stars], '"'),
  ruby: syntax(['#'], [['\n=begin', '\n=end']]),
  shell: syntax(['#']),
  sql: syntax(['--'], [stars]),
  other: syntax([]),
};

/**
 * Makes a reader of consecutive lines that keeps code and the quotes around strings and leaves out what strings
 * and comments say. It sees lines, not the language's grammar: a hunk that begins inside a comment or a
 * string is read as code, except for lines that begin with `*` as in the middle of a block comment.
 */
export function codeReader(language: Language): (line: string) => string {
  const syntax = syntaxes[language];
  const hasStars = syntax.blocks.some(([open]) => open === '/*');
  let closing: string | undefined;
  return (line) => {
    if (line.length > maxCodeLine || (closing === undefined && hasStars && /^\s*\*/.test(line))) return '';
    // So that a block can be told to open at the beginning of a line only.
    const text = `\n${line}`;
    let code = '';
    let at = 0;
    while (at < text.length) {
      const end = closing === undefined ? nextMark(text, at, syntax.marks) : endOf(text, at, closing);
      if (closing !== undefined) {
        if (end === undefined) break;
        code += closing;
        closing = undefined;
        at = end;
        continue;
      }
      code += text.slice(at, end);
      if (end === undefined || syntax.lineComments.some((mark) => text.startsWith(mark, end))) break;
      const character = text.charAt(end);
      const block = syntax.blocks.find(([open]) => text.startsWith(open, end));
      if (block !== undefined) {
        code += block[0];
        closing = block[1];
        at = end + block[0].length;
      } else if (syntax.quotes.includes(character)) {
        code += character + character;
        at = endOf(text, end + 1, character) ?? text.length;
      } else {
        code += character;
        at = end + 1;
      }
    }
    return code.replaceAll('\n', '');
  };
}

function nextMark(text: string, from: number, marks: RegExp): number | undefined {
  marks.lastIndex = from;
  return marks.exec(text)?.index;
}

/** Where the text after `closing` begins, a backslash guarding what follows it; undefined when it is not there. */
function endOf(text: string, from: number, closing: string): number | undefined {
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith(closing, at)) return at + closing.length;
    if (text.charAt(at) === '\\') at += 1;
  }
  return undefined;
}
