import type { Reaction } from '../conversation.ts';
import type { StepOf } from '../plan.ts';
import type { Answered } from './answer.ts';

/** Writes are spaced by a second; whoever is left waits for the next run. */
const maxReactions = 20;

/** A thumb says that it is carried out; a face that is at a loss, that it is not, and the check says why. */
function wanted({ answer, request: { comment } }: Answered): Reaction | undefined {
  if (answer.state === 'accepted') return '+1';
  // What was carried out once and is over needs no second answer.
  return answer.state === 'lapsed' && comment.reactions.length > 0 ? undefined : 'confused';
}

/**
 * The answers that do not stand yet. The reaction itself is the memory: one that stands is never given again, and
 * one that no longer fits is joined by the other.
 */
export function planReactions(answers: readonly Answered[], viewer: string): readonly StepOf<'react'>[] {
  const steps = answers.flatMap((answered): StepOf<'react'>[] => {
    const { comment, thread } = answered.request;
    const content = wanted(answered);
    if (content === undefined || comment.reactions.includes(content)) return [];
    const place = thread === undefined ? 'conversation' : 'thread';
    return [{ do: 'react', key: `${comment.id}`, commentId: comment.id, in: place, content, by: viewer }];
  });
  return steps.slice(0, maxReactions);
}
