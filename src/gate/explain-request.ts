import type { AppliedCommands, Facts, KnownJudged } from '../comments/apply-commands.ts';
import { publishedPlaces, type Receipt } from '../model/receipt.ts';
import { approvalObstacles, type Decision } from '../policy/decision.ts';

import type { Conclusion } from '../policy/gate-decision.ts';
import { stepsOnPullRequest } from '../policy/steps-to-complete.ts';
import { explainFinding, type FindingExplanation } from './explain-finding.ts';
import type { Explained } from './explain-settled.ts';
import { explainVerdict, type VerdictExplanation } from './explain-verdict.ts';

/** More explanations would hide the rest of the check. */
const maxExplained = 5;

/** The explanation of a finding, or of the whole result. */
export type Asked = { readonly verdict: VerdictExplanation } | { readonly finding: FindingExplanation };

/** The explanations that were requested last, without findings that are no longer known. */
export function explainAsked(
  { questions, refusals, waivers }: Pick<AppliedCommands, 'questions' | 'refusals' | 'waivers'>,
  run: {
    readonly decision: Decision;
    readonly facts: Facts;
    readonly findings: readonly KnownJudged[];
    readonly conclusion: Conclusion;
    /** Where findings were published; absent when this run published nothing. */
    readonly receipt?: Receipt | undefined;
  },
): readonly Asked[] {
  const { decision, facts, conclusion } = run;
  const { effective } = facts;
  const placements = publishedPlaces(run.receipt);
  const findings = run.findings.map((finding): Explained => {
    const { id, title = 'Its title is in its comment.', fingerprint = '' } = finding;
    const refusal = refusals.find((each) => each.id === id);
    const placement = placements.get(id);
    return { ...finding, title, fingerprint, ...(refusal && { refusal }), ...(placement && { placement }) };
  });
  const asked = [...new Set(questions.map(({ id }) => id))].slice(-maxExplained);
  return asked.flatMap((id): readonly Asked[] => {
    if (id === undefined) {
      const complete = decision.incomplete.length === 0 && decision.waived.length === 0;
      const obstacles = approvalObstacles({ ...facts, complete, findings });
      const stepsToComplete = stepsOnPullRequest({ decision, effective, reviewers: facts.reviewers });
      const explained = explainVerdict({
        decision,
        findings,
        reviewers: facts.reviewers,
        effective,
        byPolicy: effective,
        conclusion,
        obstacles,
        stepsToComplete,
        waivers,
      });
      return [{ verdict: explained }];
    }
    const finding = findings.find((each) => each.id === id);
    return finding === undefined ? [] : [{ finding: explainFinding(finding, effective) }];
  });
}
