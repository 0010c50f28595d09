import { type DiffFile, runsOf, runTexts } from './hunk.ts';

/** Whether the change is to a submodule, which is one line however much code it brings. GitHub's patches have no mode. */
export function isSubmodule({ newMode, hunks }: Pick<DiffFile, 'newMode' | 'hunks'>): boolean {
  if (newMode === '160000') return true;
  const [hunk] = hunks;
  if (hunk === undefined || hunks.length > 1 || hunk.runs > 2) return false;
  return [...runsOf(hunk)].every((run) => run.count === 1 && isPointer(runTexts(hunk, run)[0] ?? ''));
}

function isPointer(line: string): boolean {
  return /^Subproject commit [\da-f]{40,64}$/.test(line);
}
