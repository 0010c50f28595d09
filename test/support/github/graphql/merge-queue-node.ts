import type { Repository } from '../model/repository.ts';
import { connection, type PageArguments } from './connection.ts';
import { commitNode } from './git-node.ts';
import type { Node, Viewer } from './viewer.ts';

/** The queue of the default branch; null while nothing is queued, as where no queue is set up. */
export function mergeQueueNode(viewer: Viewer, repository: Repository): Node | null {
  const { queue } = repository;
  if (queue.length === 0) return null;
  const url = `${repository.htmlUrl}/queue/${repository.defaultBranch}`;
  return {
    id: `MQ_kwDO${repository.id}`,
    url,
    repository: () => viewer.repositoryNode(repository),
    entries: (args: PageArguments) =>
      connection('entries', queue, args, (entry) => ({
        id: `MQE_kwDO${entry.pull.id}`,
        position: queue.indexOf(entry) + 1,
        state: 'AWAITING_CHECKS',
        baseCommit: () => commitNode(viewer, repository, entry.baseSha),
        headCommit: () => commitNode(viewer, repository, entry.headSha),
        pullRequest: () => viewer.pullRequestNode(entry.pull),
        mergeQueue: () => mergeQueueNode(viewer, repository),
      })),
  };
}
