import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  joinPages,
  type Onward,
  type PagesOfList,
} from '../../../../../src/edges/github/paging/long-list.ts';

const perPage = 100;
const same = (node: number) => node;

/**
 * A page of `all`, which ascends, as GitHub would cut it. Cursors are the items themselves, and outlive them. What is
 * skipped counts in `timeline`.
 */
function page(all: readonly number[], { after, before, skips }: Onward, timeline = all): PagesOfList<number> {
  const from = after === null ? 0 : all.filter((item) => item <= Number(after)).length;
  const to = Math.min(all.length, from + perPage);
  const oldest = {
    nodes: all.slice(from, to),
    totalCount: all.length,
    pageInfo: { hasNextPage: to < all.length, endCursor: `${all[to - 1]}` },
  };
  const middle = skips.map((skip) => ({ skip, nodes: timeline.slice(skip, skip + perPage) }));
  if (before === undefined) return { oldest, middle };
  const end = before === null ? all.length : all.filter((item) => item < Number(before)).length;
  const start = Math.max(0, end - perPage);
  return {
    oldest,
    middle,
    newest: { nodes: all.slice(start, end), pageInfo: { startCursor: `${all[start]}` } },
  };
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

/** Read as often as it is open; before each time something may have happened to the list. */
function readAll(
  start: Onward,
  lists: (request: number) => { readonly all: readonly number[]; readonly timeline?: readonly number[] },
) {
  const pages: PagesOfList<number>[] = [];
  for (let onward: Onward | undefined = start; onward !== undefined; ) {
    if (pages.length > 100) throw new Error('It never ends.');
    const { all, timeline } = lists(pages.length);
    pages.push(page(all, onward, timeline));
    onward = joinPages(pages, same).onward;
  }
  return { ...joinPages(pages, same), requests: pages.length };
}

const fromBothEnds = { after: null, before: null, skips: [] };
const fromItsBeginning = { after: null, before: undefined, skips: [] };

describe('a list of which anything may be skipped', () => {
  it('is whole and in order, whatever its length and from however many ends it is read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), fc.boolean(), (size, isLong) => {
        const all = range(0, size);
        const { nodes, isShort, requests } = readAll(isLong ? fromBothEnds : fromItsBeginning, () => ({
          all,
        }));
        expect(nodes).toEqual(all);
        expect(isShort).toBe(false);
        expect(requests).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('is whole at once where somebody knew how long it can be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 300 }), (size, more) => {
        const all = range(0, size);
        const skips = range(1, Math.ceil((size + more) / perPage) + 1).map((index) => index * perPage);
        const { nodes, requests } = readAll({ ...fromBothEnds, skips }, () => ({ all }));
        expect(nodes).toEqual(all);
        expect(requests).toBe(1);
      }),
    );
  });

  it('asks for no page of it twice, and not for those that cursors lead to', () => {
    const all = range(0, 1_000);
    const first = page(all, { ...fromBothEnds, skips: [100, 200] });
    expect(joinPages([first], same).onward?.skips).toEqual([300, 400, 500, 600, 700]);
    const withoutGuess = page(all, fromBothEnds);
    expect(joinPages([withoutGuess], same).onward?.skips).toEqual([200, 300, 400, 500, 600, 700]);
  });
});

