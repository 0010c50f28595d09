import { describe, expect, it } from 'vitest';
import { readLinks } from '../../../src/github/pages.ts';

const api = 'https://api.github.com/repositories/1/pulls/1/files';

describe('the links of a page', () => {
  it('include the next page, and the last one', () => {
    const header = `<${api}?per_page=100&page=2>; rel="next", <${api}?per_page=100&page=7>; rel="last"`;
    expect(readLinks(header)).toEqual({ hasNext: true, last: 7 });
  });

  it('have no next page on the last one', () => {
    const header = `<${api}?page=6>; rel="prev", <${api}?page=1>; rel="first"`;
    expect(readLinks(header)).toEqual({ hasNext: false, last: undefined });
  });

  it('are none without a header', () => {
    expect(readLinks(undefined)).toEqual({ hasNext: false, last: undefined });
  });

  it('do not take per_page for the page', () => {
    expect(readLinks(`<${api}?page=3&per_page=100>; rel="last"`).last).toBe(3);
    expect(readLinks(`<${api}?per_page=100>; rel="last"`).last).toBeUndefined();
  });

  it('cannot name a page beyond all reason', () => {
    expect(readLinks(`<${api}?page=99999999999999999999>; rel="last"`).last).toBeUndefined();
  });
});
