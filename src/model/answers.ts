import { z } from 'zod';
import { Commits } from './manifest.ts';
import { ReviewerId } from './reviewer.ts';
import { closedObject, listOf } from './schemas.ts';

/** Answers to "do these two findings report one problem?". */
export const Answer = z.enum(['same', 'different', 'unsure']);
export type Answer = z.infer<typeof Answer>;

const Two = z.tuple([z.string().max(500), z.string().max(500)]).readonly();

const AnsweredPair = closedObject({ fingerprints: Two, titles: Two, answer: Answer });
export type AnsweredPair = z.infer<typeof AnsweredPair>;

/** What the reviewer that `merge.adjudicator` names answered about pairs that may be one problem. */
export const Adjudication = closedObject({
  reviewer: ReviewerId,
  pairs: listOf(AnsweredPair),
  /** Why there is no answer, or none to some. */
  failure: z.string().optional(),
});
export type Adjudication = z.infer<typeof Adjudication>;

/**
 * `reviewers/answers.json`: the answers of programs that policy names for second opinions, written by the job that runs
 * reviewers. Each is checked again where it is applied (threat G12).
 */
export const AnswersFile = closedObject({
  schemaVersion: z.literal(1),
  /** The change that was asked about. */
  commits: Commits,
  adjudication: Adjudication,
});
export type AnswersFile = z.infer<typeof AnswersFile>;

/** One key for a pair of findings, whichever comes first. */
export function pairKey([one, other]: readonly [string, string]): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