describe('a list whose middle is not all that GitHub counts', () => {
  /** As a timeline that leaves some out. */
  const gaps = fc.uniqueArray(fc.integer({ min: 0, max: 1_499 }), { minLength: 1, maxLength: 400 });

  it('is whole and in order all the same, by its cursors', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_500 }), gaps, (size, missing) => {
        const all = range(0, size);
        const gone = new Set(missing);
        const timeline = all.filter((item) => !gone.has(item));
        const { nodes, isShort, requests } = readAll(fromBothEnds, () => ({ all, timeline }));
        expect(nodes).toEqual(all);
        expect(isShort).toBe(false);
        expect(requests).toBeLessThanOrEqual(Math.max(1, Math.ceil(size / (2 * perPage))) + 1);
      }),
    );
  });

  it('is whole and in order whatever comes and goes meanwhile', () => {
    const moments = fc.array(
      fc.record({ arrived: fc.nat({ max: 3 }), gone: fc.array(fc.nat({ max: 1_000 }), { maxLength: 2 }) }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 150, max: 1_000 }), moments, (size, happening) => {
        let all = range(0, size);
        const { nodes } = readAll(fromBothEnds, (request) => {
          const { arrived, gone } = happening[request - 1] ?? { arrived: 0, gone: [] };
          const next = Math.max(...all) + 1;
          all = [...all.filter((item) => !gone.includes(item)), ...range(next, next + arrived)];
          return { all };
        });
        const left = nodes.filter((item) => all.includes(item));
        expect(left.filter((item) => item < size)).toEqual(all.filter((item) => item < size));
        expect(left).toEqual(left.toSorted((a, b) => a - b));
      }),
    );
  });

  it('is read on by cursors alone once a page out of its middle held too little', () => {
    const all = range(0, 2_000);
    const timeline = all.filter((item) => item % 2 === 0);
    const first = page(all, { ...fromBothEnds, skips: [900, 1_000] }, timeline);
    expect(joinPages([first], same).onward).toEqual({ after: '99', before: '1900', skips: [] });
  });

  it('is not whole where more stands there than GitHub counts', () => {
    const all = range(0, 300);
    const first = page(all, { ...fromBothEnds, skips: [100, 200] }, [
      ...range(0, 200),
      ...range(1_000, 1_001),
    ]);
    expect(joinPages([first], same).onward).toMatchObject({ after: '99', before: '200' });
    const whole = joinPages([first, page(all, { after: '99', before: '200', skips: [] })], same);
    expect(whole).toEqual({ nodes: all, onward: undefined, isShort: false });
  });
});

it.each([
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
  [600, 3],
])('of %i items takes %i requests from both ends alone', (size, requests) => {
  const lists = () => ({ all: range(0, size), timeline: [] });
  expect(readAll({ ...fromBothEnds, skips: [100] }, lists).requests).toBe(requests);
});

it('is read on where something came while it was read, until nothing lacks of what GitHub ever counted', () => {
  const all = range(0, 399);
  const first = page(all, fromBothEnds);
  const { onward } = joinPages([first], same);
  if (onward === undefined) throw new Error('the first page is not all of it');
  const second = page(all, onward);
  const grown = { ...second, oldest: second.oldest && { ...second.oldest, totalCount: 401 } };
  const apart = { ...grown, newest: second.newest && { ...second.newest, nodes: range(200, 299) } };
  expect(joinPages([first, apart], same).onward).toEqual({ after: '199', before: '199', skips: [] });
});

it('ends where its ends overlap, though more was counted before some of it was taken away', () => {
  const all = range(0, 399);
  const first = page(all, fromBothEnds);
  const counted = { ...first, oldest: first.oldest && { ...first.oldest, totalCount: 401 } };
  const { onward } = joinPages([counted], same);
  if (onward === undefined) throw new Error('the first page is not all of it');
  const { onward: further, isShort } = joinPages([counted, page(all, onward)], same);
  expect([further, isShort]).toEqual([undefined, false]);
});

it('is read on where there is a next page, whatever is counted', () => {
  const { oldest } = page(range(0, 150), fromItsBeginning);
  const first = { oldest: oldest && { ...oldest, totalCount: 100 } };
  expect(joinPages([first], same).onward).toEqual({ after: '99', before: null, skips: [] });
});

it('is not read on where it was not asked for again', () => {
  const whole = page(range(0, 7), fromItsBeginning);
  expect(joinPages([whole, {}], same)).toEqual({ nodes: range(0, 7), onward: undefined, isShort: false });
});

it('is short where GitHub counts more than it shows, unless that was taken away while it was read', () => {
  const lost = { oldest: { nodes: [], totalCount: 150, pageInfo: { hasNextPage: false, endCursor: null } } };
  const first = page(range(0, 150), fromItsBeginning);
  expect(joinPages([first], same)).toMatchObject({ onward: { after: '99' }, isShort: false });
  expect(joinPages([first, lost], same)).toMatchObject({ onward: undefined, isShort: true });
  const gone = { oldest: { ...lost.oldest, totalCount: 100 } };
  expect(joinPages([first, gone], same)).toMatchObject({ onward: undefined, isShort: false });
});
