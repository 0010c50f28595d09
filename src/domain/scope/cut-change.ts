import type { ChangedFile } from '../changed-file.ts';
import { parseDiff } from '../diff/parse-diff.ts';
import type { Coverage } from '../manifest.ts';
import { namesOf } from './find-reach.ts';

interface Change {
  readonly files: readonly ChangedFile[];
  readonly diff: Uint8Array;
  readonly coverage: Coverage;
}

export interface CutChange extends Change {
  /** Changed files that are not in it, by their names at the head. */
  readonly leftOut: readonly string[];
}

/**
 * A change without the files that lie outside; a renamed file is inside with either name. What could not be read is
 * missing as before unless its name says that it lies outside: files that nobody names may be inside.
 */
export function cutChange(change: Change, isInside: (path: string) => boolean): CutChange {
  const files = change.files.filter((file) => namesOf(file).some(isInside));
  const kept = new Set(files.map(({ filename }) => filename));
  const leftOut = change.files.map(({ filename }) => filename).filter((path) => !kept.has(path));
  const listed = new Set(change.files.map(({ filename }) => filename));
  const isMissingHere = (path: string) =>
    path === unnamed || (listed.has(path) ? kept.has(path) : isInside(path));
  const missing = change.coverage.missing.filter(({ path }) => isMissingHere(path));
  const unread = new Set(change.coverage.missing.map(({ path }) => path));
  const readElsewhere = leftOut.filter((path) => !unread.has(path)).length;
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
    leftOut,
  };
}

/** How coverage calls files without a known name. */
const unnamed = '/';

/**
 * Each file's own text is read by itself, since a file that became a link has two. What names no file stays, so that
 * a diff that cannot be read is not made to look like one that can.
 */
function cutDiff(diff: Uint8Array, isInside: (path: string) => boolean): Uint8Array {
  const kept = sectionsOf(diff).filter((section) => {
    const reading = parseDiff(section);
    if (!reading.ok || reading.diff.files.length === 0) return true;
    return reading.diff.files.some(
      ({ path, oldPath, status }) =>
        isInside(path) || (status === 'renamed' && oldPath !== undefined && isInside(oldPath)),
    );
  });
  const whole = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const section of kept) {
    whole.set(section, at);
    at += section.length;
  }
  return whole;
}

const header = new TextEncoder().encode('diff --git ');
const lineFeed = 10;

/** The diff in the pieces that begin with a file's header; bytes, because file contents may be in any encoding. */
function sectionsOf(diff: Uint8Array): readonly Uint8Array[] {
  const starts: number[] = [0];
  for (let at = diff.indexOf(lineFeed) + 1; at > 0; at = diff.indexOf(lineFeed, at) + 1) {
    if (header.every((byte, index) => diff[at + index] === byte)) starts.push(at);
  }
  return starts.map((start, index) => diff.subarray(start, starts[index + 1]));
}
