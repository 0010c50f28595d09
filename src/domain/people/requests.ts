import type { Comment, Conversation, Thread } from '../publishing/conversation.ts';
import { accountName } from '../text/account-name.ts';
import { type CommandReading, readCommand } from './command.ts';

/** Somebody asks for something in a comment; what they wrote need not be a command that we know. */
export interface Request {
  readonly by: string;
  readonly comment: Comment;
  /** The thread that it was said in; absent in the conversation. */
  readonly thread?: Thread;
  readonly reading: CommandReading;
}

/** Somebody resolved a thread of ours: they want its finding to stay as it is. */
export interface Resolving {
  readonly by: string;
  readonly thread: Thread;
}

type Said = Pick<Conversation, 'threads' | 'comments' | 'viewer'>;

function inComment(comment: Comment, thread?: Thread): readonly Request[] {
  const { author, ours, inOwnWords, body } = comment;
  if (author === null || ours || !inOwnWords) return [];
  const reading = readCommand(body, thread === undefined ? 'conversation' : 'thread');
  return reading === undefined ? [] : [{ by: author, comment, ...(thread && { thread }), reading }];
}

/** What people ask for, oldest first, read anew from the present texts: a command that was edited away is none. */
export function readRequests({ threads, comments }: Pick<Said, 'threads' | 'comments'>): readonly Request[] {
  const requests = [
    ...threads.flatMap((thread) => thread.comments.flatMap((comment) => inComment(comment, thread))),
    ...comments.flatMap((comment) => inComment(comment)),
  ];
  const at = ({ comment }: Request) => Date.parse(comment.writtenAt);
  return requests.sort((a, b) => at(a) - at(b) || a.comment.id - b.comment.id);
}

/** A thread that we resolved ourselves is nobody's wish. */
export function readResolvings({ threads, viewer }: Pick<Said, 'threads' | 'viewer'>): readonly Resolving[] {
  return threads.flatMap((thread) => {
    const { resolved, resolvedBy: by, comments } = thread;
    const isOurs = comments[0]?.ours === true;
    if (!isOurs || !resolved || by === null || by === accountName(viewer)) return [];
    return [{ by, thread }];
  });
}

/** Everybody whose access has to be known, each once. */
export function askers(said: Said): readonly string[] {
  return [...new Set([...readRequests(said), ...readResolvings(said)].map(({ by }) => by))];
}

/** Whether somebody asks for a waiver: only then does it matter since when the head is there. */
export function asksForWaiver(said: Said): boolean {
  return readRequests(said).some(({ reading }) => reading.ok && reading.command.do === 'waive');
}
