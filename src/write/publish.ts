import type { Memory } from '../memory/memory.ts';
import type { ReviewState } from '../model/conversation.ts';
import { Failure } from '../model/failure.ts';
import { findingKey, readMarks } from '../model/mark.ts';
import type { Reporter } from '../model/reporter.ts';
import type { ReviewEvent } from '../model/review-document.ts';
import type { DraftComment, Plan, Step } from '../model/write-plan.ts';
import { carryOutUpkeep } from './carry-out-upkeep.ts';
import { openDraft } from './open-draft.ts';
import type { Placed } from './placement.ts';
import type {
  CreatedDraft,
  CurrentReview,
  OwnReviewState,
  PublishedComment,
  Publisher,
} from './publisher.ts';

interface ConflictCheck {
  readonly plan: Plan;
  readonly publisher: Publisher;
  /** Ids of our reviews known to the plan; any other was published meanwhile. Absent: unknown. */
  readonly seen?: ReadonlySet<number>;
}

/** The head moved, or another run published the same review. */
type Conflict =
  | { readonly outcome: 'superseded'; readonly head: string }
  | { readonly outcome: 'already-there' };

/** Our reviews as the plan knew them. */
export function reviewsSeenBy(memory: Memory): Pick<ConflictCheck, 'seen'> {
  return memory.complete ? { seen: new Set(memory.reviews.map(({ id }) => id)) } : {};
}

/** Reviews of this head by this instance. */
function reviewsOfThisHead({ plan }: ConflictCheck, { ownReviews }: OwnReviewState) {
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
  request: ConflictCheck,
  read?: OwnReviewState,
): Promise<Conflict | undefined> {
  const { plan, publisher, seen } = request;
  const confirmation = read ?? (await publisher.confirm());
  if (confirmation.head !== plan.head) return { outcome: 'superseded', head: confirmation.head };
  const published = reviewsOfThisHead(request, confirmation);
  if (published.some(({ id, key }) => key === plan.key && seen?.has(id) !== true))
    return { outcome: 'already-there' };
  if (seen !== undefined && published.some(({ id }) => !seen.has(id))) throw concurrentReview();
  return undefined;
}

function concurrentReview(): Failure {
  return new Failure({
    kind: 'operational',
    code: 'CONCURRENT_REVIEW',
    message: 'A concurrent run published a different review of this head',
  });
}

interface PublishRequest extends ConflictCheck {
  readonly placed: readonly Placed[];
  readonly reporter: Reporter;
  /** Renders the body to submit; GitHub may have placed fewer comments than planned. */
  readonly bodyFor: (placed: readonly Placed[]) => string;
  /** Steps after publishing, given the review's URL. */
  readonly upkeepAfter?: (url: string) => readonly Step[];
}

/** `superseded`: the head moved, nothing was published. `already-there`: another run published the same review. */
export type Published =
  | {
      readonly outcome: 'published';
      readonly id: number;
      readonly url: string;
      readonly event: ReviewEvent;
      readonly placed: readonly Placed[];
      readonly comments: readonly PublishedComment[];
      /** The body as submitted and as GitHub shows it. */
      readonly text: { readonly sent: string; readonly shown: string };
      /** State of the review on GitHub. */
      readonly state: ReviewState;
      /** The head after publishing, which shows a push during the last request. */
      readonly head: string;
      /** Why GitHub refused the planned event; absent when it accepted it. */
      readonly eventRefused?: string;
    }
  | Conflict;

function stepOf<Do extends Step['do']>(plan: Plan, name: Do): Extract<Step, { do: Do }> | undefined {
  return plan.steps.find((step): step is Extract<Step, { do: Do }> => step.do === name);
}

/** Keys of the findings that these comments are about, by the marks in them. */
function findingKeys(comments: readonly DraftComment[], { toolKey }: Plan): readonly string[] {
  return comments.flatMap(({ body }) =>
    readMarks(body, toolKey).flatMap((mark) => (mark.kind === 'finding' ? [findingKey(mark)] : [])),
  );
}

/** What GitHub did not place moves to the body, so that nothing is lost. */
function moveToBody(placed: readonly Placed[], keys: readonly string[], { head }: Plan): readonly Placed[] {
  return placed.map((each) =>
    keys.includes(findingKey({ kind: 'finding', id: each.finding.id, head }))
      ? { ...each, placement: { place: 'body', reason: 'not-placed-by-github' } as const }
      : each,
  );
}

