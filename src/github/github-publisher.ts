import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import { sameText } from '../model/text.ts';
import type { Publisher } from '../write/publisher.ts';
import { applyUpkeep } from './apply-upkeep.ts';
import type { PullRequestAccess } from './client.ts';
import { addFileThreads, createDraft, deleteDraft, readBack, submitDraft } from './draft.ts';
import { confirmOwnReviews } from './own-reviews.ts';
import { readList } from './pages.ts';
import { publishReview, readPullRequest } from './request-failure.ts';

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
async function requestReviewers(pull: PullRequestAccess, logins: readonly string[]) {
  const { client, owner, repo, number: pull_number } = pull;
  const target = { owner, repo, pull_number };
  try {
    await client.write(publishReview, {
      send: (api) =>
        api.call(Requested, (rest) => rest.pulls.requestReviewers({ ...target, reviewers: [...logins] })),
      find: async () => {
        const current = await client.get(readPullRequest, Requested, (rest) => rest.pulls.get(target));
        return logins.every((login) => current.includes(login.toLowerCase())) ? current : undefined;
      },
    });
    return [];
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'GITHUB_UNPROCESSABLE') throw error;
    if (logins.length === 1) return logins;
  }
  const refused: string[] = [];
  for (const login of logins) refused.push(...(await requestReviewers(pull, [login])));
  return refused;
}

const TimelineComment = z.object({ body: z.string().nullish() });

/** After an unclear answer the newest comments show whether this one is there. */
async function reply({ client, owner, repo, number: issue_number }: PullRequestAccess, body: string) {
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

/**
 * Publishes on one pull request through a draft: one review, one notification. `isOurs` recognises the mark of this
 * instance in a draft's text; only such a draft may be removed.
 */
export function createGitHubPublisher(pull: PullRequestAccess, isOurs: (body: string) => boolean): Publisher {
  const { client } = pull;
  return {
    createDraft: (_, request) => createDraft(pull, { request, isOurs }),
    addFileThreads: (draft, threads) => addFileThreads(client, draft, threads),
    confirm: () => confirmOwnReviews(pull),
    submit: (draft, submission) => submitDraft(client, draft, submission),
    deleteDraft: (draft) => deleteDraft(pull, draft),
    readBack: (draft) => readBack(client, draft),
    carryOutUpkeep: (steps, published) => applyUpkeep(client, steps, published),
    reply: (body) => reply(pull, body),
    requestReviewers: (logins) => requestReviewers(pull, logins),
  };
}
