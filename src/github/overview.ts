import { z } from 'zod';
import {
  CheckedCommits,
  concernsKeptChecks,
  keptChecksSelection,
  keptChecksVariables,
  TextsOnHead,
  textsOnHead,
  textsOnHeadSelection,
} from './check-memory.ts';
import type { GitHubClient } from './client.ts';
import {
  ConversationPage,
  conversationSelection,
  conversationVariables,
  firstPageCursors,
  pageVariables,
} from './conversation-query.ts';
import {
  concernsObject,
  type ObjectRequest,
  type Objects,
  readObjects,
  selectObjects,
} from './git-objects.ts';
import { concernsEvidence, EvidencePage, evidenceSelection } from './github-evidence.ts';
import type { GraphqlError } from './graphql.ts';
import { concernsHeadMoves, type GateOnHead, HeadMoves, headMovesSelection } from './head-moves.ts';
import { HeadSharing, sharingSelection, sharingVariables } from './head-sharing.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { readPullRequest } from './request-failure.ts';

const queryWith = ({ declarations, selection }: ReturnType<typeof selectObjects>) => `
  query Overview(
    $owner: String!, $repo: String!, $number: Int!, ${sharingVariables},
    ${keptChecksVariables}, ${conversationVariables}${declarations}
  ) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      ${sharingSelection}
      ${textsOnHeadSelection}
      ${selection}
      pullRequest(number: $number) {${conversationSelection}${evidenceSelection}${headMovesSelection}${keptChecksSelection}
      }
    }
  }`;

const Overview = z
  .object({
    viewer: z.object({ login: z.string() }),
    /** Loose, because objects use aliases. */
    repository: z.looseObject({
      ...HeadSharing.shape,
      ...TextsOnHead.shape,
      pullRequest: z.object({
        ...ConversationPage.shape,
        ...EvidencePage.shape,
        ...HeadMoves.shape,
        ...CheckedCommits.shape,
      }),
    }),
  })
  .transform(({ viewer, repository }) => ({ viewer: viewer.login, repository }));

export interface Overview {
  readonly viewer: string;
  readonly sharing: HeadSharing;
  /** Texts of the newest checks on the head, by the checks' ids. */
  readonly checkTexts: ReadonlyMap<string, string>;
  readonly firstPage: ConversationPage & EvidencePage & HeadMoves & CheckedCommits;
  readonly objects: Objects;
}

/** One GraphQL request for everything that REST lacks or needs several requests for. */
export async function readOverview(
  client: GitHubClient,
  address: PullRequestAddress,
  wanted: {
    readonly head: string;
    /** Where earlier runs stored their results; absent when they are not needed. */
    readonly gate?: GateOnHead;
    readonly objects: readonly ObjectRequest[];
  },
): Promise<Overview> {
  const { head, gate } = wanted;
  const selected = selectObjects(wanted.objects);
  const variables = {
    ...address,
    head,
    checkName: gate?.name ?? '',
    keptChecks: gate?.kind === 'check',
    ...pageVariables(firstPageCursors),
    ...selected.variables,
  };
  const tolerates = (error: GraphqlError) =>
    [concernsObject, concernsEvidence, concernsHeadMoves, concernsKeptChecks].some((concerns) =>
      concerns(error),
    );
  const request = { query: queryWith(selected), variables, tolerates };
  const { data, errors } = await client.read(readPullRequest, (api) => api.graphql(Overview, request));
  const { pullRequest } = data.repository;
  return {
    viewer: data.viewer,
    sharing: data.repository,
    checkTexts: textsOnHead(data.repository),
    firstPage: pullRequest,
    objects: readObjects(data.repository, wanted.objects, errors),
  };
}