/** An event that GitHub refuses to this account becomes a comment; the check still has the verdict. */
async function submit(request: PublishRequest, draft: CreatedDraft, placed: readonly Placed[]) {
  const { publisher, plan, reporter } = request;
  const submission = { key: plan.key, body: request.bodyFor(placed) };
  try {
    const taken = await publisher.submit(draft, { ...submission, event: plan.event });
    return { ...taken, event: plan.event, sent: submission.body };
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'GITHUB_EVENT_REFUSED') throw error;
    reporter.warning(`${error.message}; the review is published as a comment instead. ${error.fix}`);
    const taken = await publisher.submit(draft, { ...submission, event: 'COMMENT' });
    return { ...taken, event: 'COMMENT' as const, sent: submission.body, eventRefused: error.message };
  }
}

type Prepared = { readonly outcome: 'ready'; readonly placed: readonly Placed[] } | Conflict;

/** Completes the draft and checks for conflicts again. */
async function prepare(
  request: PublishRequest,
  draft: CreatedDraft,
  placed: readonly Placed[],
): Promise<Prepared> {
  const { plan, publisher } = request;
  const step = stepOf(plan, 'add-file-threads');
  const added = step && (await publisher.addFileThreads(draft, step.threads));
  const settled = await checkForConflict(request, added?.confirmation);
  return settled ?? { outcome: 'ready', placed: moveToBody(placed, added?.unplaced ?? [], plan) };
}

/** If the draft is gone because this run waited too long, another run has usually published the same review. */
async function submitUnlessSuperseded(
  request: PublishRequest,
  draft: CreatedDraft,
  placed: readonly Placed[],
) {
  try {
    return { outcome: 'submitted', ...(await submit(request, draft, placed)) } as const;
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'GITHUB_DRAFT_GONE') throw error;
    const settled = await checkForConflict(request);
    if (settled === undefined) throw error;
    return settled;
  }
}

/** GitHub allows one draft per account, so it is removed on every failure. */
async function discardDraftOnError<T>(
  request: PublishRequest,
  draft: CreatedDraft,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await request.publisher
      .deleteDraft(draft)
      .catch(() =>
        request.reporter.warning('the draft review could not be removed; the next run removes it'),
      );
    throw error;
  }
}

/** Updates earlier reviews unless the head moved, and reads back the published review. */
async function updateEarlierReviews(
  { plan, publisher, reporter, upkeepAfter: afterwards }: PublishRequest,
  draft: CreatedDraft,
  { url, head }: { readonly url: string; readonly head: string },
): Promise<CurrentReview> {
  const steps = head === plan.head ? (afterwards?.(url) ?? []) : [];
  const { currentReview: standing } = await carryOutUpkeep(steps, { publisher, reporter }, draft);
  return standing ?? publisher.readBack(draft);
}

/**
 * Carries out a plan by the draft protocol: create the draft, add file threads, read head and own reviews
 * again, then submit or delete. The result is read back, so that the receipt reports what GitHub shows.
 */
export async function publish(request: PublishRequest): Promise<Published> {
  const { plan, publisher } = request;
  const create = stepOf(plan, 'create-draft');
  if (create === undefined) throw new Error('a plan to publish has a draft to create');
  const { draft, refused } = await openDraft(publisher, create);
  const accepted = moveToBody(request.placed, findingKeys(refused, plan), plan);
  const prepared = await discardDraftOnError(request, draft, () => prepare(request, draft, accepted));
  if (prepared.outcome !== 'ready') {
    await publisher.deleteDraft(draft);
    return prepared;
  }
  const { placed } = prepared;
  const submitted = await discardDraftOnError(request, draft, () =>
    submitUnlessSuperseded(request, draft, placed),
  );
  if (submitted.outcome !== 'submitted') return submitted;
  const { sent, ...said } = submitted;
  const standing = await updateEarlierReviews(request, draft, submitted);
  const { head, comments, state, body: shown } = standing;
  return {
    ...said,
    outcome: 'published',
    id: draft.id,
    placed,
    comments,
    text: { sent, shown },
    state,
    head,
  };
}
