import { createHash } from 'node:crypto';

/** Lower-case hex SHA-256; strings are hashed as UTF-8. The one Node import in the domain: it is a pure function. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
