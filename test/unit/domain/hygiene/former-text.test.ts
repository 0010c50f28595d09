import { describe, expect, it } from 'vitest';
import { formerText, isHeadText } from '../../../../src/domain/hygiene/former-text.ts';
import { diffOf } from '../../../support/builders/diff.ts';

const before = 'a\nb\nc\n';
const head = 'a\nnew\nc\nlast\n';

function changed(from: string, to: string) {
  const file = diffOf({ x: from }, { x: to }).byPath.get('x');
  if (file === undefined) throw new Error('no change');
  return file;
}

const crlf = (text: string) => text.replaceAll('\n', '\r\n');

describe('the text of a file in a checkout', () => {
  it('leads back to the text before the change', () => {
    expect(formerText(changed(before, head), head)).toBe(before);
  });

  it.each([
    ['the checkout', before, head, crlf(head)],
    ['the commits', crlf(before), crlf(head), head],
    ['both', crlf(before), crlf(head), crlf(head)],
  ])('is the head with CRLF in %s', (_, from, to, text) => {
    const file = changed(from, to);
    expect(isHeadText(file, text)).toBe(true);
    expect(formerText(file, text)?.replaceAll('\r', '')).toBe(before);
  });

  it.each([
    ['an added line is another', head.replace('new', 'other')],
    ['an added line is missing', head.replace('last\n', '')],
    ['an added line has a carriage return within', head.replace('new', 'n\rew')],
    ['lines came before', `base\n${head}`],
  ])('is not the head where %s', (_, text) => {
    expect(isHeadText(changed(before, head), text)).toBe(false);
  });

  it('is not the head where an empty line that was added is missing', () => {
    expect(isHeadText(changed('a\n', 'a\n\n'), 'a')).toBe(false);
  });
});
