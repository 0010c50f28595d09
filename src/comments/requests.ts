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

/** A comment that was created, edited or deleted, from its event. */
export interface CommentEvent {
  /** False for an issue that is not a pull request. */
  readonly onPullRequest: boolean;
  readonly body: string;
  /** The text before the edit. */
  readonly previousBody?: string | undefined;
  /** Whether a person wrote it; apps, including this one, do not count. */
  readonly byPerson: boolean;
  /** Set when GitHub gives the event no write token: the comment is on a line of a pull request from a fork. */
  readonly readOnly: boolean;
}

/**
 * Why a comment needs no run; undefined when it does. A command that was edited or deleted needs one as well,
 * since only commands in the present text apply.
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

/** The data by which every request is judged. */
export interface CommandContext {
  readonly conversation: Conversation;
  readonly ledger: readonly EarlierFinding[];
  /** Login of the pull request's author; null when the account is deleted. */
  readonly author: string | null;
  /** Key of this instance. */
  readonly tool: string;
  /** Ids of this run's reviewers, including those without a document. */
  readonly reviewers: readonly string[];
}

/**
 * Role of a person; undefined when GitHub did not return it. Then the request is neither applied nor
 * answered.
 */
export function roleOf({ conversation }: CommandContext, login: string): Role | undefined {
  return conversation.people.find((person) => person.login === login)?.role;
}

/** Whether other instances also write here: an unknown name may be one of theirs. */
export function hasOtherInstances({ conversation, tool }: CommandContext): boolean {
  const { reviews, threads } = conversation;
  const texts = [...reviews, ...threads.flatMap(({ comments }) => comments)].filter(({ ours }) => ours);
  const marks = new RegExp(`(?:<!-- |#)${markPrefix}(?!${tool})[0-9a-f]{8}[ .]`);
  return texts.some(({ body }) => marks.test(body));
}

/**
 * The id of the one published finding that a request names, by an id or its beginning, or by its thread. Only
 * published findings can be named, since another id might refer to a different finding on the next head.
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

/** The conversation of a pull request, and the data needed to judge its requests. */
export interface Discussion {
  readonly pullRequest: PullRequest;
  readonly head: string;
  /** Other open pull requests with this same head. */
  readonly sharing: Sharing;
  readonly conversation: Conversation;
  /** The policy file at the base commit. */
  readonly policy: FileAt;
}

/** A request in a comment; its text may be an unknown command. */
export interface Request {
  readonly by: string;
  readonly comment: Comment;
  /** The thread with the comment; absent in the conversation. */
  readonly thread?: Thread;
  readonly reading: CommandReading;
}

/** A person resolved a thread of ours, to leave its finding as it is. */
interface ThreadResolution {
  readonly by: string;
  readonly thread: Thread;
}

type PeopleText = Pick<Conversation, 'threads' | 'comments' | 'viewer'>;

/** Parsed once per comment, since every kind of command reads the requests and parsing is expensive. */
const readings = new WeakMap<Comment, CommandReading | undefined>();

function readingOf(comment: Comment, where: 'conversation' | 'thread'): CommandReading | undefined {
  if (!readings.has(comment)) readings.set(comment, readCommand(comment.body, where));
  return readings.get(comment);
}

/** All comments that people wrote themselves. */
function byPeople({ threads, comments }: Pick<PeopleText, 'threads' | 'comments'>) {
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
 * Requests of people with write access, oldest first. Reads the present texts, so a command that was edited
 * away does not count. Texts of other people are not read.
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

/** Threads of ours that people resolved, without those that we resolved ourselves. */
export function readResolutions({
  threads,
  viewer,
}: Pick<PeopleText, 'threads' | 'viewer'>): readonly ThreadResolution[] {
  return threads.flatMap((thread) => {
    const { resolved, resolvedBy: by, comments } = thread;
    const isOurs = comments[0]?.ours === true;
    if (!isOurs || !resolved || by === null || by === accountName(viewer)) return [];
    return [{ by, thread }];
  });
}

/** Logins of people whose access must be known, without repetition. */
export function requestAuthors(text: PeopleText): readonly string[] {
  const asking = byPeople(text).filter(({ comment }) => mentionsCommand(comment.body));
  return [...new Set([...asking, ...readResolutions(text)].map(({ by }) => by))];
}

/** Whether any comment may be a waiver; only then the time of the head is needed. */
export function asksForWaiver(text: PeopleText): boolean {
  return byPeople(text).some(({ comment }) => mentionsWaiver(comment.body));
}
