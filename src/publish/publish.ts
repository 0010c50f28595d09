import type { PlacedRun } from '../decide/placed-run.ts';
import type { Placed } from '../decide/placement.ts';
import type { ReviewState } from '../model/conversation.ts';
import { type Failure, onFailure, operationalFailure } from '../model/failure.ts';
import { findingKey, readMarks } from '../model/mark.ts';
import type { Reporter } from '../model/reporter.ts';
import type { ReviewEvent } from '../model/review-document.ts';
import type { DraftComment, DraftRequest, FileThread, Plan, Step, StepOf } from '../model/write-plan.ts';
import { reviewBody } from '../pages/review-body.ts';

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
  readonly ownReviews: readonly { readonly id: number; readonly state: ReviewState; readonly body: string }[];
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
  /** Why each step failed; undefined for success, including when the effect was already there. */
  readonly refusals: readonly (Failure | undefined)[];
  /** The same as `readBack`, read after the steps; absent when it must be requested. */
  readonly currentReview?: CurrentReview | undefined;
}

/**
 * Writes one review. Each call is one step of a plan and carries a key that is part of the posted text. After
 * an unclear response the implementation looks for that key before it sends again, so each call takes effect
 * at most once. Throws `Failure` for a final refusal.
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
  /** Adds a comment to the conversation, once. */
  reply(body: string): Promise<void>;
  /** Requests reviews by login; returns the logins that GitHub refuses. */
  requestReviewers(logins: readonly string[]): Promise<readonly string[]>;
}

/** Where and how a plan is carried out. */
export interface To {
  readonly publisher: Publisher;
  readonly reporter: Reporter;
}

/**
 * Most tokens may not resolve threads. An unresolved thread stays open and is not tried again; its comment
 * says that the finding is settled.
 */
function whyOpen({ code, message }: Failure): string {
  const why = code === 'GITHUB_PERMISSION_MISSING' ? 'resolving them takes `contents: write`' : message;
  return `Threads of settled findings stay open: ${why}`;
}

function inWords(step: Step, failure: Failure): string {
  return step.do === 'resolve-thread'
    ? whyOpen(failure)
    : `${step.do}: ${failure.message} ${failure.fix} (${failure.code})`;
}

/**
 * Carries out the steps on earlier reviews, and reads back the review just `published`; `done` has the steps that were
 * not refused. A refused step is reported and affects neither the review nor other steps.
 */
export async function carryOutUpkeep(steps: readonly Step[], to: To, published?: CreatedDraft) {
  const { publisher, reporter } = to;
  const due = steps.filter((step) => 'nodeId' in step);
  if (due.length === 0) return { done: [] };
  const { refusals, currentReview } = await publisher.carryOutUpkeep(due, published);
  const warnings = due.flatMap((step, index) => {
    const refusal = refusals[index];
    return refusal === undefined ? [] : [inWords(step, refusal)];
  });
  for (const warning of new Set(warnings)) reporter.warning(warning);
  return { done: due.filter((_, index) => refusals[index] === undefined), currentReview };
}

async function requestReviewers({ reviewers }: StepOf<'request-reviewers'>, { publisher, reporter }: To) {
  const refused = await publisher.requestReviewers(reviewers);
  if (refused.length === 0) return;
  const names = refused.join(', ');
  reporter.warning(
    `GitHub refuses review requests for ${names}: only people with access to the repository can be asked`,
  );
}

/** Requests reviewers and replies to commands, at the end: what they are asked to read is complete by then. */
export async function notifyPeople(steps: readonly Step[], to: To): Promise<void> {
  for (const step of steps) {
    if (step.do !== 'request-reviewers' && step.do !== 'reply') continue;
    const isSent = step.do === 'reply' ? to.publisher.reply(step.body) : requestReviewers(step, to);
    await isSent.catch(onFailure((failure) => to.reporter.warning(inWords(step, failure))));
  }
}

/** A run with its plan, and where that is carried out. */
export interface Execution extends To {
  readonly run: PlacedRun;
  readonly plan: Plan;
}

/** The head moved, or another run published the same review. */
type Conflict = 'superseded' | 'already-there';

/** Reviews of this head by this instance. */
function reviewsOfThisHead(plan: Plan, { ownReviews }: OwnReviewState) {
  return ownReviews.flatMap(({ id, state, body }) =>
    readMarks(body, plan.toolKey).flatMap((mark) =>
      mark.kind === 'review' && mark.head === plan.head && state !== 'PENDING' ? [{ id, key: mark.key }] : [],
    ),
  );
}

/**
 * Checks that head and own reviews are as planned; undefined if so. Throws when another run published a
 * different review of this head, which this plan would repeat or contradict. `read` replaces the confirming
 * request.
 */
export async function checkForConflict(
  { run: { memory }, plan, publisher }: Execution,
  read?: OwnReviewState,
): Promise<Conflict | undefined> {
  const confirmation = read ?? (await publisher.confirm());
  if (confirmation.head !== plan.head) return 'superseded';
  const known = new Set(memory.reviews.map(({ id }) => id));
  const published = reviewsOfThisHead(plan, confirmation);
  const unknown = published.filter(({ id }) => !known.has(id));
  if ((memory.complete ? unknown : published).some(({ key }) => key === plan.key)) return 'already-there';
  // With an incomplete memory, an unknown review may be an earlier one.
  if (!memory.complete || unknown.length === 0) return undefined;
  const message = 'A concurrent run published a different review of this head';
  throw operationalFailure('CONCURRENT_REVIEW', message);
}

