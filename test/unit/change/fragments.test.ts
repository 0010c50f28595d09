import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hintFinder } from '../../../src/change/file-change.ts';
import { smells } from '../../../src/change/risk.ts';
import { riskRules } from '../../../src/change/risk-rules.ts';

describe('the search for fragments', () => {
  it('equals a search for each fragment in each line', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '('), minLength: 1, maxLength: 4 });
    const groups = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'A', 'B', '(', '\n', 'é'), maxLength: 60 });
    fc.assert(
      fc.property(groups, text, (lists, searched) => {
        const expressions = lists.map((hints) => ({ hints }));
        const lines = Buffer.from(searched).toString('latin1').toLowerCase().split('\n');
        const finder = hintFinder(expressions);
        const masks = finder.masksOf(Buffer.from(searched), lines.length);
        for (const expression of expressions)
          for (const [at, line] of lines.entries()) {
            const isFound = ((masks[at] ?? 0) & (finder.bitOf(expression) ?? 0)) !== 0;
            expect(isFound).toBe(expression.hints.some((hint) => line.includes(hint)));
          }
      }),
    );
  });

  it('has no bit for an expression without fragments', () => {
    expect(hintFinder([{}]).bitOf({})).toBeUndefined();
  });
});

const hinted = [
  ...riskRules.flatMap(({ factor, lines = [] }) =>
    lines.map((line, at) => ({ ...line, name: `${factor} ${at}` })),
  ),
  ...smells.map((smell) => ({ ...smell, name: smell.category })),
].flatMap(({ name, code, hints = [] }) => (hints.length === 0 ? [] : [{ name, code, hints }]));

/** Word boundaries, line starts and surrounding text, which the generator does not know, only make an expression match less. */
function loosened({ source }: RegExp): RegExp {
  return new RegExp(source.replaceAll(/\\b|\(\?<?!.*?\)|(?<![\\[])\^/g, ''));
}

describe('the fragments of the expressions', () => {
  it.each(hinted)('are in everything that $name matches', ({ code, hints }) => {
    fc.assert(
      fc.property(fc.stringMatching(loosened(code), { maxLength: 300 }), (text) => {
        expect(hints.some((hint) => text.toLowerCase().includes(hint))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
