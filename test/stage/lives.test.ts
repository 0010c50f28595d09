import fc from 'fast-check';
import { expect, it } from 'vitest';
import { live } from '../support/lives.ts';

const model = { run: ['model'], kind: 'ai', retries: 0, repairs: 0 };
const rates = fc.record({
  misses: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
  invents: fc.double({ min: 0, max: 0.8, noNaN: true }),
  rebases: fc.double({ min: 0, max: 0.6, noNaN: true }),
});
const policy = fc
  .record({ late: fc.constantFrom('report', 'block'), when: fc.constantFrom('same-change', 'only-ignored') })
  .map(({ late, when }) => ({ policy: { late }, reviewers: { model: { ...model, 'skip-when': when } } }));

it('no blocking finding passes without a person’s decision or its fix, however a model misses and repeats', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 10_000 }), policy, rates, async (seed, keys, given) => {
      expect(await live(seed, keys, given)).toMatchObject({ passed: 0 });
    }),
    { numRuns: 12 },
  );
}, 60_000);
