import type { Manifest } from '../../domain/manifest.ts';
import type { Settings } from '../../domain/settings.ts';
import type { ReviewDirectory } from '../../ports/review-directory.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import { reportFolder, reportName } from './report-name.ts';

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
