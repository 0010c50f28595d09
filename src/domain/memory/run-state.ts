import { z } from 'zod';
import { ConfidenceBand } from '../confidence.ts';
import { ChangeSize } from '../evidence/change-size.ts';
import { FindingStatus } from '../finding.ts';
import { Coverage } from '../manifest.ts';
import type { Facts, Known } from '../people/heed.ts';
import { FailOn, Lane } from '../policy/decisions.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { PolicyInputs } from '../policy/policy.ts';
import { CommitId, ReviewEvent, Sha256, Verdict } from '../review-document.ts';
import {
  isCarried,
  isPartly,
  ReviewerId,
  ReviewerKind,
  ReviewerOutcome,
  ReviewerRole,
} from '../reviewers/reviewer.ts';
import { Severity } from '../severity.ts';
import { SuppressedBy } from '../suppressed.ts';
import type { DecisionInput } from '../verdict/decision.ts';
import { Completion } from './completion.ts';

const count = z.number().int().min(0);
const names = z.array(z.string().max(200)).readonly();

/** What a decision depends on of one finding; nothing of its text. */
const StateFinding = z.strictObject({
  id: z.string().max(200),
  fingerprint: z.string().max(64),
  category: z.string().max(200),
  severity: Severity,
  confidence: ConfidenceBand,
  preExisting: z.boolean(),
  status: FindingStatus,
  suppressed: z.union([z.literal(false), SuppressedBy]),
  requiresHuman: z.boolean(),
  advisory: z.boolean(),
  corroboratedBy: names,
  contestedBy: names,
  raisedBy: names.optional(),
  paths: names,
});

const StateReviewer = z.strictObject({
  id: ReviewerId,
  kind: ReviewerKind,
  role: ReviewerRole,
  required: z.boolean(),
  outcome: z.enum(ReviewerOutcome.options.map((option) => option.shape.state.value)),
  carried: z.literal(true).optional(),
  partly: z.literal(true).optional(),
});

/** One for each fact that a decision depends on, so that a new fact cannot be forgotten here. */
const facts = {
  reviewers: z.array(StateReviewer).readonly(),
  refused: z.array(Severity.nullable()).readonly(),
  coverage: Coverage,
  ignored: count.optional(),
  size: ChangeSize.optional(),
  claims: z
    .array(
      z.strictObject({
        reviewer: ReviewerId,
        event: ReviewEvent.optional(),
        verdict: Verdict.optional(),
        /** What the claim rests on: where people leave all of them, nothing is left of it. */
        findings: names.optional(),
      }),
    )
    .readonly(),
  questions: count,
  scope: z.string().max(200).optional(),
  lane: Lane.optional(),
  postponed: z.boolean(),
  unverified: count,
  /** Digest of the policy file at the base commit, or that there is none. */
  policy: z.union([Sha256, z.literal('absent')]),
} satisfies { [Fact in Exclude<keyof Required<Facts>, 'effective' | 'partlyHeard'>]: z.ZodType };

const Inputs = z.strictObject({
  failOn: FailOn.optional(),
  approve: z.boolean().optional(),
  maxComments: count.optional(),
  inlineFrom: Severity.optional(),
  contract: z.enum(['strict', 'lenient']).optional(),
});

/**
 * What a gate keeps of the run that concluded it, so that a comment can have it concluded again without any reviewer.
 * It is read from our own account's gates only, and holds nothing that a reviewer or an author worded but categories
 * and paths.
 */
export const RunState = z
  .strictObject({
    version: z.literal(2),
    tool: z.string().regex(/^[0-9a-f]{8}$/),
    pull: z.number().int().min(1),
    head: CommitId,
    /** What the workflow asked for beside the policy file. */
    inputs: Inputs.readonly(),
    facts: z.strictObject(facts).readonly(),
    findings: z.array(StateFinding.readonly()).readonly(),
    /** Of each reviewer the newest change that it completed, in this run or before. */
    completed: z.array(Completion).readonly().optional(),
  })
  .readonly();
export type RunState = z.infer<typeof RunState>;

/** More is left out: a check takes 65,535 bytes, and people read in it too. */
export const maxStateLength = 40_000;

interface Run extends Pick<RunState, 'tool' | 'pull' | 'head' | 'completed'> {
  readonly facts: Facts;
  readonly judged: readonly Known[];
  readonly inputs: PolicyInputs;
  /** SHA-256 of the policy file; absent where there is none. */
  readonly policy: string | undefined;
}

