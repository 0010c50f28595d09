import { z } from 'zod';
import type { FileText } from '../../domain/evidence/file-text.ts';
import { BaseFile, baseFileSelection, baseFileVariables, concernsBaseFile } from './base-file.ts';
import { concernsBaseText, readBaseTexts, selectBaseTexts } from './base-texts.ts';
import type { GitHubClient } from './client.ts';
import { ConversationPage, conversationSelection, conversationVariables } from './conversation-query.ts';
import { concernsEvidence, EvidencePage, evidenceSelection } from './evidence-query.ts';
import type { GraphqlError } from './graphql.ts';
import { concernsHeadMoves, HeadMoves, headMovesSelection } from './head-moves.ts';
import { HeadSharing, sharingOf, sharingSelection, sharingVariables } from './head-sharing.ts';
import { readPullRequest } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';

type Texts = ReturnType<typeof selectBaseTexts>;

const queryWith = ({ declarations, selection }: Texts) => `
  query Standing(
    $owner: String!, $repo: String!, $number: Int!, ${sharingVariables},
    ${baseFileVariables}, ${conversationVariables}${declarations}
  ) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      ${baseFileSelection}
      ${sharingSelection}
      ${selection}
      pullRequest(number: $number) {${conversationSelection}${evidenceSelection}${headMovesSelection}
      }
    }
  }`;

const Standing = z
  .object({
    viewer: z.object({ login: z.string() }),
    /** Loose, since the texts of the base stand there by aliases. */
    repository: z.looseObject({
      ...BaseFile.shape,
      ...HeadSharing.shape,
      pullRequest: z.object({ ...ConversationPage.shape, ...EvidencePage.shape, ...HeadMoves.shape }),
    }),
  })
  .transform(({ viewer, repository }) => ({ viewer: viewer.login, repository }));

export interface Standing {
  readonly viewer: string;
  readonly baseFile: BaseFile;
  readonly sharing: HeadSharing;
  readonly firstPage: ConversationPage & EvidencePage & HeadMoves;
  /** Of the paths asked for, those that exist at the base; undefined when not all could be read. */
  readonly baseTexts: readonly FileText[] | undefined;
  readonly errors: readonly GraphqlError[];
}

/** Everything that only GraphQL knows of a pull request, or knows in one request instead of several. */
export async function readStanding(
  client: GitHubClient,
  address: PullRequestAddress,
  base: {
    readonly commit: string;
    readonly head: string;
    /** The head before, where somebody pushed. */
    readonly left?: string | undefined;
    readonly policyPath: string;
    /** Whether the file at `policyPath` is wanted at the head as well. */
    readonly changesPolicy: boolean;
    readonly texts: readonly string[];
  },
): Promise<Standing> {
  const texts = selectBaseTexts(base.commit, base.texts);
  const variables = {
    ...address,
    base: base.commit,
    ...sharingOf(base.head, base.left),
    policy: `${base.commit}:${base.policyPath}`,
    proposedPolicy: `${base.head}:${base.policyPath}`,
    changesPolicy: base.changesPolicy,
    reviews: true,
    reviewsAfter: null,
    threads: true,
    threadsAfter: null,
    comments: true,
    commentsAfter: null,
    ...texts.variables,
  };
  const tolerates = (error: GraphqlError) =>
    [concernsBaseFile, concernsBaseText, concernsEvidence, concernsHeadMoves].some((concerns) =>
      concerns(error),
    );
  const { data, errors } = await client.read(readPullRequest, (api) =>
    api.graphql(Standing, { query: queryWith(texts), variables, tolerates }),
  );
  return {
    viewer: data.viewer,
    baseFile: data.repository,
    sharing: data.repository,
    firstPage: data.repository.pullRequest,
    baseTexts: readBaseTexts(data.repository, base.texts, errors),
    errors,
  };
}
