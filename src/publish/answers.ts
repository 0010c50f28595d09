import type { Answered } from '../comments/judge-requests.ts';
import { type Request, readRequests } from '../comments/requests.ts';
import { codeSpan, link, text, withCode } from '../markdown/markdown-nodes.ts';
import { say } from '../markdown/phrases.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import type { Conversation, Reaction } from '../model/conversation.ts';
import type { StepOf } from '../model/write-plan.ts';

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

/** Keeps an app's comment that someone else edited or deleted until a check remembers what it reported (threat G11). */
export function keepOverwritten(id: number, login: string, mark: string): StepOf<'reply'> {
  const said = say`Someone else edited or deleted a comment of ${codeSpan(login)}. It counts as it was.`;
  return { do: 'reply', key: `${id}`, body: `${serialize([said])}\n${mark}` };
}

/** 👀 for comments without an answer yet: they were read, and the next run applies them. */
export function planSeen(conversation: Conversation): readonly StepOf<'react'>[] {
  return readRequests(conversation)
    .filter(({ comment }) => comment.reactions.length === 0)
    .map((request) => reaction(request, 'eyes'))
    .slice(0, maxReactions);
}
