import { idsShownIn } from '../comments/ledger.ts';
import type { ReviewState } from '../model/conversation.ts';
import type { RefusedFinding } from '../model/ingest-report.ts';
import { readMarks } from '../model/mark.ts';
import { countPlaces, type Receipt, type ReceiptEntry } from '../model/receipt.ts';
import type { ReviewDocument, ReviewEvent } from '../model/review-document.ts';
import type { Plan } from '../model/write-plan.ts';
import type { Placed } from './placement.ts';
import type { Published } from './publish.ts';
import type { PublishedComment } from './publisher.ts';
import type { ReviewInput } from './review-input.ts';

/** Reported as missing when the review's mark is gone, because no later run would recognise the review. */
const reviewText = 'the text of the review';

/**
 * Parts of the sent body that GitHub does not show: ids of findings, and the body itself. Only the findings'
 * footer lines and the review's mark are compared, because GitHub may change line ends, trim lines and strip
 * HTML comments without losing a finding.
 */
function lostFromText({
  sent,
  shown,
  tool,
}: {
  readonly sent: string;
  readonly shown: string;
  readonly tool: string;
}): readonly string[] {
  const visible = new Set(idsShownIn(shown));
  const hasMark = readMarks(shown, tool).some((mark) => mark.kind === 'review');
  return [
    ...new Set([
      ...idsShownIn(sent).filter((id) => !visible.has(id)),
      ...(hasMark || !readMarks(sent, tool).some((mark) => mark.kind === 'review') ? [] : [reviewText]),
    ]),
  ];
}

interface ReceiptInput {
  readonly document: ReviewDocument;
  readonly placed: readonly Placed[];
  readonly refused: readonly RefusedFinding[];
  readonly outcome: Receipt['outcome'];
  readonly review: Receipt['review'];
  /** URL of the comment that carries a finding, by id. */
  readonly urls: ReadonlyMap<string, string>;
  readonly missing: readonly string[];
}

function entriesOf({ finding, placement }: Placed, input: ReceiptInput): ReceiptEntry[] {
  const url = input.urls.get(finding.id) ?? (placement.place === 'body' ? input.review?.url : undefined);
  return finding.sources.map(({ reviewer, document, pointer }) => ({
    reviewer,
    document,
    pointer,
    finding: finding.id,
    place: placement.place,
    reason: placement.reason,
    ...(url === undefined ? {} : { url }),
  }));
}

/** One entry per original of every reviewer, refused findings included, so the counts add up to `total`. */
export function buildReceipt(input: ReceiptInput): Receipt {
  const entries: ReceiptEntry[] = [
    ...input.placed.flatMap((placed) => entriesOf(placed, input)),
    ...input.refused.map(
      ({ reviewer, document, pointer }): ReceiptEntry => ({
        reviewer,
        document,
        pointer,
        place: 'withheld',
        reason: 'refused',
      }),
    ),
  ];
  return {
    schemaVersion: 1,
    head: input.document.head,
    outcome: input.outcome,
    review: input.review,
    total: entries.length,
    counts: countPlaces(entries),
    entries,
    missing: input.missing,
  };
}

/** What GitHub shows, by the id in each comment's mark. */
function commentUrls(comments: readonly PublishedComment[], tool: string): ReadonlyMap<string, string> {
  const marked = comments.flatMap(({ body, url }) =>
    readMarks(body, tool).flatMap((mark) => (mark.kind === 'finding' ? [[mark.id, url] as const] : [])),
  );
  return new Map(marked);
}

type PublishedReview = Extract<Published, { outcome: 'published' }>;

/** States a review may have after publishing; a person may have dismissed it already. */
const statesOf: Readonly<Record<ReviewEvent, readonly ReviewState[]>> = {
  APPROVE: ['APPROVED', 'DISMISSED'],
  REQUEST_CHANGES: ['CHANGES_REQUESTED', 'DISMISSED'],
  COMMENT: ['COMMENTED'],
};

