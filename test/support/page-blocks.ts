import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gitEnvironment } from './git.ts';
import { temporaryFolder } from './runner.ts';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** The shell blocks of a page. */
export function shellBlocks(page: string): readonly string[] {
  const markdown = readFileSync(join(projectRoot, page), 'utf8');
  return [...markdown.matchAll(/^```(?:sh|console|bash)\n(.*?)^```$/gms)].map(([, block = '']) => block);
}

/** Runs a block as a person does in this folder, with the pages' variable for the clone. */
export async function runBlock(
  block: string,
  { dir }: { readonly dir: string },
  more: Readonly<Record<string, string>> = {},
) {
  // A home of its own, since compiled code that is cached in a worktree is part of its change.
  const env = { ...gitEnvironment(), HOME: temporaryFolder('home'), PR_VERDICT: projectRoot, ...more };
  const child = spawn('sh', ['-c', block], { cwd: dir, env });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status, stdout, stderr };
}
