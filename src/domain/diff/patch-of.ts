import { matchLines } from './compare-lines.ts';

/** What `git diff --unified=0` would say of two texts, in the form of GitHub's `patch` field. */
export interface Patch {
  /** Hunks only, without context; empty where the texts have the same lines. */
  readonly patch: string;
  readonly additions: number;
  readonly deletions: number;
}

/** Lines end at LF only; what follows the last one is a line as well. */
function linesOf(text: string): readonly string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function range(start: number, count: number): string {
  return count === 0 ? `${start},0` : `${start + 1},${count}`;
}

/** Compares two texts line by line. A last line without its line feed is the same line. */
export function patchOf(before: string, after: string): Patch {
  const [from, to] = [linesOf(before), linesOf(after)];
  const hunks: string[] = [];
  let [old, now, additions, deletions] = [0, 0, 0, 0];
  for (const match of [...matchLines(from, to), { old: from.length, new: to.length, count: 0 }]) {
    const gone = from.slice(old, match.old);
    const come = to.slice(now, match.new);
    if (gone.length + come.length > 0) {
      hunks.push(`@@ -${range(old, gone.length)} +${range(now, come.length)} @@`);
      hunks.push(...gone.map((line) => `-${line}`), ...come.map((line) => `+${line}`));
      additions += come.length;
      deletions += gone.length;
    }
    old = match.old + match.count;
    now = match.new + match.count;
  }
  return { patch: hunks.join('\n'), additions, deletions };
}
