import { z } from 'zod';
import type { Finding } from '../model/finding.ts';
import { type Claims, ReviewEvent, Verdict, verdicts } from '../model/review-document.ts';
import { approvalObstacles } from './approval.ts';
import { type CompletenessInput, IncompleteReason, incompleteReasons } from './completeness.ts';
import type { Lane } from './decisions.ts';
import type { EffectivePolicy } from './effective-policy.ts';
import type { Waiver } from './waiver.ts';
import { verdictOf, type Weighable, weigh } from './weight.ts';

export const Decision = z
  .strictObject({
    /** Null when the review is incomplete: an unfinished review has no verdict. */
    verdict: Verdict.nullable(),
    /** What the findings at hand amount to, also when the review is incomplete. */
    soFar: Verdict,
    event: ReviewEvent,
    incomplete: z.array(IncompleteReason).readonly(),
    /** Ids of the findings that fail the gate. */
    blocking: z.array(z.string()).readonly(),
    /** Claims of reviewers that made the result stricter than their findings did, in words. */
    tightenedBy: z.array(z.string()).readonly(),
    /** What this head passes without, on somebody's word: reviewers, `coverage` or `size`. */
    waived: z.array(z.string()).readonly(),
  })
  .readonly();
export type Decision = z.infer<typeof Decision>;

/** A finding as far as a decision depends on it. */
export type JudgedFinding = Weighable & Pick<Finding, 'id' | 'requiresHuman'>;

export interface DecisionInput
  extends Omit<CompletenessInput, 'acceptRefused' | 'acceptPartial' | 'oversized'> {
  readonly findings: readonly JudgedFinding[];
  readonly claims: readonly {
    readonly reviewer: string;
    readonly claims: Claims;
    /** Ids of the findings of the document that claims it: what the claim rests on. */
    readonly findings?: readonly string[];
  }[];
  readonly questions: number;
  /** Of the evidence pack; undefined where there is none. */
  readonly lane?: Lane | undefined;
  /** The scope that was reviewed, in words; undefined for the whole change, the only thing to be approved. */
  readonly scope?: string | undefined;
  readonly effective: EffectivePolicy;
}

function worse(a: Verdict, b: Verdict): Verdict {
  return verdicts.indexOf(a) >= verdicts.indexOf(b) ? a : b;
}

/** A claim may raise our verdict, never lower it; a claimed REQUEST_CHANGES asks for WARN at least. */
export function claimedVerdict(claims: Claims): Verdict {
  const byEvent: Verdict = claims.event === 'REQUEST_CHANGES' ? 'WARN' : 'PASS';
  return worse(claims.verdict ?? 'PASS', byEvent);
}

/** Subjects of the waivers that this review would lack something without. */
function waivedSubjects(input: CompletenessInput): readonly string[] {
  const all = incompleteReasons({ ...input, waivers: [] });
  const lifts = (waiver: Waiver) => {
    const left = incompleteReasons({ ...input, waivers: [waiver] });
    return all.some(({ text }) => !left.some((reason) => reason.text === text));
  };
  return [...new Set((input.waivers ?? []).filter(lifts).map(({ subject }) => subject))].sort();
}

/**
 * Verdict and review event from findings, reviewers, coverage and policy. Total and pure: the
 * order of findings, reviewers and claims never matters, and adding a blocking finding never improves the result.
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
