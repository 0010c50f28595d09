import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Usage } from '../../../src/model/reviewer.ts';
import { readUsage } from '../../../src/review/read-usage.ts';

const read = (value: unknown) => readUsage(Buffer.from(JSON.stringify(value)));

const documented = {
  ...{ model: 'vendor-1', input_tokens: 100, output_tokens: 20, cached_tokens: 60 },
  ...{ cost: 0.5, currency: 'EUR' },
};
const usage = { model: 'vendor-1', inputTokens: 100, outputTokens: 20, cachedTokens: 60 };

it.each([
  [documented, { ...usage, cost: 0.5, currency: 'EUR' }],
  [
    { prompt_tokens: '12', completion_tokens: 3 },
    { inputTokens: 12, outputTokens: 3 },
  ],
  [{ costUSD: 1 }, { cost: 1, currency: 'USD' }],
  [{ input_tokens: -1, output_tokens: 4, model: '<b>' }, { outputTokens: 4 }],
  [{ cost: 1, currency: 'dollars', output_tokens: 4 }, { outputTokens: 4 }],
  [{ input_tokens: null, output_tokens: 4 }, { outputTokens: 4 }],
])('reads %j tolerantly', (given, expected) => expect(read(given)).toEqual(expected));

it('sums a list, and leaves out a cost that is in two currencies', () => {
  const [one, other] = [
    { model: 'a', input_tokens: 1, cost: 1, currency: 'USD' },
    { model: 'b', input_tokens: 2, cost: 2, currency: 'USD' },
  ];
  expect(read([one, other])).toEqual({ model: 'a', inputTokens: 3, cost: 3, currency: 'USD' });
  expect(read([one, { ...other, currency: 'EUR' }])).toEqual({ model: 'a', inputTokens: 3 });
});

it('answers a usage of the documented shape, or nothing, for any bytes', () => {
  const files = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.json().map((text) => Buffer.from(text)),
  );
  fc.assert(
    fc.property(files, (bytes) => {
      expect(Usage.optional().safeParse(readUsage(bytes)).success).toBe(true);
    }),
  );
  expect(readUsage(undefined)).toBeUndefined();
  expect(readUsage(Buffer.alloc(70_000, ' '))).toBeUndefined();
});
