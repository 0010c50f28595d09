import { z } from 'zod';
import type { Discussion } from '../comments/requests.ts';
import type { Conversation } from '../model/conversation.ts';
import { Failure } from '../model/failure.ts';
import type { GitHubClient } from './client.ts';
import {
  type ConversationCursors,
  ConversationPage,
  conversationSelection,
  conversationVariables,
  pageVariables,
  type ReviewNode,
} from './conversation-query.ts';
import {
  concernsObject,
  mergeDuplicates,
  type ObjectNode,
  type ObjectRequest,
  type Objects,
  policyAt,
  readObjects,
  readPolicyAt,
  selectObjects,
} from './git-objects.ts';
import { type GateOnHead, readHeadSince } from './head-moves.ts';
import { readSharing } from './head-sharing.ts';
import { type Overview, readOverview } from './overview.ts';
import { type PullRequestAddress, readPinnedPullRequest } from './pull-request.ts';
import { joinConversation, readConversation, toConversation } from './read-conversation.ts';
import { readPullRequest } from './request-failure.ts';

/** Five thousand items per list: more than people write, and a limit for a list that never ends. */
const maxPages = 50;

/** Loose, because objects use aliases. */
const Answer = z.looseObject({ repository: z.looseObject({ pullRequest: ConversationPage }) });

const queryWith = ({ declarations, selection }: ReturnType<typeof selectObjects>) => `
  query More(
    $owner: String!, $repo: String!, $number: Int!, ${conversationVariables}${declarations}
  ) {
    repository(owner: $owner, name: $repo) {
      ${selection}
      pullRequest(number: $number) {${conversationSelection}
      }
    }
  }`;

interface CompletePages {
  /** In reading order. A list that does not reach its end could not be read completely. */
  readonly pages: readonly ConversationPage[];
  readonly objects: Objects;
}

/**
 * Reads on until every list is complete and every required object is known. Each round is one request for
 * everything that is open by then.
 */
async function readRemainingPages(
  client: GitHubClient,
  address: PullRequestAddress,
  from: {
    readonly firstPage: ConversationPage;
    /** Further objects needed, given the pages so far; each is requested once. */
    readonly wanted: (pages: readonly ConversationPage[]) => readonly ObjectRequest[];
    readonly onGap: (failure: Failure) => void;
  },
): Promise<CompletePages> {
  const pages = [from.firstPage];
  const objects = new Map<string, ObjectNode | null>();
  const asked = new Set<string>();
  while (pages.length < maxPages) {
    const wanted = mergeDuplicates(from.wanted(pages)).filter(({ expression }) => !asked.has(expression));
    const { onward } = joinConversation(pages);
    if (onward === undefined && wanted.length === 0) break;
    for (const { expression } of wanted) asked.add(expression);
    try {
      const more = await readMore(client, address, onward ?? {}, wanted);
      pages.push(more.page);
      for (const [expression, thing] of more.objects) objects.set(expression, thing);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      from.onGap(error);
      break;
    }
  }
  return { pages, objects };
}

async function readMore(
  client: GitHubClient,
  address: PullRequestAddress,
  lists: ConversationCursors,
  wanted: readonly ObjectRequest[],
) {
  const objects = selectObjects(wanted);
  const request = {
    query: queryWith(objects),
    variables: { ...address, ...pageVariables(lists), ...objects.variables },
    tolerates: concernsObject,
  };
  const { data, errors } = await client.read(readPullRequest, (api) => api.graphql(Answer, request));
  const { repository } = data;
  return { page: repository.pullRequest, objects: readObjects(repository, wanted, errors) };
}

/**
 * The complete conversation of a pull request, plus the objects that depend on it. Access of comment authors
 * is read once the conversation is complete.
 */
export async function readWholeConversation(
  client: GitHubClient,
  address: PullRequestAddress,
  from: {
    readonly overview: Pick<Overview, 'viewer' | 'firstPage'>;
    readonly wanted?: (conversation: Conversation) => readonly ObjectRequest[];
    readonly headSince: (reviews: readonly ReviewNode[]) => Promise<string | null>;
    readonly onGap: (failure: Failure) => void;
  },
) {
  const { overview, wanted, headSince, onGap } = from;
  const { viewer, firstPage } = overview;
  const following = readRemainingPages(client, address, {
    firstPage,
    wanted: (pages) => wanted?.(toConversation(viewer, joinConversation(pages).nodes)) ?? [],
    onGap,
  });
  const isWhole = joinConversation([firstPage]).onward === undefined;
  const read = isWhole ? Promise.resolve({ pages: [firstPage] }) : following;
  const reading = read.then(({ pages }) =>
    readConversation(client, { address, viewer, pages, headSince, onGap }),
  );
  const [followed, conversation] = await Promise.all([following, reading]);
  return { ...followed, conversation };
}

/** The conversation of a pull request without its change, for runs that do not review. */
export async function readDiscussion(
  client: GitHubClient,
  address: PullRequestAddress,
  wanted: {
    readonly policyPath: string;
    readonly gate: GateOnHead;
    /** Key of this instance. */
    readonly tool: string;
    readonly onGap: (failure: Failure) => void;
  },
): Promise<Discussion> {
  const pinned = await readPinnedPullRequest(client, address);
  const { pullRequest, head, base } = pinned;
  const { policyPath, gate, tool, onGap } = wanted;
  const { url } = pullRequest;
  const overview = await readOverview(client, address, {
    head,
    gate,
    objects: policyAt(base, policyPath),
  });
  const { viewer, firstPage, objects } = overview;
  const [{ conversation }, policy] = await Promise.all([
    readWholeConversation(client, address, {
      overview,
      headSince: (reviews) =>
        readHeadSince(client, address, { head, gate, tool, url, viewer, moves: firstPage, reviews, onGap }),
      onGap,
    }),
    readPolicyAt(client, address, { objects, commit: base, path: policyPath }),
  ]);
  return {
    pullRequest,
    head,
    sharing: readSharing(overview.sharing, { head, number: address.number }),
    conversation,
    policy,
  };
}
