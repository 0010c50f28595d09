import { shortened } from '../model/shortened.ts';
import { parsePolicy } from '../policy/parse-policy.ts';
import { readPinned, reviewFiles } from '../review-directory/review-files.ts';
import type { Programs } from './programs.ts';
import type { ReviewContext } from './review-context.ts';
import { type TrustInPrograms, trustProgramsOf } from './trusted-programs.ts';

const maxArguments = 300;

/**
 * Which programs may start. A worktree reads its own policy, which the author of the branch wrote: without
 * `--trust-policy` only what the merge base's policy starts too. The others are listed.
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
