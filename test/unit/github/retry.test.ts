import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideRetry,
  isRateLimit,
  mayHaveTakenEffect,
  type RequestFailure,
} from '../../../src/github/request-failure.ts';

const now = Date.UTC(2026, 0, 1);
const minutes = (count: number) => count * 60_000;

function decide(
  failure: Partial<RequestFailure>,
  circumstances: { attempt?: number; remainingMs?: number; random?: number } = {},
) {
  return decideRetry({
    attempt: 1,
    remainingMs: minutes(5),
    random: 0,
    now,
    ...circumstances,
    failure: { headers: {}, message: '', ...failure },
  });
}

describe('a rate limit', () => {
  it('is waited out for the seconds in retry-after', () => {
    expect(decide({ status: 429, headers: { 'retry-after': '7' } })).toEqual({ do: 'wait', ms: 7_000 });
  });

  it('is waited out until the date that retry-after names', () => {
    const date = new Date(now + 90_000).toUTCString();
    expect(decide({ status: 403, headers: { 'retry-after': date } })).toEqual({ do: 'wait', ms: 90_000 });
  });

  it('is waited out until a second after the reset when nothing remains', () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(now / 1_000 + 30) };
    expect(decide({ status: 403, headers })).toEqual({ do: 'wait', ms: 31_000 });
  });

  it('is not believed to be over because the reset lies in the past', () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(now / 1_000 - 600) };
    expect(decide({ status: 429, headers })).toEqual({ do: 'wait', ms: 1_000 });
  });

  it.each([
    [1, minutes(1)],
    [2, minutes(2)],
    [3, minutes(4)],
  ])('without a hint is waited out from a minute on and growing (attempt %i)', (attempt, ms) => {
    const failure = { status: 403, message: 'You have exceeded a secondary rate limit.' };
    expect(decide(failure, { attempt })).toEqual({ do: 'wait', ms });
  });

  it('disguised as a validation error is recognised', () => {
    expect(decide({ status: 422, message: 'Validation Failed: was submitted too quickly' })).toEqual({
      do: 'wait',
      ms: minutes(1),
    });
  });

  it('that ends beyond the budget is not waited for at all', () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(now / 1_000 + 3_600) };
    expect(decide({ status: 403, headers })).toEqual({ do: 'stop', reason: 'exhausted' });
    expect(decide({ status: 429, headers: { 'retry-after': '7' } }, { remainingMs: 6_999 })).toEqual({
      do: 'stop',
      reason: 'exhausted',
    });
  });

  it('with an unreadable header falls back to a minute', () => {
    expect(decide({ status: 429, headers: { 'retry-after': 'soon' } })).toEqual({
      do: 'wait',
      ms: minutes(1),
    });
  });
});

describe('a server error or a lost answer', () => {
  it.each([500, 502, 503, undefined])('is asked again after a growing pause (%s)', (status) => {
    const failure = status === undefined ? {} : { status };
    expect([1, 2, 3, 4].map((attempt) => decide(failure, { attempt }))).toEqual(
      [1_000, 2_000, 4_000, 8_000].map((ms) => ({ do: 'wait', ms })),
    );
  });

  it('spreads the pauses of many runs by up to half', () => {
    expect(decide({ status: 502 }, { random: 0.999 })).toEqual({ do: 'wait', ms: 1_500 });
  });

  it('is given up after five attempts', () => {
    expect(decide({ status: 502 }, { attempt: 5 })).toEqual({ do: 'stop', reason: 'exhausted' });
  });

  it('obeys retry-after as well', () => {
    expect(decide({ status: 503, headers: { 'retry-after': '20' } })).toEqual({ do: 'wait', ms: 20_000 });
  });

  it('may have taken effect, unlike a refusal', () => {
    expect(mayHaveTakenEffect({ headers: {}, message: '' })).toBe(true);
    expect(mayHaveTakenEffect({ status: 502, headers: {}, message: '' })).toBe(true);
    expect(mayHaveTakenEffect({ status: 422, headers: {}, message: '' })).toBe(false);
  });
});

describe('a refusal', () => {
  it.each([400, 401, 404, 406, 409, 422])('is final (%i)', (status) => {
    expect(decide({ status, message: 'Validation Failed' })).toEqual({ do: 'stop', reason: 'refused' });
  });

  it('of a permission is not taken for a rate limit, even where nothing remains by chance', () => {
    const failure = {
      status: 403,
      headers: { 'x-ratelimit-remaining': '0' },
      message: 'Resource not accessible by integration',
    };
    expect(isRateLimit(failure)).toBe(false);
    expect(decide(failure)).toEqual({ do: 'stop', reason: 'refused' });
  });
});

it('never waits longer than the budget left, nor without end', async () => {
  await fc.assert(
    fc.property(
      fc.record({
        attempt: fc.integer({ min: 1, max: 50 }),
        status: fc.option(fc.integer({ min: 100, max: 599 }), { nil: undefined }),
        after: fc.option(fc.string(), { nil: undefined }),
        reset: fc.option(fc.string(), { nil: undefined }),
        remainingMs: fc.integer({ min: 0, max: 600_000 }),
        random: fc.double({ min: 0, max: 0.999, noNaN: true }),
      }),
      ({ attempt, status, after, reset, remainingMs, random }) => {
        const headers = {
          ...(after !== undefined && { 'retry-after': after }),
          ...(reset !== undefined && { 'x-ratelimit-reset': reset, 'x-ratelimit-remaining': '0' }),
        };
        const decision = decide(
          { ...(status !== undefined && { status }), headers },
          { attempt, remainingMs, random },
        );
        if (decision.do !== 'wait') return;
        expect(decision.ms).toBeGreaterThanOrEqual(1_000);
        expect(decision.ms).toBeLessThanOrEqual(remainingMs);
      },
    ),
  );
});
