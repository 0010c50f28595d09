import { z } from 'zod';
import { asksForWaiver, requestAuthors } from '../comments/requests.ts';
import type { Conversation, Role } from '../model/conversation.ts';
import { Failure } from '../model/failure.ts';
import type { GitHubClient } from './client.ts';
import type { ConversationPage, ReviewNode } from './conversation-query.ts';
import { joinPages } from './pages.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { readContents } from './request-failure.ts';

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
async function readRoles(
  client: GitHubClient,
  { owner, repo }: PullRequestAddress,
  logins: readonly string[],
): Promise<Conversation['people']> {
  const ask = async (login: string) => {
    try {
      const role = await client.read(readContents, (api) =>
        api.call(Permission, (rest) =>
          rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login }),
        ),
      );
      return [{ login, role }];
    } catch (error) {
      if (error instanceof Failure) return [];
      throw error;
    }
  };
  return (await Promise.all([...new Set(logins)].slice(0, maxPeople).map(ask))).flat();
}

/**
 * Joins the lists of a conversation and returns the cursors at which they continue; undefined once all are
 * complete.
 */
export function joinConversation(pages: readonly ConversationPage[]) {
  const reviews = joinPages(
    pages.map((page) => page.reviews),
    ({ review }) => review.id,
  );
  const threads = joinPages(
    pages.map((page) => page.reviewThreads),
    ({ thread }) => thread.nodeId,
  );
  const comments = joinPages(
    pages.map((page) => page.comments),
    ({ comment }) => comment.id,
  );
  const lists = [reviews, threads, comments];
  return {
    nodes: { reviews: reviews.nodes, threads: threads.nodes, comments: comments.nodes },
    onward: lists.every(({ after }) => after === null)
      ? undefined
      : {
          ...(reviews.after !== null && { reviews: reviews.after }),
          ...(threads.after !== null && { threads: threads.after }),
          ...(comments.after !== null && { comments: comments.after }),
        },
    isShort: lists.some((list) => list.isShort),
  };
}

type Nodes = ReturnType<typeof joinConversation>['nodes'];

/**
 * The published conversation, without roles. Drafts are left out: only their author sees them, and treating
 * one as published would lose its findings.
 */
export function toConversation(viewer: string, { reviews, threads, comments }: Nodes): Conversation {
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

/**
 * Builds the conversation from its pages. It is not `complete` when a list or thread was cut off or has fewer
 * items than GitHub counts.
 */
export async function readConversation(
  client: GitHubClient,
  from: {
    readonly address: PullRequestAddress;
    readonly viewer: string;
    readonly pages: readonly ConversationPage[];
    /** Called only when a person's command depends on it. */
    readonly headSince: (reviews: readonly ReviewNode[]) => Promise<string | null>;
    readonly onGap: (failure: Failure) => void;
  },
): Promise<Conversation> {
  const { nodes, onward, isShort } = joinConversation(from.pages);
  const conversation = toConversation(from.viewer, nodes);
  const isPartial = isShort || nodes.threads.some(({ isCut }) => isCut);
  if (isPartial) from.onGap(pageLost(from.address));
  const complete = onward === undefined && !isPartial;
  // Membership grants nothing; it only orders the lookups, so that many strangers cannot keep a member from one.
  const members = new Set(
    [...nodes.threads.flatMap((thread) => thread.comments), ...nodes.comments].flatMap(
      ({ comment, isByMember }) => (isByMember ? [comment.author] : []),
    ),
  );
  const asking = requestAuthors(conversation).toSorted(
    (a, b) => Number(members.has(b)) - Number(members.has(a)),
  );
  const [people, headSince] = await Promise.all([
    readRoles(client, from.address, asking),
    asksForWaiver(conversation) ? from.headSince(nodes.reviews) : null,
  ]);
  return { ...conversation, people, headSince, complete };
}

function pageLost({ number }: PullRequestAddress): Failure {
  return new Failure({
    kind: 'operational',
    code: 'CONVERSATION_PARTIAL',
    message: `GitHub counts more reviews, threads or comments on #${number} than it shows`,
  });
}
