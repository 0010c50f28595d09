import type { ReviewState } from '../../../src/model/conversation.ts';
import type { ErrorCode } from '../../../src/model/error-codes.ts';
import { Failure } from '../../../src/model/failure.ts';
import type { ReviewEvent } from '../../../src/model/review-document.ts';
import type { DraftRequest, FileThread } from '../../../src/model/write-plan.ts';
import type {
  AddedThreads,
  CreatedDraft,
  OwnReviewState,
  PublishedComment,
  Publisher,
  UpkeepResult,
  UpkeepStep,
} from '../../../src/write/publish.ts';

export interface PublisherScript {
  /** The head that the confirming read finds, the one the submission tells, and the one read back after it. */
  readonly head: string;
  readonly headAsTaken?: string;
  readonly headAfter?: string;
  readonly ownReviews?: OwnReviewState['ownReviews'];
  /** Keys of the file threads that GitHub does not place. */
  readonly unplaced?: readonly string[];
  /** Events that GitHub refuses to this identity. */
  readonly refusedEvents?: readonly ReviewEvent[];
  /** Calls that fail every time. */
  readonly failing?: readonly (keyof Publisher)[];
  /** Whether the last file thread tells what a confirming read would, and the last upkeep what reading back would. */
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
  return new Failure({
    kind: 'operational',
    code,
    message: `GitHub refused ${what}`,
    fix: 'See its answer.',
  });
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

  async createDraft(key: string, request: DraftRequest): Promise<CreatedDraft> {
    this.#enter('createDraft', key);
    this.requests.push(request);
    this.#show(request.comments);
    return { id: 11, nodeId: 'PRR_11' };
  }

  async addFileThreads(_draft: CreatedDraft, threads: readonly FileThread[]): Promise<AddedThreads> {
    this.#enter('addFileThreads', `${threads.length}`);
    const { unplaced = [] } = this.#script;
    const placed = threads.filter(({ key }) => !unplaced.includes(key));
    this.#show(placed);
    return { unplaced, ...(this.#script.confirmsWithThreads && { confirmation: this.#confirmation() }) };
  }

  async confirm(): Promise<OwnReviewState> {
    this.#enter('confirm');
    return this.#confirmation();
  }

  async submit(
    _draft: CreatedDraft,
    { event, body }: { key: string; event: ReviewEvent; body: string },
  ): Promise<{ url: string; head: string }> {
    this.#enter('submit', event);
    if (this.#script.refusedEvents?.includes(event)) throw refused('GITHUB_EVENT_REFUSED', event);
    this.submissions.push({ event, body });
    const { headAsTaken, head } = this.#script;
    return { url: 'https://github.com/octo/shop/pull/7#pullrequestreview-11', head: headAsTaken ?? head };
  }

  async deleteDraft(): Promise<void> {
    this.#enter('deleteDraft');
  }

  async readBack() {
    this.#enter('readBack');
    return this.#currentReview();
  }

  #confirmation(): OwnReviewState {
    const { head, ownReviews = [] } = this.#script;
    return { head, ownReviews };
  }

  #currentReview() {
    const { headAfter, head, stores = (body) => body, state } = this.#script;
    const { event = 'COMMENT', body = '' } = this.submissions.at(-1) ?? {};
    return {
      state: state ?? stateOf[event],
      head: headAfter ?? head,
      body: stores(body),
      comments: this.#script.showsNothing === true ? [] : this.#comments,
    };
  }

  async carryOutUpkeep(steps: readonly UpkeepStep[]): Promise<UpkeepResult> {
    this.#enter('carryOutUpkeep', steps.map((step) => `${step.do} ${step.nodeId}`).join(', '));
    const refusals = steps.map(() => undefined);
    return { refusals, ...(this.#script.readsBackWithUpkeep && { currentReview: this.#currentReview() }) };
  }

  async reply(body: string): Promise<void> {
    this.#enter('reply', body);
  }

  async requestReviewers(logins: readonly string[]): Promise<readonly string[]> {
    this.#enter('requestReviewers', logins.join(','));
    return [];
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
