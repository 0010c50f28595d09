import type { Comment, Conversation, Thread } from '../conversation.ts';
import { readCommand } from './command.ts';

/** Somebody wants a finding to stay as it is. Without `id` it is the one that stands in the thread. */
export interface Wish {
  readonly by: string;
  readonly how: 'command' | 'resolved';
  readonly id?: string;
  /** Node id of the thread that it was said in. */
  readonly thread?: string;
}

type Said = Omit<Conversation, 'people'>;

function inComment(comment: Comment, thread?: Thread): readonly Wish[] {
  const { author, ours, inOwnWords, body } = comment;
  if (author === null || ours || !inOwnWords) return [];
  const reading = readCommand(body, thread === undefined ? 'conversation' : 'thread');
  if (reading?.ok !== true || reading.command.do !== 'wont-fix') return [];
  const { id } = reading.command;
  return [
    { by: author, how: 'command', ...(id !== undefined && { id }), ...(thread && { thread: thread.nodeId }) },
  ];
}

/** GraphQL names an app without its `[bot]`; a thread that we resolved ourselves is nobody's wish. */
function byResolving({ nodeId, resolved, resolvedBy, comments }: Thread, viewer: string): readonly Wish[] {
  const isOurs = comments[0]?.ours === true;
  if (!isOurs || !resolved || resolvedBy === null || resolvedBy === viewer.replace(/\[bot\]$/, '')) return [];
  return [{ by: resolvedBy, how: 'resolved', thread: nodeId }];
}

/** What people want left alone, read anew from the present texts: a wish that was edited away is none. */
export function readWishes({ threads, comments, viewer }: Said): readonly Wish[] {
  return [
    ...threads.flatMap((thread) => thread.comments.flatMap((comment) => inComment(comment, thread))),
    ...comments.flatMap((comment) => inComment(comment)),
    ...threads.flatMap((thread) => byResolving(thread, viewer)),
  ];
}
