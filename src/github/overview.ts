import { z } from 'zod';
import type { Parties } from '../model/conversation.ts';
import type { KeptChecks } from '../model/known-finding.ts';
import type { PullRequest } from '../model/manifest.ts';
import type { Sharing } from '../policy/shared-head.ts';
import { nodes, queryRepository, sparse, wholeList } from './client.ts';
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
import { readPullRequest } from './request-failure.ts';

const Actor = z
  .object({ user: z.object({ login: z.string() }).nullable() })
  .nullable()
  .transform((actor) => actor?.user?.login);

const maxAuthors = 20;

/** Fields of a commit: the accounts of its authors, co-authors included, and of its committer. */
const writersSelection = `authors(first: ${maxAuthors}) { totalCount nodes { user { login } } }`;

/** The accounts; null where there are more authors than were read. An address without an account names nobody. */
export const Writers = z
  .object({
    authors: z.object({ totalCount: z.int(), nodes: z.array(Actor).nullable() }),
    committer: Actor,
  })
  .transform(({ authors: { totalCount, nodes: authors }, committer }) =>
    authors === null || totalCount > maxAuthors
      ? null
      : [...authors, committer].flatMap((login) => login ?? []),
  );

/** Fields of a pull request: who was assigned to it, also where that was taken back. */
const assignedSelection = `assigned: timelineItems(first: 50, itemTypes: [ASSIGNED_EVENT]) {
    nodes { ... on AssignedEvent { assignee { ... on User { login } } } }
  }`;

/** Undefined when it could not be read. */
export const Assigned = sparse(z.object({ assignee: z.object({ login: z.string().optional() }).nullable() }))
  .nullish()
  .transform((list) => list?.nodes?.flatMap((event) => event?.assignee?.login ?? []));

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

/** What GitHub says of those with a part in a pull request; what could not be read is undefined. */
interface PartiesRead {
  readonly writers: readonly string[] | undefined;
  readonly assigned: readonly string[] | undefined;
}

/** A pull request has a commit, so that none means that they could not be read. */
export function writersOf(
  commits: readonly { readonly writers: readonly string[] | null }[] = [],
): readonly string[] | undefined {
  const each = commits.flatMap(({ writers }) => (writers === null ? [] : [writers]));
  return each.length === 0 || each.length < commits.length ? undefined : each.flat();
}

interface PartiesSubject {
  readonly pullRequest: Pick<PullRequest, 'author' | 'description'>;
  /** Whether an app opened it. */
  readonly isByApp: boolean;
  readonly head: string;
}

/** A longer description is read up to here. */
const maxDescription = 65_536;

/** Accounts that a text mentions, in code as well. */
function mentionedIn(text: string): readonly string[] {
  const found = text.slice(0, maxDescription).matchAll(/@([A-Za-z0-9][A-Za-z0-9-]{0,38})/g);
  return [...found].flatMap(([, login]) => login ?? []);
}

function distinct(logins: readonly string[]): readonly string[] {
  return [...new Set(logins.map((login) => login.toLowerCase()))].sort();
}

/**
 * Those with a part in a pull request (threat G14). Of an app's, those who asked for it are the ones assigned to it or
 * named in its description, and remain once an earlier run knew them: people can take back the one and edit the other.
 */
export function partiesOf(
  { pullRequest: { author, description }, isByApp, head }: PartiesSubject,
  { writers, assigned }: PartiesRead,
  known: { readonly pushedBy: string | undefined; readonly kept: KeptChecks | undefined },
): Parties {
  const { parties, kept } = known.kept ?? {};
  const asked = isByApp ? [...(assigned ?? []), ...mentionedIn(description)] : [];
  const areKnown = writers !== undefined && (!isByApp || assigned !== undefined);
  const before = kept?.head === head ? (parties?.pushers ?? []) : [];
  return {
    requesters: distinct([author ?? [], asked, parties?.requesters ?? []].flat()),
    ...(areKnown && { writers: distinct(writers) }),
    pushers: distinct([...before, known.pushedBy ?? []].flat()),
  };
}
