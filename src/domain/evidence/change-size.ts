import { z } from 'zod';
import { compareText } from '../text/compare-text.ts';
import type { FileChange } from './file-change.ts';

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

interface SizeInput {
  readonly files: readonly FileChange[];
  readonly limit: number;
  readonly isIgnored: (path: string) => boolean;
  readonly subsystemOf: (path: string) => string;
}

const unread: readonly FileChange['kind'][] = ['generated', 'vendored', 'lockfile'];

/** Whether the change is more than reviewers that are models may be given (design: `blocked`), and how to split it. */
export function measureSize({ files, limit, isIgnored, subsystemOf }: SizeInput): ChangeSize {
  const counted = files.filter(({ kind, path }) => !unread.includes(kind) && !isIgnored(path));
  const lines = counted.reduce((sum, { added }) => sum + added, 0);
  if (lines <= limit) return { lines, limit, oversized: false, split: [] };
  const parts = new Map<string, { lines: number; files: number }>();
  for (const { path, added } of counted) {
    const subsystem = subsystemOf(path);
    const part = parts.get(subsystem) ?? { lines: 0, files: 0 };
    parts.set(subsystem, { lines: part.lines + added, files: part.files + 1 });
  }
  const split = [...parts]
    .map(([subsystem, part]) => ({ subsystem, ...part }))
    .sort((a, b) => b.lines - a.lines || compareText(a.subsystem, b.subsystem));
  return { lines, limit, oversized: true, split };
}
