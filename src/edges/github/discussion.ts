import type { Failure } from '../../domain/failure.ts';
import type { Discussion } from '../../ports.ts';
import { readBaseFile } from './base-file.ts';
import type { GitHubClient } from './client.ts';
import { readConversation } from './conversation.ts';
import { type GateOnHead, readHeadSince } from './head-moves.ts';
import { sharedWith } from './head-sharing.ts';
import { type PullRequestAddress, readPinnedPullRequest } from './pull-request.ts';
import { readStanding } from './standing.ts';

/** What stands on a pull request, without the change itself: nobody reviews anything. */
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
  const { pullRequest, head, base } = await readPinnedPullRequest(client, address);
  const { policyPath, gate, tool, onGap } = wanted;
  const { url } = pullRequest;
  const commits = { commit: base, head };
  const standing = await readStanding(client, address, {
    ...commits,
    policyPath,
    changesPolicy: false,
    texts: [],
  });
  const { viewer, firstPage, errors, baseFile: file } = standing;
  const [conversation, policy] = await Promise.all([
    readConversation(client, {
      address,
      viewer,
      firstPage,
      headSince: (reviews) =>
        readHeadSince(client, address, { head, gate, tool, url, viewer, moves: firstPage, reviews, onGap }),
      onGap,
    }),
    readBaseFile(client, address, { file, errors }),
  ]);
  return {
    pullRequest,
    head,
    sharedWith: sharedWith(standing.sharing, { head, number: address.number }),
    conversation,
    policy,
  };
}
