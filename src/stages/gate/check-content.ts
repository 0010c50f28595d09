import { chooseAnnotated } from '../../domain/gate/annotation.ts';
import type { Conclusion } from '../../domain/gate/gate.ts';
import type { GatePlanInput } from '../../domain/gate/gate-plan.ts';
import { toolKey } from '../../domain/memory/mark.ts';
import { type RunState, toRunState } from '../../domain/memory/run-state.ts';
import { stateFindings } from '../../domain/memory/state-findings.ts';
import type { Settings } from '../../domain/settings.ts';
import { isPostponed } from '../../domain/verdict/completeness.ts';
import { stepsOnPullRequest } from '../../domain/verdict/steps-to-complete.ts';
import type { ReviewDirectory } from '../../ports/review-directory.ts';
import { renderAnnotation } from '../../render/check/annotation.ts';
import { renderCheckSummary } from '../../render/check/check-output.ts';
import { renderCheckText } from '../../render/check/check-text.ts';
import { explainAsked } from '../../render/explain/asked.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import { completionsOf } from './completions.ts';
import type { GatedRun } from './gated-run.ts';

interface ContentContext {
  readonly directory: ReviewDirectory;
  readonly settings: Settings;
  readonly redact: (text: string) => string;
}

/** Everything that is read on the gate: summary, text with what is kept for later runs, and annotations. */
export async function checkContent(
  run: GatedRun,
  conclusion: Conclusion,
  context: ContentContext,
): Promise<Pick<GatePlanInput, 'summary' | 'text' | 'annotations'>> {
  const { decision, document, effective, heard, weighed } = run;
  const findings = isPostponed(decision) ? [] : document.findings;
  const state = await stateToKeep(run, context);
  const { shown, hidden } = chooseAnnotated(findings, effective.blocking);
  return {
    summary: renderCheckSummary(
      {
        ...run,
        findings,
        rules: effective.blocking,
        stepsToComplete:
          context.settings.target === 'local'
            ? []
            : stepsOnPullRequest({ decision, effective, reviewers: document.reviewers }),
        hiddenAnnotations: hidden,
      },
      run.render,
    ),
    text: renderCheckText(
      {
        heard,
        decision,
        explanations: explainAsked(heard, { ...run, findings: weighed, conclusion }),
        rerun: undefined,
        state,
      },
      context,
    ),
    annotations: shown.map((annotated) => renderAnnotation(annotated, context.redact)),
  };
}

/**
 * What later runs remember, and what it takes to conclude the check again for a comment. Nothing is kept by a run that
 * did not publish, or could not read what earlier ones remembered: what those kept counts on.
 */
async function stateToKeep(
  run: GatedRun,
  { directory, settings }: ContentContext,
): Promise<RunState | undefined> {
  const { manifest, document, reconciled, memory, facts, judged, decision, receipt, publication } = run;
  const pull = manifest.pullRequest?.number;
  const isPublished = receipt?.outcome === 'published' || receipt?.outcome === 'quiet';
  if (pull === undefined || !isPublished || publication.state === 'superseded') return undefined;
  if (memory.partial !== undefined && !decision.waived.includes('coverage')) return undefined;
  const { head } = manifest.commits;
  const { reviewersOf } = run.render;
  return toRunState({
    tool: toolKey(settings.checkName),
    head,
    pull,
    facts,
    confirmed: publication.state === 'confirmed',
    findings: stateFindings({ findings: document.findings, reconciled, judged, head, reviewersOf }),
    newestReview: Math.max(receipt.review?.id ?? 0, memory.newestReview ?? 0),
    inputs: settings.policyInputs,
    policy: manifest.files.find(({ name }) => name === reviewFiles.policy)?.sha256,
    completed: await completionsOf(directory, run),
  });
}
