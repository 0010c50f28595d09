import { z } from 'zod';
import { Commits, isSameChange } from './manifest.ts';
import { CommitId } from './review-document.ts';
import { ReviewerId } from './reviewer.ts';
import { closedObject, listOf } from './schemas.ts';

/** The newest change of a pull request that a reviewer answered completely. */
export const Completion = closedObject({
  reviewer: ReviewerId,
  commits: Commits,
  /** False when the answer also had questions or claims that its published findings do not cover. */
  isValid: z.boolean(),
  /** Ids of all findings that it raised; absent when there are too many to keep. */
  findings: listOf(z.string().max(200)).optional(),
  /**
   * Set when the answer covered only findings marked as fixed, as a verification may. `read` is the newest
   * change that the reviewer had read completely by then, absent when none is known.
   */
  rechecked: closedObject({ read: Commits.optional() }).optional(),
  /** Under which policy and version of ours it was given; see `basisOf`. */
  basis: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
});
export type Completion = z.infer<typeof Completion>;

/** How often runs of a pull request started a reviewer, and when the last run did (ISO 8601). */
export const RunCount = closedObject({
  reviewer: ReviewerId,
  runs: z.number().int().min(1),
  at: z.iso.datetime(),
});
export type RunCount = z.infer<typeof RunCount>;

/** The newest change that a reviewer has read completely. */
export function readBy(completion: Completion | undefined): Commits | undefined {
  return completion?.rechecked === undefined ? completion?.commits : completion.rechecked.read;
}

/**
 * `completed.json`: the answers that earlier runs completed, read from GitHub, and the diffs from there to
 * this head.
 */
export const Completed = closedObject({
  completions: listOf(Completion),
  /**
   * Unified diffs from earlier heads to this one, one character per byte. A diff is missing after a
   * force-push or when changes of the base came in between.
   */
  diffs: listOf(closedObject({ head: CommitId, diff: z.string() })),
  runs: listOf(RunCount),
  /** By earlier head from which no diff is known: its whole diff, and that of its merge base to the one of now. */
  rebased: listOf(closedObject({ head: CommitId, change: z.string(), base: z.string() })).optional(),
});
export type Completed = z.infer<typeof Completed>;

export function completionOf({ completions }: Completed, reviewer: string): Completion | undefined {
  return completions.find((each) => each.reviewer === reviewer);
}

/**
 * The diff from a change to a later one, one character per byte: empty when they are the same, undefined when
 * unknown.
 */
export function knownDiff(
  { diffs }: Pick<Completed, 'diffs'>,
  from: Commits,
  to: Commits,
): string | undefined {
  if (isSameChange(from, to)) return '';
  return from.mergeBase === to.mergeBase ? diffs.find(({ head }) => head === from.head)?.diff : undefined;
}
