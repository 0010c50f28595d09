import { isPostponed } from '../domain/completeness.ts';
import { counted } from '../domain/counted.ts';
import type { Decision } from '../domain/decision.ts';
import { Failure } from '../domain/failure.ts';
import type { Manifest } from '../domain/manifest.ts';
import { planReactions } from '../domain/people/reactions.ts';
import { placeFindings } from '../domain/placement.ts';
import { Plan } from '../domain/plan.ts';
import { Receipt } from '../domain/receipt.ts';
import { insideOf } from '../domain/scope/part.ts';
import type { Settings } from '../domain/settings.ts';
import { weigh } from '../domain/weight.ts';
import type { Publisher } from '../ports/publisher.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { ReviewDirectory } from '../ports/review-directory.ts';
import { renderReport } from '../render/report.ts';
import { readEvidence } from './review-directory/evidence-file.ts';
import { parsePinnedDiff } from './review-directory/pinned-diff.ts';
import { reviewFiles, writeJson } from './review-directory/review-files.ts';
import { type LoadedRun, loadRun } from './run/load-run.ts';
import { renderContext } from './run/render-context.ts';
import { readReviewerPage } from './run/reviewer-page.ts';
import { tellVerified } from './run/tell-verified.ts';
import { stepsOnPullRequest } from './run/unfinished.ts';
import { writeAbortReason } from './worktree/abort-reason.ts';
import { beginStage } from './worktree/archive-verdict.ts';
import { keepReport, workOf } from './worktree/keep-report.ts';
import { carryOut } from './write/carry-out.ts';
import { mirrorFindings } from './write/mirror.ts';
import { ownersToAsk } from './write/owners.ts';
import { type PlannedReview, planReview, type ReviewInput } from './write/plan-review.ts';
import { reportScopes } from './write/report-scope.ts';
import { suggester } from './write/suggester.ts';
import { tellPlanned } from './write/tell-outcome.ts';
import { writeVerdictFile } from './write/verdict-file.ts';

/** Enough for any review that people read; the job summary drops everything above 1 MiB. */
const reportBudget = 900_000;

interface WriteContext {
  readonly directory: ReviewDirectory;
  readonly reporter: Reporter;
  readonly settings: Settings;
  /** Absent for the local target. */
  readonly publisher: Publisher | undefined;
  /** The permanent record in a work tree; absent where there is none. */
  readonly reports?: (() => Promise<ReviewDirectory>) | undefined;
  readonly redact: (text: string) => string;
  /** Distinguishes this run from every other. */
  readonly runKey: string;
  readonly now: () => number;
  /** The check that this run began with; absent where this stage has a job of its own, or the gate is none. */
  readonly startedCheck?: number | undefined;
}

export interface Written {
  readonly plan: Plan;
  readonly receipt: Receipt;
  readonly decision: Decision;
}

async function publishOrTell(
  input: ReviewInput,
  plan: Plan,
  context: WriteContext & { readonly degraded: Manifest['degraded']; readonly pull: number | undefined },
): Promise<Receipt> {
  const { publisher, settings, reporter, degraded, pull, startedCheck } = context;
  if (publisher === undefined) return tellPlanned(input, 'local');
  if (settings.dryRun) return tellPlanned(input, 'dry-run');
  if (degraded !== undefined) throw unheard(degraded);
  const own = startedCheck === undefined || pull === undefined ? undefined : { check: startedCheck, pull };
  return carryOut(input, plan, { publisher, reporter, own });
}

/** Whoever does not know what stands on the pull request would say it again. */
function unheard({ code, reason }: NonNullable<Manifest['degraded']>): Failure {
  return new Failure({
    kind: 'operational',
    code: 'FETCH_DEGRADED',
    message: `Nothing is published: when the change was fetched, GitHub could not be read (${code}: ${reason})`,
    fix: 'Run again from `fetch` once GitHub answers; the findings are kept in the review directory and the summary.',
  });
}

/**
 * Plans one review and publishes it. `plan.json` and `review.json` are written before the first request, so that
 * whatever happens next, what was meant is on disk. Throws `Failure` when GitHub refuses for good.
 */
