import type { Discussion } from '../comments/requests.ts';
import type { Failure } from '../model/failure.ts';
import type { PullRequestAccess } from './client.ts';
import { policyAt, readPolicyAt } from './git-objects.ts';
import { readSharing } from './head-sharing.ts';
import type { GateOnHead } from './head-since.ts';
import { readOverview } from './overview.ts';
import { readPinnedPullRequest } from './pull-request.ts';
import { readWholeConversation } from './read-conversation.ts';

/** The conversation of a pull request without its change, for runs that do not review. */
export async function readDiscussion(
  pull: PullRequestAccess,
  wanted: {
    readonly policyPath: string;
    readonly gate: GateOnHead;
    /** Key of this instance. */
    readonly tool: string;
    readonly onGap: (failure: Failure) => void;
  },
): Promise<Discussion> {
  const { pullRequest, head, base } = await readPinnedPullRequest(pull);
  const { policyPath: path, gate, tool, onGap } = wanted;
  const overview = await readOverview(pull, { head, gate, objects: policyAt(base, path) });
  const [{ conversation }, policy] = await Promise.all([
    readWholeConversation(pull, { head, url: pullRequest.url, gate, tool, overview, onGap }),
    readPolicyAt(pull, { objects: overview.objects, commit: base, path }),
  ]);
  const sharing = readSharing(overview.sharing, { head, number: pull.number });
  return { pullRequest, head, sharing, conversation, policy };
}
