import type { Policy } from '../policy/policy.ts';
import { inputOf, type ReviewerPolicy } from '../policy/reviewer-policy.ts';
import type { VerifierPolicy } from '../policy/verifier-policy.ts';
import { isModel } from './assign.ts';

/** Whether a program may start as a policy has it. */
export type TrustInPrograms = (policy: ReviewerPolicy | VerifierPolicy) => boolean;

/**
 * Trusts what `policy` starts in the same way, with no more variables; undefined starts nothing. A program is known by
 * its arguments and by where it starts, not by its reviewer's id.
 */
export function trustProgramsOf(
  policy: Pick<Policy, 'reviewers' | 'verifiers'> | undefined,
): TrustInPrograms {
  const known = [...Object.values(policy?.reviewers ?? {}), ...Object.values(policy?.verifiers ?? {})];
  return (wanted) =>
    wanted.run === undefined ||
    known.some(
      (each) =>
        startOf(each) === startOf(wanted) && wanted.env.every((variable) => each.env.includes(variable)),
    );
}

function startOf(policy: ReviewerPolicy | VerifierPolicy): string {
  const place = 'role' in policy ? [inputOf(policy), isModel(policy)] : ['worktree', false];
  return JSON.stringify([policy.run, policy.cwd ?? '.', ...place]);
}
