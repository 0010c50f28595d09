import { sha256 } from '../../domain/sha256.ts';

/** The folder of the permanent record, from the top of the work tree (C5). */
export const reportFolder = 'docs/code-reviews';

/** Most characters of a file's name that tell the work. */
const maxLength = 80;

/** Small letters and digits, in words between single signs that file systems take as they are. */
const plainSegment = /^[a-z0-9]+(?:[-._][a-z0-9]+)*$/;

/**
 * One report a branch and day: a later review of the day replaces it, and that of another branch never does. `work` is
 * a branch, which may be a commit's id, and the scope, where there is one.
 */
export function reportName(work: readonly string[], now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  return `${day}-${work.map(fileNameOf).join('+')}.md`;
}

/** A slash becomes two dashes, which no plain segment has; whatever else loses something is told apart by its digest. */
function fileNameOf(work: string): string {
  const plain = work.split('/');
  const joined = plain.join('--');
  if (joined.length <= maxLength && plain.every((segment) => plainSegment.test(segment))) return joined;
  const words = work
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
  return `${words === '' ? 'worktree' : words}-${sha256(work).slice(0, 8)}`;
}
