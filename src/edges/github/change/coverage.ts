import type { ChangedFile } from '../../../domain/changed-file.ts';
import type { Diff } from '../../../domain/diff/diff.ts';
import type { Coverage } from '../../../domain/manifest.ts';

/** GitHub lists no more files than this, without a word about the others. */
const fileListCap = 3_000;

/**
 * Compares what three answers say of one change: the number of files that GitHub counts, its list of files, and
 * the diff. A file is covered when the diff has it; a file that only one of list and diff knows is missing,
 * unless the list stopped short.
 */
export function measureCoverage(change: {
  readonly counted: number;
  readonly files: readonly ChangedFile[];
  readonly diff: Diff;
  /** Files known to be absent from the diff, with the reason. */
  readonly missing: Coverage['missing'];
}): Coverage {
  const { counted, files, diff } = change;
  const listed = new Set(files.map((file) => file.filename));
  const moved = new Set(files.flatMap(({ previous_filename }) => previous_filename ?? []));
  const explained = new Set(change.missing.map((file) => file.path));
  // One may see a rename where the other sees one file go and one come: nothing is missing.
  const renamed = [...listed].filter((path) => !diff.byPath.has(path) && diff.byFormerPath.has(path));
  const isThere = (path: string) => diff.byPath.has(path) || diff.byFormerPath.has(path);
  const unexplained = [...listed].filter((path) => !isThere(path) && !explained.has(path));
  const shortList = listed.size < counted;
  const unlisted = shortList
    ? []
    : diff.files.map(({ path }) => path).filter((path) => !listed.has(path) && !moved.has(path));
  const covered = diff.files.length - unlisted.length + renamed.length;
  const missing = [
    ...change.missing,
    ...[...unexplained, ...unlisted].map((path) => ({ path, reason: 'unreadable-diff' as const })),
  ];
  const expected = Math.max(counted, covered + missing.length);
  const unnamed = expected - covered - missing.length;
  const gap = {
    path: '/',
    reason: listed.size >= fileListCap ? 'file-list-capped' : 'unreadable-diff',
  } as const;
  return { expected, covered, missing: unnamed > 0 ? [...missing, gap] : missing };
}
