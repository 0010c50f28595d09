import { Failure } from '../model/failure.ts';
import type { Manifest } from '../model/manifest.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import { type EffectivePolicy, effectivePolicy } from '../policy/effective-policy.ts';
import { parsePolicy, policyProblemText } from '../policy/parse-policy.ts';
import { defaultPolicyPath, type PolicyInputs } from '../policy/policy.ts';
import { readPinned, reviewFiles } from './review-files.ts';

/**
 * The policy of this run: the base commit's file joined with the workflow's inputs. An absent file means
 * defaults; an unreadable one means defaults too, and the manifest makes the review incomplete. Throws
 * `POLICY_INVALID` with every problem when the file breaks its schema (threat P1, P2).
 */
export async function loadPolicy(
  directory: ReviewDirectory,
  manifest: Manifest,
  inputs: PolicyInputs,
): Promise<EffectivePolicy> {
  if (manifest.policy.state !== 'present') return effectivePolicy(undefined, inputs);
  const result = parsePolicy(await readPinned(directory, manifest, reviewFiles.policy));
  if (result.ok) return effectivePolicy(result.policy, inputs);
  throw invalid(manifest, result.problems.map(policyProblemText));
}

function invalid({ policy, workingDirectory }: Manifest, problems: readonly string[]): Failure {
  const { path = defaultPolicyPath, commit } = policy;
  // A worktree reads its own file, whatever is committed.
  const isOwn = workingDirectory.state === 'worktree';
  const where = isOwn
    ? 'in this worktree'
    : `at the base commit${commit === undefined ? '' : ` ${commit.slice(0, 10)}`}`;
  return new Failure({
    kind: 'usage',
    code: 'POLICY_INVALID',
    message: `The policy file ${path} ${where} is not valid:\n${problems.map((each) => `  ${each}`).join('\n')}`,
    fix: `Correct it${isOwn ? '' : ' on the base branch'}; \`pr-verdict validate ${path}\` checks it, \`pr-verdict schema policy\` prints its schema.`,
  });
}
