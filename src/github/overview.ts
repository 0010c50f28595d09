import { z } from 'zod';
import type { Sharing } from '../policy/shared-head.ts';
import { nodes, queryRepository, wholeList } from './client.ts';
import {
  ConversationPage,
  conversationSelection,
  firstPageCursors,
  pageVariables,
} from './conversation-query.ts';
import {
  CheckedCommits,
  checkVariables,
  HeadMoves,
  headMovesSelection,
  keptChecksSelection,
  type ReviewedHead,
  TextsOnHead,
  textsOnHeadSelection,
} from './earlier-checks.ts';
import { concernsObject, type Objects, readObjects, selectObjects } from './git-objects.ts';
import type { GraphqlError } from './graphql.ts';
import { HeadSharing, readSharing, sharingSelection } from './head-sharing.ts';
import { Assigned, assignedSelection, Writers, writersSelection } from './parties.ts';
import { readPullRequest } from './request-failure.ts';

/** Fields of a pull request for the evidence pack. */
const evidenceSelection = `
  commits(first: 100) {
    nodes { commit { message author { name email } committer { name email user { login } } ${writersSelection} } }
    pageInfo { hasNextPage }
  }
  linkedIssues: closingIssuesReferences(first: 50) {
    nodes { number title body labels(first: 50) { nodes { name } } }
    pageInfo { hasNextPage }
  }
  labelledBy: timelineItems(last: 50, itemTypes: [LABELED_EVENT]) {
    nodes { ... on LabeledEvent { label { name } actor { login } } }
  }
  ${assignedSelection}`;

const Identity = z
  .object({ name: z.string().nullable(), email: z.string().nullable() })
  .nullable()
  .transform((identity) => ({ name: identity?.name ?? '', email: identity?.email ?? '' }));

const Commit = z
  .object({ message: z.string(), author: Identity, committer: Identity })
  .and(Writers.transform((writers) => ({ writers })));

const Labelled = z
  .object({ label: z.object({ name: z.string() }), actor: z.object({ login: z.string() }).nullable() })
  .nullable()
  .transform((event) => (event?.actor == null ? [] : [[event.label.name, event.actor.login] as const]));

const Evidence = z.object({
  commits: wholeList(z.object({ commit: Commit }).transform(({ commit }) => commit)),
  linkedIssues: wholeList(
    z.object({
      number: z.number().int(),
      title: z.string(),
      body: z.string(),
      labels: nodes(z.object({ name: z.string() })).transform((labels) => labels.map(({ name }) => name)),
    }),
  ),
  labelledBy: z
    .object({ nodes: z.array(Labelled).nullable() })
    .nullish()
    .transform((list) => (list == null ? undefined : new Map(list.nodes?.flat()))),
  assigned: Assigned,
});

/** Of the pull request, a run needs only the conversation: the token may lack access to other fields. */
function isOptional(error: GraphqlError): boolean {
  const [, field, pullRequestField] = error.path ?? [];
  if (field === 'pullRequest')
    return pullRequestField !== undefined && !(pullRequestField in firstPageCursors);
  return field === 'reviewed' || concernsObject(error);
}

/** Loose, because objects use aliases. */
const Answer = z.looseObject({
  ...HeadSharing.shape,
  ...TextsOnHead.shape,
  pullRequest: z.object({
    ...ConversationPage.shape,
    ...Evidence.shape,
    ...HeadMoves.shape,
    ...CheckedCommits.shape,
  }),
});

/** What one GraphQL request tells about a pull request and its head. */
export interface Overview {
  /** Login of the token's account. */
  readonly viewer: string;
  readonly sharing: Sharing;
  /** Undefined without checks of ours. */
  readonly checkTexts: z.infer<typeof Answer>['reviewed'];
  readonly firstPage: z.infer<typeof Answer>['pullRequest'];
  readonly objects: Objects;
}

/** One GraphQL request for everything that REST lacks or needs several requests for. */
export async function readOverview(
  { pull, head, gate }: Pick<ReviewedHead, 'pull' | 'head' | 'gate'>,
  wanted: readonly string[],
): Promise<Overview> {
  const { fields, variables } = selectObjects(wanted);
  const { viewer, repository, errors } = await queryRepository(pull, {
    operation: readPullRequest,
    name: 'Overview',
    fields: `
      ${sharingSelection}
      ${textsOnHeadSelection}
      ${fields}
      pullRequest(number: $number) {${conversationSelection}${evidenceSelection}${headMovesSelection}${keptChecksSelection}
      }`,
    schema: Answer,
    variables: {
      number: ['Int!', pull.number],
      head: ['GitObjectID!', head],
      ...checkVariables(gate),
      ...pageVariables(firstPageCursors),
      ...variables,
    },
    tolerates: isOptional,
  });
  return {
    viewer,
    sharing: readSharing(repository, { head, number: pull.number }),
    checkTexts: repository.reviewed,
    firstPage: repository.pullRequest,
    objects: readObjects(repository, wanted, errors),
  };
}
