import { z } from 'zod';
import { accountName } from '../model/conversation.ts';
import { CommitId } from '../model/review-document.ts';
import type { FollowUpPort } from '../ports/publisher.ts';
import { type PullRequestAccess, type RepositoryAccess, readList } from './client.ts';
import { type Operation, readPullRequest } from './request-failure.ts';

const readIssues: Operation = { what: 'list the issues', permission: 'issues: read' };
const openIssue: Operation = { what: 'open the issue', permission: 'issues: write' };

const Merge = z.object({ merge_commit_sha: CommitId.nullable(), merged_at: z.iso.datetime().nullable() });

/** GitHub lists pull requests as issues too. */
const Issue = z.object({
  number: z.int(),
  body: z.string().nullish(),
  user: z.object({ login: z.string(), type: z.string().optional() }).nullable(),
  pull_request: z.looseObject({}).nullish(),
});
type Issue = z.infer<typeof Issue>;

/** Pages of a hundred issues, those of the newest first. */
const maxPages = 30;

/** The issues that somebody touched since then. */
async function listIssues(
  { client, owner, repo }: RepositoryAccess,
  since: string,
): Promise<readonly Issue[]> {
  const all = await readList(client, {
    operation: readIssues,
    item: Issue,
    // Issues are younger than the merge. Not the search, which shows a new issue late.
    send: (rest, page) => rest.issues.listForRepo({ owner, repo, state: 'all', since, ...page }),
    maxPages,
  });
  return all.filter(({ pull_request: pull }) => pull == null);
}

function linesOf(body: Issue['body']): readonly string[] {
  return (body ?? '').split(/\r?\n/);
}

/** Whether an app's issue with this mark is among those that somebody touched since then. */
export async function readFollowedUp(
  repository: RepositoryAccess,
  since: string,
): Promise<(mark: string) => boolean> {
  const ofApps = (await listIssues(repository, since)).filter(({ user }) => user?.type === 'Bot');
  const lines = new Set(ofApps.flatMap(({ body }) => linesOf(body)));
  return (mark) => lines.has(mark);
}

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
      const issues = await listIssues({ client, owner, repo }, since);
      // A mark counts only in an issue of our own account (threat Y1).
      const isOurs = ({ body, user }: Issue) =>
        accountName(user?.login ?? '') === accountName(by) && linesOf(body).includes(mark);
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
