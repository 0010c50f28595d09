import { ReviewVerdict } from '../contracts/verdict/schema.ts';
import { chooseAnnotated } from '../domain/annotation.ts';
import { isPostponed } from '../domain/completeness.ts';
import { concludeRun } from '../domain/conclude-run.ts';
import type { Decision } from '../domain/decision.ts';
import { Failure } from '../domain/failure.ts';
import type { Conclusion, Publication } from '../domain/gate.ts';
import { type GatePlan, planGate } from '../domain/gate-plan.ts';
import { listed } from '../domain/listed.ts';
import type { Manifest } from '../domain/manifest.ts';
import { toolKey } from '../domain/mark.ts';
import { Receipt } from '../domain/receipt.ts';
import { toRunState } from '../domain/run-state.ts';
import { partName } from '../domain/scope/scope.ts';
import type { Settings } from '../domain/settings.ts';
import { concludeSettled, concludeWithoutChecks, type Settled } from '../domain/shared-head.ts';
import { isToBeDealtWith, weigh } from '../domain/weight.ts';
import { nextSteps } from '../domain/worktree/next-steps.ts';
import { renderAnnotation } from '../render/annotation.ts';
import { renderCheckSummary } from '../render/check-output.ts';
import { renderCheckText } from '../render/check-text.ts';
import { explainAsked } from '../render/explain-asked.ts';
import { renderOutcome } from '../render/outcome.ts';
import { completionsOf } from './gate/completions.ts';
import { closeGate, type GateKeeping, gateTarget, type StartedGate } from './gate/gatekeeper.ts';
import { parsePinnedDiff } from './review-directory/pinned-diff.ts';
import { readOwnIfAny, requireHead, reviewFiles } from './review-directory/review-files.ts';
import { type LoadedRun, loadRun } from './run/load-run.ts';
import { renderContext } from './run/render-context.ts';
import { readReviewerPage } from './run/reviewer-page.ts';
import { reviewersToRun, stepsOnPullRequest } from './run/unfinished.ts';

interface GateContext extends GateKeeping, StartedGate {
  readonly redact: (text: string) => string;
  /** Whether the work tree still is what was judged; absent where the publisher watches the head. */
  readonly isCurrent?: ((commits: Manifest['commits']) => Promise<boolean>) | undefined;
}

export interface Gated {
  readonly conclusion: Conclusion;
  readonly decision: Decision;
  readonly head: string;
  readonly receipt: Receipt | undefined;
  /** The whole outcome for a terminal, as Markdown. */
  readonly page: string;
  /** What to do now in a work tree; absent on a pull request, whose review says it. */
  readonly nextSteps?: readonly string[];
}

/** What keeps the receipt from being proof that the review stands on the pull request. */
function unpublished(receipt: Receipt | undefined, { target, dryRun }: Settings): string | undefined {
  if (receipt === undefined) return 'the write stage left no receipt';
  const isElsewhere = receipt.outcome === 'local' || receipt.outcome === 'dry-run';
  if (isElsewhere && target === 'github' && !dryRun) return `the write stage was ${receipt.outcome}`;
  const { missing } = receipt;
  return missing.length === 0 ? undefined : `GitHub does not show ${listed(missing, 3)}`;
}

/** `publishFailure` is the code of the failure that kept the review or the gate from being written. */
function publicationOf(receipt: Receipt | undefined, context: GateContext): Publication {
  if (context.publishFailure !== undefined) return { state: 'failed', reason: context.publishFailure };
  if (receipt?.outcome === 'superseded') return { state: 'superseded' };
  const reason = unpublished(receipt, context.settings);
  return reason === undefined ? { state: 'confirmed' } : { state: 'failed', reason };
}

/** A gate that could not be concluded does not hold, so the run must not look like one that passed. */
async function close(context: GateContext, plan: GatePlan): Promise<Settled | Failure | undefined> {
  try {
    return await closeGate(context, { gate: context.gate, startedCheck: context.startedCheck, plan });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    context.reporter.failure(error);
    return error;
  }
}

/** What people said, and what it takes to conclude the check again; that holds only for what was published. */
async function checkText(
  loaded: LoadedRun,
  context: Pick<GateContext, 'directory' | 'settings' | 'redact'> & {
    readonly conclusion: Conclusion;
    readonly isPublished: boolean;
  },
): Promise<string> {
  const { manifest, decision, facts, judged, weighed, heard } = loaded;
  const { settings, conclusion, isPublished } = context;
  const pull = manifest.pullRequest?.number;
  const about = { tool: toolKey(settings.checkName), head: manifest.commits.head };
  const policy = manifest.files.find(({ name }) => name === reviewFiles.policy)?.sha256;
  const inputs = settings.policyInputs;
  const completed = await completionsOf(context.directory, loaded);
  return renderCheckText(
    {
      heard,
      decision,
      explanations: explainAsked(heard.questions, { decision, facts, findings: weighed, conclusion }),
      wantsRerun: false,
      state:
        pull !== undefined && isPublished
          ? toRunState({ ...about, pull, facts, judged, inputs, policy, completed })
          : undefined,
    },
    context,
  );
}

