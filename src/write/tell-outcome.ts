import type { ReviewState } from '../model/conversation.ts';
import { readMarks } from '../model/mark.ts';
import type { Receipt } from '../model/receipt.ts';
import type { ReviewEvent } from '../model/review-document.ts';
import type { Plan } from '../model/write-plan.ts';
import { makeReceipt } from './build-receipt.ts';
import type { Placed } from './placement.ts';
import type { Published } from './publish.ts';
import type { PublishedComment } from './publisher.ts';
import { lostFromText, shownIn } from './read-back.ts';
import type { ReviewInput } from './review-input.ts';

/** What GitHub shows, by the fingerprint in each comment's mark. */
function commentUrls(comments: readonly PublishedComment[], tool: string): ReadonlyMap<string, string> {
  const marked = comments.flatMap(({ body, url }) =>
    readMarks(body, tool).flatMap((mark) =>
      mark.kind === 'finding' ? [[mark.fingerprint, url] as const] : [],
    ),
  );
  return new Map(marked);
}

type PublishedReview = Extract<Published, { outcome: 'published' }>;

/** The states that a review may have by now; a person may have dismissed it already. */
const statesOf: Readonly<Record<ReviewEvent, readonly ReviewState[]>> = {
  APPROVE: ['APPROVED', 'DISMISSED'],
  REQUEST_CHANGES: ['CHANGES_REQUESTED', 'DISMISSED'],
  COMMENT: ['COMMENTED'],
};

/** Ids of findings that were sent, as comments or in the text, and that GitHub does not show. */
function missingFrom(
  { placed, text, state, event }: PublishedReview,
  urls: ReadonlyMap<string, string>,
  tool: string,
): readonly string[] {
  const comments = placed
    .filter(({ placement }) => placement.place === 'inline' || placement.place === 'file')
    .filter(({ finding }) => !urls.has(finding.fingerprint))
    .map(({ finding }) => finding.id);
  const isOfEvent = statesOf[event].includes(state);
  const lost = [
    ...comments,
    ...lostFromText({ ...text, tool }),
    ...(isOfEvent ? [] : [`its event, ${event}`]),
  ];
  return [...new Set(lost)];
}

/** Where each finding stands: in the comments of this review, or where an earlier run put it. */
function urlsOf(
  input: ReviewInput,
  comments: readonly PublishedComment[],
  tool: string,
): ReadonlyMap<string, string> {
  const earlier = [...input.reconciled.continued].flatMap(([key, { shownAt }]) =>
    shownAt.url === undefined ? [] : [[key, shownAt.url] as const],
  );
  return new Map([...earlier, ...commentUrls(comments, tool)]);
}

/** What a text of ours had no room for is shown nowhere; `text` is the one that was sent, where one was. */
function withoutRoom(
  placed: readonly Placed[],
  { reconciled }: ReviewInput,
  text?: string,
): readonly Placed[] {
  const shown = text === undefined ? undefined : new Set(shownIn(text));
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

/** The receipt of what was sent, compared with what GitHub showed afterwards. */
export function tellPublished(published: Published, input: ReviewInput, plan: Plan): Receipt {
  if (published.outcome === 'superseded') return tellUnpublished(input, 'superseded');
  if (published.outcome === 'already-there') return tellPlanned(input, 'quiet', plan);
  const urls = urlsOf(input, published.comments, plan.toolKey);
  return makeReceipt({
    document: input.document,
    placed: withoutRoom(published.placed, input, published.text.sent),
    refused: input.refused,
    outcome: published.head === plan.head ? 'published' : 'superseded',
    review: { id: published.id, url: published.url, event: published.event, key: plan.key },
    urls,
    missing: missingFrom(published, urls, plan.toolKey),
  });
}

/** What was not posted stands nowhere, wherever it was meant to go. */
function notPosted(each: Placed): Placed {
  if (each.placement.place === 'withheld') return each;
  return { ...each, placement: { place: 'withheld', reason: 'not-posted' } };
}

/** The receipt of a run that posted no review where it might have. */
export function tellUnpublished(input: ReviewInput, outcome: 'quiet' | 'superseded'): Receipt {
  return tellPlanned({ ...input, placed: input.placed.map(notPosted) }, outcome);
}

/** The receipt of a run that posted no review; where it edited the newest one, what goes into a text stands there. */
export function tellQuiet(
  input: ReviewInput,
  edited?: { readonly url: string; readonly body: string },
): Receipt {
  if (edited === undefined) return tellUnpublished(input, 'quiet');
  const isTold = ({ placement }: Placed) => placement.place === 'body';
  const urls = input.placed.filter(isTold).map(({ finding }) => [finding.fingerprint, edited.url] as const);
  const placed = input.placed.map((each) => (isTold(each) ? each : notPosted(each)));
  return makeReceipt({
    document: input.document,
    placed: withoutRoom(placed, input, edited.body),
    refused: input.refused,
    outcome: 'quiet',
    review: null,
    urls: new Map([...urlsOf(input, [], ''), ...urls]),
    missing: [],
  });
}

/** The receipt by the plan: where nothing is ever sent, or where another run has sent the very same. */
export function tellPlanned(input: ReviewInput, outcome: Receipt['outcome'], plan?: Plan): Receipt {
  const submission = plan?.steps.find((step) => step.do === 'submit-review');
  return makeReceipt({
    document: input.document,
    placed: withoutRoom(input.placed, input, submission?.body),
    refused: input.refused,
    outcome,
    review: null,
    urls: urlsOf(input, [], ''),
    missing: [],
  });
}
