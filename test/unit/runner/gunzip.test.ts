import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gunzip } from '../../../src/runner/zip.ts';

describe('gunzip', () => {
  it('inflates up to the limit and not a byte further', () => {
    const packed = gzipSync('a'.repeat(1000));
    expect(gunzip(packed, 1000)?.byteLength).toBe(1000);
    expect(gunzip(packed, 999)).toBeUndefined();
  });

  it('gives nothing for damaged data', () => {
    expect(gunzip(gzipSync('abc').subarray(0, 12), 100)).toBeUndefined();
  });
});
