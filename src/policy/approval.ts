import type { Finding } from '../model/finding.ts';
import { type Coverage, isComplete } from '../model/manifest.ts';
import { hasReviewed, isChosen, isPartly, type Reviewer } from '../model/reviewer.ts';
import { applies } from './completeness.ts';
import type { Lane } from './decisions.ts';
import type { EffectivePolicy } from './effective-policy.ts';
import { isSettled } from './weight.ts';

export interface ApprovalInput {
  readonly effective: Pick<EffectivePolicy, 'approve' | 'enforce' | 'humanLanes'>;
  /** Whether everything required was there, with nothing waived. */
  readonly complete: boolean;
  readonly coverage: Coverage;
  readonly reviewers: readonly Reviewer[];
  readonly refused: readonly unknown[];
  readonly questions: number;
  /** The scope that was reviewed, in words; undefined for the whole change. */
  readonly scope?: string | undefined;
  /** Undefined: nobody could say. */
  readonly lane?: Lane | undefined;
  readonly findings: readonly Pick<Finding, 'status' | 'suppressed' | 'requiresHuman' | 'contestedBy'>[];
}

function mayBeInHumanLane({ effective: { humanLanes }, lane }: ApprovalInput): boolean {
  return humanLanes.length > 0 && (lane === undefined || humanLanes.includes(lane));
}

/** Whether somebody says that a human has to look: an open finding, a dispute about one, or the risk lane. */
export function asksForHuman({
  effective,
  lane,
  findings,
}: Pick<ApprovalInput, 'lane' | 'findings'> & {
  readonly effective: Pick<EffectivePolicy, 'humanLanes'>;
}): boolean {
  return (
    (lane !== undefined && effective.humanLanes.includes(lane)) ||
    findings.some(
      (finding) => !isSettled(finding) && (finding.requiresHuman || finding.contestedBy.length > 0),
    )
  );
}

/**
 * What stands between a review and an approval, in words; empty where there may be one. Approval says more than a
 * green gate: everybody who was asked has looked, optional reviewers included, nothing was refused, not even what
 * the policy accepts, and no human is waited for (threat G4).
 */
export function approvalObstacles(input: ApprovalInput): readonly string[] {
  const { effective, findings, reviewers } = input;
  const obstacles: readonly (readonly [boolean, string])[] = [
    [!effective.approve, '`policy.approve` is not true in the policy file, or an input forbids it'],
    [!effective.enforce, '`policy.enforce` is false'],
    [!input.complete, 'the review is not complete, or something was waived'],
    [!isComplete(input.coverage), 'files of the change could not be read'],
    [input.scope !== undefined, `only ${input.scope} was reviewed`],
    [
      reviewers.some((reviewer) => applies(reviewer) && reviewer.outcome.state !== 'reviewed'),
      'a reviewer, required or not, did not complete',
    ],
    [reviewers.some(isPartly), 'a reviewer looked at nothing but what was marked as fixed'],
    [
      !reviewers.some((reviewer) => isChosen(reviewer) && hasReviewed(reviewer)),
      'nobody but the built-in reviewer looked',
    ],
    [input.refused.length > 0, 'findings were refused'],
    [input.questions > 0, 'reviewers ask questions'],
    [findings.some((finding) => !isSettled(finding)), 'findings are open'],
    [findings.some(({ requiresHuman }) => requiresHuman), 'a finding asks for a human'],
    [findings.some(({ contestedBy }) => contestedBy.length > 0), 'reviewers dispute a finding'],
    [
      mayBeInHumanLane(input),
      `the risk lane is ${input.lane ?? 'unknown'}, and \`policy.human-lanes\` asks for a human`,
    ],
  ];
  return obstacles.flatMap(([stands, words]) => (stands ? [words] : []));
}
