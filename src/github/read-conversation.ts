import { z } from 'zod';
import { approvingPeople } from '../comments/apply-commands.ts';
import { asksForWaiver, requestAuthors } from '../comments/requests.ts';
import type { Conversation, PersonReview, Role } from '../model/conversation.ts';
import { type Failure, onFailure, operationalFailure } from '../model/failure.ts';
import type { Rest } from './api.ts';
import { type PullRequestAccess, queryRepository, type RepositoryAccess } from './client.ts';
import {
  type CommentNode,
  type ConversationCursors,
  ConversationPage,
  conversationSelection,
  pageVariables,
  type ReviewNode,
  type ThreadNode,
} from './conversation-query.ts';
import { type ReviewedHead, readHeadSince } from './earlier-checks.ts';
import { concernsObject, type ObjectNode, type Objects, readObjects, selectObjects } from './git-objects.ts';
import type { Overview } from './overview.ts';
import { readContents, readPullRequest } from './request-failure.ts';

/** Anyone may comment on a public repository; access is read for at most this many people per run. */
const maxPeople = 20;

/**
 * The permission of `maintain` is reported as `write` and that of `triage` as `read`; `role_name` distinguishes them.
 * An organisation's custom role counts as its reported permission.
 * @see https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
const Permission = z
  .object({ permission: z.string(), role_name: z.string().optional() })
  .transform(({ permission, role_name }): Role => {
    if (permission === 'write' && role_name === 'maintain') return 'maintain';
    return permission === 'admin' || permission === 'write' ? permission : 'none';
  });

/** Roles of these people; someone whose access cannot be read is omitted and has none. */
async function readRoles({ client, owner, repo }: RepositoryAccess, logins: readonly string[]) {
  const readRole = async (username: string) => {
    const send = (rest: Rest) => rest.repos.getCollaboratorPermissionLevel({ owner, repo, username });
    return { login: username, role: await client.get(readContents, Permission, send) };
  };
  const known = [...new Set(logins)].slice(0, maxPeople);
  return (await Promise.all(known.map((login) => readRole(login).catch(onFailure(() => []))))).flat();
}

interface List<Node> {
  readonly nodes: readonly Node[];
  readonly totalCount: number;
  readonly after: string | null;
}

/**
 * Joins the pages of a list in reading order. `isShort` means that the list ended with fewer nodes than GitHub
 * counted, so a page was lost.
 */
function joinPages<Node extends { readonly id: string }>(pages: readonly (List<Node> | undefined)[]) {
  const read = pages.filter((page) => page !== undefined);
  const nodes = new Map(read.flatMap((page) => page.nodes.map((node) => [node.id, node] as const)));
  const after = read.at(-1)?.after ?? null;
  const lacksSome = read.length > 0 && read.every(({ totalCount }) => nodes.size < totalCount);
  return { nodes: [...nodes.values()], after, isShort: after === null && lacksSome };
}

/** All that was read of the lists of a conversation. */
interface JoinedConversation {
  readonly reviews: readonly ReviewNode[];
  readonly threads: readonly ThreadNode[];
  readonly comments: readonly CommentNode[];
  /** The cursors at which lists continue; undefined once all are complete. */
  readonly onward: ConversationCursors | undefined;
  /** Whether a list or a thread has fewer items than GitHub counts. */
  readonly isShort: boolean;
}

export function joinConversation(pages: readonly ConversationPage[]): JoinedConversation {
  const reviews = joinPages(pages.map((page) => page.reviews));
  const reviewThreads = joinPages(pages.map((page) => page.reviewThreads));
  const comments = joinPages(pages.map((page) => page.comments));
  const lists = Object.entries({ reviews, reviewThreads, comments });
  const open = lists.filter(([, { after }]) => after !== null).map(([name, { after }]) => [name, after]);
  return {
    reviews: reviews.nodes,
    threads: reviewThreads.nodes,
    comments: comments.nodes,
    onward: open.length === 0 ? undefined : (Object.fromEntries(open) as ConversationCursors),
    isShort: lists.some(([, { isShort }]) => isShort) || reviewThreads.nodes.some(({ isCut }) => isCut),
  };
}

/**
 * The published conversation, without roles. Drafts are left out: only their author sees them, and treating
 * one as published would lose its findings.
 */
function toConversation(viewer: string, { reviews, threads, comments }: JoinedConversation): Conversation {
  return {
    schemaVersion: 1,
    viewer,
    reviews: reviews.map(({ review }) => review).filter(({ state }) => state !== 'PENDING'),
    threads: threads
      .map(({ thread, comments: read }) => ({ ...thread, comments: read.map(({ comment }) => comment) }))
      .filter((thread) => thread.comments.length > 0),
    comments: comments.map(({ comment }) => comment),
    people: [],
    headSince: null,
    complete: true,
  };
}

/** A person's review that approves or asks for changes, or did. */
function toPersonReview({ review, account, submittedAt, commit }: ReviewNode): readonly PersonReview[] {
  const { id, state, url } = review;
  const isVote = state !== 'PENDING' && state !== 'COMMENTED';
  if (account?.type !== 'User' || submittedAt === null || !isVote) return [];
  return [{ id, author: account.login, state, commit, submittedAt, url }];
}

