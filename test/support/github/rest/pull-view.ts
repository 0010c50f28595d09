import type { ChangedFile } from '../comparison.ts';
import type { PullRequest } from '../model/pull-request.ts';
import type { Repository } from '../model/repository.ts';
import { authorAssociation, presentUser, userView } from './account-view.ts';
import { labelView } from './issues.ts';
import { repositoryView } from './repository-view.ts';

type View = Readonly<Record<string, unknown>>;

export function pullUrl(pull: PullRequest): string {
  return `${pull.repository.apiUrl}/pulls/${pull.number}`;
}

export function pullHtmlUrl(pull: PullRequest): string {
  return `${pull.repository.htmlUrl}/pull/${pull.number}`;
}

/** A pull request as lists show it. */
export function simplePullView(pull: PullRequest): View {
  const { repository, number } = pull;
  const { world } = repository;
  return {
    url: pullUrl(pull),
    id: pull.id,
    node_id: pull.nodeId,
    html_url: pullHtmlUrl(pull),
    number,
    state: pull.state,
    locked: pull.locked,
    title: pull.title,
    user: userView(world, pull.author),
    body: pull.body === '' ? null : pull.body,
    labels: pull.labels.map((name) => labelView(repository, name)),
    created_at: pull.createdAt,
    updated_at: pull.updatedAt,
    closed_at: pull.closedAt ?? null,
    merged_at: pull.mergedAs === undefined ? null : (pull.closedAt ?? null),
    merge_commit_sha: pull.mergedAs ?? pull.mergeCommit() ?? null,
    requested_reviewers: pull.requestedReviewers.map((account) => presentUser(world, account)),
    head: {
      label: `${pull.headOwner.login}:${pull.headBranch}`,
      ref: pull.headBranch,
      sha: pull.headSha,
      user: userView(world, pull.headOwner),
      repo: pull.headRepository === undefined ? null : repositoryView(pull.headRepository),
    },
    base: {
      label: `${repository.owner.login}:${pull.baseBranch}`,
      ref: pull.baseBranch,
      sha: pull.baseSha,
      user: presentUser(world, repository.owner),
      repo: repositoryView(repository),
    },
    author_association: authorAssociation(repository, pull.author),
    draft: pull.draft,
  };
}

export function pullView(pull: PullRequest): View {
  const { files } = pull.comparison();
  const mergeable = pull.state === 'open' ? pull.mergeCommit() !== undefined : null;
  return {
    ...simplePullView(pull),
    merged: pull.mergedAs !== undefined,
    mergeable,
    comments: pull.comments.length,
    review_comments: pull.reviews.filter((review) => !review.pending).flatMap((review) => review.comments)
      .length,
    commits: pull.commits().length,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    changed_files: files.length,
  };
}

/** How a check names a pull request. */
export function minimalPullView(pull: PullRequest): View {
  return {
    id: pull.id,
    number: pull.number,
    head: { ref: pull.headBranch, sha: pull.headSha },
    base: { ref: pull.baseBranch, sha: pull.baseSha },
  };
}

/** One entry of a file list. No patch where there are no hunks, and none where the file's diff is too large. */
export function fileView(repository: Repository, file: ChangedFile): View {
  const hasPatch = file.patch !== undefined && file.diffLines <= repository.world.limits.patchLines;
  return {
    sha: file.oid,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    ...(hasPatch ? { patch: file.patch } : {}),
    ...(file.previousPath === undefined ? {} : { previous_filename: file.previousPath }),
  };
}
