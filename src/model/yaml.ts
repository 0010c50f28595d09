import { Composer, type CST, Document, Lexer, LineCounter, Parser, YAMLParseError } from 'yaml';

/**
 * Whether a text has more tokens than the files of people, which have one for every four characters; a short one may have
 * more. The parser's time grows with them.
 */
export function hasTooManyTokens(text: string): boolean {
  let left = 8192 + text.length / 4;
  for (const _ of new Lexer().lex(text)) if (left-- < 0) return true;
  return false;
}

/** In `failsafe` all values are texts. */
type Schema = 'core' | 'failsafe';

function* untilFaulty(tokens: Iterable<CST.Token>, maxErrors: number): Generator<CST.Token> {
  let left = maxErrors;
  for (const token of tokens) {
    yield token;
    if (token.type === 'error' && --left === 0) return;
  }
}

/**
 * Parses one YAML document, up to as many errors as it is given, 0 for all; its `errors` say what is wrong, and a second document is one of them. Repeated keys are none:
 * the parser compares each with each other. Throws where it is nested deeper than the parser can follow.
 */
export function parseYaml(text: string, schema: Schema, lines = new LineCounter(), maxErrors = 0): Document {
  const composer = new Composer({ schema, lineCounter: lines, uniqueKeys: false });
  const { stackTraceLimit } = Error;
  // Every mistake is an error object, whose stack takes longer than all else.
  Error.stackTraceLimit = 0;
  try {
    const tokens = untilFaulty(new Parser(lines.addNewLine).parse(text), maxErrors);
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
