import type { PullRequest } from '../model/pull-request.ts';
import type { Review, ReviewState } from '../model/review.ts';
import { pullHtmlUrl } from '../rest/pull-view.ts';
import { actorNode } from './actor-node.ts';
import { connection, type PageArguments } from './connection.ts';
import { branchNode, commitNode } from './git-node.ts';
import { conversationNode, issueNode, labelNode } from './issue-node.ts';
import { mergeQueueNode } from './merge-queue-node.ts';
import { reviewNode, threadNode } from './review-node.ts';
import type { Node, Viewer } from './viewer.ts';

interface ReviewArguments extends PageArguments {
  readonly states?: readonly ReviewState[] | null;
  readonly author?: string | null;
}

interface TimelineArguments extends PageArguments {
  readonly itemTypes?: readonly string[] | null;
}

/**
 * Of the timeline only some kinds are known, one at a time. Labels and forced pushes are the author's.
 */
function timelineItems(viewer: Viewer, pull: PullRequest, args: TimelineArguments) {
  const { world } = pull.repository;
  const actor = () => actorNode(world, pull.author);
  const [type, ...others] = args.itemTypes ?? [];
  if (others.length > 0) throw new Error('The stand-in knows one kind of timeline items at a time.');
  switch (type) {
    case 'LABELED_EVENT':
      return connection('timelineItems', pull.labels, args, (name) => ({
        __typename: 'LabeledEvent',
        actor,
        label: () => labelNode(pull.repository, name),
      }));
    case 'HEAD_REF_FORCE_PUSHED_EVENT':
      return connection('timelineItems', pull.forcePushes, args, ({ createdAt, before }) => ({
        __typename: 'HeadRefForcePushedEvent',
        id: `HRFPE_${createdAt}`,
        actor,
        createdAt,
        beforeCommit: () => commitNode(viewer, pull.repository, before),
        pullRequest: () => viewer.pullRequestNode(pull),
      }));
    default:
      throw new Error(`The stand-in knows no timeline items ${type}.`);
  }
}

export function pullRequestNode(viewer: Viewer, pull: PullRequest): Node {
  const { repository } = pull;
  const { account } = viewer.token;
  const merged = pull.mergedAs !== undefined;
  const url = pullHtmlUrl(pull);
  return {
    __typename: 'PullRequest',
    ...conversationNode(viewer, pull),
    state: merged ? 'MERGED' : pull.state === 'open' ? 'OPEN' : 'CLOSED',
    merged,
    closedAt: pull.closedAt ?? null,
    mergedAt: merged ? (pull.closedAt ?? null) : null,
    url,
    permalink: url,
    headRefOid: pull.headSha,
    headRef: () =>
      pull.headRepository === undefined ? null : branchNode(viewer, pull.headRepository, pull.headBranch),
    headRepository: () =>
      pull.headRepository === undefined ? null : viewer.repositoryNode(pull.headRepository),
    baseRefName: pull.baseBranch,
    baseRef: () => branchNode(viewer, repository, pull.baseBranch),
    changedFiles: () => pull.comparison().files.length,
    additions: () => pull.comparison().files.reduce((sum, file) => sum + file.additions, 0),
    deletions: () => pull.comparison().files.reduce((sum, file) => sum + file.deletions, 0),
    files: (args: PageArguments) =>
      connection('files', pull.comparison().files, args, (file) => ({
        path: file.path,
        additions: file.additions,
        deletions: file.deletions,
      })),
    mergeable: () => (pull.mergeCommit() === undefined ? 'CONFLICTING' : 'MERGEABLE'),
    mergeCommit: () => (pull.mergedAs === undefined ? null : commitNode(viewer, repository, pull.mergedAs)),
    mergeQueue: () => mergeQueueNode(viewer, repository),
    commits: (args: PageArguments) =>
      connection('commits', pull.commits(), args, (oid) => ({
        id: `PURC_${oid}`,
        commit: () => commitNode(viewer, repository, oid),
      })),
    closingIssuesReferences: (args: PageArguments) =>
      connection('closingIssuesReferences', pull.closes, args, (issue) => issueNode(viewer, issue)),
    timelineItems: (args: TimelineArguments) => timelineItems(viewer, pull, args),
    reviewThreads: (args: PageArguments) => {
      const visible = pull.threads.filter((thread) => thread.visibleTo(account));
      return connection('reviewThreads', visible, args, (thread) => threadNode(viewer, thread));
    },
    reviews: (args: ReviewArguments) =>
      connection('reviews', reviewsFor(viewer, pull, args), args, (review) => reviewNode(viewer, review)),
  };
}

function reviewsFor(
  viewer: Viewer,
  pull: PullRequest,
  { states, author }: ReviewArguments,
): readonly Review[] {
  return pull.reviews
    .filter((review) => review.visibleTo(viewer.token.account))
    .filter((review) => states == null || states.includes(review.state))
    .filter((review) => author == null || author === review.author.login.replace(/\[bot\]$/, ''));
}
