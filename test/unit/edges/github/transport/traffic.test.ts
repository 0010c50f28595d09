import { expect, it } from 'vitest';
import { watchTraffic } from '../../../../../src/edges/github/transport/traffic.ts';

/** A `fetch` whose answers come when they are called for. */
function answeredByHand() {
  const waiting: (() => void)[] = [];
  const send: typeof fetch = () =>
    new Promise((resolve) => {
      waiting.push(() => resolve(new Response()));
    });
  return { send, answer: (index: number) => waiting[index]?.() };
}

it('counts what goes out side by side as one round trip, and what follows an answer as another', async () => {
  const { send, answer } = answeredByHand();
  const traffic = watchTraffic();
  const watched = traffic.watch(send);
  const first = watched('https://example.com/1');
  const beside = watched('https://example.com/2');
  answer(0);
  await first;
  const next = watched('https://example.com/3');
  answer(1);
  answer(2);
  await Promise.all([beside, next]);
  expect([traffic.requests(), traffic.roundTrips()]).toEqual([3, 2]);
});

it('counts a request that fails', async () => {
  const traffic = watchTraffic();
  const watched = traffic.watch(() => Promise.reject(new TypeError('no route')));
  await expect(watched('https://example.com/1')).rejects.toThrow();
  await expect(watched('https://example.com/2')).rejects.toThrow();
  expect([traffic.requests(), traffic.roundTrips()]).toEqual([2, 2]);
});
