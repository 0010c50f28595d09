import { z } from 'zod';
import { BaseFile, baseFileSelection, baseFileVariables, concernsBaseFile } from './base-file.ts';
import type { GitHubClient } from './client.ts';
import { ConversationPage, conversationSelection, conversationVariables } from './conversation-query.ts';
import type { GraphqlError } from './graphql.ts';
import { readPullRequest } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';

const query = `
  query Standing(
    $owner: String!, $repo: String!, $number: Int!, ${baseFileVariables}, ${conversationVariables}
  ) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      ${baseFileSelection}
      pullRequest(number: $number) {${conversationSelection}
      }
    }
  }`;

const Standing = z
  .object({
    viewer: z.object({ login: z.string() }),
    repository: BaseFile.and(z.object({ pullRequest: ConversationPage })),
  })
  .transform(({ viewer, repository }) => ({
    viewer: viewer.login,
    baseFile: repository,
    firstPage: repository.pullRequest,
  }));

export interface Standing extends z.infer<typeof Standing> {
  readonly errors: readonly GraphqlError[];
}

/** Everything that only GraphQL knows of a pull request, or knows in one request instead of several. */
export async function readStanding(
  client: GitHubClient,
  address: PullRequestAddress,
  base: { readonly commit: string; readonly policyPath: string },
): Promise<Standing> {
  const variables = {
    ...address,
    base: base.commit,
    policy: `${base.commit}:${base.policyPath}`,
    reviews: true,
    reviewsAfter: null,
    threads: true,
    threadsAfter: null,
  };
  const answer = await client.read(readPullRequest, (api) =>
    api.graphql(Standing, { query, variables, tolerates: concernsBaseFile }),
  );
  return { ...answer.data, errors: answer.errors };
}
