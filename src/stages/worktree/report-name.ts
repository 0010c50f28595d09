/** The folder of the permanent record, from the top of the work tree (C5). */
export const reportFolder = 'docs/code-reviews';

/** One report a branch and day: a later review of the day replaces it. `branch` may be a commit's id. */
export function reportName(branch: string, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  const words = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${day}-${words === '' ? 'worktree' : words}.md`;
}
