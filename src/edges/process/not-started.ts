import { stat } from 'node:fs/promises';
import type { CommandRequest } from '../../ports/commands.ts';

/** Why a program could not be started, from the system's error and what can be seen of its directory. */
export async function whyNotStarted(
  { run: [program = ''], directory }: Pick<CommandRequest, 'run' | 'directory'>,
  error: unknown,
): Promise<string> {
  if (!(await isDirectory(directory))) return `its working directory ${directory} does not exist`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return program.includes('/')
        ? `${program}, or the interpreter in its first line, does not exist in ${directory}`
        : `${program} is not in any folder of PATH`;
    case 'EACCES':
      return `${program} may not be executed`;
    case 'E2BIG':
      return `the arguments and environment of ${program} are larger than the system takes; pass large data by file`;
    default:
      return `${program}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
