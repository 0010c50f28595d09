import { approvalObstacles } from '../domain/approval.ts';
import { conclude } from '../domain/gate.ts';
import { judgeRemembered } from '../domain/judge-remembered.ts';
import { countCompleted } from '../domain/reviewer.ts';
import { partName } from '../domain/scope/scope.ts';
import type { ReviewDirectory } from '../ports.ts';
import { explainPage } from '../render/command-pages.ts';
import { type Explained, explainFinding } from '../render/explain-finding.ts';
import { explainVerdict } from '../render/explain-verdict.ts';
import type { LoadedRun } from '../stages/load-run.ts';
import { loadPolicy } from '../stages/policy-file.ts';
import { readEvidence } from '../stages/write/evidence.ts';
import { answer, type Output } from './answer.ts';
import { type FinishedRun, loadFinishedRun, named } from './known-findings.ts';
import type { Shell } from './shell.ts';

export interface ExplainOptions extends FinishedRun {
  /** Id of a finding, or how it begins; absent for the whole result. */
  readonly finding?: string | undefined;
  readonly output: Output;
}

function explainable({ document, reconciled }: LoadedRun): readonly Explained[] {
  const remembered = reconciled.stillOpen.map((entry) => ({
    ...judgeRemembered(entry),
    fingerprint: entry.mark.fingerprint,
    title: `still open from an earlier run: ${entry.standing.url}`,
  }));
  return [...document.findings, ...remembered];
}

/** What earlier runs published and is settled: its id was shown, so it is known by it. */
function settledBefore({ reconciled: { closing, closed } }: LoadedRun): readonly Explained[] {
  return [...closing, ...closed].map((entry) => ({
    ...judgeRemembered(entry),
    status: 'fixed' as const,
    fingerprint: entry.mark.fingerprint,
    title: `settled since an earlier run: ${entry.standing.url}`,
  }));
}

/** The whole result, taking for granted that the review was published. */
async function explainResult(run: LoadedRun, directory: ReviewDirectory) {
  const { decision, document, effective, manifest, report } = run;
  const findings = explainable(run);
  const part = manifest.part && partName(manifest.part);
  const evidence = await readEvidence(directory, manifest);
  const obstacles = approvalObstacles({
    effective,
    complete: decision.incomplete.length === 0 && decision.waived.length === 0,
    coverage: manifest.coverage,
    reviewers: document.reviewers,
    refused: report.refused,
    questions: document.documents.reduce((sum, { questions }) => sum + questions.length, 0),
    lane: evidence?.pack.risk.lane,
    part,
    findings,
  });
  const conclusion = conclude({
    decision,
    publication: { state: 'confirmed' },
    failOn: effective.failOn,
    enforce: effective.enforce,
    reviewers: countCompleted(document.reviewers),
    files: manifest.coverage,
    part,
  });
  const byPolicy = await loadPolicy(directory, manifest, {});
  return explainVerdict({ decision, findings, effective, byPolicy, conclusion, obstacles });
}

/** Says why a finding blocks or does not, or why the result is what it is. Writes nothing. */
export async function explainCommand(options: ExplainOptions, shell: Shell): Promise<number> {
  const { run, directory } = await loadFinishedRun(options, shell);
  const findings = explainable(run);
  const wanted =
    options.finding === undefined ? findings : [named([...findings, ...settledBefore(run)], options.finding)];
  const explained = wanted.map((finding) => explainFinding(finding, run.effective.blocking));
  const verdict = options.finding === undefined ? await explainResult(run, directory) : undefined;
  answer(
    { data: { verdict, findings: explained }, page: explainPage(verdict, explained) },
    options.output,
    shell,
  );
  return 0;
}
