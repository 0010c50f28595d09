import type { ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';
import { sha256, trimBoth } from '../model/text.ts';

import type { Settings } from '../policy/settings.ts';
import { reviewFiles } from '../review-directory/review-files.ts';

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
function reportName(work: readonly string[], now: number): string {
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
    .slice(0, maxLength);
  return `${trimBoth(words, '-') || 'worktree'}-${sha256(work).slice(0, 8)}`;
}

/** What was worked on, in as few words as there are: the branch, or the commit where there is none. */
export function workOf({ pullRequest, branch, commits }: Manifest): string {
  return pullRequest?.headRef ?? branch ?? commits.head;
}

/**
 * Puts the report where it stays, that of a scoped review in a file of its own, and answers its path for the verdict file.
 * A quick check has no report, and only a review of the work tree itself leaves one beside the code (C5).
 */
export async function keepReport(
  report: string,
  manifest: Manifest,
  context: {
    readonly settings: Settings;
    readonly reports?: (() => Promise<ReviewDirectory>) | undefined;
    readonly now: () => number;
  },
): Promise<string> {
  const { settings, reports } = context;
  if (settings.mode === 'quick') return '';
  const isWorktree = manifest.workingDirectory.state === 'worktree';
  if (reports === undefined || !isWorktree || settings.dryRun) return reviewFiles.report;
  const { scope } = manifest;
  const parts = scope === undefined ? [] : [`${scope.kind}-${scope.name}`];
  const name = reportName([workOf(manifest), ...parts], context.now());
  await (await reports()).write(name, report);
  return `${reportFolder}/${name}`;
}
