import { idsShownIn } from '../comments/passage.ts';
import { type PlacedRun, placeRun } from '../decide/placed-run.ts';
import { hasComment, type Placed, postedByApp } from '../decide/placement.ts';
import { loadRun, type RunContext } from '../decide/read-run.ts';
import { reportVerified } from '../memory/reconcile.ts';
import type { ReviewState } from '../model/conversation.ts';
import { readMarks, reviewMarks } from '../model/mark.ts';
import { countPlaces, type PlaceReason, type Receipt, type ReceiptEntry } from '../model/receipt.ts';
import type { ReviewEvent } from '../model/review-document.ts';
import { counted } from '../model/text.ts';
import { Plan, type Step } from '../model/write-plan.ts';
import { renderReport } from '../pages/result-pages.ts';
import { conclude } from '../policy/gate-decision.ts';
import { letsMerge } from '../policy/shared-head.ts';
import type { PublishedComment, Publisher } from '../ports/publisher.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import { receiptFile, reviewFiles, writeJson, writeOwn } from '../review-directory/review-files.ts';
import { beginStage, withdrawPass } from '../review-directory/verdict-files.ts';
import { keepResult } from './keep-result.ts';
import { planWrites } from './plan-review.ts';
import {
  carryOutUpkeep,
  checkForConflict,
  notifyPeople,
  type PublishedReview,
  publish,
  stepOf,
  type To,
} from './publish.ts';

/** Reported as missing when the review's mark is gone, because no later run would recognise the review. */
const reviewText = 'the text of the review';

/** Where the findings of a run ended up. */
interface Outcome extends Pick<Receipt, 'outcome'>, Partial<Pick<Receipt, 'review' | 'missing'>> {
  /** By default as planned. */
  readonly placed?: readonly Placed[];
  /** URL of the comment that carries a finding, by id; by default the comments of earlier reviews. */
  readonly urls?: ReadonlyMap<string, string>;
  /** The review whose text shows findings without a comment, if one was sent. */
  readonly text?: { readonly body: string; readonly url?: string } | undefined;
}

/** Whether no text had room for a finding; `shown` has the ids in the text that was sent, if any. */
function isLost(
  { finding, placement }: Placed,
  shown: ReadonlySet<string> | undefined,
  { reconciled }: PlacedRun,
): boolean {
  if (placement.place === 'body') return shown?.has(finding.id) === false;
  const entry = reconciled.continued.get(finding.fingerprint);
  return placement.reason === 'already-open' && entry?.shownAt.in === 'nowhere';
}

