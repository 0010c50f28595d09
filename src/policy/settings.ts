import { z } from 'zod';
import type { ReviewFormat } from '../formats/registry.ts';
import type { FindingStatus } from '../model/finding.ts';
import type { Scope } from '../model/manifest.ts';
import type { Mode } from '../model/review-document.ts';
import type { PolicyInputs } from './effective-policy.ts';

export const Stage = z.enum([
  'run',
  'publish',
  'open',
  'fetch',
  'review',
  'ingest',
  'write',
  'gate',
  'follow-up',
]);
export type Stage = z.infer<typeof Stage>;

export const Gate = z.enum(['check', 'status', 'job']);
export type Gate = z.infer<typeof Gate>;

export const StepResult = z.enum(['verdict', 'operational']);
export type StepResult = z.infer<typeof StepResult>;

export const Target = z.enum(['github', 'local']);
export type Target = z.infer<typeof Target>;

/** One line of the `findings` input: `glob`, or `id=glob` to name the reviewer. */
export interface FindingsPattern {
  readonly reviewer?: string;
  /** Name of an artifact of the triggering run that contains the files; absent for files of this job. */
  readonly artifact?: string;
  readonly glob: string;
}

/** The settings of one invocation, from action inputs or command line flags. */
export interface Settings {
  readonly stage: Stage;
  readonly mode: Mode;
  /** Where the change is read and the review is written. */
  readonly target: Target;
  readonly findings: readonly FindingsPattern[];
  /** Ids of the reviewers to run, or `kind:ai` or `kind:tool`; empty means all. The others keep their answers about the same change. */
  readonly reviewers: readonly string[];
  /** Contract forced on every document; recognised by shape when absent. */
  readonly format?: ReviewFormat | undefined;
  /** Path of the policy file, relative to the repository root. */
  readonly config: string;
  readonly pathPrefix: string;
  /** The scope that the review is limited to. */
  readonly scope: Scope;
  /** Name of the check, including the scope; the key of everything that this instance publishes and remembers. */
  readonly checkName: string;
  readonly gate: Gate;
  readonly stepResult: StepResult;
  readonly policyInputs: PolicyInputs;
  /** Whether to resolve the threads of settled findings, if the token may. */
  readonly resolveThreads: boolean;
  readonly dryRun: boolean;
}

/**
 * Whether a run resumes the verdict file of a work tree. On a pull request `verify` resumes the published
 * review.
 */
export function resumesVerdict({ mode, target }: Pick<Settings, 'mode' | 'target'>): boolean {
  return mode === 'verify' && target === 'local';
}

/**
 * The status that a run accepts from a reviewer's document, so that a claim loosens nothing (C5, "who may
 * change what"). `verified` is the reviewer's to set. `wont_fix` is the team's and counts only in a work
 * tree, never on a pull request. `fixed` counts only in a run that verifies it.
 */
export function heldStatus(claimed: FindingStatus, run: Pick<Settings, 'mode' | 'target'>): FindingStatus {
  const isLoosening =
    (claimed === 'fixed' && !resumesVerdict(run)) || (claimed === 'wont_fix' && run.target !== 'local');
  return isLoosening ? 'open' : claimed;
}
