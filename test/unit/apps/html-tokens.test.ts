import { expect, it } from 'vitest';
import { htmlTokens } from '../../../src/apps/html-tokens.ts';

it('reads tags with the attributes that matter, and text with its references decoded', () => {
  const tokens = [...htmlTokens(`A &amp; B<img src="x" alt='P1 &quot;'><A href="u">c</a><br/>&unknown;`)];
  expect(tokens).toMatchObject([
    { kind: 'text', text: 'A & B' },
    { kind: 'tag', name: 'img', closes: false, alt: 'P1 "' },
    { kind: 'tag', name: 'a', closes: false, href: 'u' },
    { kind: 'text', text: 'c' },
    { kind: 'tag', name: 'a', closes: true },
    { kind: 'tag', name: 'br' },
    { kind: 'text', text: '&unknown;' },
  ]);
});

it('leaves comments out, with all that follows one that does not end', () => {
  expect([...htmlTokens('a<!-- <b> -->c<!-- d')]).toEqual([
    { kind: 'text', text: 'a' },
    { kind: 'text', text: 'c' },
  ]);
});

it('takes what is no tag as text', () => {
  expect([...htmlTokens('a < b')].map((token) => token.kind === 'text' && token.text).join('')).toBe('a < b');
});
