import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../../../src/domain/sha256.ts';
import { addressKeeping, readAddress } from '../../../../../src/edges/github/gate/kept-in-address.ts';

const page = 'https://github.com/octo/demo/pull/1#pullrequestreview-7';
/** Text that no packing makes short. */
const dense = (length: number) =>
  Array.from({ length: Math.ceil(length / 64) }, (_, index) => sha256(`${index}`)).join('');

describe('an address that keeps a text', () => {
  it('gives back both, and leads where it led', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
        const kept = addressKeeping(page, [text]);
        expect(readAddress(kept)).toEqual({ address: page, keeps: text });
        expect(new URL(kept).hash).toBe('#pullrequestreview-7');
        expect(new URL(kept).pathname).toBe('/octo/demo/pull/1');
      }),
    );
  });

  it('keeps the first text that it has room for, and none where it has room for none', () => {
    const [long, short] = [dense(9000), 'short'];
    expect(readAddress(addressKeeping(page, [long, short]))).toEqual({ address: page, keeps: short });
    expect(addressKeeping(page, [long])).toBe(page);
    expect(addressKeeping(page, [])).toBe(page);
  });

  it.each([0, 500, 1000, 1500, 2500])('is never longer than 2,000 characters, with %d to keep', (length) => {
    expect(addressKeeping(page, [dense(length)]).length).toBeLessThanOrEqual(2000);
  });

  it.each([
    ['nobody packed anything into', page],
    ['is none', 'not an address'],
    ['is empty', ''],
  ])('is left as it is where it %s', (_, address) => {
    expect(readAddress(address)).toEqual({ address });
  });

  it.each(['forged', '', 'AAAA', '%%%'])('keeps nothing where what it holds is %j', (packed) => {
    const { keeps } = readAddress(`https://github.com/octo/demo/pull/1?pr-verdict=${packed}`);
    expect(keeps).toBeUndefined();
  });

  it('unpacks no more than we would pack', () => {
    const bomb = addressKeeping(page, ['a'.repeat(70_000)]);
    expect(bomb).toContain('pr-verdict=');
    expect(readAddress(bomb)).toEqual({ address: page });
  });
});
