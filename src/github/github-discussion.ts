import type { Discussion } from '../comments/requests.ts';
import type { Failure } from '../model/failure.ts';
import type { GitHubClient } from './client.ts';
import { policyAt, readPolicyAt } from './git-objects.ts';
import { readSharing } from './head-sharing.ts';
import type { GateOnHead } from './head-since.ts';
import { readOverview } from './overview.ts';
import { type PullRequestAddress, readPinnedPullRequest } from './pull-request.ts';
import { readWholeConversation } from './read-conversation.ts';

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
  const { pullRequest, head, base } = await readPinnedPullRequest(client, address);
  const { policyPath: path, gate, tool, onGap } = wanted;
  const overview = await readOverview(client, address, { head, gate, objects: policyAt(base, path) });
  const [{ conversation }, policy] = await Promise.all([
    readWholeConversation(client, address, { head, url: pullRequest.url, gate, tool, overview, onGap }),
    readPolicyAt(client, address, { objects: overview.objects, commit: base, path }),
  ]);
  const sharing = readSharing(overview.sharing, { head, number: address.number });
  return { pullRequest, head, sharing, conversation, policy };
}
