import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readZip } from '../../../src/github/artifacts.ts';
import { zipOf } from '../../support/zip-writer.ts';

const limits = { entries: 10, fileBytes: 1_000, totalBytes: 1_500 };
const all = () => true;

const textsOf = async (bytes: Uint8Array, isWanted: (name: string) => boolean = all) =>
  (await readZip(bytes, isWanted, limits)).map((entry) => [
    entry.name,
    Buffer.from(entry.bytes).toString('utf8'),
  ]);

describe('an archive', () => {
  it('returns the selected files, whatever they contain', async () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 5 });
    const packed = fc.asyncProperty(names, fc.string({ maxLength: 200 }), async (drawn, content) => {
      const bytes = zipOf(drawn.map((name) => ({ name, content })));
      expect(await textsOf(bytes)).toEqual(drawn.map((name) => [name, content]));
    });
    await fc.assert(packed, { numRuns: 30 });
  });

  it('is read past folders and past files that are not selected, however large', async () => {
    const bytes = zipOf([
      { name: 'out/', content: '', mode: 0o040755 },
      { name: 'big.bin', content: 'x'.repeat(5_000) },
      { name: 'out/a.json', content: '[]' },
    ]);
    expect(await textsOf(bytes, (name) => name.endsWith('.json'))).toEqual([['out/a.json', '[]']]);
  });

  const file = (name: string, content = '', more = {}) => ({ name, content, ...more });
  it.each([
    ['a link', [file('a', '/etc/passwd', { mode: 0o120777 })], /not a regular file/],
    ['a device', [file('a', '', { mode: 0o020644 })], /not a regular file/],
    ['a name that climbs out', [file('../a')], /relative path/],
    ['an absolute name', [file('/a')], /absolute path/],
    ['a name twice', [file('a', '1'), file('a', '2')], /"a" twice/],
    ['a file that is too large', [file('a', 'x'.repeat(1_001))], /larger than 1000/],
    ['too much in all', ['a', 'b'].map((name) => file(name, 'x'.repeat(900))), /more than 1500/],
    ['too many entries', Array.from({ length: 11 }, (_, i) => file(`f${i}`)), /10 entries/],
    ['more data than it claims', [file('a', 'x'.repeat(900), { claimedSize: 5 })], /bytes/],
    ['less data than it claims', [file('a', 'x', { claimedSize: 900 })], /bytes/],
  ])('with %s is invalid as a whole', async (_, files, why) => {
    await expect(readZip(zipOf(files), all, limits)).rejects.toThrow(why);
  });

  it('that is cut off, damaged or something else is refused, never half read', async () => {
    const whole = zipOf([{ name: 'a.json', content: '[1, 2, 3]'.repeat(20) }]);
    await expect(readZip(whole.subarray(0, whole.length - 30), all, limits)).rejects.toThrow();
    await expect(readZip(Buffer.from('<html>'), all, limits)).rejects.toThrow();
    const [places, flips] = [fc.nat({ max: whole.length - 1 }), fc.integer({ min: 1, max: 255 })];
    const damaged = fc.asyncProperty(places, flips, async (at, flip) => {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ flip;
      const read = await readZip(bytes, all, limits).catch((error: Error) => error.message);
      if (typeof read !== 'string') expect(Array.isArray(read)).toBe(true);
    });
    await fc.assert(damaged, { numRuns: 100 });
  });
});
