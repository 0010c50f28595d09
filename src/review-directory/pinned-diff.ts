import type { Diff } from '../diff/hunk.ts';
import { parseDiff } from '../diff/parse-diff.ts';
import { Failure } from '../model/failure.ts';
import type { Manifest } from '../model/manifest.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import { readPinned } from './review-files.ts';

/** Reads one of the diffs that `fetch` wrote. Throws `DIFF_UNREADABLE` with the line where it stops making sense. */
export async function parsePinnedDiff(
  directory: ReviewDirectory,
  manifest: Manifest,
  name: string,
): Promise<Diff> {
  const result = parseDiff(await readPinned(directory, manifest, name));
  if (result.ok) return result.diff;
  const { line, message, code } = result.error;
  throw new Failure({
    kind: 'operational',
    code: 'DIFF_UNREADABLE',
    message: `${name}:${line}: ${message} (${code})`,
    fix: 'Run fetch again; if the diff stays unreadable, report it with the file.',
  });
}
