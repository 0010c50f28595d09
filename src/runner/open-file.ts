import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The program that opens a file as a double click would. */
export function openerOf(
  platform: NodeJS.Platform,
  file: string,
): readonly [program: string, ...args: string[]] {
  if (platform === 'darwin') return ['open', file];
  // `start` takes a first quoted argument for a window title.
  return platform === 'win32' ? ['cmd', '/c', 'start', '""', file] : ['xdg-open', file];
}

/**
 * Opens a file in the person's browser without waiting for it. Returns false when the program could not
 * start.
 */
export async function openFile(
  file: string,
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
): Promise<boolean> {
  const [program, ...args] = openerOf(platform, file);
  const child = spawn(program, args, { detached: true, stdio: 'ignore', env });
  child.unref();
  try {
    await once(child, 'spawn');
    return true;
  } catch {
    return false;
  }
}
