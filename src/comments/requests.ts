import { accountName } from '../model/account-name.ts';
import type { Comment, Conversation, Thread } from '../model/conversation.ts';
import { isAtLeastRole } from '../model/role.ts';
import { type CommandReading, readCommand } from './command.ts';
import { mentionsCommand, mentionsWaiver } from './read-command.ts';

/** Somebody asks for something in a comment; what they wrote need not be a command that we know. */
export interface Request {
  readonly by: string;
  readonly comment: Comment;
  /** The thread that it was said in; absent in the conversation. */
  readonly thread?: Thread;
  readonly reading: CommandReading;
}

/** Somebody resolved a thread of ours: they want its finding to stay as it is. */
export interface ThreadResolution {
  readonly by: string;
  readonly thread: Thread;
}

type Said = Pick<Conversation, 'threads' | 'comments' | 'viewer'>;

/** Requests are read for each kind of command, and parsing a comment is the expensive part. */
const readings = new WeakMap<Comment, CommandReading | undefined>();

function readingOf(comment: Comment, where: 'conversation' | 'thread'): CommandReading | undefined {
  if (!readings.has(comment)) readings.set(comment, readCommand(comment.body, where));
  return readings.get(comment);
}

/** Comments of people in their own words, whatever they say. */
function byPeople({ threads, comments }: Pick<Said, 'threads' | 'comments'>) {
  const all = [
    ...threads.flatMap((thread) => thread.comments.map((comment) => ({ comment, thread }))),
    ...comments.map((comment) => ({ comment, thread: undefined })),
  ];
  return all.flatMap(({ comment, thread }) => {
    const { author: by, ours, inOwnWords } = comment;
    return by === null || ours || !inOwnWords ? [] : [{ by, comment, thread }];
  });
}

/**
 * What people with write access ask for, oldest first, read anew from the present texts: a command that was edited away
 * is none. Nothing that anyone else wrote is read.
 */
export function readRequests(
  conversation: Pick<Conversation, 'threads' | 'comments' | 'people'>,
): readonly Request[] {
  const roles = new Map(conversation.people.map(({ login, role }) => [login, role]));
  const requests = byPeople(conversation).flatMap(({ by, comment, thread }): readonly Request[] => {
    if (!isAtLeastRole(roles.get(by) ?? 'none', 'write')) return [];
    const reading = readingOf(comment, thread === undefined ? 'conversation' : 'thread');
    return reading === undefined ? [] : [{ by, comment, ...(thread && { thread }), reading }];
  });
  const at = ({ comment }: Request) => Date.parse(comment.writtenAt);
  return requests.toSorted((a, b) => at(a) - at(b) || a.comment.id - b.comment.id);
}

/** A thread that we resolved ourselves is nobody's wish. */
export function readResolutions({
  threads,
  viewer,
}: Pick<Said, 'threads' | 'viewer'>): readonly ThreadResolution[] {
  return threads.flatMap((thread) => {
    const { resolved, resolvedBy: by, comments } = thread;
    const isOurs = comments[0]?.ours === true;
    if (!isOurs || !resolved || by === null || by === accountName(viewer)) return [];
    return [{ by, thread }];
  });
}

/** Everyone whose access has to be known, each once. */
export function requestAuthors(said: Said): readonly string[] {
  const asking = byPeople(said).filter(({ comment }) => mentionsCommand(comment.body));
  return [...new Set([...asking, ...readResolutions(said)].map(({ by }) => by))];
}

/** Whether someone may ask for a waiver: only then does it matter since when the head is there. */
export function asksForWaiver(said: Said): boolean {
  return byPeople(said).some(({ comment }) => mentionsWaiver(comment.body));
}
