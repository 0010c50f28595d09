import { readFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Failure } from '../domain/failure.ts';
import type { Shell } from './shell.ts';

/** The bytes of a file that was named on the command line, `-` for standard input. Throws `FILE_UNREADABLE`. */
export async function readInput(path: string, shell: Pick<Shell, 'cwd'>): Promise<Uint8Array> {
  try {
    if (path === '-') return await buffer(process.stdin);
    return await readFile(isAbsolute(path) ? path : join(shell.cwd, path));
  } catch (cause) {
    throw new Failure({
      kind: 'usage',
      code: 'FILE_UNREADABLE',
      message: `${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      fix: 'name a file that is there, from the current directory, or `-` for standard input',
      cause,
    });
  }
}
