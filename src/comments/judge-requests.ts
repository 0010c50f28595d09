import { isAtLeastRole, type Role } from '../model/conversation.ts';
import { isReservedSubject, type Waiver } from '../policy/completeness.ts';
import {
  type CommandContext,
  findNamedFinding,
  hasOtherInstances,
  type Request,
  readRequests,
  readResolutions,
  roleOf,
} from './requests.ts';

/**
 * Result of a request. `lapsed`: it applied to something that is over, such as an earlier head. The reasons
 * are our own texts and quote no one.
 */
export type Answer =
  | { readonly state: 'accepted' }
  | { readonly state: 'refused' | 'lapsed'; readonly why: string };

export interface Answered {
  readonly request: Request;
  readonly answer: Answer;
}

const accepted: Answer = { state: 'accepted' };

function refused(why: string): Answer {
  return { state: 'refused', why };
}

/** Answers requests of one kind, and returns the content of those that were accepted. */
function judgeRequests<Content>(
  context: CommandContext,
  /** Undefined for a request of another kind, or possibly of another instance, which is not answered. */
  judge: (request: Request) => Answer | Content | undefined,
): { readonly accepted: readonly Content[]; readonly answers: readonly Answered[] } {
  const isAnswer = (result: Answer | Content): result is Answer =>
    typeof result === 'object' && result !== null && 'state' in result;
  const judged = readRequests(context.conversation).flatMap((request) => {
    const result = judge(request);
    return result === undefined ? [] : [{ request, result }];
  });
  return {
    accepted: judged.flatMap(({ result }) => (isAnswer(result) ? [] : [result])),
    answers: judged.map(({ request, result }) => ({
      request,
      answer: isAnswer(result) ? result : accepted,
    })),
  };
}

/** A person's decision to leave a published finding as it is. */
export interface Refusal {
  readonly id: string;
  readonly by: string;
  readonly how: 'command' | 'resolved';
  /**
   * The comment with the decision: time of its last edit, reason and address. Absent for a resolved thread,
   * for which GitHub has none of these.
   */
  readonly statement?: { readonly at: string; readonly reason: string; readonly url: string };
  /** Whether the person is the pull request's author. */
  readonly selfAccepted: boolean;
}

interface RefusalContext extends CommandContext {
  /** Ids of the findings that block unless they are refused. */
  readonly blocking: readonly string[];
}

/**
 * Why a person may not refuse a finding; undefined if they may: write access is required, and the author may
 * refuse a blocking finding only as an admin.
 */
function whyNotRefused(
  { by, role, id }: { readonly by: string; readonly role: Role; readonly id: string },
  { author, blocking }: RefusalContext,
): Answer | undefined {
  if (!isAtLeastRole(role, 'write')) return refused('it takes write access');
  if (by === author && role !== 'admin' && blocking.includes(id))
    return refused('the finding blocks, and its author may refuse that only as an admin');
  return undefined;
}

function judgeRefusal(request: Request, context: RefusalContext): Answer | Refusal | undefined {
  const { by, reading, thread, comment } = request;
  if (!reading.ok || reading.command.do !== 'wont-fix') return undefined;
  const role = roleOf(context, by);
  if (role === undefined) return undefined;
  const { id: named, reason } = reading.command;
  const id = findNamedFinding(context.ledger, { id: named, thread: thread?.nodeId });
  if (id === undefined) {
    // A thread without a finding of ours belongs to someone else, and an unknown id may as well.
    if (named === undefined || hasOtherInstances(context)) return undefined;
    return refused('no published finding, or more than one, has an id that begins so');
  }
  const statement = { at: comment.writtenAt, reason, url: comment.url };
  const refusal = { id, by, how: 'command', statement, selfAccepted: by === context.author } as const;
  return whyNotRefused({ by, role, id }, context) ?? refusal;
}

function byResolving(context: RefusalContext): readonly Refusal[] {
  const open = context.ledger.filter(({ remembered }) => remembered.kind === 'finding');
  return readResolutions(context.conversation).flatMap(({ by, thread }): readonly Refusal[] => {
    const role = roleOf(context, by) ?? 'none';
    const id = findNamedFinding(open, { thread: thread.nodeId });
    if (id === undefined || whyNotRefused({ by, role, id }, context) !== undefined) return [];
    return [{ id, by, how: 'resolved', selfAccepted: by === context.author }];
  });
}

