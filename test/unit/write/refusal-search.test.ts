import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxRequests, narrowSearch, nextTry, startSearch } from '../../../src/write/open-draft.ts';

/** Searches among numbered comments, with a GitHub that refuses every draft with one of `bad` in it. */
function search(count: number, bad: ReadonlySet<number>) {
  const comments = Array.from({ length: count }, (_, index) => index);
  let drafts = 0;
  let requests = 1;
  let state = startSearch(comments);
  for (let tried = nextTry(state); tried !== undefined; tried = nextTry(state)) {
    if (drafts > 0) requests += 1;
    requests += 1;
    const taken = ![...state.proven, ...tried].some((comment) => bad.has(comment));
    drafts = taken ? 1 : 0;
    state = narrowSearch(state, taken);
  }
  if (drafts === 0) requests += 1;
  return { state, requests };
}

const refusedDrafts = fc.integer({ min: 1, max: 60 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    bad: fc
      .uniqueArray(fc.nat(count - 1), { minLength: 1, maxLength: count })
      .map((indexes) => new Set(indexes)),
  }),
);

const boundFor = (count: number, culprits: number) => culprits * (2 * Math.ceil(Math.log2(count)) + 2);

describe('the search for refused comments', () => {
  it('never calls a comment proven that is refused, nor a culprit that is not', () => {
    fc.assert(
      fc.property(refusedDrafts, ({ count, bad }) => {
        const { state } = search(count, bad);
        expect(state.proven.filter((comment) => bad.has(comment))).toEqual([]);
        expect(state.culprits.filter((comment) => !bad.has(comment))).toEqual([]);
        const all = [...state.proven, ...state.suspects, ...state.untried, ...state.culprits];
        expect(all.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
      }),
    );
  });

  it('asks no more than 2⌈log2 N⌉+2 times for each culprit, and 20 times in all', () => {
    fc.assert(
      fc.property(refusedDrafts, ({ count, bad }) => {
        const { requests } = search(count, bad);
        expect(requests).toBeLessThanOrEqual(Math.min(20, boundFor(count, bad.size)));
      }),
    );
  });

  it('finds every culprit where the requests last', () => {
    fc.assert(
      fc.property(refusedDrafts, ({ count, bad }) => {
        fc.pre(boundFor(count, bad.size) <= maxRequests);
        const { state } = search(count, bad);
        expect(new Set(state.culprits)).toEqual(bad);
        expect(state.proven).toHaveLength(count - bad.size);
      }),
    );
  });

  it('keeps the order of the comments', () => {
    const { state } = search(8, new Set([2]));
    expect(state.proven).toEqual([0, 1, 3, 4, 5, 6, 7]);
  });

  it('proves what it can where everything is refused', () => {
    const { state, requests } = search(50, new Set(Array.from({ length: 50 }, (_, index) => index)));
    expect(state.proven).toEqual([]);
    expect(requests).toBeLessThanOrEqual(20);
  });
});
