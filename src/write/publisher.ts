import type { ReviewState } from '../model/conversation.ts';
import type { Failure } from '../model/failure.ts';
import type { ReviewEvent } from '../model/review-document.ts';
import type { DraftRequest, FileThread, StepOf } from '../model/write-plan.ts';

/** What is put straight of what earlier runs said: no step depends on the answer to another one. */
export type UpkeepStep = StepOf<
  'dismiss-review' | 'update-comment' | 'resolve-thread' | 'update-review' | 'react'
>;

export interface CreatedDraft {
  readonly id: number;
  readonly nodeId: string;
}

/** What the confirming read says just before a draft is submitted. */
export interface OwnReviewState {
  readonly head: string;
  /** Our identity's submitted reviews, newest last: to find what another run published meanwhile. */
  readonly ownReviews: readonly { readonly id: number; readonly state: ReviewState; readonly body: string }[];
}

/** A comment of a published review as GitHub tells it afterwards. */
export interface PublishedComment {
  readonly path: string;
  readonly line: number | null;
  readonly body: string;
  readonly url: string;
}

/** A published review as GitHub shows it, and the head of its pull request at that moment. */
export interface CurrentReview {
  readonly head: string;
  readonly state: ReviewState;
  readonly body: string;
  readonly comments: readonly PublishedComment[];
}

export interface AddedThreads {
  /** Keys of the threads that GitHub did not place: it says so without an error. */
  readonly unplaced: readonly string[];
  /** What `confirm` would say, read after the last thread; absent where it has to be asked. */
  readonly confirmation?: OwnReviewState | undefined;
}

export interface UpkeepResult {
  /** For each step why it is not done; undefined where it is, also where it stood already or somebody else did it. */
  readonly refusals: readonly (Failure | undefined)[];
  /** What `readBack` would say, read after the steps; absent where it has to be asked. */
  readonly standing?: CurrentReview | undefined;
}

/**
 * Writes one review. Each call is one step of a computed plan and carries a key that stands in the posted
 * text: after an unclear answer the implementation looks for it before it sends again, so that each call takes
 * effect at most once. Throws `Failure` when GitHub refuses for good.
 */
export interface Publisher {
  createDraft(key: string, request: DraftRequest): Promise<CreatedDraft>;
  /** `after` is what `confirm` takes: the request that adds the threads reads the world again as well. */
  addFileThreads(draft: CreatedDraft, threads: readonly FileThread[], after?: number): Promise<AddedThreads>;
  /** `after` is the id of a review: those that came before it may be left out, since the caller knows them. */
  confirm(after?: number): Promise<OwnReviewState>;
  /** Answers the review's address, and the head that GitHub had when it took it. */
  submit(
    draft: CreatedDraft,
    submission: { key: string; event: ReviewEvent; body: string },
  ): Promise<{ url: string; head: string }>;
  deleteDraft(draft: CreatedDraft): Promise<void>;
  readBack(draft: CreatedDraft): Promise<CurrentReview>;
  /** Carries out the steps in order. Never throws a `Failure`. */
  /** A review that was just `published` is read back with the last of the steps. */
  carryOutUpkeep(steps: readonly UpkeepStep[], published?: CreatedDraft): Promise<UpkeepResult>;
  /** Asks people for a review, by login; answers those whom GitHub lets nobody ask. */
  requestReviewers(logins: readonly string[]): Promise<readonly string[]>;
}
