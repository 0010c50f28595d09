import type { Publisher } from '../../../ports/publisher.ts';
import type { GateOnHead } from '../gate/head-moves.ts';
import type { PullRequestAddress } from '../pull-request.ts';
import type { GitHubClient } from '../transport/client.ts';
import { createDraft, deleteDraft } from './draft.ts';
import { addFileThreads } from './file-threads.ts';
import { confirmOwnReviews } from './own-reviews.ts';
import { requestReviewers } from './request-reviewers.ts';
import { readBack, submitDraft } from './submission.ts';
import { carryOutUpkeep } from './upkeep.ts';

export interface GitHubPublisherOptions {
  readonly client: GitHubClient;
  readonly address: PullRequestAddress;
  /** Whether a draft's text carries the mark of this very instance: only such a draft may be removed. */
  readonly isOurs: (body: string) => boolean;
  /** What the confirming read looks for on the head. */
  readonly gate?: GateOnHead;
}

/** Publishes on one pull request, by way of a draft: one review, one notification. */
export function createGitHubPublisher({ client, address, isOurs, gate }: GitHubPublisherOptions): Publisher {
  return {
    createDraft: (key, request) => createDraft(client, address, { key, request, isOurs }),
    addFileThreads: (draft, threads, after) => addFileThreads(client, draft, { threads, after, gate }),
    confirm: (after) => confirmOwnReviews(client, address, { ...(after !== undefined && { after }), gate }),
    submit: (draft, { event, body }) => submitDraft(client, { draft, event, body }),
    deleteDraft: (draft) => deleteDraft(client, address, draft),
    readBack: (draft) => readBack(client, address, { draft, gate }),
    carryOutUpkeep: (steps, published) => carryOutUpkeep(client, steps, published && { published, gate }),
    requestReviewers: (logins) => requestReviewers(client, address, logins),
  };
}
