import { CheckRun } from './github/model/check-run.ts';
import { addComment, editComment, type ReactionContent, react } from './github/model/conversation.ts';
import type { PullRequest } from './github/model/pull-request.ts';
import type { Review, ReviewComment } from './github/model/review.ts';
import type { Token } from './github/model/world.ts';
import type { RequestedPlace } from './github/placement.ts';
import { createReview } from './github/reviewing.ts';

/** What an app says in a review; a comment without a line is on the file. */
export interface AppReviewOf {
  readonly body?: string;
  readonly comments?: readonly (RequestedPlace & { readonly body: string })[];
  /** Default: the head. */
  readonly commit?: string;
}

export interface AppCheckOf
  extends Partial<Pick<CheckRun, 'status' | 'title' | 'summary' | 'text' | 'annotations'>> {
  readonly name: string;
  readonly conclusion?: string;
}

/** An app on a pull request, by its REST login such as `coderabbitai[bot]`. */
export function appOn(pull: PullRequest, login: string) {
  const { repository } = pull;
  const { world } = repository;
  const account = world.accounts.named(login);
  const token: Token = world.tokens.issue({ kind: 'app', account, repository, permissions: {} });
  return {
    account,
    review: ({ body = '', comments = [], commit = pull.headSha }: AppReviewOf): Review => {
      const isEmpty = body === '' && comments.length > 0;
      const review = createReview(pull, token, {
        commitId: commit,
        body: isEmpty ? 'Review' : body,
        event: 'COMMENT',
        comments,
      });
      if (isEmpty) review.body = '';
      return review;
    },
    comment: (body: string) => addComment(pull, account, body),
    edit: (comment: Parameters<typeof editComment>[0], body: string) => editComment(comment, account, body),
    resolve: (comment: ReviewComment) => {
      comment.thread.resolvedBy = account;
    },
    react: (content: ReactionContent) => react(pull, account, content),
    check: ({ annotations = [], ...check }: AppCheckOf): CheckRun => {
      const run = new CheckRun(repository, { name: check.name, headSha: pull.headSha, token });
      const isOver = check.conclusion !== undefined;
      Object.assign(run, { status: isOver ? 'completed' : 'in_progress', ...check });
      if (isOver) run.completedAt = world.timestamp();
      run.annotations.push(...annotations);
      repository.checkRuns.push(run);
      return run;
    },
    status: (context: string, state: 'pending' | 'success' | 'failure', description: string): void => {
      repository.statuses.push({
        id: world.ids.next(),
        sha: pull.headSha,
        state,
        context,
        description,
        targetUrl: undefined,
        createdAt: world.timestamp(),
        token,
      });
    },
  };
}
