import type { Conclusion } from '../../domain/gate/gate.ts';
import type { Facts, Heard, Known } from '../../domain/people/heed.ts';
import { type Receipt, standsIn } from '../../domain/publishing/receipt.ts';
import { approvalObstacles } from '../../domain/verdict/approval.ts';
import type { Decision } from '../../domain/verdict/decision.ts';
import { stepsOnPullRequest } from '../../domain/verdict/steps-to-complete.ts';
import { type Explained, explainFinding, type FindingExplanation } from './finding.ts';
import { explainVerdict, type VerdictExplanation } from './verdict.ts';

/** More would bury the rest of the check. */
const maxExplained = 5;

/** The explanation of a finding, or of the whole result. */
export type Asked = { readonly verdict: VerdictExplanation } | { readonly finding: FindingExplanation };

/** What people asked for last; what is not known any more is left out. */
export function explainAsked(
  { questions, refusals, waivers }: Pick<Heard, 'questions' | 'refusals' | 'waivers'>,
  run: {
    readonly decision: Decision;
    readonly facts: Facts;
    readonly findings: readonly Known[];
    readonly conclusion: Conclusion;
    /** Where findings stand; absent where this run published nothing itself. */
    readonly receipt?: Receipt | undefined;
  },
): readonly Asked[] {
  const { decision, facts, conclusion } = run;
  const { effective } = facts;
  const stands = standsIn(run.receipt);
  const findings = run.findings.map((finding): Explained => {
    const { id, title = 'Its title is in its comment.', fingerprint = '' } = finding;
    const refusal = refusals.find((each) => each.id === id);
    const stand = stands.get(id);
    return { ...finding, title, fingerprint, ...(refusal && { refusal }), ...(stand && { stand }) };
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
