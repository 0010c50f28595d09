import { z } from 'zod';
import { ChosenReviewerId, ReviewerId } from '../model/reviewer.ts';
import type { Severity } from '../model/severity.ts';
import { Decisions, type FailOn } from './decisions.ts';
import { EvidenceSettings } from './evidence-policy.ts';
import { ExceptionGlobs } from './globs.ts';
import { ReviewerPolicy } from './reviewer-policy.ts';
import { VerifierPolicy } from './verifier-policy.ts';

/** Where the policy stands unless a run says otherwise. */
export const defaultPolicyPath = '.github/pr-verdict.yml';

/** The policy file, version 1: a closed schema, read at the base commit (threat P1, P2). */
export const Policy = z
  .strictObject({
    version: z.literal(1),
    policy: Decisions.prefault({}),
    reviewers: z.record(ChosenReviewerId, ReviewerPolicy).default({}),
    verifiers: z.record(ReviewerId, VerifierPolicy).default({}),
    evidence: EvidenceSettings.prefault({}),
    paths: z
      .strictObject({
        /** Files that nobody is asked to review; findings on them are withheld. */
        ignore: ExceptionGlobs.default([]),
      })
      .readonly()
      .prefault({}),
    /** The built-in reviewer that needs no model. */
    hygiene: z.boolean().default(true),
    /** Most programs that run at once; default: as many as the machine has cores. */
    concurrency: z.number().int().min(1).max(64).optional(),
  })
  .readonly();
export type Policy = z.infer<typeof Policy>;

/** What holds where the base commit has no policy file. */
export const defaultPolicy: Policy = Policy.parse({ version: 1 });

/** Inputs that the policy file also holds; undefined where the workflow says nothing. */
export interface PolicyInputs {
  readonly failOn?: FailOn;
  readonly approve?: boolean;
  readonly maxComments?: number;
  readonly inlineFrom?: Severity;
  /** How strictly every document is read, whoever wrote it. */
  readonly contract?: ReviewerPolicy['contract'];
}
