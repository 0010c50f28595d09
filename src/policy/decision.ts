import type { Approval } from '../model/conversation.ts';
import type { Lane } from '../model/evidence-pack.ts';
import { type Finding, type Severity, severities } from '../model/finding.ts';
import { isComplete } from '../model/manifest.ts';
import { type Claims, type ReviewEvent, type Verdict, verdicts } from '../model/review-document.ts';
import { hasReviewed, isChosen, isPartly } from '../model/reviewer.ts';
import {
  applies,
  asksForApproval,
  type CompletenessInput,
  checkCompleteness,
  type IncompleteReason,
  isAllIgnored,
} from './completeness.ts';
import type { EffectivePolicy } from './effective-policy.ts';
import { isSettled, judge, type Weighable } from './weight.ts';

export interface Decision {
  /** Null when the review is incomplete, since it has no verdict. */
  readonly verdict: Verdict | null;
  /** The verdict of the findings so far, also when the review is incomplete. */
  readonly soFar: Verdict;
  readonly event: ReviewEvent;
  readonly incomplete: readonly IncompleteReason[];
  /** Ids of the findings that fail the gate. */
  readonly blocking: readonly string[];
  /** Ids of late findings that would block: they ask for no change, and wait for a person (threat G13). */
  readonly late: readonly string[];
  /** How many of them have a severity. */
  readonly blockingBySeverity: Readonly<Partial<Record<Severity, number>>>;
  /** Messages about reviewers' claims that made the result stricter than their findings. */
  readonly tightenedBy: readonly string[];
  /** Subjects waived for this head: reviewers, `coverage`, `size` or `human-approval`. */
  readonly waived: readonly string[];
  /** Approvals of this head that count, where policy asks for some. */
  readonly approvedBy: readonly Approval[];
}

/** The properties of a finding that a decision depends on. */
export type JudgedFinding = Weighable & Pick<Finding, 'id' | 'requiresHuman' | 'late'>;

export interface DecisionInput extends CompletenessInput {
  readonly findings: readonly JudgedFinding[];
  readonly claims: readonly {
    readonly reviewer: string;
    readonly claims: Claims;
    /** Ids of the findings of the claiming document, on which the claim rests. */
    readonly findings?: readonly string[] | undefined;
  }[];
  readonly questions: number;
  /** From the evidence pack; undefined without one. */
  readonly lane?: Lane | undefined;
  /** Name of the reviewed scope; undefined for the whole change, which alone can be approved. */
  readonly scope?: string | undefined;
  readonly effective: EffectivePolicy;
}

function worse(a: Verdict, b: Verdict): Verdict {
  return verdicts.indexOf(a) >= verdicts.indexOf(b) ? a : b;
}

/**
 * The verdict of a document's claims; a claimed REQUEST_CHANGES means at least WARN. A claim may only raise
 * our verdict.
 */
export function claimedVerdict(claims: Claims): Verdict {
  const byEvent: Verdict = claims.event === 'REQUEST_CHANGES' ? 'WARN' : 'PASS';
  return worse(claims.verdict ?? 'PASS', byEvent);
}

/**
 * Decides verdict and review event from findings, reviewers, coverage and policy. Total and pure: the order
 * of findings, reviewers and claims never matters, and adding a blocking finding never improves the result.
 */
export function decide(input: DecisionInput): Decision {
  const { effective, findings, claims } = input;
  const judged = findings.map((finding) => ({ finding, ...judge(finding, effective.blocking) }));
  const isLate = ({ finding, weight }: (typeof judged)[number]) =>
    weight === 'blocking' && finding.late === true && effective.late === 'report';
  const late = judged.filter(isLate).map(({ finding }) => finding.id);
  const { incomplete, waived } = checkCompleteness({ ...input, late: late.length });
  const weighed = judged.filter((each) => !isLate(each));
  const blocking = weighed.flatMap(({ finding, weight }) => (weight === 'blocking' ? [finding] : []));
  const fromFindings = weighed.map(({ verdict }) => verdict).reduce<Verdict>(worse, 'PASS');
  const stricter = claims
    .filter(({ reviewer }) => !effective.advisoryClaims.has(reviewer))
    .map(({ reviewer, claims }) => ({ reviewer, claimed: claimedVerdict(claims) }))
    .filter(({ claimed }) => worse(fromFindings, claimed) !== fromFindings);
  const soFar = stricter.map(({ claimed }) => claimed).reduce(worse, fromFindings);
  const complete = incomplete.length === 0;
  return {
    verdict: complete ? soFar : null,
    soFar,
    event: eventFor({ ...input, complete: complete && waived.length === 0 }, soFar),
    incomplete,
    blocking: blocking.map(({ id }) => id).sort(),
    late: late.sort(),
    blockingBySeverity: countBySeverity(blocking),
    tightenedBy: [
      ...new Set(stricter.map(({ reviewer, claimed }) => `${reviewer} asks for ${claimed}`)),
    ].sort(),
    waived,
    approvedBy: asksForApproval(input) ? (input.approvals?.by ?? []) : [],
  };
}

