import type { Conclusion } from '../../domain/gate/gate.ts';
import type { Facts, Heard, Known } from '../../domain/people/heed.ts';
import { type Receipt, standsIn } from '../../domain/publishing/receipt.ts';
import { approvalObstacles } from '../../domain/verdict/approval.ts';
import type { Decision } from '../../domain/verdict/decision.ts';
import { stepsOnPullRequest } from '../../domain/verdict/steps-to-complete.ts';
import { type Explained, explainFinding, findingText } from './finding.ts';
import { explainVerdict, verdictText } from './verdict.ts';

/** More would bury the rest of the check. */
const maxExplained = 5;

/** What people asked for last, in the words of a terminal; what is not known any more is passed over. */
export function explainAsked(
  { questions, refusals }: Pick<Heard, 'questions' | 'refusals'>,
  run: {
    readonly decision: Decision;
    readonly facts: Facts;
    readonly findings: readonly Known[];
    readonly conclusion: Conclusion;
    /** Where findings stand; absent where this run published nothing itself. */
    readonly receipt?: Receipt | undefined;
  },
): readonly string[] {
  const { decision, facts, conclusion } = run;
  const { effective } = facts;
  const stands = standsIn(run.receipt);
  const findings = run.findings.map((finding): Explained => {
    const { id, title = 'as its comment says', fingerprint = '' } = finding;
    const refusal = refusals.find((each) => each.id === id);
    const stand = stands.get(id);
    return { ...finding, title, fingerprint, ...(refusal && { refusal }), ...(stand && { stand }) };
  });
  const asked = [...new Set(questions.map(({ id }) => id))].slice(-maxExplained);
  return asked.flatMap((id) => {
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
      });
      return [verdictText(explained)];
    }
    const finding = findings.find((each) => each.id === id);
    return finding === undefined ? [] : [findingText(explainFinding(finding, effective))];
  });
}
