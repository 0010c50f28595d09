import { z } from 'zod';
import {
  type AppActivity,
  type AppComment,
  type AppReview,
  type AppStatus,
  type CommentPlace,
  readOverwritten,
} from '../apps/activity.ts';
import { type Failure, onFailure, operationalFailure } from '../model/failure.ts';
import type { AppRequest, AppsOnPull } from '../ports/source.ts';
import { nullableText, queryRepository } from './client.ts';
import {
  AccountNode,
  accountFields,
  type CommentNode,
  ConversationPage,
  conversationSelection,
  firstPageCursors,
  pageVariables,
  type ReviewNode,
  type ThreadNode,
} from './conversation-query.ts';
import {
  CheckedCommit,
  checksOf,
  HeadMoves,
  headMovesSelection,
  type ReviewedHead,
  readHeadSince,
} from './earlier-checks.ts';
import type { GraphqlError } from './graphql.ts';
import { NamedOnHead, readNamedChecks, selectNamedChecks } from './named-checks.ts';
import { joinConversation, readRemainingPages } from './read-conversation.ts';
import { readPullRequest } from './request-failure.ts';

/** Accounts of each kind of reaction that are read. */
const maxReactors = 20;

/** Of the pull request itself. */
const reactionsSelection = `
  reactionGroups { content reactors(first: ${maxReactors}) { edges { node { ${accountFields} } } } }`;

const ReactionGroup = z
  .object({
    content: z.string(),
    reactors: z.object({
      edges: z.array(z.object({ node: AccountNode }).nullable()).nullable(),
    }),
  })
  .transform(({ content, reactors: { edges } }) =>
    (edges ?? []).flatMap((edge) => (edge === null ? [] : [{ content, account: edge.node }])),
  );

const statusSelection = `status { contexts { context state description creator { ${accountFields} } } }`;

const Status = z
  .object({
    context: z.string(),
    state: z.string(),
    description: nullableText,
    creator: AccountNode,
  })
  .transform(({ creator, ...status }): AppStatus => ({ ...status, account: creator }));

const Answer = z.object({
  ...NamedOnHead.shape,
  /** Null or absent where the token may not read it. */
  head: CheckedCommit.extend({ status: z.object({ contexts: z.array(Status) }).nullish() }).nullish(),
  pullRequest: z.object({
    ...ConversationPage.shape,
    ...HeadMoves.shape,
    reactionGroups: z.array(ReactionGroup).nullish(),
  }),
});

/** What the token may not read is missing, and no request fails for it. */
function isOptional({ path }: GraphqlError): boolean {
  const [, field, pullRequestField] = path ?? [];
  return (
    field === 'head' ||
    field === 'named' ||
    (field === 'pullRequest' && pullRequestField === 'reactionGroups')
  );
}

/** Texts whose edits are known, by id and time of the last edit. */
type KnownEdits = Map<string, boolean>;

/**
 * Reads what apps did on a pull request: one request for all of it, one for further pages of long lists, one for the
 * history of texts that were edited since the last time, and one for each further fifty annotations. Throws `Failure`.
 */
export function createAppReader(
  reviewed: Omit<ReviewedHead, 'head'>,
  onGap: (failure: Failure) => void,
): (request: AppRequest) => Promise<AppsOnPull> {
  const edits: KnownEdits = new Map();
  return (request) => readApps({ ...reviewed, head: request.head }, request, { edits, onGap });
}

async function readApps(
  reviewed: ReviewedHead,
  request: AppRequest,
  { edits, onGap }: { readonly edits: KnownEdits; readonly onGap: (failure: Failure) => void },
): Promise<AppsOnPull> {
  const { pull } = reviewed;
  let isWhole = true;
  const noteGap = (failure: Failure) => {
    isWhole = false;
    onGap(failure);
  };
  const { viewer, pullRequest: firstPage, head, named } = await readFirst(reviewed, request, noteGap);
  const { pages } = await readRemainingPages(pull, { overview: { viewer, firstPage }, onGap: noteGap });
  const { reviews, threads, comments, onward, isShort } = joinConversation(pages);
  const theirs = (node: { readonly account: AppReview['account'] }) =>
    request.logins.includes(node.account?.login.toLowerCase() ?? '');
  const texts = [...reviews, ...comments, ...threads.flatMap((thread) => thread.comments)];
  await readEdits(pull, texts.filter(theirs), edits).catch(onFailure(noteGap));
  const isEdited = (node: EditedNode) => edits.get(keyOf(node)) ?? node.editedByOthers;
  const checks = await readNamedChecks(pull, { names: request.checks, named }, noteGap);
  const activity: AppActivity = {
    reviews: reviews.flatMap((node) => toReview(node, isEdited(node))),
    comments: [
      ...comments.map((node) => toComment(node, isEdited(node))),
      ...threads.flatMap((thread) =>
        thread.comments.map((node, at) => {
          return { ...toComment(node, isEdited(node)), place: { ...placeOf(thread, node), reply: at > 0 } };
        }),
      ),
    ],
    checks: checks.flatMap(({ runs }) => runs),
    statuses: head?.status?.contexts ?? [],
    reactions: (firstPage.reactionGroups ?? []).flat(),
    complete:
      isWhole && onward === undefined && !isShort && checks.every(({ unread }) => unread === undefined),
  };
  const checked = head == null ? undefined : [head];
  const seen = { viewer, firstPage: { checked, forcePushes: firstPage.forcePushes } };
  return {
    activity,
    overwritten: comments.flatMap(({ comment }) => readOverwritten(comment)),
    firstCheckAt: await readHeadSince(reviewed, seen, { reviews, onGap }),
  };
}

