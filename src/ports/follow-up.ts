/** An issue as it is opened. */
export interface NewIssue {
  /** Plain text; GitHub renders no Markdown in it. */
  readonly title: string;
  readonly body: string;
}

/** What the stage after a merge needs of GitHub. */
export interface FollowUpPort {
  /** The commit that merged the pull request, and the time; undefined while it is not merged. */
  readonly readMerge: () => Promise<{ readonly commit: string; readonly at: string } | undefined>;
  /**
   * Number of the issue of this token's account with `mark` in a line of its own, open or closed. Issues that nobody
   * touched since `since` are not read.
   */
  readonly find: (mark: string, by: string, since: string) => Promise<number | undefined>;
  /** Opens the issue and returns its number; one that `find` finds after an unclear answer counts. */
  readonly open: (issue: NewIssue, find: () => Promise<number | undefined>) => Promise<number>;
}
