import type { ChangedFile } from '../comparison.ts';
import { currentPosition } from '../current-position.ts';
import type { Annotation, CheckRun, CommitStatus } from '../model/check-run.ts';
import type { Conversation, TimelineComment } from '../model/conversation.ts';
import { PullRequest } from '../model/pull-request.ts';
import type { Repository, Role } from '../model/repository.ts';
import type { Review, ReviewComment } from '../model/review.ts';
import type { Account, World } from '../model/world.ts';

/** A model as REST shows it. Whatever else the description requires is completed with null or a plain value. */
type View = Readonly<Record<string, unknown>>;

/** A user as the API embeds one; null where the account was deleted. */
export function userView(world: World, account: Account): View | null {
  return world.accounts.present(account) === null ? null : presentUser(account);
}

export function presentUser({ login, id, nodeId, type }: Account): View {
  return { login, id, node_id: nodeId, type };
}

/** The API's name for a person's relation to a repository. */
export function authorAssociation(repository: Repository, account: Account): string {
  const role = repository.collaborators.get(account.login);
  if (repository.owner === account) return 'OWNER';
  if (role !== undefined) return 'COLLABORATOR';
  const merged = repository.pulls.some((pull) => pull.author === account && pull.mergedAs !== undefined);
  return merged ? 'CONTRIBUTOR' : 'NONE';
}

/** The five roles, and the four that the older `permission` key knows. */
export function permissionView(
  repository: Repository,
  account: Account,
): { readonly permission: string; readonly role_name: string } {
  const role = repository.roleOf(account);
  return { permission: role === undefined ? 'none' : legacyPermission[role], role_name: role ?? 'none' };
}

const legacyPermission: Readonly<Record<Role, string>> = {
  admin: 'admin',
  maintain: 'write',
  write: 'write',
  triage: 'read',
  read: 'read',
};

/** Nobody's e-mail address belongs to an account here, so the accounts behind a commit are null. */
export function commitView(repository: Repository, oid: string): View {
  const { tree, parents, author, committer, message } = repository.bare.readCommit(oid);
  return {
    sha: oid,
    commit: { author, committer, message, tree: { sha: tree } },
    author: null,
    committer: null,
    parents: parents.map((sha) => ({ sha })),
  };
}

export function repositoryView(repository: Repository): View {
  const { id, nodeId, name, fullName, owner, htmlUrl, visibility, parent } = repository;
  return {
    id,
    node_id: nodeId,
    name,
    full_name: fullName,
    private: visibility === 'private',
    visibility,
    owner: presentUser(owner),
    html_url: htmlUrl,
    fork: parent !== undefined,
    default_branch: repository.defaultBranch,
  };
}

export function issueView(conversation: Conversation): View {
  const { repository, number } = conversation;
  const isPull = conversation instanceof PullRequest;
  const html = `${repository.htmlUrl}/${isPull ? 'pull' : 'issues'}/${number}`;
  return {
    html_url: html,
    id: conversation.id,
    node_id: conversation.nodeId,
    number,
    title: conversation.title,
    user: userView(repository.world, conversation.author),
    labels: conversation.labels.map((name) => ({ name })),
    state: conversation.state,
    locked: conversation.locked,
    body: conversation.body === '' ? null : conversation.body,
    ...(isPull && { pull_request: { url: html, html_url: html, diff_url: html, patch_url: html } }),
  };
}

export function timelineCommentView(comment: TimelineComment): View {
  const { repository, number } = comment.conversation;
  const kind = comment.conversation instanceof PullRequest ? 'pull' : 'issues';
  return {
    html_url: `${repository.htmlUrl}/${kind}/${number}#issuecomment-${comment.id}`,
    id: comment.id,
    node_id: comment.nodeId,
    user: userView(repository.world, comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: authorAssociation(repository, comment.author),
    body: comment.body,
  };
}

export function pullHtmlUrl(pull: PullRequest): string {
  return `${pull.repository.htmlUrl}/pull/${pull.number}`;
}

/** A pull request as lists show it. */
export function simplePullView(pull: PullRequest): View {
  const { repository, number } = pull;
  const { world } = repository;
  return {
    id: pull.id,
    node_id: pull.nodeId,
    html_url: pullHtmlUrl(pull),
    number,
    state: pull.state,
    locked: pull.locked,
    title: pull.title,
    user: userView(world, pull.author),
    body: pull.body === '' ? null : pull.body,
    labels: pull.labels.map((name) => ({ name })),
    requested_reviewers: pull.requestedReviewers.map(presentUser),
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
      user: presentUser(repository.owner),
      repo: repositoryView(repository),
    },
    draft: pull.draft,
  };
}

