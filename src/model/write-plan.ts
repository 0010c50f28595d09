import { z } from 'zod';
import { Reaction } from './conversation.ts';
import { LineNumber, Side } from './finding.ts';
import { CommitId, ReviewEvent, Verdict } from './review-document.ts';

/**
 * A comment of a created review. GitHub refuses the whole review for any other key, and for null, so absent
 * keys are left out; `start_line` is strictly below `line` and both lie in one hunk.
 * @see https://docs.github.com/en/rest/pulls/reviews#create-a-review-for-a-pull-request
 */
export const DraftComment = z
  .strictObject({
    path: z.string(),
    body: z.string(),
    line: LineNumber,
    side: Side,
    start_line: LineNumber.optional(),
    start_side: Side.optional(),
  })
  .readonly();
export type DraftComment = z.infer<typeof DraftComment>;

/** The request that creates the draft, exactly as it is sent. No `event`: that makes it a draft. */
export const DraftRequest = z
  .strictObject({ commit_id: CommitId, body: z.string(), comments: z.array(DraftComment).readonly() })
  .readonly();
export type DraftRequest = z.infer<typeof DraftRequest>;

/**
 * `review.json`: the whole review as one request that GitHub takes, with its event and final text. Comments on whole
 * files, which such a request cannot have, are in its text.
 */
export const ReviewRequest = DraftRequest.unwrap().extend({ event: ReviewEvent }).readonly();
export type ReviewRequest = z.infer<typeof ReviewRequest>;

/** A thread on a whole file, which only joins a draft through a call of its own. */
export const FileThread = z.strictObject({ key: z.string(), path: z.string(), body: z.string() }).readonly();
export type FileThread = z.infer<typeof FileThread>;

/** GraphQL's id of what is written to. */
const nodeId = z.string();

/** One write, with the key by which its effect can be found again. */
export const Step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('create-draft'), key: z.string(), request: DraftRequest }),
  z.strictObject({
    do: z.literal('add-file-threads'),
    key: z.string(),
    threads: z.array(FileThread).readonly(),
  }),
  z.strictObject({ do: z.literal('submit-review'), key: z.string(), event: ReviewEvent, body: z.string() }),
  /** Says in a finding's own comment that it is settled. */
  z.strictObject({
    do: z.literal('update-comment'),
    key: z.string(),
    nodeId,
    body: z.string(),
  }),
  z.strictObject({ do: z.literal('resolve-thread'), key: z.string(), nodeId }),
  z.strictObject({
    do: z.literal('dismiss-review'),
    key: z.string(),
    nodeId,
    message: z.string(),
  }),
  /** Asks people for a review; nobody is asked twice, or who reviewed already. */
  z.strictObject({
    do: z.literal('request-reviewers'),
    key: z.string(),
    reviewers: z.array(z.string()).min(1).readonly(),
  }),
  /** Brings the text of our newest review up to date. */
  z.strictObject({
    do: z.literal('update-review'),
    key: z.string(),
    nodeId,
    body: z.string(),
  }),
  /** Answers somebody who asked for something. */
  z.strictObject({
    do: z.literal('react'),
    key: z.string(),
    nodeId,
    content: Reaction,
  }),
]);
export type Step = z.infer<typeof Step>;
export type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;

/** `plan.json`: every write of the `write` stage, in order, computed before the first is carried out. */
export const Plan = z
  .strictObject({
    schemaVersion: z.literal(1),
    target: z.enum(['github', 'local']),
    toolKey: z.string(),
    head: CommitId,
    event: ReviewEvent,
    verdict: Verdict.nullable(),
    /** Stands in the posted review: by it a repeated run finds what it already said. */
    key: z.string(),
    /** Why there are no steps, where there are none. */
    quiet: z.string().optional(),
    steps: z.array(Step).readonly(),
  })
  .readonly();
export type Plan = z.infer<typeof Plan>;
