import { cutDiff } from '../diff/commentable.ts';
import type { ChangedFile } from '../model/files.ts';
import type { Coverage } from '../model/manifest.ts';

interface Change {
  readonly files: readonly ChangedFile[];
  readonly diff: Uint8Array;
  readonly coverage: Coverage;
}

export interface CutChange extends Change {
  /** Number of changed files that are not in it. */
  readonly leftOut: number;
}

/**
 * A change without the files that lie outside; a renamed file is inside with either name. What could not be read is
 * missing as before unless its name says that it lies outside: files that nobody names may be inside.
 */
export function cutChange(change: Change, isInside: (path: string) => boolean): CutChange {
  const files = change.files.filter((file) => namesOf(file).some(isInside));
  const kept = new Set(files.map(({ filename }) => filename));
  const outside = change.files.map(({ filename }) => filename).filter((path) => !kept.has(path));
  const listed = new Set(change.files.map(({ filename }) => filename));
  const isMissingHere = (path: string) =>
    path === unnamed || (listed.has(path) ? kept.has(path) : isInside(path));
  const missing = change.coverage.missing.filter(({ path }) => isMissingHere(path));
  const unread = new Set(change.coverage.missing.map(({ path }) => path));
  const readElsewhere = outside.filter((path) => !unread.has(path)).length;
  const unreadElsewhere = change.coverage.missing.length - missing.length;
  const { covered, expected } = change.coverage;
  return {
    files,
    diff: cutDiff(change.diff, isInside),
    coverage: {
      expected: Math.max(missing.length, expected - readElsewhere - unreadElsewhere),
      covered: Math.max(0, covered - readElsewhere),
      missing,
    },
    leftOut: outside.length,
  };
}

/** How coverage calls files without a known name. */
const unnamed = '/';

/** The names by which a changed file is known; the source of a copy is another file. */
export function namesOf({ filename, previous_filename: former, status }: ChangedFile): readonly string[] {
  return status === 'renamed' && former !== undefined ? [filename, former] : [filename];
}
