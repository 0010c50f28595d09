import type { Account, AppComment } from '../apps/activity.ts';
import {
  accountName,
  type Comment,
  type Conversation,
  isAtLeastRole,
  type Role,
  roleOf,
  type Thread,
} from '../model/conversation.ts';
import type { FileAt } from '../model/files.ts';
import type { Submission } from '../model/known-finding.ts';
import type { PullRequest } from '../model/manifest.ts';
import type { Sharing } from '../policy/shared-head.ts';
import { type CommandReading, mentionsCommand, readCommand } from './command.ts';

/** A comment that was created, edited or deleted, or a review, from its event. */
export interface CommentEvent {
  /** False for an issue that is not a pull request. */
  readonly onPullRequest: boolean;
  readonly body: string;
  /** The text before the edit. */
  readonly previousBody?: string | undefined;
  /** Whether a person wrote it; apps, including this one, do not count. */
  readonly byPerson: boolean;
  /** The app that wrote it, where that may say something about the head: a review, or in the conversation. */
  readonly app?: Account | undefined;
  /** Set for a person's review other than a comment, which may change what people approve. */
  readonly vote?: { readonly approves: boolean } | undefined;
  /** A comment of that app as it was before someone else edited or deleted it. */
  readonly overwritten?: AppComment | undefined;
  /** The review that was just submitted. */
  readonly submission?: Submission | undefined;
  /** A workflow that may write nothing listened, and started this run when it had ended; it says nothing of what it heard. */
  readonly relayed?: true;
  /** Set when GitHub gives the event no write token: it is on a line of a pull request from a fork, or a review there. */
  readonly readOnly: boolean;
}

/** Whether an app wrote something, or may have. */
export function isOfApp({ app, relayed }: Pick<CommentEvent, 'app' | 'relayed'>): boolean {
  return app !== undefined || relayed === true;
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
  if (isOfApp(event) || event.vote !== undefined)
    return event.readOnly
      ? 'GitHub gives no write access for a review of a fork’s pull request; the next run reads it'
      : undefined;
  if (!event.byPerson) return 'the comment is not by a person';
  if (![body, previousBody].some(mentionsCommand)) return 'the comment has no command';
  if (event.readOnly) {
    return 'GitHub gives no write access for a comment on a line of a fork’s pull request; the next run applies it, and a comment in the conversation applies at once';
  }
  return undefined;
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

/** A request in a comment of a person with write access; its text may be an unknown command. */
export interface Request {
  readonly by: string;
  readonly role: Role;
  readonly comment: Comment;
  /** The thread with the comment; absent in the conversation. */
  readonly thread?: Thread;
  readonly reading: CommandReading;
}

/** Whether a request asks to start a reviewer again that is meant; one that names none asks for all. */
export function asksToRerun(
  { reading }: Pick<Request, 'reading'>,
  isMeant: (id: string) => boolean,
): boolean {
  if (!reading.ok || reading.command.do !== 'rerun') return false;
  const { reviewers } = reading.command;
  return reviewers.length === 0 || reviewers.some(isMeant);
}

type PeopleText = Pick<Conversation, 'threads' | 'comments' | 'viewer'>;

/** All comments that people wrote themselves. */
function byPeople({ threads, comments }: Pick<PeopleText, 'threads' | 'comments'>) {
  const all: readonly { readonly comment: Comment; readonly thread?: Thread }[] = [
    ...threads.flatMap((thread) => thread.comments.map((comment) => ({ comment, thread }))),
    ...comments.map((comment) => ({ comment })),
  ];
  return all.flatMap((each) => {
    const { author: by, ours, inOwnWords } = each.comment;
    return by === null || ours || !inOwnWords ? [] : [{ ...each, by }];
  });
}

/**
 * Requests of people with write access, oldest first. Reads the present texts, so a command that was edited
 * away does not count. Texts of other people, or while their access is unknown, are not read.
 */
export function readRequests(
  conversation: Pick<Conversation, 'threads' | 'comments' | 'people'>,
): readonly Request[] {
  const requests = byPeople(conversation).flatMap((each): readonly Request[] => {
    const role = roleOf(each.by, conversation);
    if (!isAtLeastRole(role, 'write')) return [];
    const reading = readCommand(each.comment.body, each.thread === undefined ? 'conversation' : 'thread');
    return reading === undefined ? [] : [{ ...each, role, reading }];
  });
  const at = ({ comment }: Request) => Date.parse(comment.writtenAt);
  return requests.toSorted((a, b) => at(a) - at(b) || a.comment.id - b.comment.id);
}

/** Threads of ours that people resolved, without those that we resolved ourselves. */
export function readResolutions({
  threads,
  viewer,
}: Pick<PeopleText, 'threads' | 'viewer'>): readonly { readonly by: string; readonly thread: Thread }[] {
  return threads.flatMap((thread) => {
    const { resolved, resolvedBy: by, comments } = thread;
    const isOurs = comments[0]?.ours === true;
    return isOurs && resolved && by !== null && by !== accountName(viewer) ? [{ by, thread }] : [];
  });
}

/** Threads of apps that someone else resolved, by lower-case logins of the apps. */
function resolutionsOfApps({ threads }: Pick<PeopleText, 'threads'>, apps: ReadonlySet<string>) {
  const isApp = (login: string | null | undefined) => apps.has(accountName(login ?? '').toLowerCase());
  return threads.flatMap(({ resolved, resolvedBy: by, comments: [first] }) =>
    resolved && by !== null && isApp(first?.author) && !isApp(by) ? [{ by }] : [],
  );
}

/** Logins of people whose access must be known, without repetition; `apps` are those whose threads count. */
export function requestAuthors(text: PeopleText, apps: ReadonlySet<string> = new Set()): readonly string[] {
  const asking = byPeople(text).filter(({ comment }) => mentionsCommand(comment.body));
  const resolving = [...readResolutions(text), ...resolutionsOfApps(text, apps)];
  return [...new Set([...asking, ...resolving].map(({ by }) => by))];
}

/** Whether any comment may be a waiver; only then the time of the head is needed. */
export function asksForWaiver(text: PeopleText): boolean {
  return byPeople(text).some(({ comment }) => /^ {0,3}\/pr-verdict[ \t]{1,9}waive(?!\S)/m.test(comment.body));
}
