import type { Conversation } from '../model/conversation.ts';
import type { Failure } from '../model/failure.ts';
import type { GitHubClient } from './client.ts';
import type { ReviewNode } from './conversation-nodes.ts';
import { followUp } from './follow-up.ts';
import type { Wanted } from './git-objects.ts';
import type { Overview } from './overview.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { joinConversation, readConversation, toConversation } from './read-conversation.ts';
import { repliesToRead } from './thread-replies.ts';

/**
 * What was said on a pull request, to its end, and beside it whatever depends on that: `wanted` is asked again when
 * more of the conversation is known. Those who asked for something are looked up as soon as it is whole.
 */
export async function readSaid(
  client: GitHubClient,
  address: PullRequestAddress,
  from: {
    readonly overview: Pick<Overview, 'viewer' | 'firstPage'>;
    readonly wanted?: (conversation: Conversation) => readonly Wanted[];
    readonly headSince: (reviews: readonly ReviewNode[]) => Promise<string | null>;
    readonly onGap: (failure: Failure) => void;
  },
) {
  const { overview, wanted, headSince, onGap } = from;
  const { viewer, firstPage } = overview;
  const following = followUp(client, address, {
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
