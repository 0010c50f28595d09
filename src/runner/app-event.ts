import { z } from 'zod';
import type { CommentEvent } from '../comments/requests.ts';
import { accountName } from '../model/conversation.ts';
import { CommitId } from '../model/review-document.ts';

/** Null when the account is deleted. */
const User = z.looseObject({ login: z.string(), id: z.number().int(), type: z.string() }).nullish();
type User = z.infer<typeof User>;

/** `commit_id` is null for a review of a commit that is gone. */
export const ReviewPayload = z.looseObject({
  review: z.looseObject({
    id: z.number().int(),
    commit_id: CommitId.nullish(),
    body: z.string().nullish(),
    user: User,
    /** In lower case, unlike in the API. */
    state: z.string().toUpperCase().optional(),
  }),
});

/** Where a comment on a line is; absent in the conversation. */
const LinePayload = z.looseObject({
  path: z.string(),
  line: z.int().nullish(),
  start_line: z.int().nullish(),
  original_commit_id: CommitId.nullish(),
  pull_request_review_id: z.int().nullish(),
  in_reply_to_id: z.int().nullish(),
});

export const CommentPayload = z.looseObject({
  action: z.string(),
  sender: User,
  comment: z.looseObject({
    id: z.int().default(0),
    body: z.string().nullish(),
    user: User,
    html_url: z.string().default(''),
    updated_at: z.string().default(''),
  }),
  /** The previous text of an edited comment. */
  changes: z.looseObject({ body: z.looseObject({ from: z.string() }).optional() }).optional(),
});

type CommentPayload = z.infer<typeof CommentPayload>;

export function appOf(user: User): CommentEvent['app'] {
  if (user?.type !== 'Bot') return undefined;
  return { login: accountName(user.login), id: user.id, type: 'Bot' };
}

/** The app that wrote a comment, and its text where someone else edited or deleted it. */
export function appComment(payload: CommentPayload): Pick<CommentEvent, 'app' | 'overwritten'> {
  const { comment } = payload;
  const { id, html_url: url, updated_at: editedAt } = comment;
  const account = appOf(comment.user);
  const body = overwrittenText(payload);
  if (account === undefined || body === undefined) return { app: account, overwritten: undefined };
  const place = placeIn(LinePayload.safeParse(comment).data);
  const overwritten = { id, account, body, url, editedAt, editedByOthers: false, ...place };
  return { app: account, overwritten };
}

/** What a text said before someone other than its author edited or deleted it; undefined for any other event. */
function overwrittenText({ action, sender, changes, comment }: CommentPayload): string | undefined {
  const { body, user } = comment;
  if (sender == null || sender.id === user?.id) return undefined;
  const before = changes?.body?.from;
  // Apps offer tasks, and who ticks one edits the comment.
  if (action === 'edited') return before?.replace(task, '') === body?.replace(task, '') ? undefined : before;
  return action === 'deleted' ? (body ?? '') : undefined;
}

const task = /^[ \t]*[-*] \[[ x]\]/gim;

function placeIn(
  line: z.infer<typeof LinePayload> | undefined,
): Pick<NonNullable<CommentEvent['overwritten']>, 'place'> {
  if (line === undefined) return {};
  const shown = { thread: '', resolved: false, resolvedBy: null, outdated: line.line == null };
  return {
    place: {
      path: line.path,
      line: line.line ?? null,
      startLine: line.start_line ?? null,
      originalCommit: line.original_commit_id ?? null,
      review: line.pull_request_review_id ?? null,
      reply: line.in_reply_to_id != null,
      ...shown,
    },
  };
}
