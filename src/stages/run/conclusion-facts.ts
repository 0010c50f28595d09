import { z } from 'zod';
import { ChangedFile } from '../../domain/changed-file.ts';
import type { GateInput } from '../../domain/gate.ts';
import { matchesAny } from '../../domain/globs.ts';
import { countCompleted } from '../../domain/reviewer.ts';
import { namesOf } from '../../domain/scope/find-reach.ts';
import { partName } from '../../domain/scope/scope.ts';
import type { ReviewDirectory } from '../../ports/review-directory.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import type { LoadedRun } from './load-run.ts';

/** What a run concludes by, whatever of it reached the pull request. */
export async function conclusionFacts(
  directory: ReviewDirectory,
  { manifest, document, effective, decision }: LoadedRun,
): Promise<Omit<GateInput, 'publication'>> {
  return {
    decision,
    failOn: effective.failOn,
    enforce: effective.enforce,
    reviewers: countCompleted(document.reviewers),
    files: manifest.coverage,
    ignored: await countIgnored(directory, { manifest, effective }),
    part: manifest.part && partName(manifest.part),
  };
}

/** How many changed files policy leaves out: nobody is asked about them, and what is found there is withheld. */
async function countIgnored(
  directory: ReviewDirectory,
  { manifest, effective }: Pick<LoadedRun, 'manifest' | 'effective'>,
): Promise<number> {
  if (effective.ignoredPaths.length === 0) return 0;
  const isIgnored = matchesAny(effective.ignoredPaths);
  const listed = { name: reviewFiles.files, schema: z.array(ChangedFile) };
  const files = (await readOwnPinned(directory, manifest, listed)) ?? [];
  return files.filter((file) => namesOf(file).every(isIgnored)).length;
}
