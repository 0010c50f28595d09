import { ApiError } from '../errors.ts';
import { CheckRun } from '../model/check-run.ts';
import { TimelineComment } from '../model/conversation.ts';
import { Issue } from '../model/issue.ts';
import { PullRequest } from '../model/pull-request.ts';
import { Repository } from '../model/repository.ts';
import { Review, ReviewComment, ReviewThread } from '../model/review.ts';
import { viewerNode } from './actor-node.ts';
import { checkRunNode } from './check-node.ts';
import { issueNode, timelineCommentNode } from './issue-node.ts';
import { pullRequestNode } from './pull-request-node.ts';
import { repositoryNode } from './repository-node.ts';
import { reviewCommentNode, reviewNode, threadNode } from './review-node.ts';
import type { Node, Viewer } from './viewer.ts';

const pulls = [{ 'pull-requests': 'read' }] as const;
const readsIssues = [{ issues: 'read' }] as const;

/** Observed; no page of GitHub's tells it. */
const maxIds = 100;

function tooManyIds(count: number): ApiError {
  const message = `You may not provide more than ${maxIds} node ids; you provided ${count}.`;
  return new ApiError(200, message, { type: 'ARGUMENT_LIMIT' });
}

/** The fields of `Query` that the stand-in knows. */
export function queryRoot(viewer: Viewer): Node {
  const { world, token } = viewer;
  return {
    viewer: () => viewerNode(world, token.account),
    repository: ({ owner, name }: { readonly owner: string; readonly name: string }) => {
      const repository = world.repository(owner, name);
      if (repository === undefined || !viewer.may(repository, [])) {
        const message = `Could not resolve to a Repository with the name '${owner}/${name}'.`;
        throw new ApiError(404, message, { type: 'NOT_FOUND' });
      }
      return repositoryNode(viewer, repository);
    },
    rateLimit: () => {
      const { limit, remaining, used, reset } = world.rate.graphql(token);
      return { cost: 1, nodeCount: 1, limit, remaining, used, resetAt: new Date(reset * 1000).toISOString() };
    },
    node: ({ id }: { readonly id: string }) => nodeById(viewer, id),
    nodes: ({ ids }: { readonly ids: readonly string[] }) => {
      if (ids.length > maxIds) throw tooManyIds(ids.length);
      return ids.map((id) => nodeById(viewer, id));
    },
  };
}

function nodeById(viewer: Viewer, id: string): Node {
  const found = viewer.world.ids.node(id);
  const { account } = viewer.token;
  if (found instanceof Repository && viewer.may(found, [])) return repositoryNode(viewer, found);
  if (found instanceof PullRequest && viewer.may(found.repository, pulls))
    return pullRequestNode(viewer, found);
  if (found instanceof Issue && viewer.may(found.repository, readsIssues)) return issueNode(viewer, found);
  if (
    found instanceof TimelineComment &&
    viewer.may(found.conversation.repository, [...readsIssues, ...pulls])
  ) {
    return timelineCommentNode(viewer, found);
  }
  const pull = found instanceof Review || found instanceof ReviewThread ? found.pull : undefined;
  const readable = pull !== undefined && viewer.may(pull.repository, pulls);
  if (readable && found instanceof Review && found.visibleTo(account)) return reviewNode(viewer, found);
  if (readable && found instanceof ReviewThread && found.visibleTo(account)) return threadNode(viewer, found);
  if (
    found instanceof ReviewComment &&
    found.review.visibleTo(account) &&
    viewer.may(found.review.pull.repository, pulls)
  ) {
    return reviewCommentNode(viewer, found);
  }
  if (found instanceof CheckRun && viewer.may(found.repository, [{ checks: 'read' }]))
    return checkRunNode(found);
  throw unresolvedNode(id);
}

export function unresolvedNode(id: string): ApiError {
  return new ApiError(404, `Could not resolve to a node with the global id of '${id}'`, {
    type: 'NOT_FOUND',
  });
}
