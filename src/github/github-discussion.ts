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
  type Replies,
  type ReplyCursor,
  type ReviewNode,
  readReplies,
  repliesToRead,
  selectReplies,
} from './conversation-query.ts';
import {
  concernsObject,
  mergeDuplicates,
  type ObjectNode,
  type ObjectRequest,
  type Objects,
  readBaseFile,
  readObjects,
  selectObjects,
} from './git-objects.ts';
import {
  concernsEvidence,
  EvidencePage,
  evidenceCursors,
  evidenceVariables,
  moreEvidenceSelection,
  moreEvidenceVariables,
} from './github-evidence.ts';
import type { GraphqlError } from './graphql.ts';
import { type GateOnHead, readHeadSince } from './head-moves.ts';
import { readSharing } from './head-sharing.ts';
import { type Overview, readOverview } from './overview.ts';
import { type PullRequestAddress, readPinnedPullRequest } from './pull-request.ts';
import { joinConversation, readConversation, toConversation } from './read-conversation.ts';
import { readPullRequest } from './request-failure.ts';

/** Five thousand items per list: more than people write, and a limit for a list that never ends. */
const maxPages = 50;

const Page = z.object({
  ...ConversationPage.shape,
  commits: EvidencePage.shape.commits,
  closingIssuesReferences: EvidencePage.shape.closingIssuesReferences,
});
type Page = ConversationPage & Pick<EvidencePage, 'commits' | 'closingIssuesReferences'>;

/** Loose, because objects and threads use aliases. */
const Answer = z.looseObject({ repository: z.looseObject({ pullRequest: Page }) });

const queryWith = (selected: {
  readonly objects: ReturnType<typeof selectObjects>;
  readonly replies: ReturnType<typeof selectReplies>;
}) => `
  query More(
    $owner: String!, $repo: String!, $number: Int!,
    ${conversationVariables}, ${moreEvidenceVariables}${selected.objects.declarations}${selected.replies.declarations}
  ) {
    ${selected.replies.selection}
    repository(owner: $owner, name: $repo) {
      ${selected.objects.selection}
      pullRequest(number: $number) {${conversationSelection}${moreEvidenceSelection}
      }
    }
  }`;

interface CompletePages<First> {
  /** In reading order. A list that does not reach its end could not be read completely. */
  readonly pages: readonly [First, ...Page[]];
  readonly objects: Objects;
  /** Further comments of threads longer than one page. */
  readonly replies: Replies;
}

/**
 * Reads on until every list is complete and every required object is known. Each round is one request for
 * everything that is open by then.
 */
export async function readRemainingPages<First extends Page>(
  client: GitHubClient,
  address: PullRequestAddress,
  from: {
    readonly firstPage: First;
    /** Further objects needed, given the pages so far; each is requested once. */
    readonly wanted: (pages: readonly Page[]) => readonly ObjectRequest[];
    readonly onGap: (failure: Failure) => void;
  },
): Promise<CompletePages<First>> {
  const pages: [First, ...Page[]] = [from.firstPage];
  const objects = new Map<string, ObjectNode | null>();
  const asked = new Set<string>();
  let replies: Replies = new Map();
  while (pages.length < maxPages) {
    const wanted = mergeDuplicates(from.wanted(pages)).filter(({ expression }) => !asked.has(expression));
    const { nodes, onward } = joinConversation(pages);
    const evidence = evidenceCursors(pages);
    const longThreads = repliesToRead(nodes.threads, replies);
    const open = [onward, evidence].filter((list) => list !== undefined);
    if (open.length + wanted.length + longThreads.length === 0) break;
    for (const { expression } of wanted) asked.add(expression);
    try {
      const more = await readMore(client, address, {
        lists: onward ?? {},
        evidence,
        wanted,
        longThreads,
      });
      pages.push(more.page);
      replies = readReplies(more.answer, longThreads, replies);
      for (const [expression, thing] of more.objects) objects.set(expression, thing);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      from.onGap(error);
      break;
    }
  }
  return { pages, objects, replies };
}

async function readMore(
  client: GitHubClient,
  address: PullRequestAddress,
  left: {
    readonly lists: ConversationCursors;
    readonly evidence: ReturnType<typeof evidenceCursors>;
    readonly wanted: readonly ObjectRequest[];
    readonly longThreads: readonly ReplyCursor[];
  },
) {
  const { lists, evidence, wanted, longThreads } = left;
  const objects = selectObjects(wanted);
  const replies = selectReplies(longThreads);
  const lengths = { ...pageVariables(lists), ...evidenceVariables(evidence) };
  const request = {
    query: queryWith({ objects, replies }),
    variables: { ...address, ...lengths, ...objects.variables, ...replies.variables },
    tolerates: (error: GraphqlError) => concernsObject(error) || concernsEvidence(error),
  };
  const { data, errors } = await client.read(readPullRequest, (api) => api.graphql(Answer, request));
  const { repository } = data;
  return { page: repository.pullRequest, objects: readObjects(repository, wanted, errors), answer: data };
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
  const { nodes, onward } = joinConversation([firstPage]);
  const isWhole = onward === undefined && repliesToRead(nodes.threads, new Map()).length === 0;
  const read = isWhole ? Promise.resolve({ pages: [firstPage], replies: new Map() }) : following;
  const reading = read.then(({ pages, replies }) =>
    readConversation(client, { address, viewer, pages, replies, headSince, onGap }),
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
    base,
    head,
    policyPath,
    objects: [],
  });
  const { viewer, firstPage, errors, baseFile: file } = overview;
  const [{ conversation }, policy, sharing] = await Promise.all([
    readWholeConversation(client, address, {
      overview,
      headSince: (reviews) =>
        readHeadSince(client, address, { head, gate, tool, url, viewer, moves: firstPage, reviews, onGap }),
      onGap,
    }),
    readBaseFile(client, address, { file, errors }),
    readSharing(client, overview.sharing, { head, ...address }),
  ]);
  return {
    pullRequest,
    head,
    sharing,
    conversation,
    policy,
  };
}
