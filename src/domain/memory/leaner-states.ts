import type { Completion } from './completion.ts';
import type { KeptCompletions, RunState } from './run-state.ts';

/** Without what each of them raised. */
function leaner(completed: readonly Completion[]): readonly Completion[] {
  return completed.map(({ findings: _, ...answer }) => answer);
}

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
  return [{ ...state, completed }, { ...bare, completed: leaner(completed) }, bare];
}

/** The answers alone, the fullest first; none where no reviewer gave one. */
export function leanerCompletions({
  version,
  tool,
  pull,
  head,
  completed = [],
}: RunState): readonly KeptCompletions[] {
  if (completed.length === 0) return [];
  return [completed, leaner(completed)].map((answers) => ({ version, tool, pull, head, completed: answers }));
}