interface PagesRequest {
  readonly overview: { readonly viewer: string; readonly firstPage: ConversationPage };
  /** Further objects needed, given the conversation so far; each is requested once. */
  readonly wanted?: (conversation: Conversation) => readonly string[];
  readonly onGap: (failure: Failure) => void;
}

/** Whose decisions the policy makes count. */
export interface People {
  /** Lower-case logins of apps whose threads people may resolve. */
  readonly apps: ReadonlySet<string>;
  /** Whether people are asked to approve. */
  readonly approve: boolean;
}

interface ConversationRequest extends PagesRequest, People {
  readonly overview: Pick<Overview, 'viewer' | 'firstPage'>;
}

/** Five thousand items per list: more than people write, and a limit for a list that never ends. */
const maxPages = 50;

/**
 * Reads on until every list is complete and every required object is known. Each round is one request for
 * everything that is open by then. A list that does not reach its end could not be read completely.
 */
export async function readRemainingPages(
  pull: PullRequestAccess,
  { overview, wanted = () => [], onGap }: PagesRequest,
): Promise<{ readonly pages: readonly ConversationPage[]; readonly objects: Objects }> {
  const pages: ConversationPage[] = [overview.firstPage];
  const objects = new Map<string, ObjectNode | null>();
  const asked = new Set<string>();
  while (pages.length < maxPages) {
    const joined = joinConversation(pages);
    const known = toConversation(overview.viewer, joined);
    const missing = [...new Set(wanted(known))].filter((expression) => !asked.has(expression));
    if (joined.onward === undefined && missing.length === 0) break;
    for (const expression of missing) asked.add(expression);
    const more = await readMore(pull, joined.onward ?? {}, missing).catch(
      onFailure((failure) => {
        onGap(failure);
        return undefined;
      }),
    );
    if (more === undefined) break;
    pages.push(more.page);
    for (const [expression, object] of more.objects) objects.set(expression, object);
  }
  return { pages, objects };
}

/** Loose, because objects use aliases. */
const More = z.looseObject({ pullRequest: ConversationPage });

async function readMore(pull: PullRequestAccess, cursors: ConversationCursors, wanted: readonly string[]) {
  const { fields, variables } = selectObjects(wanted);
  const { repository, errors } = await queryRepository(pull, {
    operation: readPullRequest,
    name: 'More',
    fields: `${fields} pullRequest(number: $number) {${conversationSelection} }`,
    schema: More,
    variables: { number: ['Int!', pull.number], ...pageVariables(cursors), ...variables },
    tolerates: concernsObject,
  });
  return { page: repository.pullRequest, objects: readObjects(repository, wanted, errors) };
}

/**
 * The complete conversation of a pull request, plus the objects that depend on it. Access of comment authors
 * is read once the conversation is complete.
 */
export async function readWholeConversation(
  reviewed: ReviewedHead,
  request: ConversationRequest,
): Promise<{ readonly conversation: Conversation; readonly objects: Objects }> {
  const { firstPage } = request.overview;
  const reading = readRemainingPages(reviewed.pull, request);
  const isWhole = joinConversation([firstPage]).onward === undefined;
  const pages = isWhole ? Promise.resolve([firstPage]) : reading.then((remaining) => remaining.pages);
  const [{ objects }, conversation] = await Promise.all([
    reading,
    pages.then((read) => completeConversation(reviewed, request, read)),
  ]);
  return { conversation, objects };
}

/**
 * Adds roles, and the time of the head where a person's command depends on it. The conversation is not
 * `complete` when a list or thread was cut off or has fewer items than GitHub counts.
 */
async function completeConversation(
  reviewed: ReviewedHead,
  { overview, onGap, apps, approve }: ConversationRequest,
  pages: readonly ConversationPage[],
): Promise<Conversation> {
  const joined = joinConversation(pages);
  const { reviews } = joined;
  const conversation = {
    ...toConversation(overview.viewer, joined),
    ...(approve && { personReviews: reviews.flatMap(toPersonReview) }),
  };
  if (joined.isShort) {
    const message = `GitHub counts more reviews, threads or comments on #${reviewed.pull.number} than it shows`;
    onGap(operationalFailure('CONVERSATION_PARTIAL', message));
  }
  // Membership grants nothing; it only orders the lookups, so that many strangers cannot keep a member from one.
  const texts = [...joined.threads.flatMap((thread) => thread.comments), ...joined.comments, ...reviews];
  const members = new Set(texts.flatMap((read) => (read.isByMember ? [read.account?.login] : [])));
  const order = (login: string) => (members.has(login) ? 0 : 1);
  const approving = approvingPeople(conversation);
  const asking = [...approving, ...requestAuthors(conversation, apps)].toSorted(
    (a, b) => order(a) - order(b),
  );
  const isTimeNeeded = approving.length > 0 || asksForWaiver(conversation);
  const [people, headSince] = await Promise.all([
    readRoles(reviewed.pull, asking),
    isTimeNeeded ? readHeadSince(reviewed, overview, { reviews, onGap }) : null,
  ]);
  return { ...conversation, people, headSince, complete: joined.onward === undefined && !joined.isShort };
}