/**
 * The published findings that people refused, one refusal each. Another person's refusal takes precedence
 * over the author's.
 */
export function readRefusals(context: RefusalContext): {
  readonly refusals: readonly Refusal[];
  readonly answers: readonly Answered[];
} {
  const judged = judgeRequests(context, (request) => judgeRefusal(request, context));
  const byId = new Map<string, Refusal>();
  for (const refusal of [...judged.accepted, ...byResolving(context)])
    if (byId.get(refusal.id)?.selfAccepted ?? true) byId.set(refusal.id, refusal);
  return { refusals: [...byId.values()], answers: judged.answers };
}

interface WaiverContext extends CommandContext {
  /** The minimum role that base policy requires for a waiver. */
  readonly waivedBy: Role;
}

function judgeWaiver(request: Request, context: WaiverContext): Answer | Waiver | undefined {
  const { by, reading, comment } = request;
  if (!reading.ok || reading.command.do !== 'waive') return undefined;
  const { subject, reason } = reading.command;
  const { author, waivedBy, reviewers, conversation } = context;
  const role = roleOf(context, by);
  const isKnown = isReservedSubject(subject) || reviewers.includes(subject);
  if (role === undefined || (!isKnown && hasOtherInstances(context))) return undefined;
  if (!isAtLeastRole(role, waivedBy)) return refused(`a waiver takes the role ${waivedBy} or a higher one`);
  if (by === author && role !== 'admin') return refused('the author may waive something only as an admin');
  if (!isKnown) return refused('it names neither a reviewer of this run, nor `coverage`, nor `size`');
  const { headSince } = conversation;
  if (headSince === null || Date.parse(comment.writtenAt) <= Date.parse(headSince))
    return {
      state: 'lapsed',
      why: 'nothing proves that it was written for this head; written again after a check of this head, it holds',
    };
  return { subject, reason, by, at: comment.writtenAt, url: comment.url, selfAccepted: by === author };
}

/**
 * Waivers for this head. A waiver counts only when it was written or last edited after the time at which, by
 * GitHub's clock, the head existed. A person whose access is unknown cannot waive.
 */
export function readWaivers(context: WaiverContext): {
  readonly waivers: readonly Waiver[];
  readonly answers: readonly Answered[];
} {
  const { accepted: waivers, answers } = judgeRequests(context, (request) => judgeWaiver(request, context));
  return { waivers, answers };
}

/** A request for an explanation; without `id` it is about the verdict. */
export interface Question {
  readonly by: string;
  readonly id?: string;
}

interface QuestionContext extends CommandContext {
  /** Ids of the findings known to this run. */
  readonly findings: readonly string[];
}

/** The id of the one finding, published or not, that begins so. */
function findKnown(start: string, { findings, ledger }: QuestionContext): string | undefined {
  if (findings.includes(start)) return start;
  const known = [...findings, ...ledger.map(({ remembered }) => remembered.id)];
  const alike = new Set(known.filter((id) => id.startsWith(start)));
  return alike.size === 1 ? [...alike][0] : undefined;
}

function judgeExplain(
  { by, thread }: Request,
  named: string | undefined,
  context: QuestionContext,
): Answer | Question | undefined {
  if (named === undefined && thread === undefined) return { by };
  const id =
    named === undefined
      ? findNamedFinding(context.ledger, { thread: thread?.nodeId })
      : findKnown(named, context);
  if (id !== undefined) return { by, id };
  if (named === undefined || hasOtherInstances(context)) return undefined;
  return refused('no finding, or more than one, has an id that begins so');
}

function judgeQuestion(request: Request, context: QuestionContext): Answer | Question | undefined {
  const { reading } = request;
  if (!reading.ok) return refused(reading.why);
  if (reading.command.do === 'explain') return judgeExplain(request, reading.command.id, context);
  if (reading.command.do !== 'rerun') return undefined;
  if (reading.command.reviewers.every((id) => context.reviewers.includes(id))) return accepted;
  return hasOtherInstances(context) ? undefined : refused('it names an id that is no reviewer of this run');
}

/**
 * Requests for explanations and reruns, and texts that are not a valid command. None of them changes a
 * result.
 */
export function readQuestions(context: QuestionContext): {
  readonly questions: readonly Question[];
  readonly answers: readonly Answered[];
} {
  const { accepted: questions, answers } = judgeRequests(context, (request) =>
    judgeQuestion(request, context),
  );
  return { questions, answers };
}
