import type { Decision } from '../domain/decision.ts';
import { Failure } from '../domain/failure.ts';
import { type Conclusion, conclude, type Publication } from '../domain/gate.ts';
import { Receipt } from '../domain/receipt.ts';
import type { Settings } from '../domain/settings.ts';
import type { Checks, Reporter, ReviewDirectory } from '../ports.ts';
import { renderCheckSummary } from '../render/check-output.ts';
import { renderOutcome } from '../render/outcome.ts';
import { loadRun } from './load-run.ts';
import { renderContext } from './render-context.ts';
import { readOwnIfAny, requireHead, reviewFiles } from './review-files.ts';

/** A check that somebody has to conclude; without `id` it was asked for, and the answer is not there yet. */
export interface RunningCheck {
  readonly head: string;
  readonly id?: number;
}

interface GateContext {
  readonly directory: ReviewDirectory;
  readonly reporter: Reporter;
  readonly settings: Settings;
  /** Absent where no check is wanted: a local target, or a gate that is the job itself. */
  readonly checks?: Checks | undefined;
  /** The check that an earlier stage of this run started. */
  readonly startedCheck?: number | undefined;
  /** Code of the failure that kept the review from being published, where there was one. */
  readonly publishFailure?: string | undefined;
  readonly rememberCheck: (check: RunningCheck | undefined) => void;
  readonly redact: (text: string) => string;
  readonly runKey: string;
}

export interface Gated {
  readonly conclusion: Conclusion;
  readonly decision: Decision;
  readonly head: string;
  readonly receipt: Receipt | undefined;
  /** The whole outcome for a terminal, as Markdown. */
  readonly page: string;
}

/** What keeps the receipt from being proof that the review stands on the pull request. */
function unpublished(receipt: Receipt | undefined, { target, dryRun }: Settings): string | undefined {
  if (receipt === undefined) return 'the write stage left no receipt';
  const isElsewhere = receipt.outcome === 'local' || receipt.outcome === 'dry-run';
  if (isElsewhere && target === 'github' && !dryRun) return `the write stage was ${receipt.outcome}`;
  const { missing } = receipt;
  if (missing.length === 0) return undefined;
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  return `GitHub does not show ${missing.slice(0, 3).join(', ')}${more}`;
}

function publicationOf(receipt: Receipt | undefined, context: GateContext): Publication {
  if (context.publishFailure !== undefined) return { state: 'failed', reason: context.publishFailure };
  if (receipt?.outcome === 'superseded') return { state: 'superseded' };
  const reason = unpublished(receipt, context.settings);
  return reason === undefined ? { state: 'confirmed' } : { state: 'failed', reason };
}

/** A gate that could not be set does not hold, so the run must not look like one that passed. */
async function concludeCheck(
  context: GateContext,
  checks: Checks,
  { head, conclusion, summary }: { head: string; conclusion: Conclusion; summary: string },
): Promise<Failure | undefined> {
  const { settings, runKey, rememberCheck, reporter } = context;
  try {
    if (context.startedCheck === undefined) rememberCheck({ head });
    const id = context.startedCheck ?? (await checks.start({ name: settings.checkName, head, key: runKey }));
    rememberCheck({ head, id });
    await checks.conclude(id, {
      conclusion: conclusion.conclusion,
      output: { title: conclusion.title, summary },
    });
    rememberCheck(undefined);
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    reporter.failure(error);
    return error;
  }
}

/**
 * Concludes: the check on the head commit, and how the run ended. The decision is made again from the files, and
 * success needs the receipt's proof that the review stands on the pull request.
 */
export async function gateStage(context: GateContext): Promise<Gated> {
  const { directory, settings, checks } = context;
  const { manifest, document, report, effective, decision } = await loadRun(directory, settings);
  const receipt = await readOwnIfAny(directory, {
    name: reviewFiles.receipt,
    schema: Receipt,
    writtenBy: 'write',
  });
  if (receipt !== undefined) {
    requireHead(manifest, { name: reviewFiles.receipt, head: receipt.head, writtenBy: 'write' });
  }
  const concludeAs = (publication: Publication) =>
    conclude({
      decision,
      publication,
      failOn: effective.failOn,
      enforce: effective.enforce,
      reviewers: document.reviewers.filter(({ outcome }) => outcome.state === 'reviewed').length,
      files: manifest.coverage,
    });
  let conclusion = concludeAs(publicationOf(receipt, context));
  const render = renderContext({ manifest, document, effective }, context);
  if (checks !== undefined && !settings.dryRun) {
    const summary = renderCheckSummary({ decision, findings: document.findings, receipt }, render);
    const failure = await concludeCheck(context, checks, { head: document.head, conclusion, summary });
    if (failure !== undefined) conclusion = concludeAs({ state: 'failed', reason: failure.code });
  }
  context.reporter.info(conclusion.title);
  const page = renderOutcome(
    { decision, findings: document.findings, report, receipt, directory: directory.path },
    render,
  );
  return { conclusion, decision, head: document.head, receipt, page };
}
