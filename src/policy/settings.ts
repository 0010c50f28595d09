import { z } from 'zod';
import type { Scope } from '../model/manifest.ts';
import type { Mode } from '../model/review-document.ts';
import type { PolicyInputs } from './effective-policy.ts';

export const Stage = z.enum(['run', 'publish', 'open', 'fetch', 'review', 'ingest', 'write', 'gate']);
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
  /** Name of an artifact of the triggering run that the glob is about; absent for files of this job. */
  readonly artifact?: string;
  readonly glob: string;
}

/** What one invocation was asked to do, whether by action inputs or by command line flags. */
export interface Settings {
  readonly stage: Stage;
  readonly mode: Mode;
  readonly source: 'github' | 'local';
  readonly target: Target;
  readonly findings: readonly FindingsPattern[];
  /** Reviewers to run, by id; empty means all. The others keep what they said of the very same change. */
  readonly reviewers: readonly string[];
  /** Contract forced on every document; recognised by shape when absent. */
  readonly format?: string;
  /** Path of the policy file, relative to the repository root. */
  readonly config: string;
  readonly pathPrefix: string;
  /** What the review is limited to. */
  readonly scope: Scope;
  /** The name of the check, with the scope; the key of everything this instance publishes and remembers. */
  readonly checkName: string;
  readonly gate: Gate;
  readonly stepResult: StepResult;
  readonly policyInputs: PolicyInputs;
  /** Resolve the threads of settled findings, where the token may. */
  readonly resolveThreads: boolean;
  readonly dryRun: boolean;
}

/** Whether a run takes up the verdict file of a work tree; on a pull request `verify` takes up what was published. */
export function resumesVerdict({ mode, source }: Pick<Settings, 'mode' | 'source'>): boolean {
  return mode === 'verify' && source === 'local';
}
