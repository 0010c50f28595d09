import { sha256 } from '../model/sha256.ts';
import type { FailOn } from './decisions.ts';

/** What a conclusion is made for: a base branch and the policy that holds there (threat G6). */
export interface Basis {
  /** Name of the base branch. */
  readonly ref: string;
  /** Id of the policy file's blob; null where the branch has none, so that the workflow's inputs apply. */
  readonly policy: string | null;
  readonly failOn: FailOn | undefined;
}

/** Digest of a base branch with its policy, as a check keeps it: two conclusions with another one have nothing in common. */
export function basisDigest({ ref, policy, failOn }: Basis): string {
  return sha256(JSON.stringify([ref, policy ?? ['none', failOn ?? null]])).slice(0, 16);
}
