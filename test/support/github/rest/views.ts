import type { ChangedFile } from '../comparison.ts';
import { CheckRun, type CommitStatus } from '../model/check-run.ts';
import { Issue, TimelineComment } from '../model/conversation.ts';
import { PullRequest } from '../model/pull-request.ts';
import { Repository } from '../model/repository.ts';
import { Review, ReviewComment } from '../model/review.ts';
import { Account } from '../model/world.ts';
import { currentPosition } from '../placement.ts';

type View = Readonly<Record<string, unknown>>;
/** Fields of an answer that are more than the property of the model with the same name. */
type Fields<T> = Readonly<Record<string, (source: T) => unknown>>;

const nothing = () => undefined;

const authored: Fields<{ readonly author: Account; readonly repository: Repository }> = {
  user: ({ author }) => author,
  author_association: ({ author, repository }) => repository.associationOf(author),
  reactions: nothing,
  repository: nothing,
};

const repository: Fields<Repository> = {
  private: () => true,
  fork: ({ parent }) => parent !== undefined,
  parent: nothing,
};

const issue: Fields<Issue> = {
  ...authored,
  body: ({ body }) => (body === '' ? null : body),
  labels: ({ labels }) => labels.map((name) => ({ name })),
  comments: ({ comments }) => comments.length,
};

const pullRequest: Fields<PullRequest> = {
  ...issue,
  // Where it is shown as the issue that it is.
  pull_request: ({ htmlUrl: url }) => ({ url, html_url: url, diff_url: url, patch_url: url }),
  head: ({ headOwner, headBranch, headSha, headRepository }) => ({
    label: `${headOwner.login}:${headBranch}`,
    ref: headBranch,
    sha: headSha,
    user: headOwner,
    repo: headRepository ?? null,
  }),
  base: ({ repository: { owner }, repository: repo, baseBranch, baseSha }) => ({
    label: `${owner.login}:${baseBranch}`,
    ref: baseBranch,
    sha: baseSha,
    user: owner,
    repo,
  }),
  merged: ({ mergedAs }) => mergedAs !== undefined,
  merged_at: ({ mergedAs, closedAt }) => (mergedAs === undefined ? null : closedAt),
  merge_commit_sha: ({ mergedAs }) => mergedAs ?? null,
  review_comments: ({ reviews }) =>
    reviews.flatMap((review) => (review.pending ? [] : review.comments)).length,
  changed_files: (pull) => pull.comparison().files.length,
};

/** What is outdated has null lines; its `original_` lines stay. */
const reviewComment: Fields<ReviewComment> = {
  ...authored,
  pull_request_review_id: ({ review }) => review.id,
  path: ({ thread }) => currentPosition(thread)?.path ?? thread.anchor.path,
  commit_id: ({ thread, review }) =>
    thread.anchor.subject === 'line' && currentPosition(thread) === undefined
      ? thread.commitId
      : review.pull.headSha,
  original_commit_id: ({ thread }) => thread.commitId,
  start_line: ({ thread }) => currentPosition(thread)?.startLine,
  line: ({ thread }) => currentPosition(thread)?.line ?? null,
  original_start_line: ({ thread: { anchor } }) => (anchor.subject === 'line' ? anchor.startLine : null),
  original_line: ({ thread: { anchor } }) => (anchor.subject === 'line' ? anchor.line : null),
  start_side: ({ thread: { anchor } }) => (anchor.subject === 'line' ? anchor.startSide : null),
  side: ({ thread: { anchor } }) => (anchor.subject === 'line' ? anchor.side : 'RIGHT'),
  subject_type: ({ thread }) => thread.anchor.subject,
  in_reply_to_id: (comment) => {
    const [first] = comment.thread.comments;
    return first === comment ? undefined : first?.id;
  },
};

const checkRun: Fields<CheckRun> = {
  external_id: ({ externalId }) => externalId ?? '',
  output: ({ title = null, summary = null, text = null, annotations }) => ({
    title,
    summary,
    text,
    annotations_count: annotations.length,
  }),
  check_suite: (run) => ({ id: suiteOf(run) }),
  app: ({ token: { kind, account } }) => {
    const slug = account.login.replace('[bot]', '');
    return kind === 'workflow'
      ? { id: 15_368, slug, name: 'GitHub Actions' }
      : { id: account.id, slug, name: slug };
  },
};

/** A workflow token's check lands in some suite of its app on the commit: the first there is. */
function suiteOf(run: CheckRun): number {
  const { account } = run.token;
  const isBeside = (other: CheckRun) => other.headSha === run.headSha && other.token.account === account;
  return (run.repository.checkRuns.find(isBeside) ?? run).id + 1_000_000;
}

const fields = new Map<unknown, Fields<never>>([
  [CheckRun, checkRun],
  [Issue, issue],
  [PullRequest, pullRequest],
  [Repository, repository],
  [Review, authored],
  [ReviewComment, reviewComment],
  [TimelineComment, authored],
]);

/** The field that REST names so, of a model or of a plain object; undefined where it has none. */
export function fieldOf(source: object, key: string): unknown {
  const resolve: unknown = Reflect.get(fields.get(source.constructor) ?? {}, key);
  const camelCase = key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const value: unknown =
    typeof resolve === 'function'
      ? resolve(source)
      : (Reflect.get(source, key) ?? Reflect.get(source, camelCase));
  if (typeof value === 'function') return undefined;
  return value instanceof Account && value.isDeleted ? null : value;
}

/** One entry of a file list. No patch where there are no hunks, and none where the file's diff is too large. */
export function fileView({ world }: Repository, file: ChangedFile): View {
  const hasPatch = file.diffLines <= world.limits.patchLines;
  return {
    sha: file.oid,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    patch: hasPatch ? file.patch : undefined,
    previous_filename: file.previousPath,
  };
}

/** No e-mail address belongs to an account here, so the accounts behind a commit are null. */
export function commitView({ bare }: Repository, sha: string): View {
  const { tree, parents, message, author, committer } = bare.readCommit(sha);
  return {
    sha,
    commit: { author, committer, message, tree: { sha: tree } },
    author: null,
    committer: null,
    parents: parents.map((parent) => ({ sha: parent })),
  };
}

export function statusView({ createdAt, token, ...status }: CommitStatus): View {
  const { id, state, context, description, targetUrl: target_url } = status;
  const times = { created_at: createdAt, updated_at: createdAt };
  return { id, state, context, description, target_url, ...times, creator: token.account };
}
