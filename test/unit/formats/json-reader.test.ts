import fc from 'fast-check';
import { type Node, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../../src/formats/json-reader.ts';
import { positionsOf } from '../../../src/formats/json-value.ts';

const encode = (text: string) => new TextEncoder().encode(text);

function faults(text: string): readonly string[] {
  const reading = readJson(encode(text));
  return reading.ok ? [] : reading.problems.map(({ rule, line, column }) => `${rule} ${line}:${column}`);
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('the strict reader', () => {
  it('never accepts text that JSON.parse refuses, and blames the syntax whenever that is all that is wrong', () => {
    const pieces = fc.constantFrom(...'{}[],:1-0 \n\\\u00a0', '"a"', '"b', '01', '1e', 'true', 'nul', '/*');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const reading = readJson(encode(text));
        if (reading.ok) expect(parses(text)).toBe(true);
        else if (reading.problems.some(({ rule }) => rule === 'JSON/syntax'))
          expect(parses(text)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it.each<[string, string, readonly string[]]>([
    ['a repeated key', '{\n  "a": 1,\n  "a": 2\n}', ['JSON/duplicate-key 3:3']],
    ['a missing end', '[1, 2', ['JSON/syntax 1:6']],
    ['a byte order mark', '\ufeff[]', ['JSON/syntax 1:1']],
    [
      'every key and number',
      '{"a":1,"a":1e999,"toString":3,"b":12345678901234567890}',
      ['JSON/duplicate-key 1:8', 'JSON/number 1:12', 'JSON/inherited-name 1:18', 'JSON/number 1:35'],
    ],
    ['a megabyte of nesting', '['.repeat(1_000_000), ['JSON/depth 1:65']],
    ['nothing in a megabyte of blanks', `${' '.repeat(1_000_000)}[]`, []],
    ['nothing in a megabyte of escapes', `["${'\\n'.repeat(500_000)}"]`, []],
  ])('points at the place of %s', (_what, text, expected) => {
    expect(faults(text)).toEqual(expected);
  });
});

describe('a text of nested objects', () => {
  const text: fc.Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('12345', '1e9', '9007199254740993', 'null', '"b\\"\\\\"', '"[{:,"'),
      fc.array(tie('value'), { maxLength: 4 }).map((each) => `[${each.join(', ')}]`),
      fc
        .array(
          // No key is one backslash: V8 of Node 24.21 then misreads `"\\u0061"` in the same place of a later object.
          fc.tuple(fc.constantFrom('"a"', '"\\u0061"', '"b"', '":"', '"__proto__"'), tie('value')),
          { maxLength: 4 },
        )
        .map((each) => `{${each.map(([key, value]) => `${key}:${value}`).join(',\n')}}`),
    ),
  })).value;

  /** Whether `jsonc-parser` finds a repeated or inherited name, or a number that is not exact. */
  function isSuspect(node: Node | undefined): boolean {
    const properties = node?.type === 'object' ? (node.children ?? []) : [];
    const names = properties.map((each) => each.children?.[0]?.value);
    if (new Set(names).size !== names.length || names.includes('__proto__')) return true;
    if (typeof node?.value === 'number' && !Number.isSafeInteger(node.value)) return true;
    return node?.children?.some(isSuspect) ?? false;
  }

  it('is refused exactly where a key is repeated or inherited, or a number is not exact', () => {
    fc.assert(
      fc.property(text, (written) => {
        expect(readJson(encode(written)).ok).toBe(!isSuspect(parseTree(written)));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('positions', () => {
  it('are those of the values that pointers name, and of the nearest ancestor where there is none', () => {
    const text = '{\n  "a": [10,\n    {"x/y": 1}\n  ]\n}';
    const positions = positionsOf(text, ['', '/a/0', '/a/1/x~1y', '/a/1/missing', '/none']);
    expect(Object.fromEntries(positions)).toEqual({
      '': { line: 1, column: 1 },
      '/a/0': { line: 2, column: 9 },
      '/a/1/x~1y': { line: 3, column: 13 },
      '/a/1/missing': { line: 3, column: 5 },
      '/none': { line: 1, column: 1 },
    });
  });
});
