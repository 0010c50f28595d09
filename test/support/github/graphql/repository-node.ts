import { ApiError } from '../errors.ts';
import type { PullRequest } from '../model/pull-request.ts';
import type { Repository } from '../model/repository.ts';
import { actorNode } from './actor-node.ts';
import { connection, type PageArguments } from './connection.ts';
import { branchNode, objectNode } from './git-node.ts';
import { issueNode } from './issue-node.ts';
import { mergeQueueNode } from './merge-queue-node.ts';
import { pullRequestNode } from './pull-request-node.ts';
import type { Node, Viewer } from './viewer.ts';

interface ObjectArguments {
  readonly expression?: string | null;
  readonly oid?: string | null;
}

export function repositoryNode(viewer: Viewer, repository: Repository): Node {
  const { world } = repository;
  return {
    __typename: 'Repository',
    id: repository.nodeId,
    databaseId: repository.id,
    name: repository.name,
    owner: () => actorNode(world, repository.owner),
    url: repository.htmlUrl,
    isFork: repository.parent !== undefined,
    visibility: repository.visibility.toUpperCase(),
    createdAt: repository.createdAt,
    defaultBranchRef: () => branchNode(viewer, repository, repository.defaultBranch),
    mergeQueue: () => mergeQueueNode(viewer, repository),
    object: ({ expression, oid }: ObjectArguments) => {
      viewer.require(repository, [{ contents: 'read' }]);
      return objectNode(viewer, repository, expression ?? oid ?? '');
    },
    pullRequest: ({ number }: { readonly number: number }) => {
      viewer.require(repository, [{ 'pull-requests': 'read' }]);
      const pull = repository.pulls.find((candidate) => candidate.number === number);
      if (pull === undefined) throw unresolved('PullRequest', number);
      return pullRequestNode(viewer, pull);
    },
    pullRequests: (
      args: PageArguments & {
        readonly states?: readonly string[] | null;
        readonly headRefName?: string | null;
        readonly orderBy?: { readonly field: string; readonly direction: string } | null;
      },
    ) => {
      viewer.require(repository, [{ 'pull-requests': 'read' }]);
      const pulls = repository.pulls
        .filter((pull) => args.states == null || args.states.includes(stateOf(pull)))
        .filter((pull) => args.headRefName == null || args.headRefName === pull.headBranch)
        .toSorted(byOrder(args.orderBy));
      return connection('pullRequests', pulls, args, (pull) => pullRequestNode(viewer, pull));
    },
    issue: ({ number }: { readonly number: number }) => {
      viewer.require(repository, [{ issues: 'read' }]);
      const issue = repository.issues.find((candidate) => candidate.number === number);
      if (issue === undefined) throw unresolved('Issue', number);
      return issueNode(viewer, issue);
    },
  };
}

function unresolved(type: string, number: number): ApiError {
  return new ApiError(404, `Could not resolve to a ${type} with the number of ${number}.`, {
    type: 'NOT_FOUND',
  });
}

type Order = { readonly field: string; readonly direction: string } | null | undefined;

/** @see https://docs.github.com/en/graphql/reference/input-objects#issueorder */
function byOrder(order: Order): (a: PullRequest, b: PullRequest) => number {
  if (order == null) return () => 0;
  const keyOf = (pull: PullRequest) => (order.field === 'UPDATED_AT' ? pull.updatedAt : pull.createdAt);
  const sign = order.direction === 'DESC' ? -1 : 1;
  return (a, b) => sign * (Date.parse(keyOf(a)) - Date.parse(keyOf(b)) || a.number - b.number);
}

function stateOf(pull: PullRequest): string {
  if (pull.mergedAs !== undefined) return 'MERGED';
  return pull.state === 'open' ? 'OPEN' : 'CLOSED';
}
