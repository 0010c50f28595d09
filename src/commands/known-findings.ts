import { join, resolve } from 'node:path';
import { Failure } from '../domain/failure.ts';
import { openReviewDirectory } from '../edges/review-directory.ts';
import { invalidInputs, parseInputs } from '../inputs.ts';
import type { ReviewDirectory } from '../ports.ts';
import { type LoadedRun, loadRun } from '../stages/load-run.ts';
import { readInput } from './read-input.ts';
import type { Shell } from './shell.ts';

/** Where a finished run left its files, and the inputs of `action.yml` that it had and its result depends on. */
export interface FinishedRun {
  readonly reviewDir: string;
  readonly inputs: ReadonlyMap<string, string>;
}

/** Reads a finished run again. Throws `FILE_UNREADABLE` where there is none. */
export async function loadFinishedRun(
  { reviewDir, inputs }: FinishedRun,
  shell: Shell,
): Promise<{ readonly run: LoadedRun; readonly directory: ReviewDirectory }> {
  const reading = parseInputs((name) => inputs.get(name) ?? '');
  if (!reading.ok) throw invalidInputs(reading.problems);
  const path = resolve(shell.cwd, reviewDir);
  // Opening would make the folder; a run that was never made leaves nothing to read.
  await readInput(join(path, 'manifest.json'), shell);
  const directory = await openReviewDirectory({ path });
  return { run: await loadRun(directory, reading.inputs.settings), directory };
}

/**
 * The one finding that has an id or alone begins like it; an exact id wins, and of several findings with one id the
 * first. Throws `FINDING_UNKNOWN`.
 */
export function named<T extends { readonly id: string }>(findings: readonly T[], wanted: string): T {
  const exact = findings.find(({ id }) => id === wanted);
  if (exact !== undefined) return exact;
  const alike = findings.filter(({ id }) => id.startsWith(wanted));
  const ids = new Set(alike.map(({ id }) => id));
  const [first] = alike;
  if (first !== undefined && ids.size === 1) return first;
  throw new Failure({
    kind: 'usage',
    code: 'FINDING_UNKNOWN',
    message: `${ids.size === 0 ? 'no finding has' : `${ids.size} findings have`} an id that begins with ${JSON.stringify(wanted)}`,
    fix: 'name one by its whole id; `pr-verdict explain` lists them all',
  });
}
