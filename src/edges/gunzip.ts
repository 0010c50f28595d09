import { gunzipSync } from 'node:zlib';

/** Inflates gzip; undefined when the bytes are damaged or hold more than `limit` bytes. */
export function gunzip(bytes: Uint8Array, limit: number): Uint8Array | undefined {
  try {
    return gunzipSync(bytes, { maxOutputLength: limit });
  } catch {
    return undefined;
  }
}
