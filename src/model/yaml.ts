import { Composer, type CST, Document, LineCounter, Parser, YAMLParseError } from 'yaml';

interface Reading {
  readonly schema: 'core' | 'failsafe';
  readonly lineCounter?: LineCounter | undefined;
  /** Reading ends with so many: the parser's time grows with the square of what is malformed. */
  readonly maxErrors: number;
}

function* untilFaulty(tokens: Iterable<CST.Token>, maxErrors: number): Generator<CST.Token> {
  let left = maxErrors;
  for (const token of tokens) {
    yield token;
    if (token.type === 'error' && --left === 0) return;
  }
}

/**
 * Parses one YAML document; its `errors` say what is wrong, and a second document is one of them. Repeated keys are none:
 * the parser compares each with each other. Throws where it is nested deeper than the parser can follow.
 */
export function parseYaml(
  text: string,
  { maxErrors, lineCounter = new LineCounter(), ...options }: Reading,
): Document {
  const tokens = untilFaulty(new Parser(lineCounter.addNewLine).parse(text), maxErrors);
  const composer = new Composer({ ...options, lineCounter, uniqueKeys: false });
  const [document = new Document(), other] = composer.compose(tokens, true, text.length);
  if (other !== undefined)
    document.errors.push(
      new YAMLParseError([other.range[0], other.range[1]], 'MULTIPLE_DOCS', 'several documents'),
    );
  return document;
}
