import fc from 'fast-check';
import { expect, it } from 'vitest';
import { upkeepBatches } from '../../../../src/domain/publishing/upkeep-batches.ts';

const steps = (count: number) => Array.from({ length: count }, (_, index) => index);

it.each([
  [0, 2, []],
  [1, 2, [1]],
  [50, 1, [50]],
  [50, 2, [50]],
  [51, 1, [51]],
  [51, 2, [26, 25]],
  [103, 1, [103]],
  [103, 2, [52, 51]],
  [160, 1, [160]],
  [161, 1, [81, 80]],
  [330, 2, [110, 110, 110]],
])('%i changes with time for %i requests are sent as %j', (count, requests, sizes) => {
  expect(upkeepBatches(steps(count), requests).map((batch) => batch.length)).toEqual(sizes);
});

it('sends each change once and in order, in no more requests than there is time for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 160 }), fc.integer({ min: 1, max: 4 }), (count, requests) => {
      const batches = upkeepBatches(steps(count), requests);
      expect(batches.flat()).toEqual(steps(count));
      expect(batches.length).toBeLessThanOrEqual(requests);
    }),
  );
});
