import type { Decision } from '../domain/decision.ts';
import type { Diff } from '../domain/diff/diff.ts';
import type { Finding } from '../domain/finding.ts';
import type { Manifest } from '../domain/manifest.ts';
import { readMarks } from '../domain/mark.ts';
import { type Placed, placeFindings } from '../domain/placement.ts';
import { Plan, type Step } from '../domain/plan.ts';
import type { ReportScope } from '../domain/policy/reviewer-policy.ts';
import { Receipt } from '../domain/receipt.ts';
import type { Settings } from '../domain/settings.ts';
import { suggestedLines } from '../domain/suggestion.ts';
import type { PublishedComment, Publisher, Reporter, ReviewDirectory } from '../ports.ts';
import { renderReport } from '../render/report.ts';
import { type LoadedRun, loadRun } from './load-run.ts';
import { parsePinnedDiff } from './parse-pinned-diff.ts';
import { renderContext, reviewersOf } from './render-context.ts';
import { forgetResults, reviewFiles, writeJson } from './review-files.ts';
import { readEvidence } from './write/evidence.ts';
import { mirrorFindings } from './write/mirror.ts';
import { type PlannedReview, planReview, type ReviewInput, reviewBody } from './write/plan-review.ts';
import { type Published, publish } from './write/publish.ts';
import { makeReceipt } from './write/receipt.ts';
import { carryOutUpkeep } from './write/upkeep.ts';
import { writeVerdictFile } from './write/verdict-file.ts';

/** Enough for any review that people read; the job summary drops everything above 1 MiB. */
const reportBudget = 900_000;

interface WriteContext {
  readonly directory: ReviewDirectory;
  readonly reporter: Reporter;
  readonly settings: Settings;
  /** Absent for the local target. */
  readonly publisher: Publisher | undefined;
  readonly redact: (text: string) => string;
  /** Distinguishes this run from every other. */
  readonly runKey: string;
  readonly now: () => number;
}

export interface Written {
  readonly plan: Plan;
  readonly receipt: Receipt;
  readonly decision: Decision;
}

const widest: readonly ReportScope[] = ['all', 'file', 'diff', 'changed'];

/** Tools report on changed lines, models on anything, unless base policy says otherwise. */
function reportScopeOf({ document, effective }: LoadedRun): (finding: Finding) => ReportScope {
  const scopeOf = (id: string): ReportScope => {
    const configured = Object.hasOwn(effective.reviewers, id) ? effective.reviewers[id]?.report : undefined;
    const kind = document.reviewers.find((reviewer) => reviewer.id === id)?.kind;
    return configured ?? (kind === 'tool' ? 'changed' : 'all');
  };
  const reviewers = reviewersOf(document);
  return (finding) => {
    const scopes = reviewers(finding).map(scopeOf);
    return widest.find((scope) => scopes.includes(scope)) ?? 'all';
  };
}

/** Base policy allows suggestions by reviewer: the one whose words stand in the comment must be allowed. */
function suggester({ document, effective }: LoadedRun, diff: Diff): ReviewInput['suggest'] {
  const reviewers = reviewersOf(document);
  return (finding, placement) => {
    const [author = ''] = reviewers(finding);
    const allowed = Object.hasOwn(effective.reviewers, author) && effective.reviewers[author]?.suggestions;
    return allowed === true ? suggestedLines(finding, placement, diff) : undefined;
  };
}

/** What GitHub shows, by the fingerprint in each comment's mark. */
function commentUrls(comments: readonly PublishedComment[], tool: string): ReadonlyMap<string, string> {
  const marked = comments.flatMap(({ body, url }) =>
    readMarks(body, tool).flatMap((mark) =>
      mark.kind === 'finding' ? [[mark.fingerprint, url] as const] : [],
    ),
  );
  return new Map(marked);
}

function missingFrom(placed: readonly Placed[], urls: ReadonlyMap<string, string>): string[] {
  return placed
    .filter(({ placement }) => placement.place === 'inline' || placement.place === 'file')
    .filter(({ finding }) => !urls.has(finding.fingerprint))
    .map(({ finding }) => finding.id);
}

/** Where each finding stands: in the comments of this review, or where an earlier run put it. */
function urlsOf(
  input: ReviewInput,
  comments: readonly PublishedComment[],
  tool: string,
): ReadonlyMap<string, string> {
  const earlier = [...input.reconciled.continued].map(([key, entry]) => [key, entry.standing.url] as const);
  return new Map([...earlier, ...commentUrls(comments, tool)]);
}

function receiptOf(published: Published, input: ReviewInput, plan: Plan): Receipt {
  if (published.outcome === 'superseded') return unpublished(input, 'superseded');
  if (published.outcome === 'already-there') return unpublished(input, 'quiet');
  const urls = urlsOf(input, published.comments, plan.toolKey);
  return makeReceipt({
    document: input.document,
    placed: published.placed,
    refused: input.refused,
    outcome: published.head === plan.head ? 'published' : 'superseded',
    review: { id: published.id, url: published.url, event: published.event, key: plan.key },
    urls,
    missing: missingFrom(published.placed, urls),
  });
}

