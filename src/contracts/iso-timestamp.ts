import { z } from 'zod';

const schema = z.iso.datetime({ offset: true });

/** A date and time of ISO 8601 with its offset from UTC. */
export function isIsoTimestamp(text: string): boolean {
  return schema.safeParse(text).success;
}
