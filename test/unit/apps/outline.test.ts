import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../../src/apps/outline.ts';
import { hostileText } from '../../support/hostile-text.ts';

const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('');

/** Kind, text and the summaries of the folds around each block. */
function outline(markdown: string) {
  return outlineOf(markdown).blocks.map(({ kind, pieces, folds }) => [
    kind,
    textOf(pieces).trim(),
    ...folds.map(({ summary }) => textOf(summary).trim()),
  ]);
}

it('has headings, paragraphs, items, code and tables', () => {
  const markdown = '# A\n\nB\nb\n\n- C\n- D\n\n```js\nE\n```\n\n| F |\n| - |\n| G |\n\n<h3>H</h3>';
  expect(outline(markdown)).toEqual([
    ['heading', 'A'],
    ['paragraph', 'B\nb'],
    ['item', 'C'],
    ['item', 'D'],
    ['code', 'E'],
    ['table', 'F G'],
    ['heading', 'H'],
  ]);
});

describe('a fold', () => {
  it('is around what is between its tags, in nested folds and quotations too', () => {
    const markdown =
      'A\n\n<details>\n<summary>One</summary><blockquote>\n\nB\n\n> <details>\n> <summary>Two <b>2</b></summary>\n>\n> C\n>\n> </details>\n\nD\n\n</blockquote></details>\n\nE';
    expect(outline(markdown)).toEqual([
      ['paragraph', 'A'],
      ['summary', 'One', 'One'],
      ['paragraph', 'B', 'One'],
      ['summary', 'Two 2', 'One', 'Two 2'],
      ['paragraph', 'C', 'One', 'Two 2'],
      ['paragraph', 'D', 'One'],
      ['paragraph', 'E'],
    ]);
  });

  it('ends with the quotation or item in which it begins', () => {
    expect(outline('> <details>\n> <summary>One</summary>\n>\n> A\n\nB')).toEqual([
      ['summary', 'One', 'One'],
      ['paragraph', 'A', 'One'],
      ['paragraph', 'B'],
    ]);
  });

  it('has a summary over several paragraphs', () => {
    expect(outline('<details><summary><b>One</b>\n\ntwo\n</summary>\n\nA\n\n</details>')).toEqual([
      ['summary', 'Onetwo', 'Onetwo'],
      ['paragraph', 'A', 'Onetwo'],
    ]);
  });
});

it('knows how each piece looks', () => {
  const [block] = outlineOf(
    '**a** *b* ~~c~~ `d` <sub>e</sub> ![f](x.png) <img alt="g"> [h](https://e.com)',
  ).blocks;
  const looks = (block?.pieces ?? []).filter(({ text }) => text.trim() !== '');
  expect(looks).toMatchObject([
    { text: 'a', strong: true },
    { text: 'b', emphasis: true },
    { text: 'c', struck: true },
    { text: 'd', kind: 'code' },
    { text: 'e', small: true },
    { text: 'f', kind: 'image' },
    { text: 'g', kind: 'image' },
    { text: 'h', href: 'https://e.com' },
  ]);
});

it('leaves hidden comments out, and tags, images and signs of quotations out of the source', () => {
  const { blocks } = outlineOf(
    '<!-- hidden\nmore -->\n> One <sub>two</sub> ![three](x)\n> **four** <!-- five -->',
  );
  expect(blocks.map(({ markdown }) => markdown)).toEqual(['One two \n**four** ']);
});

it('reads any text, and says where it could not', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(outlineOf(text).blocks.every(({ pieces }) => pieces.length > 0)).toBe(true);
    }),
  );
  for (const rest of ['- a\n'.repeat(400), 'a\n'.repeat(5_001), 'a_'.repeat(5_001)]) {
    const { blocks, whole } = outlineOf(`Title\n\n${rest}`);
    expect([whole, blocks[0]?.pieces]).toMatchObject([false, [{ text: 'Title' }]]);
  }
});
