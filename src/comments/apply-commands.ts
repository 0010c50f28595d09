import type { Conversation } from '../model/conversation.ts';
import type { Waiver } from '../policy/completeness.ts';
import {
  claimedVerdict,
  type Decision,
  type DecisionInput,
  decide,
  type JudgedFinding,
} from '../policy/decision.ts';
import { weigh } from '../policy/weight.ts';
import { type Answered, judgeRequests, type Question, type Refusal } from './judge-requests.ts';
import type { EarlierFinding } from './ledger.ts';

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

/** Ids of the findings that block without any command, or on which a claim that tightens the result rests. */
function blockingIds(judged: readonly KnownJudged[], { claims, effective }: Facts): readonly string[] {
  const blocking = judged.filter((finding) => weigh(finding, effective.blocking) === 'blocking');
  const tightening = claims.filter(
    (each) => !effective.advisoryClaims.has(each.reviewer) && claimedVerdict(each.claims) !== 'PASS',
  );
  return [...blocking.map(({ id }) => id), ...tightening.flatMap(({ findings = [] }) => findings)];
}

/** Marks a waiver of something that is not missing as lapsed. */
function withoutEffect({ request, answer }: Answered, waived: readonly string[]): Answered {
  const { reading } = request;
  const subject = reading.ok && reading.command.do === 'waive' ? reading.command.subject : undefined;
  if (answer.state !== 'accepted' || subject === undefined || waived.includes(subject))
    return { request, answer };
  const why = 'there is nothing to waive: this head does not lack it';
  return { request, answer: { state: 'lapsed', why } };
}

/**
 * Decides after applying people's commands. The author may not refuse what blocks without any command, a claim
 * ends when people refused all findings that it rests on, and a result that depends on a command is never
 * approved (threat G4).
 */
export function applyCommands({ judged, facts, conversation, ...input }: CommandInput): {
  readonly decision: Decision;
  /** The findings after commands were applied. */
  readonly findings: readonly KnownJudged[];
  readonly commands: AppliedCommands;
} {
  if (conversation === undefined)
    return { decision: decide({ ...facts, findings: judged }), findings: judged, commands: noCommands };
  const { effective } = facts;
  const { answers, ...commands } = judgeRequests({
    ...input,
    conversation,
    reviewers: [...Object.keys(effective.reviewers), ...facts.reviewers.map(({ id }) => id)],
    blocking: blockingIds(judged, facts),
    findings: judged.map(({ id }) => id),
    waivedBy: effective.waivedBy,
  });
  const refused = new Set(commands.refusals.map(({ id }) => id));
  const findings = judged.map((finding) =>
    refused.has(finding.id) ? { ...finding, status: 'wont_fix' as const } : finding,
  );
  const claims = facts.claims.filter(
    ({ findings: rests = [] }) => rests.length === 0 || !rests.every((id) => refused.has(id)),
  );
  const decided = decide({ ...facts, waivers: commands.waivers, claims, findings });
  const mayApprove = refused.size === 0 || decided.event !== 'APPROVE';
  return {
    findings,
    decision: mayApprove ? decided : { ...decided, event: 'COMMENT' },
    commands: {
      ...commands,
      viewer: conversation.viewer,
      answers: answers.map((answered) => withoutEffect(answered, decided.waived)),
    },
  };
}
