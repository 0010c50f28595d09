import { z } from 'zod';
import type { StepOf } from '../../domain/plan.ts';
import type { GitHubClient } from './client.ts';
import { publishReview, readPullRequest } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';

/** The account may be gone. */
const Given = z.object({ content: z.string(), user: z.object({ login: z.string() }).nullable() });

/**
 * Reacts to a comment. GitHub gives the reaction that stands back when it is asked for once more, and it is looked
 * for before that all the same.
 * @see https://docs.github.com/en/rest/reactions/reactions
 */
export async function react(
  client: GitHubClient,
  { owner, repo }: PullRequestAddress,
  { commentId, in: place, content, by }: Pick<StepOf<'react'>, 'commentId' | 'in' | 'content' | 'by'>,
): Promise<void> {
  const reaction = { owner, repo, comment_id: commentId, content };
  await client.write(publishReview, {
    send: (api) =>
      api.call(Given, (rest) =>
        place === 'thread'
          ? rest.reactions.createForPullRequestReviewComment(reaction)
          : rest.reactions.createForIssueComment(reaction),
      ),
    find: async () => {
      const standing = await client.read(readPullRequest, (api) =>
        api.call(z.array(Given), (rest) =>
          place === 'thread'
            ? rest.reactions.listForPullRequestReviewComment({ ...reaction, per_page: 100 })
            : rest.reactions.listForIssueComment({ ...reaction, per_page: 100 }),
        ),
      );
      return standing.find((given) => given.user?.login === by && given.content === content);
    },
  });
}
