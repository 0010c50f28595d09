import type { EarlierFinding } from '../comments/ledger.ts';
import { describeRemembered } from '../decide/decide-run.ts';
import type { Run } from '../decide/run.ts';
import { agentPrompt } from '../pages/agent-prompt.ts';
import { type Explained, type Explanation, explainable, explainFinding } from '../pages/explain-finding.ts';
import { explainPage, explainVerdict } from '../pages/explain-page.ts';
import { decisionPacket } from '../pages/packet.ts';
import { conclude } from '../policy/gate-decision.ts';
import { compareFindings } from '../policy/weight.ts';
import { loadPolicy } from '../review-directory/review-files.ts';
import { answer, answerPage, type Output, type Shell } from './command-answer.ts';
import { type FinishedRun, loadFinishedRun, named, publicationOf, readReceipt } from './finished-run.ts';
import { readRecords } from './scorecard/reviewer-record.ts';

function whySettled({ remembered: { kind } }: EarlierFinding): Explanation {
  const change = ['it is reopened once a reviewer reports it again'];
  return kind === 'withdrawn'
    ? { because: ['complete reviews of two heads did not find it again'], change }
    : { because: ['it is fixed: a reviewer that raised it reviewed again and does not report it'], change };
}

const mergedIntoOther: Explanation = {
  because: ['it was merged with another finding, which counts for both'],
  change: ['it counts again once its reviewers report it apart'],
};

/** What earlier runs published and counts no more: its id was shown, so it is known by it. */
export function explainableBefore({
  reconciled: { closing, closed, accepted, merged },
  commands,
}: Run): readonly Explained[] {
  const title = 'published by an earlier run';
  return [
    ...[...closing, ...closed].map((entry) => ({
      ...describeRemembered(entry, title),
      status: 'fixed' as const,
      settled: whySettled(entry),
    })),
    ...merged.map((entry) => ({
      ...describeRemembered(entry, title),
      status: 'fixed' as const,
      settled: mergedIntoOther,
    })),
    ...accepted.map((entry): Explained => {
      const acceptance = commands.acceptances.find(({ id }) => id === entry.remembered.id);
      const finding = describeRemembered(entry, title);
      return acceptance === undefined
        ? { ...finding, suppressed: { by: 'suppress', reason: 'an entry of the policy names it' } }
        : { ...finding, status: 'wont_fix' };
    }),
  ];
}

export interface ExplainOptions extends FinishedRun {
  /** Id of a finding, or how it begins; absent for the whole result. */
  readonly finding?: string | undefined;
  readonly output: Output;
  /** Print all open findings as one task for a coding agent instead. */
  readonly prompt?: boolean | undefined;
  /** Print the packet for the person who decides instead. */
  readonly packet?: boolean | undefined;
  /** A file with a scorecard, whose records of the finding's reviewers are shown as well. */
  readonly scorecard?: string | undefined;
}

/** The open findings of a run, or one of them by how its id begins, as a task for a coding agent. */
function promptOf({ document, decision, weightOf, render }: Run, id = ''): string {
  const open = document.findings
    .filter((finding) => weightOf(finding) !== 'settled' && finding.id.startsWith(id))
    .toSorted(compareFindings)
    .map((finding) => ({ ...finding, isBlocking: decision.blocking.includes(finding.id) }));
  return agentPrompt(open, render);
}

/** Says why a finding blocks or does not, or why the result is what it is. Writes nothing. */
export async function explainCommand(options: ExplainOptions, shell: Shell): Promise<number> {
  const finished = await loadFinishedRun(options, shell);
  const { run, directory } = finished;
  if (options.prompt === true) {
    const prompt = promptOf(run, options.finding);
    answer(
      { data: { prompt }, page: prompt === '' ? 'No finding is open.\n' : `${prompt}\n` },
      options.output,
      shell,
    );
    return 0;
  }
  if (options.packet === true) {
    const packet = decisionPacket(run, explainable(run));
    answer({ data: { packet }, page: packet }, options.output, shell);
    return 0;
  }
  const receipt = await readReceipt(directory);
  const findings = explainable(run);
  const wanted =
    options.finding === undefined
      ? findings
      : [named([...findings, ...explainableBefore(run)], options.finding)];
  const explained = wanted.map((finding) => explainFinding(finding, { ...run, receipt }));
  const publication = await publicationOf(finished, receipt, shell);
  const verdict =
    options.finding === undefined
      ? explainVerdict({
          ...run,
          findings,
          publication,
          byPolicy: await loadPolicy(directory, run.manifest, {}),
          conclusion: conclude({ ...run, publication }),
          waivedBy: run.manifest.pullRequest && run.effective['waived-by'],
        })
      : undefined;
  const record =
    options.scorecard === undefined
      ? undefined
      : await readRecords(
          options.scorecard,
          [...new Set(wanted.flatMap((each) => each.raisedBy ?? []))],
          shell,
        );
  await answerPage(
    {
      data: { verdict, findings: explained, ...(record && { records: record.records }) },
      page: `${explainPage(verdict, explained)}${record?.page ?? ''}`,
    },
    options.output,
    shell,
  );
  return 0;
}
