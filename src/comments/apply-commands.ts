import { codeSpan, link, text, withCode } from '../markdown/markdown-nodes.ts';
import { say } from '../markdown/phrases.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import type { Conversation, Reaction } from '../model/conversation.ts';
import type { StepOf } from '../model/write-plan.ts';
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
import { type Request, readRequests } from './requests.ts';

/** Writes are one second apart; the remaining comments wait for the next run. */
const maxReactions = 20;

/** 👍 when the command was applied; 😕 when it was not, with the reason on the check. */
function wanted({ answer, request: { comment } }: Answered): Reaction | undefined {
  if (answer.state === 'accepted') return '+1';
  // A command that was applied once and has lapsed needs no second answer.
  const isAnswered = comment.reactions.some((reaction) => reaction !== 'eyes');
  return answer.state === 'lapsed' && isAnswered ? undefined : 'confused';
}

function reaction({ comment }: Request, content: Reaction): StepOf<'react'> {
  return { do: 'react', key: `${comment.id}`, nodeId: comment.nodeId, content };
}

/**
 * Reactions that are still missing. An existing reaction is never added again; when the answer changes, the
 * new one is added to the old one.
 */
export function planReactions(answers: readonly Answered[]): readonly StepOf<'react'>[] {
  const steps = answers.flatMap((answered): StepOf<'react'>[] => {
    const { request } = answered;
    const content = wanted(answered);
    if (content === undefined || request.comment.reactions.includes(content)) return [];
    return [reaction(request, content)];
  });
  return steps.slice(0, maxReactions);
}

/** Maximum number of replies of one run; the reaction is added to all commands. */
const maxReplies = 5;

function replyText({ by, comment }: Request, why: string): string {
  const command = link([text('This command')], comment.url);
  return serialize([say`${command} by ${codeSpan(by)} had no effect: ${withCode(why)}.`]);
}

/**
 * Replies to commands without effect, once each: not when our reaction or a comment of ours that links to the
 * command exists.
 */
export function planReplies(
  answers: readonly Answered[],
  { comments }: Pick<Conversation, 'comments'>,
): readonly StepOf<'reply'>[] {
  const ours = comments.filter((comment) => comment.ours);
  const isReplied = (url: string) => ours.some(({ body }) => body.includes(`](${url})`));
  const steps = answers.flatMap((answered): StepOf<'reply'>[] => {
    const { answer, request } = answered;
    const { id, url, reactions } = request.comment;
    const isDue = wanted(answered) === 'confused' && !reactions.includes('confused') && !isReplied(url);
    if (answer.state === 'accepted' || !isDue) return [];
    return [{ do: 'reply', key: `${id}`, body: replyText(request, answer.why) }];
  });
  return steps.slice(0, maxReplies);
}

/** 👀 for comments without an answer yet: they were read, and the next run applies them. */
export function planSeen(conversation: Conversation): readonly StepOf<'react'>[] {
  const known = new Set(conversation.people.map(({ login }) => login));
  return readRequests(conversation)
    .filter(({ by, comment }) => known.has(by) && comment.reactions.length === 0)
    .map((request) => reaction(request, 'eyes'))
    .slice(0, maxReactions);
}

/** Reviewers' and GitHub's data about a head, before commands are applied. */
export type Facts = Omit<DecisionInput, 'findings' | 'waivers'>;

/** A finding, with its title and fingerprint when this run has them. */
export type KnownJudged = JudgedFinding & {
  readonly title?: string;
  readonly fingerprint?: string | undefined;
};

interface CommandInput {
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
