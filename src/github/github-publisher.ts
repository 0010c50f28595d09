import type { Publisher } from '../write/publisher.ts';
import { carryOutUpkeep } from './apply-upkeep.ts';
import type { GitHubClient } from './client.ts';
import { createDraft, deleteDraft } from './draft.ts';
import { addFileThreads } from './file-threads.ts';
import { confirmOwnReviews } from './own-reviews.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { requestReviewers } from './request-reviewers.ts';
import { readBack, submitDraft } from './submission.ts';

export interface GitHubPublisherOptions {
  readonly client: GitHubClient;
  readonly address: PullRequestAddress;
  /** Whether a draft's text carries the mark of this very instance: only such a draft may be removed. */
  readonly isOurs: (body: string) => boolean;
}

/** Publishes on one pull request, by way of a draft: one review, one notification. */
export function createGitHubPublisher({ client, address, isOurs }: GitHubPublisherOptions): Publisher {
  return {
    createDraft: (key, request) => createDraft(client, address, { key, request, isOurs }),
    addFileThreads: (draft, threads, after) => addFileThreads(client, draft, { threads, after }),
    confirm: (after) => confirmOwnReviews(client, address, after),
    submit: (draft, { event, body }) => submitDraft(client, { draft, event, body }),
    deleteDraft: (draft) => deleteDraft(client, address, draft),
    readBack: (draft) => readBack(client, draft),
    carryOutUpkeep: (steps, published) => carryOutUpkeep(client, steps, published),
    requestReviewers: (logins) => requestReviewers(client, address, logins),
  };
}
