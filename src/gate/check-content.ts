import { cutToBytes, destroyMarks, showInvisible } from '../markdown/characters.ts';
import { completionsOfRun, readCompletedFile } from '../memory/completion.ts';
import { type RunState, stateFindings, toRunState } from '../memory/run-state.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Finding } from '../model/finding.ts';
import { isComplete } from '../model/manifest.ts';
import { toolKey } from '../model/mark.ts';
import { compareText } from '../model/text.ts';
import { isPostponed } from '../policy/completeness.ts';
import type { Conclusion } from '../policy/gate-decision.ts';
import {
  type AnnotatedFinding,
  type Annotation,
  chooseAnnotated,
  type GatePlanInput,
} from '../policy/gate-plan.ts';
import { stepsToComplete } from '../policy/steps-to-complete.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import type { LoadedRun } from '../write/load-run.ts';
import { readStarted } from '../write/reviewer-table.ts';
import { renderCheckSummary } from './check-output.ts';
import { renderCheckText } from './check-text.ts';
import { explainAsked } from './explain-page.ts';
import type { GatedRun, GatedRunContext } from './gated-run.ts';

/** GitHub accepts 255 characters and 64 KiB; annotations are read next to code, so they are shorter. */
const maxTitleBytes = 200;
const maxMessageBytes = 2_000;

type Redact = (text: string) => string;

/** Plain text for annotations. GitHub does not render Markdown there, so nothing is escaped. */
function inert(text: string, redact: Redact, maxBytes: number): string {
  const { kept, moreBytes } = cutToBytes(destroyMarks(redact(showInvisible(text))).trim(), maxBytes);
  return moreBytes === 0 ? kept : `${kept}… (cut, ${moreBytes} bytes more)`;
}

/** The title on one line, and below it the issue with its paragraphs. */
export function renderAnnotation(
  { finding, level, path, startLine, endLine }: AnnotatedFinding,
  redact: Redact,
): Annotation {
  const title = inert(finding.title.replace(/\s+/g, ' '), redact, maxTitleBytes);
  const message = inert(finding.issue, redact, maxMessageBytes);
  return { path, startLine, endLine, level, title, message: message === '' ? title : message };
}

function byReviewer<Each extends { readonly reviewer: string }>(all: Iterable<Each>): readonly Each[] {
  return [...all].toSorted((a, b) => compareText(a.reviewer, b.reviewer));
}

/**
 * For later runs: the newest change that each reviewer completed, in this run or an earlier one; how often each
 * was started, where a run that retries counts once; and what those started now used.
 */
async function readEffort(
  directory: ReviewDirectory,
  { manifest, document, report }: Pick<LoadedRun, 'manifest' | 'document' | 'report'>,
): Promise<Pick<RunState, 'completed' | 'runs' | 'spent'>> {
  const { completions, runs } = await readCompletedFile(directory, manifest);
  const started = await readStarted(directory, manifest);
  const { commits, coverage, fetchedAt: at } = manifest;
  const answers = { document, reports: report.documents, commits, earlier: completions };
  const completed = [...completions, ...(isComplete(coverage) ? completionsOfRun(answers) : [])];
  const counts = new Map(runs.map((each) => [each.reviewer, each]));
  for (const { reviewer } of started)
    counts.set(reviewer, { reviewer, runs: (counts.get(reviewer)?.runs ?? 0) + 1, at });
  const spent = started.map(({ reviewer, milliseconds: ms, attempts, usage }) => {
    return { reviewer, ms, attempts: attempts.length, ...(usage && { usage }) };
  });
  return {
    completed: byReviewer(new Map(completed.map((each) => [each.reviewer, each])).values()),
    runs: byReviewer(counts.values()),
    ...(spent.length > 0 && { spent: byReviewer(spent) }),
  };
}

type ContentContext = Pick<GatedRunContext, 'directory' | 'settings' | 'redact'> & {
  /** Where the run's artifacts are, when it uploads the page of the review. */
  readonly artifactsUrl?: string | undefined;
};

/** A finding with a comment on its lines needs no annotation there. */
function withoutComment(
  findings: readonly Finding[],
  { receipt, publication }: GatedRun,
): readonly Finding[] {
  if (publication.state !== 'confirmed') return findings;
  const commented = new Set(
    receipt?.entries
      .filter(({ place, url }) => url !== undefined && place !== 'body')
      .map(({ finding }) => finding),
  );
  return findings.filter(({ id }) => !commented.has(id));
}

/** The content of the gate: summary, text with the state for later runs, and annotations. */
export async function checkContent(
  run: GatedRun,
  conclusion: Conclusion,
  context: ContentContext,
): Promise<Pick<GatePlanInput, 'summary' | 'text' | 'annotations'>> {
  const { decision, document, effective, commands, weighed } = run;
  const findings = isPostponed(decision) ? [] : document.findings;
  const state = await stateToKeep(run, context);
  const { shown, hidden } = chooseAnnotated(withoutComment(findings, run), effective.blocking);
  return {
    summary: renderCheckSummary(
      {
        ...run,
        findings,
        rules: effective.blocking,
        artifactsUrl: context.artifactsUrl,
        stepsToComplete:
          context.settings.target === 'local'
            ? []
            : stepsToComplete({ decision, reviewers: document.reviewers, waivedBy: effective.waivedBy }),
        hiddenAnnotations: hidden,
      },
      run.render,
    ),
    text: renderCheckText(
      {
        commands,
        decision,
        explanations: explainAsked(commands, { ...run, findings: weighed, conclusion }),
        rerun: undefined,
        state,
      },
      context,
    ),
    annotations: shown.map((annotated) => renderAnnotation(annotated, context.redact)),
  };
}

/**
 * The state for later runs, also used to conclude the check again after a comment. Undefined for a run that
 * did not publish or could not read the earlier state, which then remains in effect.
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
  const remembered = stateFindings({ findings: document.findings, reconciled, judged, head, reviewersOf });
  return toRunState({
    tool: toolKey(settings.checkName),
    head,
    pull,
    facts,
    confirmed: publication.state === 'confirmed',
    findings: remembered.map((finding) =>
      decision.blocking.includes(finding.id) ? { ...finding, blocking: true } : finding,
    ),
    newestReview: Math.max(receipt.review?.id ?? 0, memory.newestReview ?? 0),
    inputs: settings.policyInputs,
    policy: manifest.files.find(({ name }) => name === reviewFiles.policy)?.sha256,
    ...(await readEffort(directory, run)),
  });
}
