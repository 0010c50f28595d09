import { z } from 'zod';
import { RememberedFinding } from './known-finding.ts';
import { CommitId } from './review-document.ts';

/** What a check remembers of the findings of its pull request. */
export const Kept = z
  .strictObject({
    /** The head that the check is about. */
    head: CommitId,
    findings: z.array(RememberedFinding).readonly(),
    /** Number of findings for which the check had no room. */
    forgotten: z.int().min(0),
    /** Id of the newest review that its run knew; 0 for none. */
    newestReview: z.int().min(0),
  })
  .readonly();
export type Kept = z.infer<typeof Kept>;

/** `kept.json`: what could be read of earlier runs from the checks of this instance. */
export const KeptChecks = z
  .strictObject({
    /** What the newest readable check remembers; absent where none remembers anything. */
    kept: Kept.optional(),
    /** The commit that is reviewed, and those that have a check of this instance, whatever it remembers. */
    heads: z.array(CommitId).readonly(),
    /** Why checks could not be read. */
    problem: z.string().optional(),
  })
  .readonly();
export type KeptChecks = z.infer<typeof KeptChecks>;
