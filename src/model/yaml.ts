import { Composer, Document, Lexer, LineCounter, Parser, YAMLParseError } from 'yaml';

/**
 * Whether a text has more tokens than the files of people, which have one for every four characters; a short one may have
 * more. The parser's time grows with them.
 */
export function hasTooManyTokens(text: string): boolean {
  let left = 8192 + text.length / 4;
  for (const _ of new Lexer().lex(text)) if (left-- < 0) return true;
  return false;
}

/**
 * Parses one YAML document; its `errors` say what is wrong, and a second document is one of them. Repeated keys are none:
 * the parser compares each with each other. Throws where it is nested deeper than the parser can follow.
 */
export function parseYaml(text: string, schema: 'core' | 'failsafe', lines = new LineCounter()): Document {
  const composer = new Composer({ schema, lineCounter: lines, uniqueKeys: false });
  const { stackTraceLimit } = Error;
  // Every mistake is an error object, whose stack takes longer than all else.
  Error.stackTraceLimit = 0;
  try {
    const tokens = new Parser(lines.addNewLine).parse(text);
    const [document = new Document(), other] = composer.compose(tokens, true, text.length);
    if (other !== undefined)
      document.errors.push(
        new YAMLParseError([other.range[0], other.range[1]], 'MULTIPLE_DOCS', 'several documents'),
      );
    return document;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
