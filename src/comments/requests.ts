import {
  accountName,
  type Comment,
  type Conversation,
  isAtLeastRole,
  type Role,
  type Thread,
} from '../model/conversation.ts';

import type { FileAt } from '../model/files.ts';
import type { PullRequest } from '../model/manifest.ts';
import { markPrefix } from '../model/mark.ts';

import type { Sharing } from '../policy/shared-head.ts';
import { type CommandReading, mentionsCommand, mentionsWaiver, readCommand } from './command.ts';
import type { EarlierFinding } from './ledger.ts';

/** A comment that was made, changed or taken back, as its event tells it. */
export interface CommentEvent {
  /** False for an issue that is no pull request. */
  readonly onPullRequest: boolean;
  readonly body: string;
  /** What it said before it was changed. */
  readonly previousBody?: string | undefined;
  /** Whether it is by a person; apps, and so we, are none. */
  readonly byPerson: boolean;
  /** GitHub gives the event no write token: the comment stands on a line of a pull request from a fork. */
  readonly readOnly: boolean;
}

/**
 * Why a comment is none of our business; undefined where it is. What was commanded and is taken back, or changed,
 * matters as well: nothing holds but what still stands there.
 */
export function whyIgnored({
  onPullRequest,
  body,
  previousBody = '',
  ...event
}: CommentEvent): string | undefined {
  if (!onPullRequest) return 'the comment is not on a pull request';
  if (!event.byPerson) return 'the comment is not by a person';
  if (![body, previousBody].some(mentionsCommand)) return 'the comment commands nothing';
  if (event.readOnly) {
    return 'GitHub gives a comment on a line no write access where the head is a fork’s; the next run applies it, or a comment in the conversation does at once';
  }
  return undefined;
}

/** What every request is judged by. */
export interface CommandContext {
  readonly conversation: Conversation;
  readonly ledger: readonly EarlierFinding[];
  /** Login of the pull request's author; null when the account is gone. */
  readonly author: string | null;
  /** Key of this instance. */
  readonly tool: string;
  /** Ids of the reviewers of this run, those included that did not come. */
  readonly reviewers: readonly string[];
}

/** Undefined where GitHub did not say: nothing is carried out then, and nothing answered. */
export function roleOf({ conversation }: CommandContext, login: string): Role | undefined {
  return conversation.people.find((person) => person.login === login)?.role;
}

/** Whether other instances speak here as well: a name that we do not know may be one of theirs. */
export function hasOtherInstances({ conversation, tool }: CommandContext): boolean {
  const { reviews, threads } = conversation;
  const texts = [...reviews, ...threads.flatMap(({ comments }) => comments)].filter(({ ours }) => ours);
  const marks = new RegExp(`(?:<!-- |#)${markPrefix}(?!${tool})[0-9a-f]{8}[ .]`);
  return texts.some(({ body }) => marks.test(body));
}

/**
 * The id of the one published finding that somebody means: by an id or its beginning, or by the thread that they
 * speak in. Only published findings can be meant: the id of another one might be somebody else's on the next head.
 */
export function findNamedFinding(
  entries: readonly EarlierFinding[],
  { id, thread }: { readonly id?: string | undefined; readonly thread?: string | undefined },
): string | undefined {
  const candidates =
    id === undefined
      ? entries.filter(({ shownAt }) => shownAt.in === 'thread' && shownAt.thread.nodeId === thread)
      : entries.filter(({ remembered }) => remembered.id.startsWith(id));
  const ids = new Set(candidates.map(({ remembered }) => remembered.id));
  if (id !== undefined && ids.has(id)) return id;
  return ids.size === 1 ? [...ids][0] : undefined;
}

/** What people say on a pull request, and what it takes to weigh it. */
export interface Discussion {
  readonly pullRequest: PullRequest;
  readonly head: string;
  /** Other open pull requests with this very head. */
  readonly sharing: Sharing;
  readonly conversation: Conversation;
  /** The policy file at the base commit. */
  readonly policy: FileAt;
}

/** Somebody asks for something in a comment; what they wrote need not be a command that we know. */
export interface Request {
  readonly by: string;
  readonly comment: Comment;
  /** The thread that it was said in; absent in the conversation. */
  readonly thread?: Thread;
  readonly reading: CommandReading;
}

/** Somebody resolved a thread of ours: they want its finding to stay as it is. */
interface ThreadResolution {
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