export function pullView(pull: PullRequest): View {
  const published = pull.reviews.filter((review) => !review.pending);
  return {
    ...simplePullView(pull),
    merged: pull.mergedAs !== undefined,
    review_comments: published.flatMap((review) => review.comments).length,
    changed_files: pull.comparison().files.length,
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

export function reviewHtmlUrl(review: Review): string {
  return `${pullHtmlUrl(review.pull)}#pullrequestreview-${review.id}`;
}

export function reviewView(review: Review): View {
  const { pull } = review;
  return {
    id: review.id,
    node_id: review.nodeId,
    user: userView(pull.repository.world, review.author),
    body: review.body,
    state: review.state,
    html_url: reviewHtmlUrl(review),
    author_association: authorAssociation(pull.repository, review.author),
    commit_id: review.commitId,
    ...(review.submittedAt === undefined ? {} : { submitted_at: review.submittedAt }),
  };
}

export function commentHtmlUrl(comment: ReviewComment): string {
  return `${pullHtmlUrl(comment.review.pull)}#discussion_r${comment.id}`;
}

/** A review comment. What is outdated has null lines; its `original_` lines stay. */
export function reviewCommentView(comment: ReviewComment): View {
  const { review, thread, inReplyTo } = comment;
  const { pull } = review;
  const { repository } = pull;
  const { anchor } = thread;
  const onLine = anchor.subject === 'line' ? anchor : undefined;
  const now = currentPosition(thread);
  return {
    pull_request_review_id: review.id,
    id: comment.id,
    node_id: comment.nodeId,
    diff_hunk: onLine?.diffHunk ?? '',
    path: now?.path ?? anchor.path,
    commit_id: now === undefined && onLine !== undefined ? thread.commitId : pull.headSha,
    original_commit_id: thread.commitId,
    user: userView(repository.world, comment.author),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    html_url: commentHtmlUrl(comment),
    author_association: authorAssociation(repository, comment.author),
    start_line: now?.startLine ?? null,
    original_start_line: onLine?.startLine ?? null,
    start_side: onLine?.startSide ?? null,
    line: now?.line ?? null,
    original_line: onLine?.line ?? null,
    side: onLine?.side ?? 'RIGHT',
    position: now?.position ?? null,
    subject_type: anchor.subject,
    ...(inReplyTo === undefined ? {} : { in_reply_to_id: inReplyTo.id }),
  };
}

export function checkRunView(run: CheckRun): View {
  return {
    id: run.id,
    name: run.name,
    node_id: run.nodeId,
    head_sha: run.headSha,
    external_id: run.externalId ?? '',
    status: run.status,
    conclusion: run.conclusion ?? null,
    started_at: run.startedAt,
    completed_at: run.completedAt ?? null,
    output: {
      title: run.title ?? null,
      summary: run.summary ?? null,
      text: run.text ?? null,
      annotations_count: run.annotations.length,
    },
    check_suite: { id: suiteOf(run) },
    app: appView(run),
  };
}

/** A workflow token's check lands in some suite of its app on the commit: the first there is. */
function suiteOf(run: CheckRun): number {
  const first = run.repository.checkRuns.find(
    (other) => other.headSha === run.headSha && other.token.account === run.token.account,
  );
  return (first ?? run).id + 1_000_000;
}

function appView({ token }: CheckRun): View {
  const slug = token.account.login.replace('[bot]', '');
  return {
    id: token.kind === 'workflow' ? 15368 : token.account.id,
    slug,
    name: token.kind === 'workflow' ? 'GitHub Actions' : slug,
  };
}

export function annotationView(annotation: Annotation): View {
  return {
    path: annotation.path,
    start_line: annotation.start_line,
    end_line: annotation.end_line,
    annotation_level: annotation.annotation_level,
    title: annotation.title ?? null,
    message: annotation.message,
  };
}

export function statusView(repository: Repository, status: CommitStatus): View {
  return {
    id: status.id,
    state: status.state,
    description: status.description ?? null,
    target_url: status.targetUrl ?? null,
    context: status.context,
    created_at: status.createdAt,
    updated_at: status.createdAt,
    creator: userView(repository.world, status.token.account),
  };
}
