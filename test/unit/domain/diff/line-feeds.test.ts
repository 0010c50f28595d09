import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineFeeds } from '../../../../src/domain/diff/line-feeds.ts';

/** Bytes that are or resemble a line feed come often, also those that borrow from their neighbours. */
const byte = fc.oneof(fc.constantFrom(0x0a, 0x0b, 0x09, 0x8a, 0x0a ^ 0x80, 0x00, 0xff), fc.nat(255));

describe('line feeds', () => {
  it('are found from any place, wherever the bytes lie in memory', () => {
    const memory = fc.uint8Array({ maxLength: 64 }).chain(({ length }) =>
      fc.record({
        bytes: fc.array(byte, { minLength: length, maxLength: length }).map((all) => Uint8Array.from(all)),
        start: fc.nat(length),
        size: fc.nat(length),
      }),
    );
    fc.assert(
      fc.property(memory, ({ bytes, start, size }) => {
        const view = bytes.subarray(start, start + size);
        const feeds = new LineFeeds(view);
        for (let at = 0; at <= view.length; at += 1) {
          const found = view.indexOf(0x0a, at);
          expect(feeds.next(at)).toBe(found === -1 ? view.length : found);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
