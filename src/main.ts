import { appendFileSync } from 'node:fs';
import { project } from './model/project.ts';

/**
 * The action's step, and its post step: the runner starts the same file for both. The first thing the step does is
 * to leave word that it ran, because a post step that took itself for the step would review everything again.
 * Nothing else is loaded before it is needed: after a run that concluded, the post step ends here.
 */
export async function main(): Promise<void> {
  const { GITHUB_STATE: stateFile = '', STATE_phase: phase = '', STATE_gate: gate = '' } = process.env;
  if (phase === 'main' && gate === '') return;
  process.stdout.write(`${project.name} ${project.version}\n`);
  const { runAction, cleanUpAction } = await import('./run/action.ts');
  if (phase === 'main') {
    await cleanUpAction(process.env, gate);
    return;
  }
  const saveState = (name: string, value: string) => {
    if (stateFile !== '') appendFileSync(stateFile, `${name}=${value}\n`);
  };
  saveState('phase', 'main');
  const { interruptible } = await import('./runner/interruption.ts');
  const writePage = async (inputs: ReadonlyMap<string, string>) => {
    const { writeRunPage } = await import('./commands/preview/preview-command.ts');
    return writeRunPage(inputs, process.env);
  };
  process.exitCode = await interruptible((interruption) =>
    runAction({ env: process.env, cwd: process.cwd(), saveState, interruption, writePage }),
  );
}
