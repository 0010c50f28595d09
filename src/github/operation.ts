/** What we ask of GitHub, in words for an error text, and the job-token scope that it takes. */
export interface Operation {
  /** Completes "GitHub refused to …". */
  readonly what: string;
  /** A line under `permissions:` of a workflow. */
  readonly permission: string;
}

export const readPullRequest: Operation = {
  what: 'show the pull request',
  permission: 'pull-requests: read',
};
export const readContents: Operation = { what: 'show the repository', permission: 'contents: read' };
export const publishReview: Operation = {
  what: 'take the review',
  permission: 'pull-requests: write',
};
export const readChecks: Operation = { what: 'show the checks', permission: 'checks: read' };
export const writeCheck: Operation = { what: 'take the check', permission: 'checks: write' };
export const readStatuses: Operation = { what: 'show the commit statuses', permission: 'statuses: read' };
export const writeStatus: Operation = { what: 'take the commit status', permission: 'statuses: write' };
