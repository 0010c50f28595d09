import { approvalObstacles } from '../domain/approval.ts';
import { concludeRun } from '../domain/conclude-run.ts';
import { judgeRemembered } from '../domain/judge-remembered.ts';
import type { LedgerEntry } from '../domain/ledger.ts';
import { Receipt } from '../domain/receipt.ts';
import type { ReviewDirectory } from '../ports/review-directory.ts';
import { explainPage } from '../render/command-pages.ts';
import { type Explained, explainFinding } from '../render/explain-finding.ts';
import { explainVerdict } from '../render/explain-verdict.ts';
import { loadPolicy } from '../stages/review-directory/policy-file.ts';
import { readOwn, reviewFiles } from '../stages/review-directory/review-files.ts';
import type { LoadedRun } from '../stages/run/load-run.ts';
import { answer, type Output } from './answer.ts';
import { type FinishedRun, loadFinishedRun, named } from './known-findings.ts';
import type { Shell } from './shell.ts';

export interface ExplainOptions extends FinishedRun {
  /** Id of a finding, or how it begins; absent for the whole result. */
  readonly finding?: string | undefined;
  readonly output: Output;
}

function explainable({ document, reconciled }: LoadedRun): readonly Explained[] {
  const remembered = reconciled.stillOpen.map((entry) =>
    remember(entry, `still open from an earlier run: ${entry.standing.url}`),
  );
  return [...document.findings, ...remembered];
}

function remember(entry: LedgerEntry, title: string, settled?: string): Explained {
  return {
    ...judgeRemembered(entry),
    ...(settled !== undefined && { status: 'fixed', settled }),
    fingerprint: entry.mark.fingerprint,
    title,
  };
}

/** What earlier runs published and counts no more: its id was shown, so it is known by it. */
function settledBefore({ reconciled: { closing, closed, accepted } }: LoadedRun): readonly Explained[] {
  const how = ({ mark: { kind } }: LedgerEntry) =>
    kind === 'withdrawn'
      ? 'whole reviews of two heads did not find it again'
      : 'it is fixed: who raised it looked again and does not report it';
  return [
    ...[...closing, ...closed].map((entry) => ({ entry, why: how(entry) })),
    ...accepted.map((entry) => ({
      entry,
      why: 'nobody repeats it, and it stays as it is on somebody’s word or by policy.suppress',
    })),
  ].map(({ entry, why }) => remember(entry, `published by an earlier run: ${entry.standing.url}`, why));
}

/** Whether the head moved before the review was posted; a run that was not to post anything has no such receipt. */
async function isSuperseded(directory: ReviewDirectory): Promise<boolean> {
  if ((await directory.read(reviewFiles.receipt)) === undefined) return false;
  const receipt = { name: reviewFiles.receipt, schema: Receipt, writtenBy: 'write' };
  return (await readOwn(directory, receipt)).outcome === 'superseded';
}

/** The whole result, taking for granted that the review was published unless its receipt says otherwise. */
async function explainResult(run: LoadedRun, directory: ReviewDirectory) {
  const { decision, effective, facts, heard, manifest } = run;
  const findings = explainable(run);
  const complete = decision.incomplete.length === 0 && decision.waived.length === 0;
  const obstacles = [
    ...approvalObstacles({ ...facts, complete, findings }),
    ...(heard.refusals.length === 0 ? [] : ['findings stay as they are on somebody’s word']),
  ];
  const state = (await isSuperseded(directory)) ? 'superseded' : 'confirmed';
  const conclusion = concludeRun({ decision, facts, publication: { state } });
  const byPolicy = await loadPolicy(directory, manifest, {});
  const { refused } = run.report;
  return explainVerdict({ decision, findings, effective, byPolicy, conclusion, obstacles, refused });
}

/** Says why a finding blocks or does not, or why the result is what it is. Writes nothing. */
export async function explainCommand(options: ExplainOptions, shell: Shell): Promise<number> {
  const { run, directory } = await loadFinishedRun(options, shell);
  const findings = explainable(run);
  const wanted =
    options.finding === undefined ? findings : [named([...findings, ...settledBefore(run)], options.finding)];
  const explained = wanted.map((finding) => explainFinding(finding, run.effective));
  const verdict = options.finding === undefined ? await explainResult(run, directory) : undefined;
  answer(
    { data: { verdict, findings: explained }, page: explainPage(verdict, explained) },
    options.output,
    shell,
  );
  return 0;
}
