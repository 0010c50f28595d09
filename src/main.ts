import { appendFileSync } from 'node:fs';

/**
 * The action's step, and its post step: the runner starts the same file for both. The first thing the step does is
 * to leave word that it ran, because a post step that took itself for the step would review everything again.
 * Nothing else is loaded before it is needed: after a run that concluded, the post step ends here.
 */
export async function main(): Promise<void> {
  const { GITHUB_STATE: stateFile = '', STATE_phase: phase = '' } = process.env;
  if (phase === 'main') return;
  if (stateFile !== '') appendFileSync(stateFile, 'phase=main\n');
  process.exitCode = 2;
}
