import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceProblems } from '../../../src/contracts/review-output/reference-problems.ts';

const label = fc
  .tuple(
    fc.constantFrom('src/app.ts:4', 'docs', 'a]b', 'a\nb', ' docs', '', '—'),
    fc.constantFrom('', ' — ', '—', ' – ', ' - ', ': '),
    fc.constantFrom('what is there', 'there ', '', ' ', '[there'),
  )
  .map((parts) => parts.join(''));
const address = fc
  .tuple(
    fc.constantFrom('https://github.com/octo/app', 'http://example.org', 'httpx', 'mailto:a', ''),
    fc.constantFrom('/blob/abc1234/', '/blob', '/tree/main/', '/', ''),
    fc.constantFrom('src/app.ts', 'src/%61pp.ts', 'src/b.ts', 'a b', 'ü.ts', ''),
    fc.constantFrom('', '?plain=1', '#', '#top', '#top#', ')'),
    fc.constantFrom('', '#L4', 'L4', '#L4-L9', '#L4-9', '#L4C2-L9C1', '#L12345678901'),
  )
  .map((parts) => parts.join(''));
const reference = fc.oneof(
  fc.tuple(label, address).map(([words, url]) => `[${words}](${url})`),
  fc.tuple(label, address, label).map(([words, url, rest]) => `${rest}[${words}](${url})${rest}`),
  fc.string(),
);
const own = fc.constantFrom(
  undefined,
  { path: 'src/app.ts', side: 'RIGHT' as const },
  { path: 'src/app.ts', startLine: 4, endLine: 6, side: 'RIGHT' as const },
);
const repository = fc.constantFrom(undefined, 'octo/app');

describe('a reference', () => {
  // Beside one that is no link at all every reference is read with care, so this compares the two ways to read.
  it('is judged the same whether it is taken at a glance or read with care', () => {
    fc.assert(
      fc.property(reference, own, repository, (text, place, name) => {
        const citing = { pointer: '/0', own: place, repository: name };
        const beside = referenceProblems([text, 'OWASP'], citing);
        expect(referenceProblems([text], citing)).toEqual(
          beside.filter(({ path }) => path !== '/0/references/1'),
        );
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['[OWASP](https://owasp.org/www-community/attacks/SQL_Injection)', []],
    ['[src/db.ts:1 — the pattern](https://github.com/octo/app/blob/abc/src/db.ts#L1)', []],
    ['[src/db.ts:1 — the pattern](https://github.com/octo/app/blob/abc/src/db.ts)', ['C1/reference-anchor']],
    ['[src/db.ts:1](https://github.com/octo/app/blob/abc/src/db.ts#L1)', ['C1/reference-anchor']],
    ['[src/app.ts:5 — here](src/app.ts#L5)', ['C1/reference-own-place']],
    ['[src/app.ts:9 — below](src/app.ts#L9)', []],
    ['see [OWASP](https://owasp.org)', ['C1/reference-link']],
    ['OWASP', ['C1/reference-link', 'C1/references']],
  ])('such as %s breaks exactly %j', (text, rules) => {
    const citing = {
      pointer: '/0',
      own: { path: 'src/app.ts', startLine: 4, endLine: 6, side: 'RIGHT' as const },
      repository: 'octo/app',
    };
    expect(referenceProblems([text], citing).map(({ rule }) => rule)).toEqual(rules);
  });
});
