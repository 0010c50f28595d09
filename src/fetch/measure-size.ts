import type { ChangeSize } from '../model/manifest.ts';
import { compareText } from '../model/text.ts';
import type { FileChange } from './file-change.ts';

interface SizeInput {
  readonly files: readonly FileChange[];
  readonly limit: number;
  readonly isIgnored: (path: string) => boolean;
  readonly subsystemOf: (path: string) => string;
}

const unread: readonly FileChange['kind'][] = ['generated', 'vendored', 'lockfile', 'translation'];

/** Whether the change is more than reviewers that are models may be given (design: `blocked`), and how to split it. */
export function measureChangeSize({ files, limit, isIgnored, subsystemOf }: SizeInput): ChangeSize {
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
