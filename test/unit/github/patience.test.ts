import { describe, expect, it } from 'vitest';
import { createRetry, createWaitBudget } from '../../../src/github/client.ts';
import { RequestFailed } from '../../../src/github/request-failure.ts';

function patienceWith(budgetMs: number) {
  let now = 0;
  const waits: number[] = [];
  const timer = {
    now: () => now,
    sleep: async (ms: number) => {
      waits.push(ms);
      const until = now + ms;
      await Promise.resolve();
      now = Math.max(now, until);
    },
  };
  const budget = createWaitBudget(timer, budgetMs);
  const persist = createRetry({ timer, budget, random: () => 0, log: () => {} });
  return { persist, waits };
}

const limited = (seconds: number) =>
  new RequestFailed({ status: 429, headers: { 'retry-after': String(seconds) }, message: 'slow down' });

function failing(error: Error, times: number) {
  let left = times;
  return async () => {
    left -= 1;
    if (left >= 0) throw error;
    return 'done';
  };
}

describe('patience', () => {
  it('tries again until it works', async () => {
    const { persist, waits } = patienceWith(60_000);
    await expect(persist(failing(limited(5), 2))).resolves.toBe('done');
    expect(waits).toEqual([5_000, 5_000]);
  });

  it('shares one budget among all requests', async () => {
    const { persist, waits } = patienceWith(10_000);
    await persist(failing(limited(6), 1));
    await expect(persist(failing(limited(6), 1))).rejects.toThrow('slow down');
    expect(waits).toEqual([6_000]);
  });

  it('counts waits side by side once', async () => {
    const { persist, waits } = patienceWith(10_000);
    const both = Promise.all([persist(failing(limited(8), 1)), persist(failing(limited(8), 1))]);
    await expect(both).resolves.toEqual(['done', 'done']);
    expect(waits).toEqual([8_000, 8_000]);
  });

  it('does not repeat errors outside of a request', async () => {
    const { persist, waits } = patienceWith(10_000);
    await expect(persist(failing(new TypeError('a bug'), 1))).rejects.toThrow('a bug');
    expect(waits).toEqual([]);
  });
});