/** Ids of findings that were sent, as comments or in the body, and that GitHub does not show. */
function missingFrom(
  { placed, text, state, event }: PublishedReview,
  urls: ReadonlyMap<string, string>,
  tool: string,
): readonly string[] {
  const comments = placed
    .filter(({ placement }) => placement.place === 'inline' || placement.place === 'file')
    .filter(({ finding }) => !urls.has(finding.id))
    .map(({ finding }) => finding.id);
  const isOfEvent = statesOf[event].includes(state);
  const lost = [
    ...comments,
    ...lostFromText({ ...text, tool }),
    ...(isOfEvent ? [] : [`its event, ${event}`]),
  ];
  return [...new Set(lost)];
}

/** URL of each finding's comment, in this review or an earlier one. */
function urlsOf(
  input: ReviewInput,
  comments: readonly PublishedComment[],
  tool: string,
): ReadonlyMap<string, string> {
  const earlier = [...input.reconciled.continued.values()].flatMap(({ remembered, shownAt }) =>
    shownAt.url === undefined ? [] : [[remembered.id, shownAt.url] as const],
  );
  return new Map([...earlier, ...commentUrls(comments, tool)]);
}

/** Marks findings that no text had room for as withheld; `text` is the body that was sent, if any. */
function withoutRoom(
  placed: readonly Placed[],
  { reconciled }: ReviewInput,
  text?: string,
): readonly Placed[] {
  const shown = text === undefined ? undefined : new Set(idsShownIn(text));
  return placed.map((each) => {
    const { finding, placement } = each;
    const entry = reconciled.continued.get(finding.fingerprint);
    const isLost =
      placement.place === 'body'
        ? shown?.has(finding.id) === false
        : placement.reason === 'already-open' && entry?.shownAt.in === 'nowhere';
    return isLost ? { ...each, placement: { place: 'withheld', reason: 'no-room' } } : each;
  });
}

/** The receipt of a published review, compared with what GitHub shows. */
export function receiptOfPublished(published: Published, input: ReviewInput, plan: Plan): Receipt {
  if (published.outcome === 'superseded') return receiptOfUnpublished(input, 'superseded');
  if (published.outcome === 'already-there') return receiptFromPlan(input, 'quiet', plan);
  const urls = urlsOf(input, published.comments, plan.toolKey);
  return buildReceipt({
    document: input.document,
    placed: withoutRoom(published.placed, input, published.text.sent),
    refused: input.refused,
    outcome: published.head === plan.head ? 'published' : 'superseded',
    review: { id: published.id, url: published.url, event: published.event, key: plan.key },
    urls,
    missing: missingFrom(published, urls, plan.toolKey),
  });
}

function notPosted(each: Placed): Placed {
  if (each.placement.place === 'withheld') return each;
  return { ...each, placement: { place: 'withheld', reason: 'not-posted' } };
}

/** The receipt of a run that posted no review. */
export function receiptOfUnpublished(input: ReviewInput, outcome: 'quiet' | 'superseded'): Receipt {
  return receiptFromPlan({ ...input, placed: input.placed.map(notPosted) }, outcome);
}

/** As `receiptOfUnpublished`, but findings in the body of the edited earlier review count as published there. */
export function receiptOfQuietRun(
  input: ReviewInput,
  edited?: { readonly url: string; readonly body: string },
): Receipt {
  if (edited === undefined) return receiptOfUnpublished(input, 'quiet');
  const isInBody = ({ placement }: Placed) => placement.place === 'body';
  const urls = input.placed.filter(isInBody).map(({ finding }) => [finding.id, edited.url] as const);
  const placed = input.placed.map((each) => (isInBody(each) ? each : notPosted(each)));
  return buildReceipt({
    document: input.document,
    placed: withoutRoom(placed, input, edited.body),
    refused: input.refused,
    outcome: 'quiet',
    review: null,
    urls: new Map([...urlsOf(input, [], ''), ...urls]),
    missing: [],
  });
}

/** The receipt by plan alone: for dry runs and local runs, or when another run published the same review. */
export function receiptFromPlan(input: ReviewInput, outcome: Receipt['outcome'], plan?: Plan): Receipt {
  const submission = plan?.steps.find((step) => step.do === 'submit-review');
  return buildReceipt({
    document: input.document,
    placed: withoutRoom(input.placed, input, submission?.body),
    refused: input.refused,
    outcome,
    review: null,
    urls: urlsOf(input, [], ''),
    missing: [],
  });
}