function countBySeverity(findings: readonly Pick<Finding, 'severity'>[]): Decision['blockingBySeverity'] {
  const counts = severities.map((each) => [
    each,
    findings.filter(({ severity }) => severity === each).length,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}

function eventFor(input: Parameters<typeof approvalObstacles>[0], soFar: Verdict): ReviewEvent {
  if (!input.effective.enforce) return 'COMMENT';
  if (soFar !== 'PASS') return 'REQUEST_CHANGES';
  return approvalObstacles(input).length === 0 ? 'APPROVE' : 'COMMENT';
}

/** Whether a human has to look, because of an open finding, a dispute about one, or the risk lane. */
export function asksForHuman(
  findings: readonly ApprovedFinding[],
  lane: Lane | undefined,
  { 'human-lanes': humanLanes }: Pick<EffectivePolicy, 'human-lanes'>,
): boolean {
  return (
    (lane !== undefined && humanLanes.includes(lane)) ||
    findings.some(
      (finding) => !isSettled(finding) && (finding.requiresHuman || finding.contestedBy.length > 0),
    )
  );
}

type ApprovedFinding = Pick<Finding, 'status' | 'suppressed' | 'requiresHuman' | 'contestedBy'>;

/**
 * Reasons against an approval; empty when the review may approve. An approval requires more than a green
 * gate: all selected reviewers completed, optional ones included, nothing was invalid, not even what the
 * policy accepts, and no human is required (threat G4).
 */
export function approvalObstacles(
  input: Omit<DecisionInput, 'findings'> & {
    /** Whether everything required is present, with nothing waived. */
    readonly complete: boolean;
    readonly findings: readonly ApprovedFinding[];
  },
): readonly string[] {
  const { effective, findings, reviewers, lane } = input;
  const { 'human-lanes': humanLanes } = effective;
  const obstacles: readonly (readonly [boolean, string])[] = [
    [!effective.approve, '`policy.approve` is not true in the policy file, or an input forbids it'],
    [!effective.enforce, '`policy.enforce` is false'],
    [!input.complete, 'the review is not complete, or something was waived'],
    [isAllIgnored(input), 'policy ignores every changed file'],
    [!isComplete(input.coverage), 'files of the change could not be read'],
    [asksForApproval(input), '`policy.human-approval` asks people to approve this change'],
    [input.scope !== undefined, `only ${input.scope} was reviewed`],
    [
      reviewers.some((reviewer) => applies(reviewer) && reviewer.outcome.state !== 'reviewed'),
      'a reviewer, required or not, did not complete',
    ],
    [reviewers.some(isPartly), 'a reviewer did not review all of this change'],
    [
      !reviewers.some((reviewer) => isChosen(reviewer) && hasReviewed(reviewer)),
      'only the built-in reviewer ran',
    ],
    [input.refused.length > 0, 'findings are invalid'],
    [input.questions > 0, 'reviewers ask questions'],
    [findings.some((finding) => !isSettled(finding)), 'findings are open'],
    [findings.some(({ suppressed }) => suppressed?.by === 'referee'), 'a referee refuted a finding'],
    [findings.some(({ requiresHuman }) => requiresHuman), 'a finding asks for a human'],
    [findings.some(({ contestedBy }) => contestedBy.length > 0), 'reviewers dispute a finding'],
    [
      humanLanes.length > 0 && (lane === undefined || humanLanes.includes(lane)),
      `the risk lane is ${lane ?? 'unknown'}, and \`policy.human-lanes\` asks for a human`,
    ],
  ];
  return obstacles.flatMap(([isPresent, words]) => (isPresent ? [words] : []));
}
