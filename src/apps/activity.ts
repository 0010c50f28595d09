import { z } from 'zod';
import type { Comment, ReviewState } from '../model/conversation.ts';
import type { CheckRun } from '../model/evidence-pack.ts';
import { markPrefix, pack, unpack } from '../model/mark.ts';
import { closedObject } from '../model/schemas.ts';

/** What GitHub shows of one pull request's apps, as read at one moment. All times are ISO 8601 in UTC. */
export interface AppActivity {
  readonly reviews: readonly AppReview[];
  /** Of threads and of the conversation. */
  readonly comments: readonly AppComment[];
  /** Check runs of the head, the newest of each suite. */
  readonly checks: readonly CheckRun[];
  /** Commit statuses of the head, the newest of each context and creator. */
  readonly statuses: readonly AppStatus[];
  readonly reactions: readonly AppReaction[];
  /** False when a page could not be read; nothing may then be concluded from a missing item. */
  readonly complete: boolean;
}

/** Where an app did nothing. */
export const noActivity: AppActivity = {
  reviews: [],
  comments: [],
  checks: [],
  statuses: [],
  reactions: [],
  complete: true,
};

export const Account = closedObject({
  /** Without `[bot]`. */
  login: z.string(),
  id: z.int().nullable(),
  type: z.enum(['Bot', 'User', 'Mannequin', 'Organization', 'EnterpriseUserAccount']),
});
export type Account = z.infer<typeof Account>;

export interface AppReview {
  readonly id: number;
  /** Null when the account was deleted. */
  readonly account: Account | null;
  readonly state: ReviewState;
  readonly body: string;
  readonly submittedAt: string;
  /** As read now: GitHub points a review at another commit after a force-push or a merge of the base. */
  readonly commit: string | null;
  /** Whether someone else ever edited it, not only last. */
  readonly editedByOthers: boolean;
  readonly url: string;
}

export const CommentPlace = closedObject({
  path: z.string(),
  /** Last line, in the head; null for comments on a file and outdated ones. */
  line: z.int().nullable(),
  /** First line where there are several. */
  startLine: z.int().nullable(),
  originalCommit: z.string().nullable(),
  /** Id of its review. */
  review: z.int().nullable(),
  /** Whether it answers another comment; a review with nothing but answers has reviewed nothing. */
  reply: z.boolean(),
  resolved: z.boolean(),
  /** Login without `[bot]`. */
  resolvedBy: z.string().nullable(),
  outdated: z.boolean(),
});
export type CommentPlace = z.infer<typeof CommentPlace>;

export const AppComment = closedObject({
  id: z.int(),
  account: Account.nullable(),
  body: z.string(),
  url: z.string(),
  /** Time of the last edit, or of publication. */
  editedAt: z.string(),
  /** Whether someone else ever edited it, not only last. */
  editedByOthers: z.boolean(),
  /** Absent for comments of the conversation. */
  place: CommentPlace.optional(),
});
export type AppComment = z.infer<typeof AppComment>;

export interface AppStatus {
  readonly context: string;
  readonly account: Account | null;
  readonly state: string;
  readonly description: string;
}

/** A reaction to the pull request itself. */
export interface AppReaction {
  /** In GraphQL's words, such as `THUMBS_UP` and `EYES`. */
  readonly content: string;
  readonly account: Account | null;
}

/** What we know ourselves about the head, and no one else can have written. */
export interface HeadEvidence {
  /** 40 lower-case hex digits. */
  readonly head: string;
  /** When our first check on this head was created; null when there is none. */
  readonly firstCheckAt: string | null;
  /** The commit that the event of a review's submission named, by the review's id. */
  readonly submittedFor: ReadonlyMap<number, string>;
}

/** The title, the severity and the place of a finding are at the start of a text. */
const maxBytes = 24_000;

const line = new RegExp(`^<!-- ${markPrefix}overwritten ([A-Za-z0-9+/=]+) -->$`, 'm');

/** The line of our own comment that keeps the text until a check remembers what it reported. */
export function writeOverwritten(comment: AppComment): string {
  let { body } = comment;
  while (Buffer.byteLength(JSON.stringify(body)) > maxBytes) body = body.slice(0, body.length / 2);
  return `<!-- ${markPrefix}overwritten ${pack(JSON.stringify({ ...comment, body }))} -->`;
}

/** What such a comment keeps; nothing where it is not ours, or someone else edited it. */
export function readOverwritten({ ours, editedByOthers, body }: Comment): readonly AppComment[] {
  const packed = ours && !editedByOthers ? line.exec(body)?.[1] : undefined;
  const kept = AppComment.safeParse(packed === undefined ? undefined : unpack(packed));
  return kept.success ? [kept.data] : [];
}
