import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hintFinder } from '../../../src/fetch/file-change.ts';
import { smells } from '../../../src/fetch/hotspots.ts';
import { riskRules } from '../../../src/fetch/risk-rules.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the search for fragments', () => {
  it('equals a search for each fragment, with the positions', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '('), minLength: 1, maxLength: 4 });
    const groups = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'A', 'B', '(', '\n', 'é'), maxLength: 60 });
    fc.assert(
      fc.property(groups, text, (lists, searched) => {
        const expressions = lists.map((hints) => ({ hints }));
        const lines = Buffer.from(searched).toString('latin1').toLowerCase().split('\n');
        const found = hintFinder(expressions)(bytes(searched), lines.length);
        const starts = lines.map((_, at) => lines.slice(0, at).join('\n').length + Math.min(at, 1));
        for (const expression of expressions) {
          const held = starts.flatMap((start, index) =>
            expression.hints.some((hint) => lines[index]?.includes(hint)) ? [{ index, start }] : [],
          );
          expect([...found.linesFor(expression)]).toEqual(held);
          expect(found.mayMatch(expression)).toBe(held.length > 0);
        }
      }),
    );
  });

  it('rules nothing out for an expression without fragments', () => {
    const free = {};
    const found = hintFinder([free, { hints: ['x'] }])(bytes('y\nz\n'), 2);
    expect(found.mayMatch(free)).toBe(true);
    expect([...found.linesFor(free)]).toEqual([
      { index: 0, start: 0 },
      { index: 1, start: 2 },
    ]);
  });
});

const hinted = [
  ...riskRules.flatMap(({ factor, lines = [] }) =>
    lines.flatMap(({ code, hints }, at) =>
      hints === undefined ? [] : [{ name: `${factor} ${at}`, code, hints }],
    ),
  ),
  ...smells.map(({ category: name, code, hints = [] }) => ({ name, code, hints })),
];

/** Word boundaries, line starts and surrounding text, which the generator does not know, only make an expression match less. */
function loosened({ source }: RegExp): RegExp {
  return new RegExp(
    source
      .replaceAll('\\b', '')
      .replaceAll(/\(\?<?!.*?\)/g, '')
      .replaceAll(/(?<![\\[])\^/g, ''),
  );
}

describe('the fragments of the expressions', () => {
  it('are in lower case', () => {
    for (const { hints } of hinted) for (const hint of hints) expect(hint).toBe(hint.toLowerCase());
  });

  it.each(hinted)('are in everything that $name matches', ({ code, hints }) => {
    fc.assert(
      fc.property(fc.stringMatching(loosened(code), { maxLength: 300 }), (text) => {
        expect(hints.some((hint) => text.toLowerCase().includes(hint))).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });
});
