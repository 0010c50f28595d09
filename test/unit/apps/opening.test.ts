import { describe, expect, it } from 'vitest';
import type { Marker } from '../../../src/apps/app-table.ts';
import { beginsWith, markerOf, openingOf, plainWords, statedNumber } from '../../../src/apps/opening.ts';

describe('the opening of a text', () => {
  it('is its first visible words, and the hidden comments before them', () => {
    const text =
      '<!-- one -->\n\n<!-- two\nlines -->\n> [!NOTE]\n> ## A [title](https://example.com)\n>\n> **and** `code`';
    expect(openingOf(text)).toEqual({ words: 'A title and code', hidden: ['one', 'two\nlines'] });
  });

  it('has nothing after a comment that does not end', () => {
    expect(openingOf('<!-- one --> <!-- No issues')).toEqual({ words: '', hidden: ['one'] });
  });

  it('does not have hidden comments after the first word', () => {
    expect(openingOf('Words <!-- refused -->').hidden).toEqual([]);
  });
});

it('compares words without case, Markdown and forms of quotation marks', () => {
  expect(beginsWith(plainWords('**Didn’t** find it'), "didn't FIND")).toBe(true);
  expect(beginsWith('It found 12 issues in a.ts', 'It found # issues in *')).toBe(true);
  expect(beginsWith('It found some issues', 'It found # issues')).toBe(false);
  expect(beginsWith('So it found 12 issues', 'It found # issues')).toBe(false);
  expect(beginsWith('axb', 'a.b')).toBe(false);
});

describe('the marker of a text', () => {
  const marker = (parts: Partial<Marker>): Marker => ({ says: 'clean', source: 'test', ...parts });

  it('is a refusal before all others', () => {
    const refused = marker({ says: 'refused', hidden: 'limit' });
    const markers = [marker({ starts: 'All good' }), refused];
    expect(markerOf(openingOf('<!-- limit reached -->All good'), markers)).toBe(refused);
    expect(markerOf(openingOf('All good'), markers)).toBe(markers[0]);
  });

  it('meets everything that it names', () => {
    const markers = [marker({ starts: 'All good', hidden: 'summary' })];
    expect(markerOf(openingOf('All good'), markers)).toBeUndefined();
    expect(markerOf(openingOf('<!-- summary -->Not so good'), markers)).toBeUndefined();
  });

  it('is none of a check, a status or a reaction, and no word about one finding', () => {
    const markers = [marker({ on: 'check' }), marker({ says: 'settled', starts: 'Done' })];
    expect(markerOf(openingOf('Done'), markers)).toBeUndefined();
  });
});

it('reads the last number of each line that states one', () => {
  const states = ['Read # of # files and found # problem', 'Found # problem'];
  expect(statedNumber('Intro\n> **Read** 2 of 3 files and found 4 problems\n\nFound 1 problem', states)).toBe(
    5,
  );
  expect(statedNumber('We Found 1 problem', states)).toBeUndefined();
});
