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
      message: `${JSON.stringify(path)} cannot be read: ${why(cause)}`,
      fix: 'Name a file that is there, from the current directory, or `-` for standard input.',
      cause,
    });
  }
}

const plainWords: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['ENOTDIR', 'there is no such file'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'you may not read it'],
]);

function why(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return ('code' in cause ? plainWords.get(cause.code) : undefined) ?? cause.message;
}
