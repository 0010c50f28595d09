import { formatPatch, OMIT_HEADERS, structuredPatch } from 'diff';

/** What `git diff --unified=0` says of two texts, in the form of GitHub's `patch` field. */
export interface Patch {
  /** Hunks only, without context; empty where the texts have the same lines. */
  readonly patch: string;
  readonly additions: number;
  readonly deletions: number;
}

/** The search takes time in the square of this: about 0.3 s. */
const maxEditedLines = 1_000;

/**
 * Compares two texts line by line; undefined for more than 1,000 added and deleted lines. A last line without its line
 * feed is the same line.
 */
export function patchOf(before: string, after: string): Patch | undefined {
  const options = { context: 0, maxEditLength: maxEditedLines, ignoreNewlineAtEof: true };
  const compared = structuredPatch('', '', before, after, '', '', options);
  if (compared === undefined) return undefined;
  const lines = compared.hunks.flatMap((hunk) => hunk.lines);
  return {
    patch: formatPatch(compared, OMIT_HEADERS).replace(/\n$/, ''),
    additions: lines.filter((line) => line.startsWith('+')).length,
    deletions: lines.filter((line) => line.startsWith('-')).length,
  };
}
