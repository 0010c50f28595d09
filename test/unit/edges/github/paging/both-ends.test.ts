import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type EndsOfList, joinEnds, type Onward } from '../../../../../src/edges/github/paging/both-ends.ts';

const perPage = 100;

/** A page of `0 … size - 1` as GitHub would cut it; cursors are the items themselves. */
function page(size: number, { after, before }: Onward): EndsOfList<number> {
  const from = after === null ? 0 : Number(after) + 1;
  const to = Math.min(size, from + perPage);
  const oldest = {
    nodes: range(from, to),
    totalCount: size,
    pageInfo: { hasNextPage: to < size, endCursor: `${to - 1}` },
  };
  if (before === undefined) return { oldest };
  const end = before === null ? size : Number(before);
  const start = Math.max(0, end - perPage);
  return { oldest, newest: { nodes: range(start, end), pageInfo: { startCursor: `${start}` } } };
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function readAll(size: number, start: Onward) {
  const pages: EndsOfList<number>[] = [];
  for (let onward: Onward | undefined = start; onward !== undefined; ) {
    pages.push(page(size, onward));
    onward = joinEnds(pages, (node) => node).onward;
  }
  return { ...joinEnds(pages, (node) => node), requests: pages.length };
}

it('is whole and in order, whatever its length and from however many ends it is read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_500 }), fc.boolean(), (size, isLong) => {
      const { nodes, isShort } = readAll(size, { after: null, before: isLong ? null : undefined });
      expect(nodes).toEqual(range(0, size));
      expect(isShort).toBe(false);
    }),
  );
});

it.each([
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
  [600, 3],
])('of %i items takes %i requests from both ends', (size, requests) => {
  expect(readAll(size, { after: null, before: null }).requests).toBe(requests);
});

it.each([
  [100, 1],
  [300, 2],
  [301, 3],
  [500, 3],
])('of %i items takes %i requests where nobody thought it long', (size, requests) => {
  expect(readAll(size, { after: null, before: undefined }).requests).toBe(requests);
});

it('is read on where something came while it was read, until nothing lacks of what GitHub ever counted', () => {
  const first = page(399, { after: null, before: null });
  const { onward } = joinEnds([first], (node) => node);
  if (onward === undefined) throw new Error('the first page is not all of it');
  const second = page(399, onward);
  const grown = { ...second, oldest: second.oldest && { ...second.oldest, totalCount: 401 } };
  const apart = { ...grown, newest: second.newest && { ...second.newest, nodes: range(200, 299) } };
  expect(joinEnds([first, apart], (node) => node).onward).toEqual({ after: '199', before: '199' });
});

it('ends where its ends overlap, though more was counted before some of it was taken away', () => {
  const first = page(399, { after: null, before: null });
  const counted = { ...first, oldest: first.oldest && { ...first.oldest, totalCount: 401 } };
  const { onward } = joinEnds([counted], (node) => node);
  if (onward === undefined) throw new Error('the first page is not all of it');
  const { onward: further, isShort } = joinEnds([counted, page(399, onward)], (node) => node);
  expect([further, isShort]).toEqual([undefined, false]);
});

it('is read on where there is a next page, whatever is counted', () => {
  const { oldest } = page(150, { after: null, before: undefined });
  const first = { oldest: oldest && { ...oldest, totalCount: 100 } };
  expect(joinEnds([first], (node) => node).onward).toEqual({ after: '99', before: null });
});

it('is not read on where it was not asked for again', () => {
  const whole = page(7, { after: null, before: undefined });
  expect(joinEnds([whole, {}], (node) => node)).toEqual({
    nodes: range(0, 7),
    onward: undefined,
    isShort: false,
  });
});

it('is short where GitHub counts more than it shows, unless that was taken away while it was read', () => {
  const start = { after: null, before: undefined };
  const lost = { oldest: { nodes: [], totalCount: 150, pageInfo: { hasNextPage: false, endCursor: null } } };
  const first = page(150, start);
  expect(joinEnds([first], (node) => node)).toMatchObject({ onward: { after: '99' }, isShort: false });
  expect(joinEnds([first, lost], (node) => node)).toMatchObject({ onward: undefined, isShort: true });
  const gone = { oldest: { ...lost.oldest, totalCount: 100 } };
  expect(joinEnds([first, gone], (node) => node)).toMatchObject({ onward: undefined, isShort: false });
});
