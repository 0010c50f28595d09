import { z } from 'zod';
import { closedObject, listOf } from './schemas.ts';

/** A person's role in the repository; anything below write access is `none`. */
export const Role = z.enum(['none', 'write', 'maintain', 'admin']);
export type Role = z.infer<typeof Role>;

export function isAtLeastRole(role: Role, least: Role): boolean {
  return Role.options.indexOf(role) >= Role.options.indexOf(least);
}

/** Account name for comparing logins: REST appends `[bot]` to an app's login, GraphQL usually does not. */
export function accountName(login: string): string {
  return login.replace(/\[bot\]$/, '');
}

/** Our reactions to commands. */
export const Reaction = z.enum(['+1', 'confused', 'eyes']);
export type Reaction = z.infer<typeof Reaction>;

/** What comments and reviews have in common; `author` is null when the account was deleted. */
const posted = {
  id: z.number().int(),
  nodeId: z.string(),
  author: z.string().nullable(),
  ours: z.boolean(),
  body: z.string(),
  /** Whether someone else made the last edit. */
  editedByOthers: z.boolean(),
  url: z.string(),
};

/** A comment in a thread or in the conversation. */
export const Comment = closedObject({
  ...posted,
  /** Whether a person wrote the current text; anyone with write access may edit others' comments. */
  inOwnWords: z.boolean(),
  /** Id of its review; null outside threads. */
  review: z.number().int().nullable(),
  /** Time of the last edit, or of publication. */
  writtenAt: z.iso.datetime(),
  /** Our reactions so far. */
  reactions: listOf(Reaction),
});
export type Comment = z.infer<typeof Comment>;

/** A review thread; `line` is null for file-level and outdated threads. */
export const Thread = closedObject({
  nodeId: z.string(),
  path: z.string(),
  line: z.number().int().nullable(),
  resolved: z.boolean(),
  resolvedBy: z.string().nullable(),
  outdated: z.boolean(),
  comments: listOf(Comment),
});
export type Thread = z.infer<typeof Thread>;

export const ReviewState = z.enum(['PENDING', 'COMMENTED', 'APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);
export type ReviewState = z.infer<typeof ReviewState>;

/** A review. `ours` is decided by the author's account alone, so a mark in its body still has to match. */
export const PublishedReview = closedObject({ ...posted, state: ReviewState });
export type PublishedReview = z.infer<typeof PublishedReview>;

/** A person's review, other than a comment. */
export const PersonReview = closedObject({
  id: z.number().int(),
  author: z.string(),
  state: z.enum(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']),
  /** As read now: GitHub points a review at another commit after a force-push or a merge of the base. */
  commit: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  url: z.string(),
});
export type PersonReview = z.infer<typeof PersonReview>;

/** `conversation.json`: reviews, threads and comments on the pull request. */
export const Conversation = closedObject({
  schemaVersion: z.literal(1),
  /** Login of the publishing account. */
  viewer: z.string(),
  reviews: listOf(PublishedReview),
  threads: listOf(Thread),
  /** Comments below the description, outside threads. */
  comments: listOf(Comment),
  /** Absent where policy asks for no approval. */
  personReviews: listOf(PersonReview).optional(),
  /** Roles of people who wrote commands or approve; anyone not listed has none. */
  people: listOf(closedObject({ login: z.string(), role: Role })),
  /** Earliest time at which the head was certainly current; null when unproven or not needed. */
  headSince: z.iso.datetime().nullable(),
  /** False when a page could not be read; nothing may then be concluded from a missing item. */
  complete: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation>;

/** The role of a person; `none` where it is unknown. */
export function roleOf(login: string, { people }: Pick<Conversation, 'people'>): Role {
  return people.find((person) => person.login === login)?.role ?? 'none';
}

const logins = listOf(z.string().max(200));

/** People with a part in a pull request, whose approval does not count (threat G14). Logins in lower case. */
export const Parties = closedObject({
  /** The author; where that is an app, also everyone ever assigned, or named in a description that a run read. */
  requesters: logins,
  /** Authors, co-authors and committers of its commits; absent when not all could be read. */
  writers: logins.optional(),
  /** Those whose push made this head, by its event; empty when no run saw that. */
  pushers: logins,
});
export type Parties = z.infer<typeof Parties>;

/** What is known of a change where policy asks people to approve some. */
export const ApprovalFacts = closedObject({
  /** Why people must approve this change, in our own words; empty where they need not. */
  why: listOf(z.string()),
  parties: Parties,
});
export type ApprovalFacts = z.infer<typeof ApprovalFacts>;

/** An approval that counts. */
export interface Approval {
  readonly login: string;
  readonly at: string;
  readonly url: string;
}

/** The approvals of a head that count, and why others do not. */
export interface Approvals {
  readonly by: readonly Approval[];
  readonly others: readonly { readonly login: string; readonly why: string }[];
}
