import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../../../src/domain/sha256.ts';
import {
  addressesKeeping,
  joinParts,
  readAddress,
} from '../../../../../src/edges/github/gate/kept-in-address.ts';

const page = 'https://github.com/octo/demo/pull/1#pullrequestreview-7';
/** Text that no packing makes short. */
const dense = (length: number) =>
  Array.from({ length: Math.ceil(length / 64) }, (_, index) => sha256(`${index}`)).join('');
const keepingStates = (...states: readonly string[]) => addressesKeeping(page, { states, completions: [] });
const partsOf = (addresses: readonly string[]) => addresses.flatMap((each) => readAddress(each).part ?? []);

describe('an address that keeps a text', () => {
  it('gives back both, and leads where it led', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
        const { address: kept, parts } = keepingStates(text);
        expect(parts).toEqual([]);
        expect(readAddress(kept)).toEqual({ address: page, keeps: text });
        expect(new URL(kept).hash).toBe('#pullrequestreview-7');
        expect(new URL(kept).pathname).toBe('/octo/demo/pull/1');
      }),
    );
  });

  it('keeps the first text that it has room for, alone where it can', () => {
    const { address, parts } = keepingStates(dense(9000), 'short', 'shorter');
    expect(readAddress(address)).toEqual({ address: page, keeps: 'short' });
    expect(parts).toEqual([]);
    expect(keepingStates()).toEqual({ parts: [], address: page });
  });

  it.each([
    ['nobody packed anything into', page],
    ['is none', 'not an address'],
    ['is empty', ''],
  ])('is left as it is where it %s', (_, address) => {
    expect(readAddress(address)).toEqual({ address });
  });

  it.each(['forged', '', 'AAAA', '%%%', 'part.1.2.x.y', 'of.2.x'])(
    'keeps nothing where what it holds is %j',
    (packed) => {
      const read = readAddress(`https://github.com/octo/demo/pull/1?pr-verdict=${packed}`);
      expect(read).toEqual({ address: 'https://github.com/octo/demo/pull/1' });
    },
  );

  it('unpacks no more than we would pack', () => {
    const { address: bomb } = keepingStates('a'.repeat(70_000));
    expect(bomb).toContain('pr-verdict=');
    expect(readAddress(bomb)).toEqual({ address: page });
  });
});

describe('a text that takes several addresses', () => {
  it.each([0, 500, 1000, 1500, 2500, 9000, 30_000])(
    'is given back whole, and no address is longer than 2,000 characters, with %d to keep',
    (length) => {
      const text = dense(length);
      const { parts, address } = keepingStates(text);
      for (const each of [...parts, address]) {
        expect(each.length).toBeLessThanOrEqual(2000);
        expect(readAddress(each).address).toBe(page);
      }
      const { keeps, whole } = readAddress(address);
      expect(whole === undefined ? keeps : joinParts(whole, partsOf(parts))).toBe(text);
    },
  );

  it('is the fullest of them, with the answers that fit beside its name', () => {
    const texts = { states: [dense(9000), dense(6000)], completions: [dense(4000), 'answers'] };
    const { parts, address } = addressesKeeping(page, texts);
    const { whole, ...rest } = readAddress(address);
    expect(rest).toEqual({ address: page });
    expect(whole?.completions).toBe('answers');
    expect(whole && joinParts(whole, partsOf(parts))).toBe(dense(9000));
  });

  it('goes without answers where there is room for none', () => {
    const { address } = addressesKeeping(page, { states: [dense(9000)], completions: [dense(4000)] });
    expect(readAddress(address).whole?.completions).toBeUndefined();
  });

  it('is read in any order, among the parts of others, and however often a part stands there', () => {
    const [one, two] = [keepingStates(dense(9000)), keepingStates(dense(9001).slice(1))];
    const { whole } = readAddress(one.address);
    const mixed = partsOf([...two.parts, ...one.parts, ...one.parts].reverse());
    expect(whole && joinParts(whole, mixed)).toBe(dense(9000));
  });

  it('is nothing while a part is missing, or one is not what was cut', () => {
    const { parts, address } = keepingStates(dense(9000));
    const { whole } = readAddress(address);
    if (whole === undefined) throw new Error('it was not cut');
    const all = partsOf(parts);
    for (const changed of all) {
      const others = all.filter((each) => each !== changed);
      const packed = changed.packed.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
      expect(joinParts(whole, others)).toBeUndefined();
      expect(joinParts(whole, [...others, { ...changed, packed }])).toBeUndefined();
    }
    expect(joinParts({ ...whole, count: 0 }, [])).toBeUndefined();
  });

  it('is not kept at all where it takes more than twenty', () => {
    expect(keepingStates(dense(60_000))).toEqual({ parts: [], address: page });
  });

  it('takes what an address without any room cannot hold', () => {
    const long = `https://github.com/octo/demo/pull/1?at=${'x'.repeat(1980)}`;
    expect(addressesKeeping(long, { states: ['text'], completions: [] })).toEqual({
      parts: [],
      address: long,
    });
  });
});
