import { idsShownIn } from '../comments/ledger.ts';
import { reportVerified } from '../memory/reconcile.ts';
import { beginStage, withdrawPass } from '../memory/review-record.ts';
import type { ReviewState } from '../model/conversation.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { readMarks } from '../model/mark.ts';
import { countPlaces, type PlaceReason, type Receipt, type ReceiptEntry } from '../model/receipt.ts';
import type { Reporter } from '../model/reporter.ts';
import type { ReviewEvent } from '../model/review-document.ts';
import { counted } from '../model/text.ts';
import { Plan } from '../model/write-plan.ts';
import type { Decision } from '../policy/decision.ts';
import type { Settings } from '../policy/settings.ts';
import { receiptFile, reviewFiles, writeJson, writeOwn } from '../review-directory/review-files.ts';
import { keepResult } from './keep-result.ts';
import { loadRun } from './load-run.ts';
import { hasComment, type Placed } from './placement.ts';
import { planWrites } from './plan-review.ts';
import {
  carryOutUpkeep,
  checkForConflict,
  notifyPeople,
  type Published,
  type PublishedComment,
  type Publisher,
  publish,
  reviewsSeenBy,
  type To,
} from './publish.ts';
import { reportPage } from './report-page.ts';
import { reviewBody } from './review-body.ts';
import { type ReviewInput, reviewInput } from './review-input.ts';

/** Reported as missing when the review's mark is gone, because no later run would recognise the review. */
const reviewText = 'the text of the review';

/** Where the findings of a run ended up. */
interface Outcome extends Pick<Receipt, 'outcome'>, Partial<Pick<Receipt, 'review' | 'missing'>> {
  readonly placed: readonly Placed[];
  /** URL of the comment that carries a finding, by id; by default the comments of earlier reviews. */
  readonly urls?: ReadonlyMap<string, string>;
  /** The review whose text shows findings without a comment, if one was sent. */
  readonly text?: { readonly body: string; readonly url?: string } | undefined;
}

/** Whether no text had room for a finding; `shown` has the ids in the text that was sent, if any. */
function isLost(
  { finding, placement }: Placed,
  shown: ReadonlySet<string> | undefined,
  { reconciled }: ReviewInput,
): boolean {
  if (placement.place === 'body') return shown?.has(finding.id) === false;
  const entry = reconciled.continued.get(finding.fingerprint);
  return placement.reason === 'already-open' && entry?.shownAt.in === 'nowhere';
}

/** One entry per original of every reviewer, refused findings included, so the counts add up to `total`. */
function buildReceipt(input: ReviewInput, { outcome, text, ...run }: Outcome): Receipt {
  const { review = null, missing = [], urls = urlsOf(input) } = run;
  const shown = text && new Set(idsShownIn(text.body));
  const withheld = (reason: PlaceReason) => ({ place: 'withheld', reason }) as const;
  const placed = run.placed.flatMap((each) => {
    const { id, sources } = each.finding;
    const { place, reason } = isLost(each, shown, input) ? withheld('no-room') : each.placement;
    const url = urls.get(id) ?? (place === 'body' ? text?.url : undefined);
    const where = { finding: id, place, reason, ...(url !== undefined && { url }) };
    return sources.map((source) => ({ ...originOf(source), ...where }));
  });
  const refused = input.refused.map((each) => ({ ...originOf(each), ...withheld('refused') }));
  const entries = [...placed, ...refused];
  const counts = countPlaces(entries);
  const { head } = input.document;
  return { schemaVersion: 1, head, outcome, review, total: entries.length, counts, entries, missing };
}

type Origin = Pick<ReceiptEntry, 'reviewer' | 'document' | 'pointer'>;

function originOf({ reviewer, document, pointer }: Origin): Origin {
  return { reviewer, document, pointer };
}

/** States a review may have after publishing; a person may have dismissed it already. */
const statesOf: Readonly<Record<ReviewEvent, readonly ReviewState[]>> = {
  APPROVE: ['APPROVED', 'DISMISSED'],
  REQUEST_CHANGES: ['CHANGES_REQUESTED', 'DISMISSED'],
  COMMENT: ['COMMENTED'],
};

