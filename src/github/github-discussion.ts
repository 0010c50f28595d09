import type { Discussion } from '../comments/requests.ts';
import type { Failure } from '../model/failure.ts';
import type { GitHubClient } from './client.ts';
import { readBaseFile } from './git-objects.ts';
import { type GateOnHead, readHeadSince } from './head-moves.ts';
import { readSharing } from './head-sharing.ts';
import { readOverview } from './overview.ts';
import { type PullRequestAddress, readPinnedPullRequest } from './pull-request.ts';
import { readSaid } from './said.ts';

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
    readSaid(client, address, {
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
