import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Parser } from './parser.ts';

const script = fileURLToPath(new URL('../diff-once.ts', import.meta.url));

/**
 * What a parse in a process of its own took: milliseconds, and bytes that the process grew by at its peak. Of these,
 * `mapped` are pages of Node's program that it read for the first time: shared by all that run it, and read for the
 * engine's compilers, whatever is parsed.
 */
export interface Once {
  readonly wall: number;
  readonly cpu: number;
  readonly growth: number;
  readonly mapped: number;
}

interface How {
  /** For Node. */
  readonly flags?: readonly string[];
  /** A diff that the process parses before. */
  readonly after?: string;
}

export function parseOnce({ module }: Parser, file: string, { flags = [], after }: How = {}): Once {
  const args = [...flags, script, module, file, ...(after === undefined ? [] : [after])];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${module} ended with ${status}: ${stderr}`);
  return JSON.parse(stdout);
}
