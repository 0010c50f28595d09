import { z } from 'zod';

/** What somebody may do in the repository, as far as it matters to us; less than writing is `none`. */
export const Role = z.enum(['none', 'write', 'maintain', 'admin']);
export type Role = z.infer<typeof Role>;

export function isAtLeastRole(role: Role, least: Role): boolean {
  return Role.options.indexOf(role) >= Role.options.indexOf(least);
}

/** The name of an account by either of an app's logins: REST puts `[bot]` behind it, GraphQL mostly does not. */
export function accountName(login: string): string {
  return login.replace(/\[bot\]$/, '');
}

/** How we answer somebody who asks for something. */
export const Reaction = z.enum(['+1', 'confused', 'eyes']);
export type Reaction = z.infer<typeof Reaction>;

/** A comment in a thread or in the conversation; `author` is null when the account is gone. */
export const Comment = z
  .strictObject({
    id: z.number().int(),
    nodeId: z.string(),
    author: z.string().nullable(),
    ours: z.boolean(),
    /** Whether its author is a person and wrote the text as it stands: whoever may write may edit others' comments. */
    inOwnWords: z.boolean(),
    /** Whether someone else changed its text last. */
    editedByOthers: z.boolean(),
    /** Id of the review that it belongs to; null outside threads. */
    review: z.number().int().nullable(),
    body: z.string(),
    url: z.string(),
    /** When the text as it stands was written: the last edit, if there was one. */
    writtenAt: z.iso.datetime(),
    /** What the viewer answered already. */
    reactions: z.array(Reaction).readonly(),
  })
  .readonly();
export type Comment = z.infer<typeof Comment>;

/** A review thread; `line` is null for file-level and outdated threads. */
export const Thread = z
  .strictObject({
    nodeId: z.string(),
    path: z.string(),
    line: z.number().int().nullable(),
    resolved: z.boolean(),
    resolvedBy: z.string().nullable(),
    outdated: z.boolean(),
    comments: z.array(Comment).readonly(),
  })
  .readonly();
export type Thread = z.infer<typeof Thread>;

export const ReviewState = z.enum(['PENDING', 'COMMENTED', 'APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);
export type ReviewState = z.infer<typeof ReviewState>;

/** A review; `ours` is decided by the viewer's identity alone, so a mark in its body still has to match. */
export const PublishedReview = z
  .strictObject({
    id: z.number().int(),
    nodeId: z.string(),
    author: z.string().nullable(),
    ours: z.boolean(),
    state: ReviewState,
    body: z.string(),
    /** Whether someone else changed its text last. */
    editedByOthers: z.boolean(),
    url: z.string(),
  })
  .readonly();
export type PublishedReview = z.infer<typeof PublishedReview>;

/** `conversation.json`: what stands on the pull request, as far as a plan depends on it. */
export const Conversation = z
  .strictObject({
    schemaVersion: z.literal(1),
    /** Login of the identity that publishes. */
    viewer: z.string(),
    reviews: z.array(PublishedReview).readonly(),
    threads: z.array(Thread).readonly(),
    /** What is said below the description, apart from any line. */
    comments: z.array(Comment).readonly(),
    /** What those may do who ask for something; who is missing may do nothing. */
    people: z.array(z.strictObject({ login: z.string(), role: Role }).readonly()).readonly(),
    /** Since when at the latest the head is this pull request's; null where nothing proves it, or nobody had to know. */
    headSince: z.iso.datetime().nullable(),
    /** False when a page could not be had: then nothing may be concluded from what is not listed. */
    complete: z.boolean(),
  })
  .readonly();
export type Conversation = z.infer<typeof Conversation>;