async function readFirst(
  { pull, head, gate }: ReviewedHead,
  request: AppRequest,
  onGap: (failure: Failure) => void,
) {
  const { selection, variables } = selectNamedChecks(request.checks);
  const { viewer, repository, errors } = await queryRepository(pull, {
    operation: readPullRequest,
    name: 'Apps',
    fields: `
      pullRequest(number: $number) {${conversationSelection}${headMovesSelection}${reactionsSelection} }
      head: object(oid: $head) { ... on Commit { ${checksOf} ${request.statuses ? statusSelection : ''} } }
      ${selection}`,
    schema: Answer,
    variables: {
      number: ['Int!', pull.number],
      head: ['GitObjectID!', head],
      checkName: ['String!', gate?.name ?? ''],
      ...pageVariables(firstPageCursors),
      ...variables,
    },
    tolerates: isOptional,
  });
  for (const { message } of errors) {
    const what = `Not all about apps could be read: ${message}`;
    const fix = 'Give the job `checks: read` and `statuses: read`.';
    onGap(operationalFailure('GITHUB_PERMISSION_MISSING', what, { fix }));
  }
  return { viewer, ...repository };
}

type EditedNode = ReviewNode | CommentNode;

function keyOf({ id, writtenAt }: EditedNode): string {
  return `${id} ${writtenAt}`;
}

/** Edits of one text that are read; of more, some may be by others. */
const maxEdits = 100;

/** Texts a request. */
const textsAtOnce = 100;

const editsQuery = `query Edits($ids: [ID!]!) { nodes(ids: $ids) { ... on Comment {
  id userContentEdits(first: ${maxEdits}) { totalCount nodes { editor { login } } } } } }`;

const Edited = z.object({
  id: z.string(),
  userContentEdits: z
    .object({
      totalCount: z.int(),
      nodes: z.array(z.object({ editor: z.object({ login: z.string() }).nullable() }).nullable()).nullable(),
    })
    .nullable(),
});

/** Learns whether anyone but the author ever edited these texts: only the last editor is part of a text. */
async function readEdits(
  { client }: ReviewedHead['pull'],
  texts: readonly EditedNode[],
  edits: KnownEdits,
): Promise<void> {
  const unknown = texts.filter((node) => node.isEdited && !node.editedByOthers && !edits.has(keyOf(node)));
  for (let at = 0; at < unknown.length; at += textsAtOnce) {
    const asked = new Map(unknown.slice(at, at + textsAtOnce).map((node) => [node.id, node]));
    const request = { query: editsQuery, variables: { ids: [...asked.keys()] } };
    const { data } = await client.query(
      readPullRequest,
      z.object({ nodes: z.array(Edited.nullable()) }),
      request,
    );
    for (const each of data.nodes) {
      const node = each === null ? undefined : asked.get(each.id);
      if (each === null || node === undefined) continue;
      const { nodes: read, totalCount = 0 } = each.userContentEdits ?? { nodes: null };
      const isOwn =
        (read ?? []).length >= totalCount &&
        read?.every((edit) => edit?.editor?.login === node.account?.login);
      edits.set(keyOf(node), isOwn !== true);
    }
  }
}

function toReview(
  { review, account, submittedAt, commit }: ReviewNode,
  editedByOthers: boolean,
): readonly AppReview[] {
  const { id, state, body, url } = review;
  if (submittedAt === null || state === 'PENDING') return [];
  return [{ id, account, state, body, submittedAt, commit, editedByOthers, url }];
}

function toComment({ comment, account }: CommentNode, editedByOthers: boolean): AppComment {
  const { id, body, url, writtenAt: editedAt } = comment;
  return { id, account, body, url, editedAt, editedByOthers };
}

function placeOf(
  { thread: { nodeId: _, ...shown }, startLine }: ThreadNode,
  { originalCommit, comment }: CommentNode,
): Omit<CommentPlace, 'reply'> {
  return { ...shown, startLine, originalCommit, review: comment.review };
}
