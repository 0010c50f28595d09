import { approvalObstacles } from '../domain/approval.ts';
import type { Decision } from '../domain/decision.ts';
import type { Conclusion } from '../domain/gate.ts';
import type { Facts, Known } from '../domain/people/heed.ts';
import type { Question } from '../domain/people/questions.ts';
import { explainFinding, findingText } from './explain-finding.ts';
import { explainVerdict, verdictText } from './explain-verdict.ts';

/** More would bury the rest of the check. */
const maxExplained = 5;

/** What people asked for last, in the words of a terminal; what is not known any more is passed over. */
export function explainAsked(
  questions: readonly Question[],
  run: {
    readonly decision: Decision;
    readonly facts: Facts;
    readonly findings: readonly Known[];
    readonly conclusion: Conclusion;
  },
): readonly string[] {
  const { decision, facts, conclusion } = run;
  const { effective } = facts;
  const findings = run.findings.map((finding) => ({
    ...finding,
    title: finding.title ?? 'as its comment says',
    fingerprint: finding.fingerprint ?? '',
  }));
  const asked = [...new Set(questions.map(({ id }) => id))].slice(-maxExplained);
  return asked.flatMap((id) => {
    if (id === undefined) {
      const complete = decision.incomplete.length === 0 && decision.waived.length === 0;
      const obstacles = approvalObstacles({ ...facts, complete, findings });
      const input = { decision, findings, effective, byPolicy: effective, conclusion, obstacles };
      return [verdictText(explainVerdict(input))];
    }
    const finding = findings.find((each) => each.id === id);
    return finding === undefined ? [] : [findingText(explainFinding(finding, effective))];
  });
}
