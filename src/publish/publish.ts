import type { PlacedRun } from '../decide/placed-run.ts';
import type { Placed } from '../decide/placement.ts';
import { type Failure, onFailure, operationalFailure } from '../model/failure.ts';
import { findingKey, readMarks, reviewMarks } from '../model/mark.ts';
import type { Reporter } from '../model/reporter.ts';
import type { ReviewEvent } from '../model/review-document.ts';
import type { DraftComment, Plan, Step, StepOf } from '../model/write-plan.ts';
import { reviewBody } from '../pages/review-body.ts';
import type {
  CreatedDraft,
  CurrentReview,
  DraftThread,
  OwnReviewState,
  Publisher,
} from '../ports/publisher.ts';

/** Where and how a plan is carried out. */
export interface To {
  readonly publisher: Publisher;
  readonly reporter: Reporter;
}

/**
 * Why a step was not carried out. Most tokens may not resolve threads: an unresolved one stays open and is not tried
 * again; its comment says that the finding is settled.
 */
function inWords(step: Step, { code, message, fix }: Failure): string {
  if (step.do !== 'resolve-thread') return `${step.do}: ${message} ${fix} (${code})`;
  const why = code === 'GITHUB_PERMISSION_MISSING' ? 'resolving them takes `contents: write`' : message;
  return `Threads of settled findings stay open: ${why}`;
}

/**
 * Carries out the steps on earlier reviews, and reads back the review just `published`; `done` has the steps that were
 * not rejected. A rejected step is reported and affects neither the review nor other steps.
 */
export async function carryOutUpkeep(
  steps: readonly Step[],
  to: To,
  published?: CreatedDraft,
): Promise<{ readonly done: readonly Step[]; readonly currentReview?: CurrentReview | undefined }> {
  const { publisher, reporter } = to;
  const due = steps.filter((step) => 'nodeId' in step);
  if (due.length === 0) return { done: [] };
  const { rejections, currentReview } = await publisher.carryOutUpkeep(due, published);
  const warnings = due.flatMap((step, index) => {
    const rejection = rejections[index];
    return rejection === undefined ? [] : [inWords(step, rejection)];
  });
  for (const warning of new Set(warnings)) reporter.warning(warning);
  return { done: due.filter((_, index) => rejections[index] === undefined), currentReview };
}

async function notify(step: Step, { publisher, reporter }: To): Promise<void> {
  if (step.do === 'reply') return publisher.reply(step.body);
  if (step.do === 'reply-in-thread') return publisher.reply(step.body, step.comment);
  if (step.do !== 'request-reviewers') return;
  const rejected = await publisher.requestReviewers(step.reviewers);
  if (rejected.length === 0) return;
  const why = 'only people with access to the repository can be asked';
  reporter.warning(`GitHub rejects review requests for ${rejected.join(', ')}: ${why}`);
}