/**
 * Concludes: the check on the head commit, and how the run ended. The decision is made again from the files, and
 * success needs the receipt's proof that the review stands on the pull request.
 */
export async function gateStage(context: GateContext): Promise<Gated> {
  const { directory, settings } = context;
  const loaded = await loadRun(directory, settings);
  const { manifest, document, report, effective, decision, facts } = loaded;
  requireScope(manifest, settings);
  const receipt = await readOwnIfAny(directory, {
    name: reviewFiles.receipt,
    schema: Receipt,
    writtenBy: 'write',
  });
  if (receipt !== undefined) {
    requireHead(manifest, { name: reviewFiles.receipt, head: receipt.head, writtenBy: 'write' });
  }
  const concludeAs = (publication: Publication) => concludeRun({ decision, facts, publication });
  const { sharedWith = [] } = manifest;
  const target = gateTarget(context, document.head);
  const isCurrent = context.isCurrent === undefined || (await context.isCurrent(manifest.commits));
  const publication: Publication = isCurrent ? publicationOf(receipt, context) : { state: 'superseded' };
  const own = concludeAs(publication);
  let conclusion = target.gate === 'check' ? own : concludeWithoutChecks(own, sharedWith);
  const diff = await parsePinnedDiff(directory, manifest, reviewFiles.diff);
  const render = renderContext({ ...loaded, diff }, context);
  const told = isPostponed(decision) ? [] : document.findings;
  const { shown, hidden } = chooseAnnotated(told, effective.blocking);
  const reviewers = await readReviewerPage(directory, loaded);
  const plan = planGate({
    ...target,
    started: context.startedCheck !== undefined,
    conclusion,
    summary: renderCheckSummary(
      {
        decision,
        findings: told,
        rules: effective.blocking,
        receipt,
        reviewers,
        stepsToComplete: stepsOnPullRequest(loaded, settings),
        hiddenAnnotations: hidden,
      },
      render,
    ),
    text: await checkText(loaded, { ...context, conclusion, isPublished: publication.state === 'confirmed' }),
    annotations: shown.map((annotated) => renderAnnotation(annotated, context.redact)),
    targetUrl: receipt?.review?.url ?? manifest.pullRequest?.url,
    pull: manifest.pullRequest?.number,
    sharedWith,
  });
  const closed = await close(context, plan);
  if (closed instanceof Failure) conclusion = concludeAs({ state: 'failed', reason: closed.code });
  else if (closed !== undefined) conclusion = concludeSettled(conclusion, closed);
  context.reporter.info(conclusion.title);
  const steps =
    settings.target === 'local' ? await stepsFor(context, { decision, document, effective, manifest }) : [];
  const page = renderOutcome(
    {
      decision,
      findings: document.findings,
      weightOf: (finding) => weigh(finding, effective.blocking),
      report,
      receipt,
      reviewers: reviewers.tallies,
      nextSteps: steps,
      directory: directory.path,
    },
    render,
  );
  return {
    conclusion,
    decision,
    head: document.head,
    receipt,
    page,
    ...(steps.length === 0 ? {} : { nextSteps: steps }),
  };
}

/** The gate's name says what was reviewed, so that it has to be what was fetched. */
function requireScope({ part }: Manifest, { scope }: Settings): void {
  const [fetched, given] = [part && partName(part), partName(scope)];
  if (fetched === given) return;
  throw new Failure({
    kind: 'usage',
    code: 'SCOPE_DIFFERS',
    message: `${fetched ?? 'the whole change'} was fetched and reviewed, and \`scope\` asks for ${given ?? 'the whole change'}`,
    fix: 'give every stage the same `scope`',
  });
}

async function stepsFor(
  { directory, settings }: GateContext,
  {
    decision,
    document,
    effective,
    manifest: { part, coverage },
  }: Pick<LoadedRun, 'decision' | 'document' | 'effective' | 'manifest'>,
): Promise<readonly string[]> {
  const verdict = await readOwnIfAny(directory, {
    name: reviewFiles.verdict,
    schema: ReviewVerdict,
    writtenBy: 'write',
  });
  const open = document.findings.filter((finding) => isToBeDealtWith(finding, effective.blocking));
  return nextSteps({
    decision,
    open,
    mode: settings.mode,
    files: coverage.expected,
    reviewers: document.reviewers,
    run: reviewersToRun(effective),
    reportPath: verdict?.reportPath ?? '',
    part: part && partName(part),
  });
}
