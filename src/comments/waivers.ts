import { type Conversation, isAtLeastRole, type Role } from '../model/conversation.ts';

import { isReservedSubject, type Waiver } from '../policy/completeness.ts';
import { type Answer, type Answered, accepted, refused } from './answers.ts';
import { type CommandContext, hasOtherInstances, type Request, readRequests, roleOf } from './requests.ts';

export interface WaiverContext extends CommandContext {
  /** The minimum role that base policy requires for a waiver. */
  readonly waivedBy: Role;
}

interface Wanted {
  readonly subject: string;
  readonly reason: string;
}

function wantedBy({ reading }: Request): Wanted | undefined {
  return reading.ok && reading.command.do === 'waive' ? reading.command : undefined;
}

const notForThisHead: Answer = {
  state: 'lapsed',
  why: 'nothing proves that it was written for this head; written again after a check of this head, it holds',
};

function isForThisHead({ comment }: Request, { headSince }: Conversation): boolean {
  return headSince !== null && Date.parse(comment.writtenAt) > Date.parse(headSince);
}

function judge(request: Request, { subject }: Wanted, context: WaiverContext): Answer | undefined {
  const { conversation, author, waivedBy, reviewers } = context;
  const role = roleOf(context, request.by);
  const isKnown = isReservedSubject(subject) || reviewers.includes(subject);
  if (role === undefined || (!isKnown && hasOtherInstances(context))) return undefined;
  if (!isAtLeastRole(role, waivedBy)) return refused(`a waiver takes the role ${waivedBy} or a higher one`);
  if (request.by === author && role !== 'admin')
    return refused('the author may waive something only as an admin');
  if (!isKnown) return refused('it names neither a reviewer of this run, nor `coverage`, nor `size`');
  return isForThisHead(request, conversation) ? accepted : notForThisHead;
}

/**
 * Waivers for this head. A waiver counts only when it was written or last edited after the time at which, by
 * GitHub's clock, the head existed. A person whose access is unknown cannot waive.
 */
export function readWaivers(context: WaiverContext): {
  readonly waivers: readonly Waiver[];
  readonly answers: readonly Answered[];
} {
  const judged = readRequests(context.conversation).flatMap((request) => {
    const wanted = wantedBy(request);
    const answer = wanted && judge(request, wanted, context);
    return wanted && answer ? [{ request, wanted, answer }] : [];
  });
  const holding = judged.filter(({ answer }) => answer.state === 'accepted');
  return {
    waivers: holding.map(({ request: { by, comment }, wanted: { subject, reason } }) => ({
      subject,
      reason,
      by,
      at: comment.writtenAt,
      url: comment.url,
      selfAccepted: by === context.author,
    })),
    answers: judged.map(({ request, answer }) => ({ request, answer })),
  };
}
