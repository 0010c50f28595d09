import { shortened } from '../model/text.ts';
import { parsePolicy } from '../policy/parse-policy.ts';
import type { Policy } from '../policy/policy.ts';
import { inputOf, isModel, type ReviewerPolicy, type VerifierPolicy } from '../policy/reviewer-policy.ts';
import { readPinned, reviewFiles } from '../review-directory/review-files.ts';
import type { Programs, TrustInPrograms } from './programs.ts';
import type { ReviewContext } from './review-context.ts';

/**
 * Trusts programs that `policy` starts in the same way with at least these variables; undefined trusts none.
 * A program is identified by its arguments and folder, not by its reviewer's id.
 */
function trustProgramsOf(policy: Pick<Policy, 'reviewers' | 'verifiers'> | undefined): TrustInPrograms {
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

const maxArguments = 300;

/**
 * Which programs may start. A worktree reads its own policy, written by the branch's author, so without
 * `--trust-policy` only programs of the merge base's policy start. The others are listed.
 */
export async function trustPrograms({
  directory,
  manifest,
  effective,
  reporter,
  programs,
}: ReviewContext & { readonly programs: Pick<Programs, 'trustsPolicy'> }): Promise<TrustInPrograms> {
  const isOwn = manifest.files.some(({ name }) => name === reviewFiles.trustedPolicy);
  if (!isOwn || programs.trustsPolicy) return () => true;
  const reading = parsePolicy(await readPinned(directory, manifest, reviewFiles.trustedPolicy));
  const isTrusted = trustProgramsOf(reading.ok ? reading.policy : undefined);
  const named = { Reviewer: effective.reviewers, Verifier: effective.verifiers };
  for (const [kind, policies] of Object.entries(named)) {
    for (const [id, policy] of Object.entries(policies)) {
      if (isTrusted(policy)) continue;
      const variables = policy.env.length === 0 ? '' : ` with ${policy.env.join(', ')}`;
      const program = shortened(JSON.stringify(policy.run), maxArguments);
      reporter.warning(
        `${kind} ${id} is not started, as the policy at the merge base does not start it so: ${program}${variables}. Read it, then run with --trust-policy.`,
      );
    }
  }
  return isTrusted;
}
