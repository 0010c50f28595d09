import { z } from 'zod';

const count = z.number().int().min(0);

/** How large a change is for those who have to read it. */
export const ChangeSize = z
  .strictObject({
    /** Added lines outside ignored, generated, vendored and lock files; deletions and renames do not count. */
    lines: count,
    limit: count,
    oversized: z.boolean(),
    /** Only when oversized: counted lines by subsystem, most first. Each could be a pull request of its own. */
    split: z
      .array(z.strictObject({ subsystem: z.string(), lines: count, files: count }).readonly())
      .readonly(),
  })
  .readonly();
export type ChangeSize = z.infer<typeof ChangeSize>;

/** What base policy says of an oversized change. */
export const OversizedPolicy = z.enum(['block', 'review']);
export type OversizedPolicy = z.infer<typeof OversizedPolicy>;

/**
 * Whether a change is kept from reviewers that are models, which leaves the review incomplete. Undefined is a size
 * that nobody measured: it is no reason to block.
 */
export function isTooLarge(size: ChangeSize | undefined, oversized: OversizedPolicy): boolean {
  return size?.oversized === true && oversized === 'block';
}
