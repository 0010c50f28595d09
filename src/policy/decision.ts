import { z } from 'zod';
import type { Finding } from '../model/finding.ts';
import { type Coverage, isComplete } from '../model/manifest.ts';
import { type Claims, ReviewEvent, Verdict, verdicts } from '../model/review-document.ts';
import { hasReviewed, isChosen, isPartly, type Reviewer } from '../model/reviewer.ts';
import {
  applies,
  type CompletenessInput,
  IncompleteReason,
  incompleteReasons,
  type Waiver,
} from './completeness.ts';
import type { EffectivePolicy } from './effective-policy.ts';
import type { Lane } from './policy.ts';
import { isSettled, verdictOf, type Weighable, weigh } from './weight.ts';

interface ApprovalInput {
  readonly effective: Pick<EffectivePolicy, 'approve' | 'enforce' | 'humanLanes'>;
  /** Whether everything required is present, with nothing waived. */
  readonly complete: boolean;
  readonly coverage: Coverage;
  readonly reviewers: readonly Reviewer[];
  readonly refused: readonly unknown[];
  readonly questions: number;
  /** Name of the reviewed scope; undefined for the whole change. */
  readonly scope?: string | undefined;
  /** Undefined when unknown. */
  readonly lane?: Lane | undefined;
  readonly findings: readonly Pick<Finding, 'status' | 'suppressed' | 'requiresHuman' | 'contestedBy'>[];
}

function mayBeInHumanLane({ effective: { humanLanes }, lane }: ApprovalInput): boolean {
  return humanLanes.length > 0 && (lane === undefined || humanLanes.includes(lane));
}

/** Whether a human has to look, because of an open finding, a dispute about one, or the risk lane. */
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
 * Reasons against an approval; empty when the review may approve. An approval requires more than a green
 * gate: all selected reviewers completed, optional ones included, nothing was refused, not even what the
 * policy accepts, and no human is required (threat G4).
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
    [reviewers.some(isPartly), 'a reviewer did not review all of this change'],
    [
      !reviewers.some((reviewer) => isChosen(reviewer) && hasReviewed(reviewer)),
      'only the built-in reviewer looked',
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
  return obstacles.flatMap(([isPresent, words]) => (isPresent ? [words] : []));
}

export const Decision = z
  .strictObject({
    /** Null when the review is incomplete, since it has no verdict. */
    verdict: Verdict.nullable(),
    /** The verdict of the findings so far, also when the review is incomplete. */
    soFar: Verdict,
    event: ReviewEvent,
    incomplete: z.array(IncompleteReason).readonly(),
    /** Ids of the findings that fail the gate. */
    blocking: z.array(z.string()).readonly(),
    /** Messages about reviewers' claims that made the result stricter than their findings. */
    tightenedBy: z.array(z.string()).readonly(),
    /** Subjects waived for this head: reviewers, `coverage` or `size`. */
    waived: z.array(z.string()).readonly(),
  })
  .readonly();
export type Decision = z.infer<typeof Decision>;

/** The properties of a finding that a decision depends on. */
export type JudgedFinding = Weighable & Pick<Finding, 'id' | 'requiresHuman'>;

export interface DecisionInput
  extends Omit<CompletenessInput, 'acceptRefused' | 'acceptPartial' | 'oversized'> {
  readonly findings: readonly JudgedFinding[];
  readonly claims: readonly {
    readonly reviewer: string;
    readonly claims: Claims;
    /** Ids of the findings of the claiming document, on which the claim rests. */
    readonly findings?: readonly string[];
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

/** Subjects of the waivers without which this review would be incomplete in more ways. */
function waivedSubjects(input: CompletenessInput): readonly string[] {
  const all = incompleteReasons({ ...input, waivers: [] });
  const lifts = (waiver: Waiver) => {
    const left = incompleteReasons({ ...input, waivers: [waiver] });
    return all.some(({ text }) => !left.some((reason) => reason.text === text));
  };
  return [...new Set((input.waivers ?? []).filter(lifts).map(({ subject }) => subject))].sort();
}

/**
 * Decides verdict and review event from findings, reviewers, coverage and policy. Total and pure: the order
 * of findings, reviewers and claims never matters, and adding a blocking finding never improves the result.
 */
export function decide(input: DecisionInput): Decision {
  const { acceptRefused, acceptPartial, oversized, blocking: rules } = input.effective;
  const toComplete = { ...input, acceptRefused, acceptPartial, oversized };
  const incomplete = incompleteReasons(toComplete);
  const waived = waivedSubjects(toComplete);
  const blocking = input.findings.filter((finding) => weigh(finding, rules) === 'blocking');
  const fromFindings = blocking.map((finding) => verdictOf(finding, rules)).reduce<Verdict>(worse, 'PASS');
  const stricter = input.claims.filter(
    ({ reviewer, claims }) =>
      !input.effective.advisoryClaims.has(reviewer) &&
      worse(fromFindings, claimedVerdict(claims)) !== fromFindings,
  );
  const soFar = stricter.reduce(
    (verdict, { claims }) => worse(verdict, claimedVerdict(claims)),
    fromFindings,
  );
  const complete = incomplete.length === 0;
  return {
    verdict: complete ? soFar : null,
    soFar,
    event: eventFor(input, { soFar, complete: complete && waived.length === 0 }),
    incomplete,
    blocking: blocking.map((finding) => finding.id).sort(),
    tightenedBy: [
      ...new Set(stricter.map(({ reviewer, claims }) => `${reviewer} asks for ${claimedVerdict(claims)}`)),
    ].sort(),
    waived,
  };
}

function eventFor(
  input: DecisionInput,
  state: { readonly soFar: Verdict; readonly complete: boolean },
): ReviewEvent {
  if (!input.effective.enforce) return 'COMMENT';
  if (state.soFar !== 'PASS') return 'REQUEST_CHANGES';
  return approvalObstacles({ ...input, complete: state.complete }).length === 0 ? 'APPROVE' : 'COMMENT';
}
