import { Command } from 'commander';
import { project } from './domain/project.ts';

/** The command line. Answers the process's exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const program = new Command(project.name).version(project.version);
  await program.parseAsync(args, { from: 'user' });
  return 0;
}
