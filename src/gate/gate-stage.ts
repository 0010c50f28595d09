import { type GatedRun, type GatedRunContext, readGatedRun } from '../decide/read-run.ts';
import { Failure, onFailure } from '../model/failure.ts';
import type { Finding } from '../model/finding.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Receipt } from '../model/receipt.ts';
import type { Reporter } from '../model/reporter.ts';
import type { Question, ReviewEvent, Verdict } from '../model/review-document.ts';
import { checkContent } from '../pages/check-content.ts';
import { nextForPeople, stepsInWorkTree } from '../pages/next-steps.ts';
import { renderOutcome } from '../pages/result-pages.ts';
import { asksForApproval } from '../policy/completeness.ts';
import { type Conclusion, conclude, type ExitCode, reportedVerdict } from '../policy/gate-decision.ts';
import { planGate } from '../policy/gate-plan.ts';
import {
  basisDigest,
  concludeNamed,
  concludeSettled,
  concludeSharing,
  notShared,
} from '../policy/shared-head.ts';
import { compareFindings } from '../policy/weight.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import { readOwnIfAny, verdictFile } from '../review-directory/review-files.ts';
import {
  concludeGate,
  type GateKeeper,
  type GateKeeping,
  gateTarget,
  type StartedGate,
} from './gatekeeper.ts';
import { stateToKeep } from './kept-state.ts';

export interface GateContext
  extends GateKeeping,
    GatedRunContext,
    Pick<StagePorts, 'artifactsUrl' | 'now'>,
    Pick<GateKeeper, 'start'> {}

/** A finding that is open at the end of a run, for callers that plan their work with it. */
export interface OpenFinding extends Pick<Finding, 'id' | 'severity' | 'title'> {
  readonly files: readonly string[];
  readonly isBlocking: boolean;
}

/** The result of a run that concluded. */
export interface Gated extends Conclusion {
  /** Empty when there is none. */
  readonly verdict: Verdict | '';
  /** Absent when the review is not on the pull request, or not about the work tree's current content. */
  readonly event?: ReviewEvent;
  readonly head: string;
  /** Whether people are asked to approve the change. */
  readonly asksPeople?: boolean;
  readonly receipt?: Receipt;
  /** The whole outcome for a terminal, as Markdown. */
  readonly page: string;
  /** Open findings, the worst first; absent when the result no longer applies. */
  readonly findings?: readonly OpenFinding[];
  /** Questions that reviewers need answered before they can review. */
  readonly questions?: readonly Question[];
  /** The agent's protocol in a work tree (C5); absent on a pull request, whose review says what to do. */
  readonly nextSteps?: readonly string[];
}

/** The result of a run, whatever stages it had. */
export interface RunResult extends Partial<Gated> {
  readonly exitCode: ExitCode;
  /** Why there is no result. */
  readonly failure?: Failure;
  /** Path of C5's verdict file; absent on a pull request and without a verdict. */
  readonly verdictFile?: string;
  /** What a job may check out; empty for nothing. */
  readonly checkoutRef?: string;
}

/** The result of an event that changes nothing. */
export function nothingToDo(reporter: Pick<Reporter, 'notice'>, why: string): RunResult {
  reporter.notice(`Nothing to do: ${why}`);
  return { exitCode: 0, status: 'skipped' };
}

/**
 * Concludes the check on the head commit and the run. The decision is made again from the files, and success
 * needs the receipt's proof that the review is on the pull request.
 */
export async function gateStage(context: GateContext): Promise<Gated> {
  const loaded = await readGatedRun(context);
  const { commits, pullRequest, sharing } = loaded.manifest;
  const { number: pull, url } = pullRequest ?? {};
  const started = await context.start({ head: commits.head, pull, url, sharing });
  const judged = withFailure(loaded, started.publishFailure);
  const { plan, conclusion: planned } = planConclusion(judged, started, context);
  // When the gate cannot be concluded it does not count, so the run must not look passed.
  const closed = await concludeGate(context, { ...started, plan }).catch(
    onFailure((failure) => {
      context.reporter.failure(failure);
      return failure;
    }),
  );
  const run = closed instanceof Failure ? withFailure(judged, closed.code) : judged;
  const conclusion = closed instanceof Failure ? conclude(run) : concludeSettled(planned, closed);
  const { reportPath = '' } = (await readOwnIfAny(context.directory, verdictFile)) ?? {};
  const filed = { directory: context.directory.path, reportPath };
  const nextSteps = stepsInWorkTree(run, filed);
  return {
    ...conclusion,
    verdict: reportedVerdict(conclusion, run.decision),
    ...(run.publication.state === 'confirmed' && {
      event: run.decision.event,
      findings: openFindings(run),
      questions: run.document.documents.flatMap(({ questions }) => questions),
    }),
    head: run.document.head,
    ...(asksForApproval(run.facts) && { asksPeople: true }),
    ...(run.receipt && { receipt: run.receipt }),
    page: renderOutcome(run, { nextSteps: nextForPeople(run, filed), directory: filed.directory }),
    ...(nextSteps.length > 0 && { nextSteps }),
  };
}

function withFailure(run: GatedRun, reason: string | undefined): GatedRun {
  return reason === undefined ? run : { ...run, publication: { state: 'failed', reason } };
}

function openFindings({ document, decision, weightOf }: GatedRun): readonly OpenFinding[] {
  const blocking = new Set(decision.blocking);
  return document.findings
    .filter((finding) => weightOf(finding) !== 'settled')
    .toSorted(compareFindings)
    .map(({ id, severity, title, locations }) => {
      const files = [...new Set(locations.map(({ path }) => path))];
      return { id, severity, title, files, isBlocking: blocking.has(id) };
    });
}

function planConclusion(run: GatedRun, { foreign }: StartedGate, context: GateContext) {
  const { sharing = notShared, pullRequest } = run.manifest;
  const target = gateTarget(context, run.document.head);
  const conclusion = concludeNamed(concludeSharing(conclude(run), sharing, target.gate), foreign);
  const plan = planGate({
    ...target,
    // A status and a job have no room for more than their conclusion.
    ...(target.gate === 'check'
      ? checkContent(run, conclusion, { ...context, state: stateToKeep(run, context) })
      : { summary: '' }),
    conclusion,
    inputs: context.settings.policyInputs,
    targetUrl: run.receipt?.review?.url ?? pullRequest?.url,
    pull: pullRequest?.number,
    basis: basisFor(run.manifest, context),
    sharing,
  });
  return { plan, conclusion };
}

/**
 * The digest of base and policy that the conclusion is made for; undefined when unknown, so that it counts
 * for no merge.
 */
function basisFor({ pullRequest, policy }: Manifest, { settings }: GateContext): string | undefined {
  if (pullRequest === undefined || (policy.state !== 'absent' && policy.blob === undefined)) return undefined;
  const { failOn } = settings.policyInputs;
  return basisDigest({ ref: pullRequest.baseRef, policy: policy.blob ?? null, failOn });
}
