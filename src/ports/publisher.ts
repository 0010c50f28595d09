import type { ReviewState } from '../model/conversation.ts';
import type { Failure } from '../model/failure.ts';
import type { ReviewEvent } from '../model/review-document.ts';
import type { DraftComment, DraftRequest, FileThread, Step } from '../model/write-plan.ts';

/** Changes to earlier reviews; no step depends on the result of another. */
export type UpkeepStep = Extract<Step, { readonly nodeId: string }>;

export interface CreatedDraft {
  readonly id: number;
  readonly nodeId: string;
}

/** The head and our reviews, read just before a draft is submitted. */
export interface OwnReviewState {
  readonly head: string;
  /** Our submitted reviews, newest last. */
  readonly ownReviews: readonly (CreatedDraft & { readonly state: ReviewState; readonly body: string })[];
}

/** A comment of a published review as GitHub shows it. */
export interface PublishedComment {
  readonly body: string;
  readonly url: string;
}

/** A published review and the head of its pull request as GitHub shows them. */
export interface CurrentReview {
  readonly head: string;
  readonly state: ReviewState;
  readonly body: string;
  readonly comments: readonly PublishedComment[];
}

/** A thread that is added to a draft, on lines or on a whole file. */
export type DraftThread = FileThread & Partial<DraftComment>;

export interface AddedThreads {
  /** Keys of threads that GitHub could not place, which it reports without an error. */
  readonly unplaced: readonly string[];
  /** The same as `confirm`, read with the last thread; absent when it must be requested. */
  readonly confirmation?: OwnReviewState | undefined;
}

export interface UpkeepResult {
  /** Why each step failed; undefined for success. */
  readonly rejections: readonly (Failure | undefined)[];
  /** The same as `readBack`, read after the steps; absent when it must be requested. */
  readonly currentReview?: CurrentReview | undefined;
}

/**
 * Writes one review. Each call is one step of a plan and carries a key that is part of the posted text. After
 * an unclear response the implementation looks for that key before it sends again, so each call takes effect
 * at most once. Throws `Failure` for a final rejection.
 */
export interface Publisher {
  createDraft(request: DraftRequest): Promise<CreatedDraft>;
  /** The request for the threads reads the current state as well; without threads nothing is sent. */
  addThreads(draft: CreatedDraft, threads: readonly DraftThread[]): Promise<AddedThreads>;
  /** Reads the head and our own reviews among the newest hundred; the caller knows earlier ones. */
  confirm(): Promise<OwnReviewState>;
  /** Returns the review's URL and the head when GitHub accepted it. */
  submit(
    draft: CreatedDraft,
    submission: { event: ReviewEvent; body: string },
  ): Promise<{ url: string; head: string }>;
  deleteDraft(draft: CreatedDraft): Promise<void>;
  readBack(draft: CreatedDraft): Promise<CurrentReview>;
  /** Carries out the steps in order and reads back the review just `published`. Never throws a `Failure`. */
  carryOutUpkeep(steps: readonly UpkeepStep[], published?: CreatedDraft): Promise<UpkeepResult>;
  /** Adds a comment to the conversation, or to the thread that begins with a `comment`, once. */
  reply(body: string, comment?: number): Promise<void>;
  /** Requests reviews by login; returns the logins that GitHub rejects. */
  requestReviewers(logins: readonly string[]): Promise<readonly string[]>;
}

/** An issue as it is opened. */
export interface NewIssue {
  /** Plain text; GitHub renders no Markdown in it. */
  readonly title: string;
  readonly body: string;
}

/** What the stage after a merge needs of GitHub. */
export interface FollowUpPort {
  /** The commit that merged the pull request, and the time; undefined while it is not merged. */
  readonly readMerge: () => Promise<{ readonly commit: string; readonly at: string } | undefined>;
  /**
   * Number of the issue of this token's account with `mark` in a line of its own, open or closed. Issues that nobody
   * touched since `since` are not read.
   */
  readonly find: (mark: string, by: string, since: string) => Promise<number | undefined>;
  /** Opens the issue and returns its number; one that `find` finds after an unclear answer counts. */
  readonly open: (issue: NewIssue, find: () => Promise<number | undefined>) => Promise<number>;
}
