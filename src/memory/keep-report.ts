import type { ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';
import { trimBoth } from '../model/text.ts';
import type { Settings } from '../policy/settings.ts';
import { reviewFiles } from '../review-directory/review-files.ts';

/** Maximum number of characters of a file name that come from the names of branch and scope. */
const maxSlug = 80;

/** One file per review: the id makes the name unique, the rest is for people. */
function reportName(work: readonly string[], reviewId: string, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  const slug = work
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .slice(0, maxSlug);
  return `${day}-${trimBoth(slug, '-') || 'worktree'}-${reviewId}.md`;
}

/** Names the reviewed work: the branch, or the commit when there is none. */
export function workOf({
  pullRequest,
  branch,
  commits,
}: Pick<Manifest, 'pullRequest' | 'branch' | 'commits'>): string {
  return pullRequest?.headRef ?? branch ?? commits.head;
}

/**
 * Returns the path of a review's report for the verdict file. Where policy names a folder, a worktree keeps a report
 * of each review there; a verification updates the report of the review that it resumes. A quick check has no report
 * (C5).
 */
export async function keepReport(
  report: string,
  manifest: Manifest,
  context: {
    readonly reviewId: string;
    /** Path of the report of the review that this run resumes. */
    readonly earlierPath: string | undefined;
    readonly settings: Settings;
    /** Folder that policy names. */
    readonly folder: string | undefined;
    /** Opens a folder of the work tree. */
    readonly reports?: ((folder: string) => Promise<ReviewDirectory>) | undefined;
    readonly now: number;
  },
): Promise<string> {
  const { reviewId, earlierPath, settings, folder, reports, now } = context;
  if (settings.mode === 'quick') return '';
  const isWorktree = manifest.workingDirectory.state === 'worktree';
  if (folder === undefined || reports === undefined || !isWorktree || settings.dryRun)
    return reviewFiles.report;
  const { scope } = manifest;
  const parts = scope === undefined ? [] : [scope.kind, scope.name];
  const name = earlierPath?.startsWith(`${folder}/`)
    ? earlierPath.slice(folder.length + 1)
    : reportName([workOf(manifest), ...parts], reviewId, now);
  await (await reports(folder)).write(name, report);
  return `${folder}/${name}`;
}
