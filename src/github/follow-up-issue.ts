import { z } from 'zod';
import { accountName } from '../model/conversation.ts';
import { CommitId } from '../model/review-document.ts';
import type { FollowUpPort } from '../ports/follow-up.ts';
import { type PullRequestAccess, readList } from './client.ts';
import { type Operation, readPullRequest } from './request-failure.ts';

const readIssues: Operation = { what: 'list the issues', permission: 'issues: read' };
const openIssue: Operation = { what: 'open the issue', permission: 'issues: write' };

const Merge = z.object({ merge_commit_sha: CommitId.nullable(), merged_at: z.iso.datetime().nullable() });

/** GitHub lists pull requests as issues too. */
const Issue = z.object({
  number: z.int(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullable(),
  pull_request: z.looseObject({}).nullish(),
});

/** Pages of a hundred issues, those of the newest first. */
const maxPages = 30;

/** Reads a merge and opens the issue that follows it. Nothing is ever edited, closed or reopened. */
export function createFollowUp({ client, owner, repo, number }: PullRequestAccess): FollowUpPort {
  return {
    readMerge: async () => {
      const { merge_commit_sha: commit, merged_at: at } = await client.get(readPullRequest, Merge, (rest) =>
        rest.pulls.get({ owner, repo, pull_number: number }),
      );
      return commit === null || at === null ? undefined : { commit, at };
    },
    find: async (mark, by, since) => {
      const issues = await readList(client, {
        operation: readIssues,
        item: Issue,
        // The issue is younger than the merge. Not the search, which shows a new issue late.
        send: (rest, page) => rest.issues.listForRepo({ owner, repo, state: 'all', since, ...page }),
        maxPages,
      });
      // A mark counts only in an issue of our own account (threat Y1).
      const isOurs = ({ body, user, pull_request: pull }: z.infer<typeof Issue>) =>
        pull == null &&
        accountName(user?.login ?? '') === accountName(by) &&
        (body ?? '').split(/\r?\n/).includes(mark);
      return issues.find(isOurs)?.number;
    },
    open: (issue, find) =>
      client.write(openIssue, {
        send: async (api) => {
          const { number: opened } = await api.call(Issue, (rest) =>
            rest.issues.create({ owner, repo, ...issue }),
          );
          return opened;
        },
        find,
      }),
  };
}