/** One entry per original of every reviewer, invalid ones included, so the counts add up to `total`. */
function buildReceipt(run: PlacedRun, { outcome, text, ...ended }: Outcome): Receipt {
  const { placed = run.placed, review = null, missing = [], urls = urlsOf({ ...run, placed }) } = ended;
  const shown = text && new Set(idsShownIn(text.body));
  const withheld = (reason: PlaceReason) => ({ place: 'withheld', reason }) as const;
  const published = placed.flatMap((each) => {
    const { id, sources } = each.finding;
    const { place, reason } = isLost(each, shown, run) ? withheld('no-room') : each.placement;
    const url = urls.get(id) ?? (place === 'body' ? text?.url : undefined);
    const where = { finding: id, place, reason, ...(url !== undefined && { url }) };
    return sources.map((source) => ({ ...originOf(source), ...where }));
  });
  const invalid = run.report.refused.map((each) => ({ ...originOf(each), ...withheld('refused') }));
  const entries = [...published, ...invalid];
  const counts = countPlaces(entries);
  const { head } = run.document;
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

/**
 * Ids of findings that were sent, as comments or in the body, and that GitHub does not show. Of the body only
 * the findings' footer lines and the review's mark are compared, because GitHub may change line ends, trim
 * lines and strip HTML comments without losing a finding.
 */
function missingFrom(
  { placed, sent, current: { body: shown, state }, event }: PublishedReview,
  urls: ReadonlyMap<string, string>,
  tool: string,
): readonly string[] {
  const visible = new Set(idsShownIn(shown));
  const comments = placed.filter((each) => hasComment(each) && !urls.has(each.finding.id));
  const isMarkLost = reviewMarks(sent, tool).length > 0 && reviewMarks(shown, tool).length === 0;
  const lost = [
    ...comments.map(({ finding }) => finding.id),
    ...idsShownIn(sent).filter((id) => !visible.has(id)),
    ...(isMarkLost ? [reviewText] : []),
    ...(statesOf[event].includes(state) ? [] : [`its event, ${event}`]),
  ];
  return [...new Set(lost)];
}

/** URL of each finding's comment, in this review by the id in the comment's mark, or in an earlier one. */
function urlsOf({ placed, reconciled, render }: PlacedRun, comments: readonly PublishedComment[] = []) {
  const urls = new Map<string, string>();
  for (const each of placed) {
    const { finding, placement, into } = each;
    const joined = hasComment(each) ? into?.entry.shownAt.url : undefined;
    const url = placement.reason === 'posted-by-app' ? postedByApp(finding) : joined;
    if (url !== undefined) urls.set(finding.id, url);
  }
  for (const { remembered, shownAt } of reconciled.continued.values())
    if (shownAt.url !== undefined) urls.set(remembered.id, shownAt.url);
  for (const { body, url } of comments)
    for (const mark of readMarks(body, render.toolKey)) if (mark.kind === 'finding') urls.set(mark.id, url);
  return urls;
}

/** The receipt of a published review, compared with what GitHub shows. */
function receiptOfPublished(published: PublishedReview, run: PlacedRun, plan: Plan): Receipt {
  const { id, url, event, placed, sent, current } = published;
  const urls = urlsOf({ ...run, placed }, current.comments);
  return buildReceipt(run, {
    placed,
    outcome: current.head === plan.head ? 'published' : 'superseded',
    review: { id, url, event, key: plan.key },
    urls,
    text: { body: sent, url },
    missing: missingFrom(published, urls, plan.toolKey),
  });
}

/**
 * The receipt of a run that posted no review. Findings in the body of an `edited` earlier review count as
 * published there.
 */
function receiptOfUnpublished(
  run: PlacedRun,
  outcome: 'quiet' | 'superseded',
  edited?: { readonly url: string; readonly body: string },
): Receipt {
  const isShown = ({ placement: { place } }: Placed) =>
    place === 'withheld' || (place === 'body' && edited !== undefined);
  const notPosted = { place: 'withheld', reason: 'not-posted' } as const;
  const placed = run.placed.map((each) => (isShown(each) ? each : { ...each, placement: notPosted }));
  return buildReceipt(run, { outcome, placed, text: edited });
}

/** Whether publishing this review may let a merge pass. */
function mightPass(run: PlacedRun): boolean {
  return letsMerge(conclude({ ...run, publication: { state: 'confirmed' } }).conclusion);
}

/**
 * Updates earlier reviews without publishing a new one. The head and our own reviews are read again first, so
 * that a slow run neither overwrites what a run for a newer head wrote (threat Y4) nor passes where a later
 * run found something.
 */
async function carryOutWithoutReview(run: PlacedRun, plan: Plan, to: To): Promise<Receipt> {
  const { memory } = run;
  // Without writes, a concurrent run matters only if this run might pass.
  if (plan.steps.length === 0 && !mightPass(run)) return receiptOfUnpublished(run, 'quiet');
  const conflict = await checkForConflict({ run, plan, ...to });
  if (conflict !== undefined)
    return receiptOfUnpublished(run, conflict === 'superseded' ? 'superseded' : 'quiet');
  const newest = memory.reviews.at(-1);
  const { done } = await carryOutUpkeep(plan.steps, to);
  await notifyPeople(plan.steps, to);
  const edit = done.find((step) => step.do === 'update-review' && step.nodeId === newest?.nodeId);
  const isEdited = newest !== undefined && edit?.do === 'update-review';
  return receiptOfUnpublished(run, 'quiet', isEdited ? { url: newest.url, body: edit.body } : undefined);
}

/** Carries out a plan's steps in order and returns the receipt. */
export async function carryOut(run: PlacedRun, plan: Plan, to: To): Promise<Receipt> {
  const create = stepOf(plan, 'create-draft');
  if (create === undefined) return carryOutWithoutReview(run, plan, to);
  const at = plan.steps.indexOf(create);
  const after = plan.steps.slice(at);
  await carryOutUpkeep(plan.steps.slice(0, at), to);
  const published = await publish({ run, plan, ...to }, create, after);
  // Earlier reviews stay unchanged if the new verdict was not published.
  if (published === 'superseded') return receiptOfUnpublished(run, 'superseded');
  if (published === 'already-there') {
    await carryOutUpkeep(after, to);
    // The other run replies in the threads.
    await notifyPeople(
      after.filter((step) => step.do !== 'reply-in-thread'),
      to,
    );
    return buildReceipt(run, { outcome: 'quiet', text: stepOf(plan, 'submit-review') });
  }
  const receipt = receiptOfPublished(published, run, plan);
  const added = new Set(published.placed.flatMap(({ finding, into }) => (into ? [finding.id] : [])));
  const isTrue = (step: Step) =>
    step.do !== 'reply-in-thread' || step.key.split(' ').every((id) => added.has(id));
  if (receipt.outcome === 'published') await notifyPeople(after.filter(isTrue), to);
  return receipt;
}

interface WriteContext
  extends RunContext,
    Pick<StagePorts, 'reporter' | 'reports' | 'top' | 'runKey' | 'now'> {
  /** Absent for a local target. */
  readonly publisher: Publisher | undefined;
}

/**
 * Plans one review and publishes it. `plan.json` and `review.json` are written before the first request, so
 * that the intended review is on disk whatever fails. Throws `Failure` where GitHub rejects it for good.
 */
export async function writeStage(
  context: WriteContext,
): Promise<Pick<PlacedRun, 'decision'> & { readonly receipt: Receipt }> {
  const { directory, reporter, settings } = context;
  await beginStage(directory, 'write', settings);
  const run = placeRun(await loadRun(context));
  if (run.rechecked !== undefined) reportVerified(reporter, run.rechecked);
  const { plan, request } = planWrites(run, context.runKey);
  await writeJson(directory, reviewFiles.plan, Plan.parse(plan));
  if (request !== undefined) await writeJson(directory, reviewFiles.review, request);
  await keepResult(run, { page: renderReport(run), key: plan.key }, context);
  const receipt = await publishPlan(run, plan, context);
  await writeOwn(directory, receiptFile, receipt);
  if (receipt.outcome === 'superseded') await withdrawPass(directory);
  reporter.info(receiptLine(receipt, plan));
  return { receipt, decision: run.decision };
}

/** A failure is thrown: the job summary and the review directory have the findings by then. */
async function publishPlan(run: PlacedRun, plan: Plan, { publisher, settings, reporter }: WriteContext) {
  if (settings.dryRun)
    reporter.info(`Dry run: ${plan.steps.length} writes were planned and none carried out`);
  if (publisher === undefined) return buildReceipt(run, { outcome: 'local' });
  if (settings.dryRun) return buildReceipt(run, { outcome: 'dry-run', text: stepOf(plan, 'submit-review') });
  return carryOut(run, plan, { publisher, reporter });
}

function receiptLine({ entries, review }: Receipt, plan: Plan): string {
  // One entry is one original; people count merged findings.
  const findings = new Map(entries.flatMap(({ finding, place }) => (finding ? [[finding, place]] : [])));
  const places = countPlaces([...findings.values()].map((place) => ({ place })));
  const shown = `: ${places.inline} inline, ${places.file} on files, ${places.body} in the body, ${places.withheld} withheld`;
  const invalid = entries.filter(({ reason }) => reason === 'refused').length;
  const where = review === null ? (plan.quiet ?? 'nothing published') : review.url;
  return [
    `${counted(findings.size, 'finding')}${findings.size === 0 ? '' : shown}`,
    ...(invalid === 0 ? [] : [`${invalid} invalid`]),
    where,
  ].join(' · ');
}
