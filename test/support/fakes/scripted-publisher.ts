import type { ReviewState } from '../../../src/model/conversation.ts';
import type { ErrorCode } from '../../../src/model/error-codes.ts';
import { type Failure, operationalFailure } from '../../../src/model/failure.ts';
import type { ReviewEvent } from '../../../src/model/review-document.ts';
import type { DraftRequest } from '../../../src/model/write-plan.ts';
import type { OwnReviewState, PublishedComment, Publisher } from '../../../src/ports/publisher.ts';

export interface PublisherScript {
  /** The head that the confirming read finds, the one the submission tells, and the one read back after it. */
  readonly head: string;
  readonly headAsTaken?: string;
  readonly headAfter?: string;
  readonly ownReviews?: OwnReviewState['ownReviews'];
  /** Keys of the threads that GitHub does not place. */
  readonly unplaced?: readonly string[];
  /** Calls that fail every time. */
  readonly failing?: readonly (keyof Publisher)[];
  /** Whether the last thread tells what a confirming read would, and the last upkeep what reading back would. */
  readonly confirmsWithThreads?: boolean;
  readonly readsBackWithUpkeep?: boolean;
  /** When true, GitHub shows none of the comments afterwards. */
  readonly showsNothing?: boolean;
  /** What GitHub makes of a review's text; by default nothing. */
  readonly stores?: (body: string) => string;
  /** The state that GitHub shows of the review; by default the one of its event. */
  readonly state?: ReviewState;
}

const stateOf: Readonly<Record<ReviewEvent, ReviewState>> = {
  APPROVE: 'APPROVED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
  COMMENT: 'COMMENTED',
};

function refused(code: ErrorCode, what: string): Failure {
  return operationalFailure(code, `GitHub refused ${what}`);
}

/** One pull request that takes a draft and shows what was submitted; `journal` is every call in order. */
export class ScriptedPublisher implements Publisher {
  readonly journal: string[] = [];
  readonly requests: DraftRequest[] = [];
  readonly submissions: { readonly event: ReviewEvent; readonly body: string }[] = [];
  readonly #script: PublisherScript;
  #comments: PublishedComment[] = [];

  constructor(script: PublisherScript) {
    this.#script = script;
  }

  readonly createDraft: Publisher['createDraft'] = async (request) => {
    this.#enter('createDraft');
    this.requests.push(request);
    this.#show(request.comments);
    return { id: 11, nodeId: 'PRR_11' };
  };

  readonly addThreads: Publisher['addThreads'] = async (_draft, threads) => {
    this.#enter('addThreads', `${threads.length}`);
    const { unplaced = [], confirmsWithThreads } = this.#script;
    this.#show(threads.filter(({ key }) => !unplaced.includes(key)));
    return { unplaced, ...(confirmsWithThreads && { confirmation: this.#confirmation() }) };
  };

  confirm: Publisher['confirm'] = async () => {
    this.#enter('confirm');
    return this.#confirmation();
  };

  submit: Publisher['submit'] = async (_draft, { event, body }) => {
    this.#enter('submit', event);
    this.submissions.push({ event, body });
    const { headAsTaken, head } = this.#script;
    return { url: 'https://github.com/octo/shop/pull/7#pullrequestreview-11', head: headAsTaken ?? head };
  };

  readonly readBack = async () => {
    this.#enter('readBack');
    return this.#currentReview();
  };

  readonly carryOutUpkeep: Publisher['carryOutUpkeep'] = async (steps) => {
    this.#enter('carryOutUpkeep', steps.map((step) => `${step.do} ${step.nodeId}`).join(', '));
    const rejections = steps.map(() => undefined);
    return { rejections, ...(this.#script.readsBackWithUpkeep && { currentReview: this.#currentReview() }) };
  };

  readonly requestReviewers = async () => [];

  readonly deleteDraft: Publisher['deleteDraft'] = async () => this.#enter('deleteDraft');
  readonly reply = async () => undefined;

  #confirmation(): OwnReviewState {
    const { head, ownReviews = [] } = this.#script;
    return { head, ownReviews };
  }

  #currentReview() {
    const { headAfter, head, stores = (body) => body, state, showsNothing = false } = this.#script;
    const { event = 'COMMENT', body = '' } = this.submissions.at(-1) ?? {};
    return {
      state: state ?? stateOf[event],
      head: headAfter ?? head,
      body: stores(body),
      comments: showsNothing ? [] : this.#comments,
    };
  }

  #enter(call: keyof Publisher, detail?: string): void {
    this.journal.push(detail === undefined ? call : `${call} ${detail}`);
    if (this.#script.failing?.includes(call)) throw refused('GITHUB_UNAVAILABLE', call);
  }

  #show(comments: readonly Omit<PublishedComment, 'url'>[]): void {
    const url = (index: number) => `https://github.com/octo/shop/pull/7#discussion_r${index}`;
    this.#comments = [...this.#comments, ...comments].map(({ body }, index) => ({ body, url: url(index) }));
  }
}
