import { mentionsCommand } from './read-command.ts';

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
    return 'GitHub gives a comment on a line no write access where the head is a fork’s; the next run heeds it, or a comment in the conversation does at once';
  }
  return undefined;
}
