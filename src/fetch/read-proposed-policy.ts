import type { FileAt } from '../model/files.ts';
import type { ProposedPolicy } from '../model/manifest.ts';
import { parsePolicy, policyProblemText } from '../policy/parse-policy.ts';

/** Validates the policy file of the head: a mistake in it would otherwise show only after merging. */
export function readProposedPolicy(file: FileAt): ProposedPolicy {
  if (file.state === 'absent') return { state: 'removed', problems: [] };
  if (file.state === 'unreadable') return { state: 'unreadable', problems: [file.reason] };
  const result = parsePolicy(file.bytes);
  if (result.ok) return { state: 'valid', problems: [] };
  return { state: 'invalid', problems: result.problems.map(policyProblemText) };
}
