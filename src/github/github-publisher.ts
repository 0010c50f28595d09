import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import { sameText } from '../model/text.ts';
import type { Publisher } from '../write/publisher.ts';
import { applyUpkeep } from './apply-upkeep.ts';
import type { GitHubClient } from './client.ts';
import { createDraft, deleteDraft } from './draft.ts';
import { confirmOwnReviews } from './own-reviews.ts';
import { readList } from './pages.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { publishReview, readPullRequest } from './request-failure.ts';
import { addFileThreads, readBack, submitDraft } from './submit-draft.ts';

const Requested = z
  .object({ requested_reviewers: z.array(z.object({ login: z.string() })).nullish() })
  .transform(({ requested_reviewers }) =>
    (requested_reviewers ?? []).map(({ login }) => login.toLowerCase()),
  );

/**
 * Requests reviews and returns the people GitHub refuses. GitHub refuses the whole list if one is not a
 * collaborator, so each is then requested alone. Requesting a person again has no effect.
 * @see https://docs.github.com/en/rest/pulls/review-requests#request-reviewers-for-a-pull-request
 */
async function requestReviewers(
  client: GitHubClient,
  address: PullRequestAddress,
  logins: readonly string[],
): Promise<readonly string[]> {
  const { owner, repo, number: pull_number } = address;
  const pull = { owner, repo, pull_number };
  try {
    await client.write(publishReview, {
      send: (api) =>
        api.call(Requested, (rest) => rest.pulls.requestReviewers({ ...pull, reviewers: [...logins] })),
      find: async () => {
        const current = await client.read(readPullRequest, (api) =>
          api.call(Requested, (rest) => rest.pulls.get(pull)),
        );
        return logins.every((login) => current.includes(login.toLowerCase())) ? current : undefined;
      },
    });
    return [];
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'GITHUB_UNPROCESSABLE') throw error;
    if (logins.length === 1) return logins;
  }
  const refused: string[] = [];
  for (const login of logins) refused.push(...(await requestReviewers(client, address, [login])));
  return refused;
}

const TimelineComment = z.object({ body: z.string().nullish() });

/** After an unclear answer the newest comments show whether this one is there. */
async function reply(
  client: GitHubClient,
  { owner, repo, number: issue_number }: PullRequestAddress,
  body: string,
): Promise<void> {
  const issue = { owner, repo, issue_number };
  await client.write(publishReview, {
    send: (api) => api.call(TimelineComment, (rest) => rest.issues.createComment({ ...issue, body })),
    find: async () => {
      const comments = await readList(client, {
        operation: readPullRequest,
        item: TimelineComment,
        send: (rest, page) => rest.issues.listComments({ ...issue, ...page }),
        maxPages: 30,
      });
      return comments.find((comment) => sameText(comment.body ?? '', body));
    },
  });
}

/** Publishes on one pull request through a draft: one review, one notification. */
export function createGitHubPublisher({
  client,
  address,
  isOurs,
}: {
  readonly client: GitHubClient;
  readonly address: PullRequestAddress;
  /** Whether a draft's text has the mark of this instance; only such a draft may be removed. */
  readonly isOurs: (body: string) => boolean;
}): Publisher {
  return {
    createDraft: (_, request) => createDraft(client, address, { request, isOurs }),
    addFileThreads: (draft, threads) => addFileThreads(client, draft, threads),
    confirm: () => confirmOwnReviews(client, address),
    submit: (draft, submission) => submitDraft(client, draft, submission),
    deleteDraft: (draft) => deleteDraft(client, address, draft),
    readBack: (draft) => readBack(client, draft),
    carryOutUpkeep: (steps, published) => applyUpkeep(client, steps, published),
    reply: (body) => reply(client, address, body),
    requestReviewers: (logins) => requestReviewers(client, address, logins),
  };
}
