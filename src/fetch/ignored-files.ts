import { z } from 'zod';
import { ChangedFile, type ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';

import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { matchesAny } from '../policy/glob.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import { namesOf } from './cut-change.ts';

/** How many changed files policy leaves out: nobody is asked about them, and what is found there is withheld. */
export async function countIgnored(
  directory: ReviewDirectory,
  { manifest, effective }: { readonly manifest: Manifest; readonly effective: EffectivePolicy },
): Promise<number> {
  if (effective.ignoredPaths.length === 0) return 0;
  const isIgnored = matchesAny(effective.ignoredPaths);
  const listed = { name: reviewFiles.files, schema: z.array(ChangedFile) };
  const files = (await readOwnPinned(directory, manifest, listed)) ?? [];
  return files.filter((file) => namesOf(file).every(isIgnored)).length;
}