function unpublished(input: ReviewInput, outcome: Receipt['outcome']): Receipt {
  return makeReceipt({
    document: input.document,
    placed: input.placed,
    refused: input.refused,
    outcome,
    review: null,
    urls: urlsOf(input, [], ''),
    missing: [],
  });
}

function isUpkeep({ do: name }: Step): boolean {
  return name !== 'create-draft' && name !== 'add-file-threads' && name !== 'submit-review';
}

async function carryOut(input: ReviewInput, plan: Plan, context: WriteContext): Promise<Receipt> {
  const { publisher, settings, reporter } = context;
  if (publisher === undefined) return unpublished(input, 'local');
  if (settings.dryRun) return unpublished(input, 'dry-run');
  const review = plan.steps.findIndex((step) => !isUpkeep(step));
  if (review < 0) {
    await carryOutUpkeep(plan.steps, { publisher, reporter });
    return unpublished(input, 'quiet');
  }
  await carryOutUpkeep(plan.steps.slice(0, review), { publisher, reporter });
  const published = await publish({
    plan,
    placed: input.placed,
    ...(input.memory.complete && { seen: new Set(input.memory.reviews.map(({ id }) => id)) }),
    publisher,
    reporter,
    bodyFor: (placed) => reviewBody(input, plan.key, placed),
  });
  const receipt = receiptOf(published, input, plan);
  // What was said before stays as it is unless the new verdict stands.
  if (receipt.outcome !== 'superseded') {
    await carryOutUpkeep(plan.steps.slice(review).filter(isUpkeep), { publisher, reporter });
  }
  return receipt;
}

/**
 * Plans one review and publishes it. `plan.json` and `review.json` are written before the first request, so that
 * whatever happens next, what was meant is on disk. Throws `Failure` when GitHub refuses for good.
 */
export async function writeStage(context: WriteContext): Promise<Written> {
  const { directory, reporter, settings } = context;
  await forgetResults(directory, 'write');
  const loaded = await loadRun(directory, settings);
  const { manifest, document, report, effective, memory, reconciled, decision } = loaded;
  const diff = await parsePinnedDiff(directory, manifest, reviewFiles.diff);
  const render = renderContext(loaded, context);
  const evidence = await readEvidence(directory, manifest);
  const placed = placeFindings(document.findings, {
    diff,
    inlineFrom: effective.inlineFrom,
    maxComments: effective.maxComments,
    alreadyOpen: new Set(reconciled.continued.keys()),
    reportScope: reportScopeOf(loaded),
  });
  const input: ReviewInput = {
    target: settings.target,
    runKey: context.runKey,
    decision,
    document,
    placed,
    refused: report.refused,
    memory,
    reconciled,
    resolveThreads: settings.resolveThreads,
    inlineFrom: effective.inlineFrom,
    render,
    missing: manifest.coverage.missing,
    suggest: suggester(loaded, diff),
    ...(evidence && { evidence }),
  };
  const { plan, request } = whileOpen(planReview(input), manifest);
  await writeJson(directory, reviewFiles.plan, Plan.parse(plan));
  if (request !== undefined) await writeJson(directory, reviewFiles.review, request);
  const whole = renderReport(
    { decision, placed, reviewers: document.reviewers, report, ...(evidence && { evidence }) },
    render,
    reportBudget,
  );
  await directory.write(reviewFiles.report, whole);
  await reporter.summary(whole);
  await writeVerdictFile({
    directory,
    decision,
    document,
    reviewId: plan.key.slice(0, 8),
    target: manifest.pullRequest?.headRef ?? manifest.commits.head,
    reportPath: reviewFiles.report,
    now: context.now(),
  });
  if (settings.dryRun)
    reporter.info(`Dry run: ${plan.steps.length} writes were planned and none carried out`);
  const receipt = await carryOut(input, plan, context).catch((error: unknown) => {
    mirrorFindings(placed, reporter);
    throw error;
  });
  await writeJson(directory, reviewFiles.receipt, Receipt.parse(receipt));
  reporter.info(receiptLine(receipt, plan));
  return { plan, receipt, decision };
}

/** On a pull request that is closed or merged nothing is said any more; the check still tells the verdict. */
function whileOpen(planned: PlannedReview, { pullRequest }: Manifest): PlannedReview {
  if (pullRequest === undefined || pullRequest.state === 'open') return planned;
  return { plan: { ...planned.plan, quiet: `the pull request is ${pullRequest.state}`, steps: [] } };
}

function receiptLine({ counts, total, review }: Receipt, plan: Plan): string {
  const places = `${counts.inline} inline, ${counts.file} on files, ${counts.body} in the body, ${counts.withheld} withheld`;
  const where = review === null ? (plan.quiet ?? 'nothing published') : review.url;
  return `${total} findings: ${places} · ${where}`;
}