function hasReviewMark(body: string, tool: string): boolean {
  return readMarks(body, tool).some((mark) => mark.kind === 'review');
}

/**
 * Ids of findings that were sent, as comments or in the body, and that GitHub does not show. Of the body only
 * the findings' footer lines and the review's mark are compared, because GitHub may change line ends, trim
 * lines and strip HTML comments without losing a finding.
 */
function missingFrom(
  { placed, text: { sent, shown }, state, event }: Extract<Published, { outcome: 'published' }>,
  urls: ReadonlyMap<string, string>,
  tool: string,
): readonly string[] {
  const visible = new Set(idsShownIn(shown));
  const comments = placed.filter((each) => hasComment(each) && !urls.has(each.finding.id));
  const isMarkLost = hasReviewMark(sent, tool) && !hasReviewMark(shown, tool);
  const lost = [
    ...comments.map(({ finding }) => finding.id),
    ...idsShownIn(sent).filter((id) => !visible.has(id)),
    ...(isMarkLost ? [reviewText] : []),
    ...(statesOf[event].includes(state) ? [] : [`its event, ${event}`]),
  ];
  return [...new Set(lost)];
}

/** URL of each finding's comment, in this review by the id in the comment's mark, or in an earlier one. */
function urlsOf({ reconciled, render }: ReviewInput, comments: readonly PublishedComment[] = []) {
  const urls = new Map<string, string>();
  for (const { remembered, shownAt } of reconciled.continued.values())
    if (shownAt.url !== undefined) urls.set(remembered.id, shownAt.url);
  for (const { body, url } of comments)
    for (const mark of readMarks(body, render.toolKey)) if (mark.kind === 'finding') urls.set(mark.id, url);
  return urls;
}

/** The receipt of a published review, compared with what GitHub shows. */
function receiptOfPublished(published: Published, input: ReviewInput, plan: Plan): Receipt {
  if (published.outcome === 'superseded') return receiptOfUnpublished(input, 'superseded');
  if (published.outcome === 'already-there') return receiptFromPlan(input, 'quiet', plan);
  const { id, url, event, head, text } = published;
  const urls = urlsOf(input, published.comments);
  return buildReceipt(input, {
    placed: published.placed,
    outcome: head === plan.head ? 'published' : 'superseded',
    review: { id, url, event, key: plan.key },
    urls,
    text: { body: text.sent, url },
    missing: missingFrom(published, urls, plan.toolKey),
  });
}

/**
 * The receipt of a run that posted no review. Findings in the body of an `edited` earlier review count as
 * published there.
 */
function receiptOfUnpublished(
  input: ReviewInput,
  outcome: 'quiet' | 'superseded',
  edited?: { readonly url: string; readonly body: string },
): Receipt {
  const isShown = ({ placement: { place } }: Placed) =>
    place === 'withheld' || (place === 'body' && edited !== undefined);
  const notPosted = { place: 'withheld', reason: 'not-posted' } as const;
  const placed = input.placed.map((each) => (isShown(each) ? each : { ...each, placement: notPosted }));
  return buildReceipt(input, { outcome, placed, text: edited });
}

/** The receipt by plan alone: for dry runs and local runs, or when another run published the same review. */
function receiptFromPlan(input: ReviewInput, outcome: Receipt['outcome'], plan?: Plan): Receipt {
  const text = plan?.steps.find((step) => step.do === 'submit-review');
  return buildReceipt(input, { outcome, placed: input.placed, text });
}

/**
 * Updates earlier reviews without publishing a new one. The head and our own reviews are read again first, so
 * that a slow run neither overwrites what a run for a newer head wrote (threat Y4) nor passes where a later
 * run found something.
 */
