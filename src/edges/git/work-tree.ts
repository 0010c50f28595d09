import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../files/regular-file.ts';
import type { Git } from './git.ts';
import type { GitResult } from './process.ts';

interface Input {
  readonly input?: Uint8Array;
  /** Default: an index without entries. */
  readonly index?: string;
}

/** The user's work tree, seen through the private directory. */
export interface WorkTree {
  /** Throws `Failure` unless the command succeeds. */
  run(args: readonly string[], input?: Input): Promise<Buffer>;
  /** Every exit code is an answer. */
  try(args: readonly string[], input?: Input): Promise<Extract<GitResult, { state: 'ended' }>>;
}

/**
 * Lets git look at the work tree as its attributes and the user's settings say: at line ends, encodings and `$Id$`,
 * which git converts itself. Programs that attributes name, such as those of Git LFS, are configured nowhere here and
 * do not run.
 */
export async function openWorkTree({ repository }: Git): Promise<WorkTree> {
  const { directory, original } = repository;
  await copyIfThere(original.attributes, join(directory, 'info', 'attributes'));
  const settings = { ...(await repository.workTreeSettings()), 'core.bare': 'false' };
  const options = ({ input, index = join(directory, 'no-index') }: Input = {}) => ({
    cwd: original.root,
    settings,
    variables: { GIT_WORK_TREE: original.root, GIT_INDEX_FILE: index },
    ...(input && { input }),
  });
  return {
    run: (args, input) => repository.run(args, options(input)),
    try: (args, input) => repository.try(args, options(input)),
  };
}

/** False where there is no such file. */
export async function copyIfThere(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await copyFile(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** As git reads and writes them with `-z`: byte for byte, so that names that are not UTF-8 survive both ways. */
export function namesFrom(output: Buffer): readonly string[] {
  return output
    .toString('latin1')
    .split('\0')
    .filter((name) => name !== '');
}

export function namesTo(names: readonly string[]): Buffer {
  return Buffer.from(names.map((name) => `${name}\0`).join(''), 'latin1');
}
