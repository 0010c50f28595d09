import { z } from 'zod';
import { Reaction } from './conversation.ts';
import { LineNumber, Side } from './finding.ts';
import { CommitId, ReviewEvent, Verdict } from './review-document.ts';
import { closedObject, listOf } from './schemas.ts';

/**
 * A comment of a new review. GitHub rejects the review for unknown keys and for null, so absent keys are left
 * out. `start_line` is below `line`, and both are in one hunk.
 * @see https://docs.github.com/en/rest/pulls/reviews#create-a-review-for-a-pull-request
 */
export const DraftComment = closedObject({
  path: z.string(),
  body: z.string(),
  line: LineNumber,
  side: Side,
  start_line: LineNumber.exactOptional(),
  start_side: Side.exactOptional(),
});
export type DraftComment = z.infer<typeof DraftComment>;

/** The request that creates the draft, as it is sent; without `event` the review is a draft. */
export const DraftRequest = closedObject({
  commit_id: CommitId,
  body: z.string(),
  comments: listOf(DraftComment),
});
export type DraftRequest = z.infer<typeof DraftRequest>;

/**
 * `review.json`: the whole review as one request that GitHub accepts, with event and final body. Comments on
 * whole files are in the body, because such a request cannot have them.
 */
export const ReviewRequest = DraftRequest.unwrap().extend({ event: ReviewEvent }).readonly();
export type ReviewRequest = z.infer<typeof ReviewRequest>;

/** A thread on a whole file, added to a draft by a request of its own. */
export const FileThread = closedObject({ key: z.string(), path: z.string(), body: z.string() });
export type FileThread = z.infer<typeof FileThread>;

/** GraphQL id of the object to change. */
const nodeId = z.string();

/** One write, with the key by which its effect can be found. */
export const Step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('create-draft'), key: z.string(), request: DraftRequest }),
  z.strictObject({
    do: z.literal('add-file-threads'),
    key: z.string(),
    threads: listOf(FileThread),
  }),
  z.strictObject({ do: z.literal('submit-review'), key: z.string(), event: ReviewEvent, body: z.string() }),
  /** Adds findings to the comment of an open thread on their place; the key names them. */
  z.strictObject({ do: z.literal('extend-comment'), key: z.string(), nodeId, body: z.string() }),
  /** Marks a finding as settled in its own comment. */
  z.strictObject({ do: z.literal('update-comment'), key: z.string(), nodeId, body: z.string() }),
  z.strictObject({ do: z.literal('resolve-thread'), key: z.string(), nodeId }),
  z.strictObject({ do: z.literal('dismiss-review'), key: z.string(), nodeId, message: z.string() }),
  /** Requests reviews from people who have neither been asked nor reviewed. */
  z.strictObject({
    do: z.literal('request-reviewers'),
    key: z.string(),
    reviewers: z.array(z.string()).min(1).readonly(),
  }),
  /** Says in the conversation why a command had no effect. */
  z.strictObject({ do: z.literal('reply'), key: z.string(), body: z.string() }),
  /** Says in a thread that a finding was added to it that blocks; an edit notifies nobody. */
  z.strictObject({ do: z.literal('reply-in-thread'), key: z.string(), comment: z.int(), body: z.string() }),
  /** Updates the body of our newest review. */
  z.strictObject({ do: z.literal('update-review'), key: z.string(), nodeId, body: z.string() }),
  /** Reacts to a command. */
  z.strictObject({ do: z.literal('react'), key: z.string(), nodeId, content: Reaction }),
]);
export type Step = z.infer<typeof Step>;
export type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;

/** `plan.json`: every write of the `write` stage in order, computed before the first one is sent. */
export const Plan = closedObject({
  schemaVersion: z.literal(1),
  target: z.enum(['github', 'local']),
  toolKey: z.string(),
  head: CommitId,
  event: ReviewEvent,
  verdict: Verdict.nullable(),
  /** Part of the posted review, by which a repeated run finds it. */
  key: z.string(),
  /** Why there are no steps. */
  quiet: z.string().optional(),
  steps: listOf(Step),
});
export type Plan = z.infer<typeof Plan>;
