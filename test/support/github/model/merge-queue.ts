import type { PullRequest } from './pull-request.ts';
import type { Repository } from './repository.ts';

export interface QueueEntry {
  readonly pull: PullRequest;
  /** What the entry is built on: the base branch, or the entry before. */
  readonly baseSha: string;
  readonly headSha: string;
  /** The branch that the entry is built and checked on. */
  readonly ref: string;
  readonly enqueuedAt: string;
}

/** Builds each pull request on the one before, on branches of GitHub's form. */
export function enqueue(repository: Repository, pulls: readonly PullRequest[]): QueueEntry {
  const { bare, defaultBranch, queue, world } = repository;
  for (const pull of pulls) {
    const baseSha = queue.at(-1)?.headSha ?? repository.tip(defaultBranch);
    const tree = bare.mergedTree(baseSha, pull.headSha);
    if (tree === undefined) throw new Error(`Pull request ${pull.number} has conflicts with the queue`);
    const message = `Merge pull request #${pull.number}`;
    const date = new Date(bare.readCommit(pull.headSha).committer.date);
    const headSha = bare.commit({ tree, parents: [baseSha, pull.headSha], message, date });
    const ref = `refs/heads/gh-readonly-queue/${defaultBranch}/pr-${pull.number}-${baseSha}`;
    bare.setRef(ref, headSha);
    queue.push({ pull, baseSha, headSha, ref, enqueuedAt: world.timestamp() });
  }
  const last = queue.at(-1);
  if (last === undefined) throw new Error('Nothing was put into the queue');
  return last;
}
