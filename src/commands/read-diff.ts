import type { Diff } from '../domain/diff/diff.ts';
import { parseDiff } from '../domain/diff/parse-diff.ts';
import { Failure } from '../domain/failure.ts';
import { readInput } from './read-input.ts';
import type { Shell } from './shell.ts';

/** Reads a unified diff from a file. Throws `DIFF_UNREADABLE` with the line where it stops making sense. */
export async function readDiff(path: string, shell: Pick<Shell, 'cwd'>): Promise<Diff> {
  const result = parseDiff(await readInput(path, shell));
  if (result.ok) return result.diff;
  const { line, message, code } = result.error;
  throw new Failure({
    kind: 'usage',
    code: 'DIFF_UNREADABLE',
    message: `${path === '-' ? 'standard input' : path}:${line}: ${message} (${code})`,
    fix: "give it what `git diff` or GitHub's diff media type wrote, whole",
  });
}
