import { gunzipSync } from 'node:zlib';

/** Inflates at most `limit` bytes; undefined when the data is damaged or inflates to more. */
export function gunzip(bytes: Uint8Array, limit: number): Uint8Array | undefined {
  try {
    return gunzipSync(bytes, { maxOutputLength: limit });
  } catch {
    return undefined;
  }
}
