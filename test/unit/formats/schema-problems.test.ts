import { expect, it } from 'vitest';
import { z } from 'zod';
import { expectation } from '../../../src/formats/schema-problems.ts';

const union = z.union([z.string(), z.int(), z.object({ from: z.int() })]);

it.each<[string, z.ZodType, unknown, string]>([
  ['a value of no variant', union, true, 'a string or a number or an object'],
  ['a part of a variant', union, { from: 'x' }, 'a string or a number or an object with other values'],
  ['a word', z.enum(['a', 'b']), 'c', 'one of "a", "b"'],
])('says what is expected in place of %s', (_what, schema, value, expected) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  expect(issue && expectation(issue)).toBe(expected);
});