/** GitHub's wording for a misplaced comment changes, so an unknown refusal may also be about comments. */
const refusalsOfComments: readonly string[] = ['GITHUB_COMMENTS_REFUSED', 'GITHUB_UNPROCESSABLE'];

/**
 * Creates the draft. GitHub refuses the whole draft for one comment that it cannot place and does not name it; the
 * draft is then created without comments, and `refused` has all of them. Threads that are added one by one are
 * refused one by one.
 */
async function openDraft(publisher: Publisher, { request }: StepOf<'create-draft'>) {
  const withoutComments = onFailure(async (failure) => {
    const { comments } = request;
    if (comments.length === 0 || !refusalsOfComments.includes(failure.code)) throw failure;
    return { draft: await publisher.createDraft({ ...request, comments: [] }), refused: comments };
  });
  const whole = async () => ({ draft: await publisher.createDraft(request), refused: [] });
  return whole().catch(withoutComments);
}

/** The step of a plan with this name, of which there is one at most. */
export function stepOf<Do extends Step['do']>(plan: Plan, name: Do): Extract<Step, { do: Do }> | undefined {
  return plan.steps.find((step): step is Extract<Step, { do: Do }> => step.do === name);
}

/** The comment as a thread of its own; its key is the one of the first finding in its marks. */
function toThread(comment: DraftComment, { toolKey }: Plan): DraftThread {
  const keys = readMarks(comment.body, toolKey).map((mark) =>
    mark.kind === 'review' ? '' : findingKey(mark),
  );
  return { ...comment, key: keys[0] ?? '' };
}

/** What GitHub did not place moves to the body, so that nothing is lost. */
function moveToBody(placed: readonly Placed[], keys: readonly string[], { head }: Plan): readonly Placed[] {
  return placed.map((each) =>
    keys.includes(findingKey({ kind: 'finding', id: each.joins ?? each.finding.id, head }))
      ? { finding: each.finding, placement: { place: 'body', reason: 'not-placed-by-github' } as const }
      : each,
  );
}

/**
 * Submits the draft. An event that GitHub refuses to this account becomes a comment; the check still has the verdict.
 * If the draft is gone because this run waited too long, another run has usually published the same review.
 */
async function submit(execution: Execution, draft: CreatedDraft, body: string) {
  const { publisher, plan, reporter } = execution;
  const submitAs = async (event: ReviewEvent) => {
    const { url, head } = await publisher.submit(draft, { body, event });
    return { url, head, event };
  };
  const afterRefusal = onFailure((failure) => {
    if (failure.code !== 'GITHUB_EVENT_REFUSED') throw failure;
    reporter.warning(`${failure.message}; the review is published as a comment instead. ${failure.fix}`);
    return submitAs('COMMENT');
  });
  const whenGone = onFailure(async (failure) => {
    const conflict = failure.code === 'GITHUB_DRAFT_GONE' ? await checkForConflict(execution) : undefined;
    if (conflict === undefined) throw failure;
    return conflict;
  });
  return submitAs(plan.event).catch(afterRefusal).catch(whenGone);
}

/** Completes the draft, checks for conflicts again, then submits or deletes it. */
async function completeDraft(
  execution: Execution,
  { draft, refused }: Awaited<ReturnType<typeof openDraft>>,
) {
  const { run, plan, publisher } = execution;
  const files = stepOf(plan, 'add-file-threads')?.threads ?? [];
  const threads = [...refused.map((comment) => toThread(comment, plan)), ...files];
  const { unplaced, confirmation } = await publisher.addThreads(draft, threads);
  const conflict = await checkForConflict(execution, confirmation);
  if (conflict !== undefined) {
    await publisher.deleteDraft(draft);
    return conflict;
  }
  const placed = moveToBody(run.placed, unplaced, plan);
  const sent = reviewBody(run, plan.key, placed);
  const submitted = await submit(execution, draft, sent);
  return typeof submitted === 'string' ? submitted : { ...submitted, placed, sent };
}

/**
 * Carries out a plan by the draft protocol: create the draft, add file threads, read head and own reviews
 * again, then submit or delete. The result is read back, so that the receipt reports what GitHub shows: state and
 * text of the review, and a head that a push moved during the last request. `upkeep` updates earlier reviews after
 * publishing.
 */
export async function publish(execution: Execution, upkeep: readonly Step[]) {
  const { plan, publisher, reporter } = execution;
  const create = stepOf(plan, 'create-draft');
  if (create === undefined) throw new Error('a plan to publish has a draft to create');
  const opened = await openDraft(publisher, create);
  const { draft } = opened;
  const completed = await completeDraft(execution, opened).catch(async (error: unknown) => {
    // GitHub allows one draft per account, so it is removed on every failure.
    await publisher
      .deleteDraft(draft)
      .catch(() => reporter.warning('the draft review could not be removed; the next run removes it'));
    throw error;
  });
  if (typeof completed === 'string') return completed;
  // Earlier reviews stay unchanged if the head moved.
  const due = completed.head === plan.head ? upkeep : [];
  const { currentReview } = await carryOutUpkeep(due, { publisher, reporter }, draft);
  const current = currentReview ?? (await publisher.readBack(draft));
  return { ...completed, id: draft.id, current };
}

export type PublishedReview = Exclude<Awaited<ReturnType<typeof publish>>, Conflict>;
