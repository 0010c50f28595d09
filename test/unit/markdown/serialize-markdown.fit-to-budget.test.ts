import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteLength, cutToBytes } from '../../../src/markdown/characters.ts';
import { paragraph, text } from '../../../src/markdown/markdown-nodes.ts';
import { fitToBudget, type Section } from '../../../src/markdown/serialize-markdown.ts';

interface Finding extends Section {
  readonly id: string;
}

const say = (words: string) => [paragraph(text(words))];

function finding(id: string, priority: number, lengths: readonly [number, ...number[]] = [100, 10]): Finding {
  const [first, ...rest] = lengths;
  const variant = (length: number) => say(`${id} ${'x'.repeat(length)}`);
  return { id, priority, variants: [() => variant(first), ...rest.map((length) => () => variant(length))] };
}

const notice = (cut: { readonly hidden: readonly Finding[]; readonly shortened: readonly Finding[] }) =>
  say(`${cut.hidden.length} findings not shown here, ${cut.shortened.length} shortened.`);
const footer = () => say('the end');

function shown(sections: readonly Finding[], budgetBytes: number): string {
  return fitToBudget({ sections, notice, footer, budgetBytes });
}

describe('fitting sections into a budget', () => {
  it('shows everything in full as one text, without a notice, when there is room', () => {
    const sections = [finding('a', 1, [3]), finding('b', 2, [3])];
    expect(shown(sections, 1_000)).toBe('a xxx\n\nb xxx\n\nthe end\n');
  });

  it('takes detail from the lowest priority first and keeps the order', () => {
    const markdown = shown([finding('low', 1), finding('high', 3), finding('mid', 2)], 279);
    expect(markdown.match(/^\w+ x+/gm)).toEqual([
      `low ${'x'.repeat(10)}`,
      `high ${'x'.repeat(100)}`,
      `mid ${'x'.repeat(100)}`,
    ]);
    expect(markdown).toContain('0 findings not shown here, 1 shortened.');
  });

  it('drops whole sections only when no detail is left to take, and counts them', () => {
    const sections = [finding('low', 1), finding('high', 3), finding('mid', 2)];
    expect(shown(sections, 95)).toBe(
      'high xxxxxxxxxx\n\nmid xxxxxxxxxx\n\n1 findings not shown here, 2 shortened.\n\nthe end\n',
    );
  });

  it('writes little more than it shows', () => {
    let written = 0;
    const counting = (length: number) => () => {
      written += 1;
      return say('x'.repeat(length));
    };
    const sections = Array.from(
      { length: 5_000 },
      (_, index): Section => ({ priority: index % 3, variants: [counting(100), counting(1)] }),
    );
    expect(fitToBudget({ sections, notice: () => say('cut'), budgetBytes: 1_000 })).toContain('cut');
    expect(written).toBeLessThan(700);
  });

  it('ends with the footer however little room there is, and refuses a budget without room for it', () => {
    const sections = [finding('a', 1, [5_000])];
    expect(shown(sections, 100)).toBe('1 findings not shown here, 0 shortened.\n\nthe end\n');
    expect(() => shown(sections, 20)).toThrow(RangeError);
  });

  it('never exceeds the budget and loses no section without saying so', () => {
    const lengths = fc.tuple(fc.nat(300), fc.nat(60), fc.nat(10));
    const some = fc.array(fc.tuple(fc.nat(3), lengths), { maxLength: 12 });
    fc.assert(
      fc.property(some, fc.integer({ min: 80, max: 2_000 }), (drawn, budgetBytes) => {
        const sections = drawn.map(([priority, sizes], index) => finding(`f${index}é`, priority, sizes));
        const markdown = shown(sections, budgetBytes);
        expect(byteLength(markdown)).toBeLessThanOrEqual(budgetBytes);
        const visible = sections.filter(({ id }) => new RegExp(`^${id} ?`, 'm').test(markdown));
        const [, hidden = 0] = /^(\d+) findings not shown/m.exec(markdown) ?? [];
        expect(visible.length + Number(hidden)).toBe(sections.length);
      }),
      { numRuns: 300 },
    );
  });

  it('drops no section while one of lower priority and the same size is shown', () => {
    const drawn = fc.array(fc.nat(3), { maxLength: 12 });
    fc.assert(
      fc.property(drawn, fc.integer({ min: 80, max: 1_500 }), (priorities, budgetBytes) => {
        const sections = priorities.map((priority, at) => finding(String.fromCharCode(97 + at), priority));
        const markdown = shown(sections, budgetBytes);
        const lengthOf = ({ id }: Finding) =>
          new RegExp(`^${id} (x+)$`, 'm').exec(markdown)?.[1]?.length ?? 0;
        // What is shown longer has no lower priority.
        for (const one of sections)
          for (const other of sections.filter((each) => lengthOf(each) < lengthOf(one)))
            expect(other.priority).toBeLessThanOrEqual(one.priority);
      }),
    );
  });
});

describe('cutting to bytes', () => {
  it.each([
    ['abc', 3, 'abc', 0],
    ['abcd', 3, 'abc', 1],
    ['aé', 2, 'a', 2],
    ['a😀b', 4, 'a', 5],
    ['👩‍💻!', 10, '', 12],
    ['👩‍💻!', 11, '👩‍💻', 1],
    ['e\u0301x', 2, '', 4],
  ])('cuts %j at %i bytes between characters', (whole, bytes, kept, moreBytes) => {
    expect(cutToBytes(whole, bytes)).toEqual({ kept, moreBytes });
  });

  it('keeps a prefix within the bound, of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (whole, bytes) => {
        const { kept, moreBytes } = cutToBytes(whole, bytes);
        expect(whole.startsWith(kept)).toBe(true);
        expect(byteLength(kept)).toBeLessThanOrEqual(bytes);
        expect(byteLength(kept) + moreBytes).toBe(byteLength(whole));
      }),
    );
  });

  it('cuts an endless pile of combining marks between code points', () => {
    expect(cutToBytes(`a${'\u0301'.repeat(500)}`, 501).kept).toHaveLength(251);
  });
});