export async function writeStage(context: WriteContext): Promise<Written> {
  const { directory, reporter, settings } = context;
  await beginStage(directory, 'write', settings);
  const loaded = await loadRun(directory, settings);
  const { manifest, document, report, effective, memory, reconciled, decision } = loaded;
  if (loaded.rechecked !== undefined) tellVerified(reporter, loaded.rechecked);
  const diff = await parsePinnedDiff(directory, manifest, reviewFiles.diff);
  const render = renderContext({ ...loaded, diff }, context);
  const evidence = await readEvidence(directory, manifest);
  const placed = placeFindings(document.findings, {
    diff,
    inlineFrom: effective.inlineFrom,
    maxComments: effective.maxComments,
    alreadyOpen: new Set(reconciled.continued.keys()),
    reportScope: reportScopes(loaded),
    isInside: manifest.part && insideOf(manifest.part),
  });
  const owners = await ownersToAsk(directory, loaded, evidence);
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
    weightOf: (finding) => weigh(finding, effective.blocking),
    render,
    coverage: manifest.coverage,
    suggest: suggester(loaded, diff),
    ...(owners && { owners }),
    ...(evidence && { evidence }),
  };
  const { plan, request } = whileWanted(withAnswers(planReview(input), loaded), loaded);
  await writeJson(directory, reviewFiles.plan, Plan.parse(plan));
  if (request !== undefined) await writeJson(directory, reviewFiles.review, request);
  const whole = renderReport(
    {
      decision,
      placed,
      weightOf: input.weightOf,
      reviewers: await readReviewerPage(directory, loaded),
      stepsToComplete: stepsOnPullRequest(loaded, settings),
      documents: document.documents,
      report,
      heard: loaded.heard,
      ...(evidence && { evidence }),
    },
    render,
    reportBudget,
  );
  await directory.write(reviewFiles.report, whole);
  const reportPath = await keepReport(whole, manifest, context);
  await reporter.summary(whole);
  await writeVerdictFile({
    directory,
    decision,
    document,
    rules: effective.blocking,
    mode: settings.mode,
    key: plan.key,
    manifest,
    reportPath,
    now: context.now(),
  });
  await writeAbortReason(
    directory,
    {
      decision,
      findings: document.findings,
      weighed: loaded.weighed,
      abortOn: effective.abortOn,
      work: workOf(manifest),
    },
    render,
  );
  if (settings.dryRun)
    reporter.info(`Dry run: ${plan.steps.length} writes were planned and none carried out`);
  const receipt = await publishOrTell(input, plan, {
    ...context,
    degraded: manifest.degraded,
    pull: manifest.pullRequest?.number,
  }).catch((error: unknown) => {
    mirrorFindings(placed, reporter);
    throw error;
  });
  await writeJson(directory, reviewFiles.receipt, Receipt.parse(receipt));
  reporter.info(receiptLine(receipt, plan));
  return { plan, receipt, decision };
}

/** Whoever asked for something is answered last: what they asked for is carried out then. */
function withAnswers(planned: PlannedReview, { heard }: LoadedRun): PlannedReview {
  const steps = [...planned.plan.steps, ...planReactions(heard.answers)];
  return { ...planned, plan: { ...planned.plan, steps } };
}

/**
 * On a pull request that is closed or merged nothing is said any more, on a draft that policy leaves alone nothing
 * yet, though an approval of an earlier state is still taken back. The check tells where things stand.
 */
function whileWanted(planned: PlannedReview, { manifest, decision }: LoadedRun): PlannedReview {
  const { pullRequest } = manifest;
  if (pullRequest !== undefined && pullRequest.state !== 'open') {
    return { plan: { ...planned.plan, quiet: `the pull request is ${pullRequest.state}`, steps: [] } };
  }
  if (!isPostponed(decision)) return planned;
  const steps = planned.plan.steps.filter((step) => step.do === 'dismiss-review');
  return { plan: { ...planned.plan, quiet: 'the pull request is a draft', steps } };
}

function receiptLine({ counts, total, review }: Receipt, plan: Plan): string {
  const places = `: ${counts.inline} inline, ${counts.file} on files, ${counts.body} in the body, ${counts.withheld} withheld`;
  const where = review === null ? (plan.quiet ?? 'nothing published') : review.url;
  return `${counted(total, 'finding')}${total === 0 ? '' : places} · ${where}`;
}
