import { renderLineRanges } from './line-ranges.ts';
import { readDiff } from './read-input.ts';
import type { Shell } from './shell.ts';

/** Prints where in each file of a diff a comment may stand, as JSON. */
export async function linesCommand(path: string, shell: Pick<Shell, 'cwd' | 'out'>): Promise<number> {
  shell.out(renderLineRanges(await readDiff(path, shell)));
  return 0;
}
