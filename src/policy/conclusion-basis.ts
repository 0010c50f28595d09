import { sha256 } from '../model/sha256.ts';
import type { FailOn } from './decisions.ts';

/** What a conclusion is made for: a base branch and the policy that holds there (threat G6). */
export interface Basis {
  /** Name of the base branch. */
  readonly ref: string;
  /** Id of the policy file's blob; null where the branch has none. */
  readonly policy: string | null;
  /** The workflow's input: it applies where there is no policy file, and may tighten one. */
  readonly failOn: FailOn | undefined;
}

/** Digest of a base branch with its effective policy. A check keeps it, and a status shows it: a conclusion with another digest counts as none. */
export function basisDigest({ ref, policy, failOn }: Basis): string {
  return sha256(JSON.stringify([ref, policy, failOn ?? null])).slice(0, 16);
}