/** Requests reviewers, and replies to commands and in threads, at the end: what they are asked to read is complete by then. */
export async function notifyPeople(steps: readonly Step[], to: To): Promise<void> {
  for (const step of steps) {
    await notify(step, to).catch(onFailure((failure) => to.reporter.warning(inWords(step, failure))));
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
    reviewMarks(body, plan.toolKey).flatMap((mark) =>
      mark.head === plan.head && state !== 'PENDING' ? [{ id, key: mark.key }] : [],
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

/** GitHub's wording for a misplaced comment changes, so an unknown rejection may also be about comments. */
const rejectionsOfComments: readonly string[] = ['GITHUB_COMMENTS_REFUSED', 'GITHUB_UNPROCESSABLE'];

/**
 * Creates the draft. GitHub rejects the whole draft for one comment that it cannot place and does not name it; the
 * draft is then created without comments, and `rejected` has all of them. Threads that are added one by one are
 * rejected one by one.
 */
async function openDraft(publisher: Publisher, { request }: StepOf<'create-draft'>): Promise<OpenedDraft> {
  const withoutComments = onFailure(async (failure) => {
    const { comments } = request;
    if (comments.length === 0 || !rejectionsOfComments.includes(failure.code)) throw failure;
    return { draft: await publisher.createDraft({ ...request, comments: [] }), rejected: comments };
  });
  const whole = async () => ({ draft: await publisher.createDraft(request), rejected: [] });
  return whole().catch(withoutComments);
}

/** The step of a plan with this name, of which there is one at most. */
export function stepOf<Do extends Step['do']>(plan: Plan, name: Do): StepOf<Do> | undefined {
  return plan.steps.find((step): step is StepOf<Do> => step.do === name);
}

/** The comment as a thread of its own; its key is the one of the first finding in its marks. */
function toThread(comment: DraftComment, { toolKey }: Plan): DraftThread {
  const marks = readMarks(comment.body, toolKey);
  const [key = ''] = marks.flatMap((mark) => (mark.kind === 'review' ? [] : findingKey(mark)));
  return { ...comment, key };
}

/** The finding by which a thread is found, or an addition to one. */
function threadKey({ finding, joins = finding.id, into }: Placed): string {
  return into === undefined ? joins : finding.id;
}

/** What GitHub did not place moves to the body, so that nothing is lost. */
function moveToBody(placed: readonly Placed[], keys: readonly string[], { head }: Plan): readonly Placed[] {
  return placed.map((each) =>
    keys.includes(findingKey({ kind: 'finding', id: threadKey(each), head }))
      ? { finding: each.finding, placement: { place: 'body', reason: 'not-placed-by-github' } as const }
      : each,
  );
}

/**
 * Submits the draft. An event that GitHub rejects to this account becomes a comment; the check still has the verdict.
 * If the draft is gone because this run waited too long, another run has usually published the same review.
 */
async function submit(execution: Execution, draft: CreatedDraft, body: string) {
  const { publisher, plan, reporter } = execution;
  const submitAs = async (event: ReviewEvent) => {
    const { url, head } = await publisher.submit(draft, { body, event });
    return { url, head, event };
  };
  const afterRejection = onFailure((failure) => {
    if (failure.code !== 'GITHUB_EVENT_REFUSED') throw failure;
    reporter.warning(`${failure.message}; the review is published as a comment instead. ${failure.fix}`);
    return submitAs('COMMENT');
  });
  const whenGone = onFailure(async (failure) => {
    const conflict = failure.code === 'GITHUB_DRAFT_GONE' ? await checkForConflict(execution) : undefined;
    if (conflict === undefined) throw failure;
    return conflict;
  });
  return submitAs(plan.event).catch(afterRejection).catch(whenGone);
}

/** A draft, and the comments that GitHub did not take with it. */
interface OpenedDraft {
  readonly draft: CreatedDraft;
  readonly rejected: readonly DraftComment[];
}

/** What was sent, and where each finding went. */
interface Submitted {
  readonly url: string;
  /** The head when GitHub accepted the review. */
  readonly head: string;
  readonly event: ReviewEvent;
  readonly placed: readonly Placed[];
  /** The text that was sent. */
  readonly sent: string;
}

/** A review on GitHub, as it was sent and as GitHub shows it. */
export interface PublishedReview extends Submitted {
  readonly id: number;
  readonly current: CurrentReview;
}

/** Adds findings to comments of earlier reviews; returns the keys of those that GitHub did not let in. */
async function extendComments({ plan, publisher, reporter }: Execution): Promise<readonly string[]> {
  const steps = plan.steps.filter((step) => step.do === 'extend-comment');
  const { done } = await carryOutUpkeep(steps, { publisher, reporter });
  const failed = steps.filter((step) => !done.includes(step)).flatMap(({ key }) => key.split(' '));
  return failed.map((id) => findingKey({ kind: 'finding', id, head: plan.head }));
}

/** Completes the draft, checks for conflicts again, then submits or deletes it. */
async function completeDraft(
  execution: Execution,
  { draft, rejected }: OpenedDraft,
): Promise<Conflict | Submitted> {
  const { run, plan, publisher } = execution;
  const files = stepOf(plan, 'add-file-threads')?.threads ?? [];
  const threads = [...rejected.map((comment) => toThread(comment, plan)), ...files];
  const { unplaced, confirmation } = await publisher.addThreads(draft, threads);
  const conflict = await checkForConflict(execution, confirmation);
  if (conflict !== undefined) {
    await publisher.deleteDraft(draft);
    return conflict;
  }
  const notExtended = await extendComments(execution);
  const placed = moveToBody(run.placed, [...unplaced, ...notExtended], plan);
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
export async function publish(
  execution: Execution,
  create: StepOf<'create-draft'>,
  upkeep: readonly Step[],
): Promise<Conflict | PublishedReview> {
  const { plan, publisher, reporter } = execution;
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
  const left = completed.head === plan.head ? upkeep : [];
  const due = left.filter((step) => step.do !== 'extend-comment');
  const { currentReview } = await carryOutUpkeep(due, { publisher, reporter }, draft);
  const current = currentReview ?? (await publisher.readBack(draft));
  return { ...completed, id: draft.id, current };
}
