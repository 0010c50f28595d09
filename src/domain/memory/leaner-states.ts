import type { RunState } from './run-state.ts';

/**
 * A state for where there may be less room than it takes, the fullest first. Without fingerprints nobody can be told
 * by which one a policy suppresses a finding; without answers of reviewers a later run has to ask all of them again.
 */
export function leanerStates({ completed, ...state }: RunState): readonly RunState[] {
  const bare: RunState = {
    ...state,
    findings: state.findings.map((finding) => ({ ...finding, fingerprint: '' })),
  };
  if (completed === undefined) return [state, bare];
  const answers = completed.map(({ findings: _, ...answer }) => answer);
  return [{ ...state, completed }, { ...bare, completed: answers }, bare];
}
