import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../diff-once.ts', import.meta.url));

/** What the first parse of a fresh process took: milliseconds, and bytes that the process grew by at its peak. */
export interface Once {
  readonly wall: number;
  readonly cpu: number;
  readonly growth: number;
}

export function parseOnce(parser: string, file: string, flags: readonly string[] = []): Once {
  const args = [...flags, script, parser, file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${parser} ended with ${status}: ${stderr}`);
  return JSON.parse(stdout);
}
