import { describe, expect, it } from 'vitest';
import { titleFrom } from '../../../src/model/title.ts';

describe('a title made from an issue', () => {
  it.each([
    ['The query is open.', 'The query is open'],
    ['The query is open. Anyone reads it.', 'The query is open'],
    ['The query is open. É is read.', 'The query is open'],
    ['It uses e.g. md5 here. Use another.', 'It uses e.g. md5 here'],
    ['Node 24.1 fails. Pin it.', 'Node 24.1 fails'],
    ['Read a.Then go on. Stop.', 'Read a.Then go on'],
    ['Is it open? Yes.', 'Is it open?'],
    ['It is open! Close it.', 'It is open!'],
    ['It is open', 'It is open'],
    ['Two  blanks\nand a line. More.', 'Two blanks and a line'],
    ['> # **The** `query` is [open](https://a.example). More.', '# The query is open'],
    ['- item one. Two.', 'item one'],
    ['```ts\nx()\n```\nIt is open.', 'x() It is open'],
    ['__init__ is called', 'init is called'],
  ])('is the first sentence of %j', (issue, title) => {
    expect(titleFrom(issue)).toBe(title);
  });

  it.each(['', '   ', '...', '---', '🙂'])('is not made of %j', (issue) => {
    expect(titleFrom(issue)).toBeUndefined();
  });

  it('has at most 120 characters, and ends between words where it is cut', () => {
    const exact = 'a'.repeat(120);
    expect(titleFrom(exact)).toBe(exact);
    expect(titleFrom(`${exact}a`)).toBe(`${'a'.repeat(119)}…`);
    const words = titleFrom('word '.repeat(40)) ?? '';
    expect(words).toBe(`${'word '.repeat(22)}word…`);
    expect(titleFrom(`word ${'a'.repeat(200)}`)).toBe(`word ${'a'.repeat(114)}…`);
    expect(titleFrom(`${'🙂a'.repeat(70)}`)).toBe(`${'🙂a'.repeat(59)}🙂…`);
  });
});