async function carryOutWithoutReview(input: ReviewInput, plan: Plan, to: To): Promise<Receipt> {
  const { memory } = input;
  // Without writes, a concurrent run matters only if this run might pass.
  if (plan.steps.length === 0 && !input.mightPass) return receiptOfUnpublished(input, 'quiet');
  const { publisher } = to;
  const conflict = await checkForConflict({ plan, publisher, ...reviewsSeenBy(memory) });
  if (conflict !== undefined)
    return receiptOfUnpublished(input, conflict.outcome === 'superseded' ? 'superseded' : 'quiet');
  const newest = memory.reviews.at(-1);
  const { done } = await carryOutUpkeep(plan.steps, to);
  await notifyPeople(plan.steps, to);
  const edit = done.find((step) => step.do === 'update-review' && step.nodeId === newest?.nodeId);
  const isEdited = newest !== undefined && edit?.do === 'update-review';
  return receiptOfUnpublished(input, 'quiet', isEdited ? { url: newest.url, body: edit.body } : undefined);
}

/** Carries out a plan's steps in order and returns the receipt. */
export async function carryOut(input: ReviewInput, plan: Plan, to: To): Promise<Receipt> {
  const review = plan.steps.findIndex((step) => step.do === 'create-draft');
  if (review < 0) return carryOutWithoutReview(input, plan, to);
  const after = plan.steps.slice(review);
  await carryOutUpkeep(plan.steps.slice(0, review), to);
  const published = await publish({
    plan,
    placed: input.placed,
    ...to,
    ...reviewsSeenBy(input.memory),
    bodyFor: (placed) => reviewBody(input, plan.key, placed),
    upkeep: after,
  });
  const receipt = receiptOfPublished(published, input, plan);
  // Earlier reviews stay unchanged if the new verdict was not published.
  if (receipt.outcome === 'superseded') return receipt;
  if (published.outcome !== 'published') await carryOutUpkeep(after, to);
  await notifyPeople(after, to);
  return receipt;
}

export interface WriteContext {
  readonly directory: ReviewDirectory;
  readonly reporter: Reporter;
  readonly settings: Settings;
  /** Absent for a local target. */
  readonly publisher: Publisher | undefined;
  /** The permanent record in a worktree, if there is one. */
  readonly reports?: ((folder: string) => Promise<ReviewDirectory>) | undefined;
  readonly redact: (text: string) => string;
  /** Unique per run. */
  readonly runKey: string;
  readonly now: () => number;
}

interface Written {
  readonly plan: Plan;
  readonly receipt: Receipt;
  readonly decision: Decision;
}

/**
 * Plans one review and publishes it. `plan.json` and `review.json` are written before the first request, so
 * that the intended review is on disk whatever fails. Throws `Failure` for a final refusal.
 */
export async function writeStage(context: WriteContext): Promise<Written> {
  const { directory, reporter, settings } = context;
  await beginStage(directory, 'write', settings);
  const loaded = await loadRun(directory, settings);
  if (loaded.rechecked !== undefined) reportVerified(reporter, loaded.rechecked);
  const input = await reviewInput(loaded, context);
  const { plan, request } = planWrites(loaded, input);
  await writeJson(directory, reviewFiles.plan, Plan.parse(plan));
  if (request !== undefined) await writeJson(directory, reviewFiles.review, request);
  const page = await reportPage(loaded, input, directory);
  await keepResult(loaded, { input, page, key: plan.key }, context);
  const receipt = await publishPlan(input, plan, context);
  await writeOwn(directory, receiptFile, receipt);
  if (receipt.outcome === 'superseded') await withdrawPass(directory);
  reporter.info(receiptLine(receipt, plan));
  return { plan, receipt, decision: loaded.decision };
}

/** A failure is thrown: the job summary and the review directory have the findings by then. */
async function publishPlan(input: ReviewInput, plan: Plan, { publisher, settings, reporter }: WriteContext) {
  if (settings.dryRun)
    reporter.info(`Dry run: ${plan.steps.length} writes were planned and none carried out`);
  if (publisher === undefined) return receiptFromPlan(input, 'local');
  if (settings.dryRun) return receiptFromPlan(input, 'dry-run', plan);
  return carryOut(input, plan, { publisher, reporter });
}

function receiptLine({ counts, total, review }: Receipt, plan: Plan): string {
  const places = `: ${counts.inline} inline, ${counts.file} on files, ${counts.body} in the body, ${counts.withheld} withheld`;
  const where = review === null ? (plan.quiet ?? 'nothing published') : review.url;
  return `${counted(total, 'finding')}${total === 0 ? '' : places} · ${where}`;
}
