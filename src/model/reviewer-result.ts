import { z } from 'zod';
import { Commits } from './manifest.ts';
import { ReviewerId, ReviewerKind, ReviewerOutcome, ReviewerRole } from './reviewer.ts';

/** What one attempt to get an answer came to. */
const Attempt = z
  .strictObject({
    /** Folder below the repository root where it ran; empty is the root. */
    directory: z.string(),
    why: z.enum(['first', 'retry', 'repair']),
    /** How it ended, in words such as `exit 1` or `timed out`. */
    end: z.string(),
    /** Contract problems of its answer that count. */
    problems: z.number().int().min(0),
    /** Milliseconds. */
    duration: z.number().int().min(0),
  })
  .readonly();

/** `reviewers/<id>/result.json`: what became of one reviewer that the `review` stage was to run. */
export const ReviewerResult = z
  .strictObject({
    schemaVersion: z.literal(1),
    /** The change that it was asked about. */
    commits: Commits,
    /** The scope that it was asked about; absent for the whole change. */
    scope: z.string().optional(),
    reviewer: ReviewerId,
    kind: ReviewerKind.optional(),
    role: ReviewerRole,
    required: z.boolean(),
    /** `reviewed` says that every process answered in time; whether the documents hold is for `ingest` to say. */
    outcome: ReviewerOutcome,
    attempts: z.array(Attempt).readonly(),
    /** Its documents, relative to the review directory, and the folder in which each process ran. */
    outputs: z.array(z.strictObject({ file: z.string(), directory: z.string() }).readonly()).readonly(),
    /** What a repair mended and what it did not, leftovers, and other things worth telling. */
    notes: z.array(z.string()).readonly(),
    /** The newest change of which it gave a whole answer that holds; in an earlier run, where this one brought none. */
    completed: Commits.optional(),
  })
  .readonly();
export type ReviewerResult = z.infer<typeof ReviewerResult>;
