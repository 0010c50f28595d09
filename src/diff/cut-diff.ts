import { parseDiff } from './parse-diff.ts';

/**
 * A unified diff without the files that lie outside; a renamed file is inside with either name. Each part is read by
 * itself, since a file that became a link has two. What names no file stays, so that a diff that cannot be read is not
 * made to look like one that can.
 */
export function cutDiff(diff: Uint8Array, isInside: (path: string) => boolean): Uint8Array {
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
