import { codeSpan, link, paragraph, text, withCode } from '../markdown/markdown-nodes.ts';
import { serialize } from '../markdown/serialize-markdown.ts';
import type { Conversation, Reaction } from '../model/conversation.ts';
import type { StepOf } from '../model/write-plan.ts';
import { type Request, readRequests } from './requests.ts';

/**
 * What came of a request. `lapsed`: it was made for something that is over, such as an earlier head. The reasons are
 * our own words and hold nothing that anybody wrote.
 */
export type Answer =
  | { readonly state: 'accepted' }
  | { readonly state: 'refused' | 'lapsed'; readonly why: string };

export interface Answered {
  readonly request: Request;
  readonly answer: Answer;
}

export const accepted: Answer = { state: 'accepted' };

export function refused(why: string): Answer {
  return { state: 'refused', why };
}

/** Writes are spaced by a second; whoever is left waits for the next run. */
const maxReactions = 20;

/** A thumb says that it is carried out; a face that is at a loss, that it is not, and the check says why. */
function wanted({ answer, request: { comment } }: Answered): Reaction | undefined {
  if (answer.state === 'accepted') return '+1';
  // What was carried out once and is over needs no second answer.
  const isAnswered = comment.reactions.some((reaction) => reaction !== 'eyes');
  return answer.state === 'lapsed' && isAnswered ? undefined : 'confused';
}

function reaction({ comment }: Request, content: Reaction): StepOf<'react'> {
  return { do: 'react', key: `${comment.id}`, nodeId: comment.nodeId, content };
}

/**
 * The answers that do not stand yet. The reaction itself is the memory: one that stands is never given again, and
 * one that no longer fits is joined by the other.
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

/** A run replies to at most this many commands; the reaction is on all of them. */
const maxReplies = 5;

function replyText({
  request: { by, comment },
  why,
}: {
  readonly request: Request;
  readonly why: string;
}): string {
  const command = link([text('This command')], comment.url);
  const reason = withCode(`: ${why}.`);
  return serialize([paragraph(command, text(' by '), codeSpan(by), text(' had no effect'), ...reason)]);
}

/** A reply to each command that has no effect, once: after it stands our reaction, or a comment of ours that links to it. */
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
    return [{ do: 'reply', key: `${id}`, body: replyText({ request, why: answer.why }) }];
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