/** Undefined where the run rests on something that a later one cannot read again. */
export function toRunState({ facts: known, judged, policy, inputs, ...run }: Run): RunState | undefined {
  const { state } = known.policy;
  if (
    known.partlyHeard === true ||
    state === 'unreadable' ||
    (state === 'present') !== (policy !== undefined)
  )
    return undefined;
  const { missing, ...coverage } = known.coverage;
  const parsed = RunState.safeParse({
    version: 2,
    ...run,
    inputs,
    facts: {
      reviewers: known.reviewers.map(({ outcome, ...reviewer }) => ({
        ...reviewer,
        outcome: outcome.state,
        ...(isCarried({ outcome }) && { carried: true }),
        ...(isPartly({ outcome }) && { partly: true }),
      })),
      refused: known.refused.map(({ severity }) => severity ?? null),
      // One that is missing is as good as all of them: the check's summary tells how many there are.
      coverage: { ...coverage, missing: missing.slice(0, 1) },
      ...(known.ignored !== undefined && { ignored: known.ignored }),
      ...(known.size && { size: { ...known.size, split: known.size.split.slice(0, 5) } }),
      claims: known.claims.map(({ reviewer, claims: { event, verdict }, findings }) => ({
        reviewer,
        ...(event && { event }),
        ...(verdict && { verdict }),
        ...((event ?? verdict) && findings && { findings }),
      })),
      questions: known.questions,
      ...(known.scope !== undefined && { scope: known.scope }),
      ...(known.lane && { lane: known.lane }),
      postponed: known.postponed === true,
      unverified: known.unverified ?? 0,
      policy: policy ?? 'absent',
    },
    findings: judged.map((finding) => ({
      id: finding.id,
      fingerprint: finding.fingerprint ?? '',
      category: finding.category,
      severity: finding.severity,
      confidence: finding.confidence.band,
      preExisting: finding.preExisting,
      status: finding.status,
      suppressed: finding.suppressed?.by ?? false,
      requiresHuman: finding.requiresHuman,
      advisory: finding.advisory === true,
      corroboratedBy: finding.corroboratedBy,
      contestedBy: finding.contestedBy,
      ...(finding.raisedBy && { raisedBy: finding.raisedBy }),
      paths: finding.locations.map(({ path }) => path),
    })),
  });
  return parsed.success ? parsed.data : undefined;
}

const told = 'the check’s summary tells why';

type Kept = Pick<z.infer<typeof StateReviewer>, 'outcome' | 'carried' | 'partly'>;

function outcomeOf({ outcome: state, carried, partly }: Kept): ReviewerOutcome {
  switch (state) {
    case 'needs_input':
      return { state };
    case 'reviewed':
      return { state, partly };
    case 'skipped':
      return { state, reason: told, carried, partly };
    default:
      return { state, reason: told };
  }
}

/** The facts and findings of the run, as they were before anybody was heard. */
export function fromRunState(
  { facts: kept, findings: present }: RunState,
  effective: EffectivePolicy,
): { readonly facts: Facts; readonly judged: readonly Known[] } {
  const claims: DecisionInput['claims'] = kept.claims.map(({ reviewer, event, verdict, findings }) => ({
    reviewer,
    claims: { ...(event && { event }), ...(verdict && { verdict }) },
    ...(findings && { findings }),
  }));
  return {
    facts: {
      reviewers: kept.reviewers.map(({ outcome, carried, partly, ...reviewer }) => ({
        ...reviewer,
        outcome: outcomeOf({ outcome, carried, partly }),
      })),
      refused: kept.refused.map((severity) => (severity === null ? {} : { severity })),
      coverage: kept.coverage,
      ignored: kept.ignored,
      size: kept.size,
      policy: { state: kept.policy === 'absent' ? 'absent' : 'present' },
      claims,
      questions: kept.questions,
      scope: kept.scope,
      lane: kept.lane,
      postponed: kept.postponed,
      unverified: kept.unverified,
      effective,
    },
    judged: present.map(({ confidence, suppressed, advisory, paths, raisedBy, ...finding }) => ({
      ...finding,
      confidence: { band: confidence },
      suppressed: suppressed === false ? undefined : { by: suppressed, reason: told },
      ...(advisory && { advisory }),
      ...(raisedBy && { raisedBy }),
      locations: paths.map((path) => ({ path })),
    })),
  };
}
