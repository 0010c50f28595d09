import { whyUnlisted } from '../decide/placement.ts';
import type { GatedRun } from '../decide/read-run.ts';
import { completionsOfRun } from '../memory/completion.ts';
import { type RunState, stateFindings, toRunState } from '../memory/run-state.ts';
import { type Opinions, pairKey, questionKey } from '../model/answers.ts';
import type { Finding } from '../model/finding.ts';
import { lastByKey } from '../model/lists.ts';
import { isComplete } from '../model/manifest.ts';
import { entryOf } from '../model/receipt.ts';
import { compareText, shortened } from '../model/text.ts';
import { isSettled } from '../policy/weight.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import { duration } from '../review-directory/reviewer-results.ts';

function byReviewer<Each extends { readonly reviewer: string }>(all: Iterable<Each>): readonly Each[] {
  return [...all].toSorted((a, b) => compareText(a.reviewer, b.reviewer));
}

/**
 * For later runs: of which commits reviews were when they were submitted; the newest change that each reviewer completed,
 * in this run or an earlier one; how often each was started, where a run that retries counts once; and what those
 * started now used.
 */
function effortOf(run: GatedRun): Pick<RunState, 'completed' | 'runs' | 'spent' | 'submitted'> {
  const { manifest, document, report, started } = run;
  const { completions, runs } = run.completed;
  const { coverage, fetchedAt: at } = manifest;
  const answers = { document, reports: report.documents, manifest, earlier: completions };
  const completed = [...completions, ...(isComplete(coverage) ? completionsOfRun(answers) : [])];
  const { submitted = [] } = run.kept ?? {};
  const counts = new Map(runs.map((each) => [each.reviewer, each]));
  for (const { reviewer } of started)
    counts.set(reviewer, { reviewer, runs: (counts.get(reviewer)?.runs ?? 0) + 1, at });
  const spent = started.map((result) => {
    const { reviewer, attempts, usage } = result;
    return { reviewer, ms: duration(result), attempts: attempts.length, ...(usage && { usage }) };
  });
  return {
    completed: byReviewer(lastByKey(completed, ({ reviewer }) => reviewer)),
    runs: byReviewer(counts.values()),
    ...(spent.length > 0 && { spent: byReviewer(spent) }),
    ...(submitted.length > 0 && { submitted }),
  };
}

/** Answers to one question that are remembered. */
const maxAnswers = 100;

/** In characters; all that later runs show of a reason. */
const maxReason = 120;

/** The answers to questions of this run, and to others that may be asked again. */
function answersOf({ report, kept, render }: GatedRun): Pick<RunState, 'answers'> {
  const { adjudication, refereeing } = report;
  const { adjudication: pairs, refereeing: checked } = kept?.kept?.answers ?? {};
  const answers: Opinions = {
    adjudication: adjudication && {
      reviewer: adjudication.reviewer,
      pairs: newest(
        [...(isOfSame(pairs, adjudication) ? pairs.pairs : []), ...adjudication.pairs],
        ({ fingerprints }) => pairKey(fingerprints),
      ).map((each) => ({ ...each, titles: ['', ''] as const })),
    },
    refereeing: refereeing && {
      reviewer: refereeing.reviewer,
      findings: newest(
        [...(isOfSame(checked, refereeing) ? checked.findings : []), ...refereeing.findings],
        questionKey,
      ).map(({ reason, ...each }) => ({
        ...each,
        reason: reason && shortened(render.redact(reason), maxReason),
      })),
    },
  };
  return adjudication || refereeing ? { answers } : {};
}

function isOfSame<T extends { readonly reviewer: string }>(before: T | undefined, now: T): before is T {
  return before?.reviewer === now.reviewer;
}

/** The last answer to each question, the newest ones first. */
function newest<T>(answers: readonly T[], keyOf: (answer: T) => string): readonly T[] {
  return lastByKey(answers, keyOf).toReversed().slice(0, maxAnswers);
}

/** Whether the run published its result, and knew that of every earlier run as far as there was room. */
function isWorthKeeping({ memory, facts, decision, receipt, publication }: GatedRun): boolean {
  const isPublished = receipt?.outcome === 'published' || receipt?.outcome === 'quiet';
  if (!isPublished || publication.state === 'superseded') return false;
  // Of a draft that policy skips nothing was posted, so nothing of it is open already.
  if (facts.postponed === true) return false;
  return memory.lost === undefined || decision.waived.includes('coverage');
}

/**
 * The state that the check keeps for later runs, also used to conclude it again after a comment. Undefined for a run
 * that did not publish or could not read the earlier state, which then remains in effect.
 */
export function stateToKeep(run: GatedRun, { now }: Pick<StagePorts, 'now'>): RunState | undefined {
  const { settings, manifest, document, reconciled, memory, facts, judged, decision, receipt } = run;
  const pull = manifest.pullRequest?.number;
  if (pull === undefined || !isWorthKeeping(run)) return undefined;
  const { head } = manifest.commits;
  const isWithheld = (finding: Finding) => isSettled(finding) || whyUnlisted(finding, run) !== undefined;
  const threads = new Set(
    memory.ledger.flatMap(({ shownAt }) => (shownAt.in === 'thread' ? shownAt.url : [])),
  );
  const isAdded = ({ id, fingerprint }: Finding) =>
    !reconciled.continued.has(fingerprint) && threads.has(entryOf(receipt, id)?.url ?? '');
  const at = new Date(now()).toISOString();
  const { ledger, newestComment } = memory;
  const times = { at, newestComment, rules: facts.effective.blocking };
  const known = { findings: document.findings, reconciled, judged, ledger, head, ...times };
  const remembered = stateFindings({ ...known, isWithheld, isAdded });
  return toRunState({
    tool: run.render.toolKey,
    head,
    pull,
    facts,
    confirmed: run.publication.state === 'confirmed',
    findings: remembered.map((finding) =>
      decision.blocking.includes(finding.id) ? { ...finding, blocking: true } : finding,
    ),
    forgotten: decision.waived.includes('coverage') ? [] : memory.forgotten,
    newestReview: Math.max(receipt?.review?.id ?? 0, memory.newestReview),
    inputs: settings.policyInputs,
    ...answersOf(run),
    policy: manifest.files.find(({ name }) => name === reviewFiles.policy)?.sha256,
    ...effortOf(run),
  });
}
