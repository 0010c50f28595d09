import { createScanner } from 'jsonc-parser';

/** The scanner's token kinds; its own are a const enum, which cannot cross module boundaries. */
const kind = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  null: 7,
  true: 8,
  false: 9,
  string: 10,
  number: 11,
  lineComment: 12,
  blockComment: 13,
  end: 17,
} as const;

interface Frame {
  readonly isObject: boolean;
  key: string | number;
  readonly keys: Set<string>;
}

/** Where a walk stands: the keys that lead to the current value, outermost first. */
export type Trail = readonly { readonly key: string | number }[];

export interface Visitor {
  /** Called for each value before its children; `text` is a scalar's token, unescaped for strings. */
  readonly value: (at: { trail: Trail; offset: number; type: ValueType; text: string }) => 'go on' | 'stop';
  readonly key: (at: { trail: Trail; offset: number; name: string; repeated: boolean }) => void;
}

export type ValueType = 'object' | 'array' | 'string' | 'number' | 'literal';

/** The first place where the text is not JSON, in words. */
export interface SyntaxFault {
  readonly offset: number;
  readonly expected: string;
  readonly found: string;
}

type Expecting =
  | 'a value'
  | 'a value or "]"'
  | 'a key or "}"'
  | 'a key'
  | '":"'
  | '"," or the end'
  | 'the end';

/**
 * Walks JSON text once, in linear time and without recursion, checking the whole grammar of RFC 8259.
 * Returns the first fault, or undefined when the text is one JSON document or the visitor stopped.
 */
export function walkJson(text: string, visitor: Visitor): SyntaxFault | undefined {
  const scanner = createScanner(text);
  const trail: Frame[] = [];
  let expecting: Expecting = 'a value';

  for (;;) {
    // Whitespace is skipped here because the scanner gathers it character by character into a string.
    scanner.setPosition(afterWhitespace(text, scanner.getPosition()));
    const token: number = scanner.scan();
    const offset = scanner.getTokenOffset();
    const fault = { offset, expected: expecting, found: describe(text, offset, token) };
    const frame = trail.at(-1);

    // What follows a whole document is reported as just that, however broken it is.
    if (expecting !== 'the end') {
      if (scanner.getTokenError() !== 0) return { ...fault, expected: wellFormed(token) };
      if (token === kind.end) return fault;
    }

    switch (expecting) {
      case 'the end':
        return token === kind.end ? undefined : fault;
      case '":"':
        if (token !== kind.colon) return fault;
        expecting = 'a value';
        break;
      case '"," or the end':
        if (frame === undefined) return fault;
        if (token === kind.comma) {
          if (!frame.isObject && typeof frame.key === 'number') frame.key += 1;
          expecting = frame.isObject ? 'a key' : 'a value';
        } else if (token === (frame.isObject ? kind.closeBrace : kind.closeBracket)) {
          trail.pop();
          expecting = trail.length === 0 ? 'the end' : '"," or the end';
        } else return fault;
        break;
      case 'a key':
      case 'a key or "}"': {
        if (expecting === 'a key or "}"' && token === kind.closeBrace) {
          trail.pop();
          expecting = trail.length === 0 ? 'the end' : '"," or the end';
          break;
        }
        if (token !== kind.string || frame === undefined) return fault;
        const name = scanner.getTokenValue();
        const repeated = frame.keys.has(name);
        frame.keys.add(name);
        frame.key = name;
        visitor.key({ trail, offset, name, repeated });
        expecting = '":"';
        break;
      }
      case 'a value':
      case 'a value or "]"': {
        if (expecting === 'a value or "]"' && token === kind.closeBracket) {
          trail.pop();
          expecting = trail.length === 0 ? 'the end' : '"," or the end';
          break;
        }
        const type = valueType(token);
        if (type === undefined) return fault;
        if (visitor.value({ trail, offset, type, text: scanner.getTokenValue() }) === 'stop')
          return undefined;
        if (type === 'object') {
          trail.push({ isObject: true, key: '', keys: new Set() });
          expecting = 'a key or "}"';
        } else if (type === 'array') {
          trail.push({ isObject: false, key: 0, keys: noKeys });
          expecting = 'a value or "]"';
        } else expecting = trail.length === 0 ? 'the end' : '"," or the end';
      }
    }
  }
}

const noKeys = new Set<string>();

function valueType(token: number): ValueType | undefined {
  switch (token) {
    case kind.openBrace:
      return 'object';
    case kind.openBracket:
      return 'array';
    case kind.string:
      return 'string';
    case kind.number:
      return 'number';
    case kind.null:
    case kind.true:
    case kind.false:
      return 'literal';
    default:
      return undefined;
  }
}

function afterWhitespace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at += 1;
  }
}

function wellFormed(token: number): string {
  return token === kind.string ? 'a well-formed string' : 'a well-formed number';
}

function describe(text: string, offset: number, token: number): string {
  if (token === kind.end) return 'the end of the text';
  if (text.charAt(offset) === '\uFEFF') return 'a byte order mark';
  if (token === kind.lineComment || token === kind.blockComment) return 'a comment';
  return JSON.stringify(text.slice(offset, offset + 20));
}
