import type { Conversation } from '../model/conversation.ts';
import type { Waiver } from '../policy/completeness.ts';
import { type Decision, type DecisionInput, decide, type JudgedFinding } from '../policy/decision.ts';
import {
  type Answered,
  type Question,
  type Refusal,
  readQuestions,
  readRefusals,
  readWaivers,
} from './judge-requests.ts';
import type { EarlierFinding } from './ledger.ts';
import type { CommandContext } from './requests.ts';

/** Reviewers' and GitHub's data about a head, before commands are applied. */
export type Facts = Omit<DecisionInput, 'findings' | 'waivers'>;

/** A finding, with its title and fingerprint when this run has them. */
export type KnownJudged = JudgedFinding & {
  readonly title?: string;
  readonly fingerprint?: string | undefined;
};

export interface CommandInput {
  /** Findings of this run, and open ones of earlier runs. */
  readonly judged: readonly KnownJudged[];
  readonly facts: Facts;
  readonly ledger: readonly EarlierFinding[];
  /** Absent for a worktree, which has no comments. */
  readonly conversation: Conversation | undefined;
  /** Login of the pull request's author. */
  readonly author: string | null;
  /** Key of this instance. */
  readonly tool: string;
}

/** People's commands and their results. */
export interface AppliedCommands {
  /** Login of the identity that answers. */
  readonly viewer: string;
  readonly refusals: readonly Refusal[];
  readonly waivers: readonly Waiver[];
  readonly questions: readonly Question[];
  readonly answers: readonly Answered[];
}

const noCommands: AppliedCommands = { viewer: '', refusals: [], waivers: [], questions: [], answers: [] };

/** Ids of the reviewers that a waiver may name: those in the policy and those of this run. */
export function reviewersOf({
  effective,
  reviewers,
}: Pick<Facts, 'effective' | 'reviewers'>): readonly string[] {
  return [...new Set([...Object.keys(effective.reviewers), ...reviewers.map(({ id }) => id)])];
}

/**
 * A document's claim rests on its findings and ends when people refused all of them. A claim may block a
 * merge as a finding does, so the author's refusals are limited here as for blocking findings.
 */
function claimsLeft({ claims }: Facts, context: CommandContext): Facts['claims'] {
  const blocking = claims.flatMap(({ findings = [] }) => findings);
  const refused = new Set(readRefusals({ ...context, blocking }).refusals.map(({ id }) => id));
  return claims.filter(
    ({ findings = [] }) => findings.length === 0 || !findings.every((id) => refused.has(id)),
  );
}

/** Marks a waiver of something that is not missing as lapsed. */
function withoutEffect(answered: Answered, waived: readonly string[]): Answered {
  const { reading } = answered.request;
  const isIdle =
    answered.answer.state === 'accepted' &&
    reading.ok &&
    reading.command.do === 'waive' &&
    !waived.includes(reading.command.subject);
  return isIdle
    ? {
        ...answered,
        answer: { state: 'lapsed', why: 'there is nothing to waive: this head does not lack it' },
      }
    : answered;
}

/**
 * Decides after applying people's commands. Findings that block without any command are those that the author
 * may not refuse, and a result that depends on a command is never approved (threat G4).
 */
export function applyCommands({ judged, facts, conversation, ...input }: CommandInput): {
  readonly decision: Decision;
  /** The findings after commands were applied. */
  readonly findings: readonly KnownJudged[];
  readonly commands: AppliedCommands;
} {
  if (conversation === undefined) {
    return { decision: decide({ ...facts, findings: judged }), findings: judged, commands: noCommands };
  }
  const context: CommandContext = { ...input, conversation, reviewers: reviewersOf(facts) };
  const waived = readWaivers({ ...context, waivedBy: facts.effective.waivedBy });
  const withWaivers = { ...facts, waivers: waived.waivers };
  const { blocking } = decide({ ...withWaivers, findings: judged });
  const refused = readRefusals({ ...context, blocking });
  const refusedIds = new Set(refused.refusals.map(({ id }) => id));
  const findings = judged.map((finding) =>
    refusedIds.has(finding.id) ? { ...finding, status: 'wont_fix' as const } : finding,
  );
  const decided = decide({ ...withWaivers, claims: claimsLeft(facts, context), findings });
  const asked = readQuestions({ ...context, findings: judged.map(({ id }) => id) });
  const mayApprove = refusedIds.size === 0 || decided.event !== 'APPROVE';
  return {
    findings,
    decision: mayApprove ? decided : { ...decided, event: 'COMMENT' },
    commands: {
      viewer: conversation.viewer,
      refusals: refused.refusals,
      waivers: waived.waivers,
      questions: asked.questions,
      answers: [
        ...waived.answers.map((each) => withoutEffect(each, decided.waived)),
        ...refused.answers,
        ...asked.answers,
      ],
    },
  };
}
