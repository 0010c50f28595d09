import type { Problem } from '../model/problem.ts';
import { type ProblemDetails, problem, quote } from './document-problem.ts';
import { lineStarts, pointerOf, positionAt } from './json-positions.ts';
import { type SyntaxFault, type ValueType, walkJson } from './json-walk.ts';
import type { RuleId } from './rules.ts';

/** Past this many faults the text is not worth reading further. */
const maxFaults = 200;

/** All that is wrong with the text, each with its place; nothing can be said beyond a syntax fault or a limit. */
export function jsonFaults(text: string, limits: JsonLimits): readonly Problem[] {
  const problems: Problem[] = [];
  let starts: readonly number[] | undefined;
  const report = (rule: RuleId, offset: number, details: ProblemDetails): void => {
    if (problems.length >= maxFaults) return;
    starts ??= lineStarts(text);
    problems.push(problem(rule, { ...details, ...positionAt(starts, offset) }));
  };

  let values = 0;
  const fault = walkJson(text, {
    key: ({ trail, offset, name, repeated }) => {
      if (repeated) {
        report('JSON/duplicate-key', offset, {
          path: pointerOf(trail),
          type: 'duplicate',
          message: `The key ${quote(name)} appears more than once in one object.`,
          recommendation: 'Keep one of them; readers disagree about which one counts.',
        });
      }
      if (inheritedNames.has(name)) {
        report('JSON/inherited-name', offset, {
          path: pointerOf(trail),
          type: 'unknown-key',
          message: `The key ${quote(name)} is the name of an inherited property and is never read.`,
          recommendation: 'Rename or remove the key.',
        });
      }
    },
    value: ({ trail, offset, type, text: token }) => {
      values += 1;
      const excess = beyondLimit({ depth: trail.length, values, type, token }, limits);
      if (excess !== undefined) {
        report(excess.rule, offset, {
          path: pointerOf(trail),
          type: 'limit',
          message: excess.message,
          recommendation: 'Make the document smaller.',
        });
        return 'stop';
      }
      if (type === 'number' && !isExact(Number(token))) {
        report('JSON/number', offset, {
          path: pointerOf(trail),
          type: 'range',
          message: `The number ${token} cannot be held exactly.`,
          recommendation: `Use integers between -${Number.MAX_SAFE_INTEGER} and ${Number.MAX_SAFE_INTEGER}, or a string.`,
        });
      }
      return 'go on';
    },
  });
  if (fault !== undefined) report('JSON/syntax', fault.offset, syntaxDetails(text, fault));
  return problems;
}

export const inheritedNames: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
]);

/** Whether a double holds the number as it was written, integers at least. */
export function isExact(value: number): boolean {
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
}

interface Measured {
  readonly depth: number;
  readonly values: number;
  readonly type: ValueType;
  readonly token: string;
}

function beyondLimit(
  { depth, values, type, token }: Measured,
  limits: JsonLimits,
): { readonly rule: RuleId; readonly message: string } | undefined {
  if ((type === 'object' || type === 'array') && depth >= limits.depth) {
    return { rule: 'JSON/depth', message: `Values are nested more than ${limits.depth} levels deep.` };
  }
  if (values > limits.values) {
    return { rule: 'JSON/values', message: `The document holds more than ${limits.values} values.` };
  }
  if (type === 'string' && token.length > limits.stringLength) {
    return {
      rule: 'JSON/string-length',
      message: `A string has ${token.length} characters; at most ${limits.stringLength} are read.`,
    };
  }
  if (type === 'number' && token.length > limits.numberLength) {
    return {
      rule: 'JSON/number-length',
      message: `A number is written with ${token.length} characters; at most ${limits.numberLength} are read.`,
    };
  }
  return undefined;
}

function syntaxDetails(text: string, { expected, found }: SyntaxFault): ProblemDetails {
  return {
    path: '',
    type: 'syntax',
    message: `The document is not JSON: expected ${expected}, found ${found}.`,
    recommendation: syntaxAdvice(text, found),
  };
}

function syntaxAdvice(text: string, found: string): string {
  if (found === 'a byte order mark') return 'Write the file without a byte order mark.';
  if (text.trimStart().startsWith('```')) return 'Return the JSON alone, without a code fence around it.';
  if (found === 'a comment') return 'Remove the comment; JSON has none.';
  if (found === 'the end of the text') return 'The text ends too early: write the whole document.';
  return 'Return exactly one JSON document, with double quotes, no trailing comma and no prose around it.';
}

/** What one document may cost before it is understood (threat: input that floods). */
export interface JsonLimits {
  readonly bytes: number;
  /** Levels of nesting; a lone scalar has depth 0. */
  readonly depth: number;
  /** Values of every kind, containers included. */
  readonly values: number;
  /** UTF-16 units of one string, after unescaping. */
  readonly stringLength: number;
  /** Characters of one number as written. */
  readonly numberLength: number;
}

export const defaultLimits: JsonLimits = {
  bytes: 16 * 1024 * 1024,
  depth: 64,
  values: 1_000_000,
  stringLength: 8 * 1024 * 1024,
  numberLength: 64,
};

/** Our own files may hold a whole large diff as a JSON string, so they may be larger than a reviewer's. */
export const ownFileLimits: JsonLimits = {
  bytes: 256 * 1024 * 1024,
  depth: 128,
  values: 10_000_000,
  stringLength: 200_000_000,
  numberLength: 40,
};
