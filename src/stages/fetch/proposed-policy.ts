import { parsePolicy, policyProblemText } from '../../contracts/policy/parse-policy.ts';
import type { ProposedPolicy } from '../../domain/policy/proposed-policy.ts';
import type { FileAt } from '../../ports/files-at.ts';

/** Validates the policy file of the head: a mistake in it would otherwise show only after merging. */
export function readProposedPolicy(file: FileAt): ProposedPolicy {
  if (file.state === 'absent') return { state: 'removed', problems: [] };
  if (file.state === 'unreadable') return { state: 'unreadable', problems: [file.reason] };
  const result = parsePolicy(file.bytes);
  if (result.ok) return { state: 'valid', problems: [] };
  return { state: 'invalid', problems: result.problems.map(policyProblemText) };
}
