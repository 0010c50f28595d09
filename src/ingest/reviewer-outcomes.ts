import type { ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';
import { builtInReviewer } from '../model/reviewer.ts';
import {
  isAboutThis,
  type ReviewerResult,
  readResult,
  reviewersWithResult,
} from '../review-directory/reviewer-results.ts';

import type { GatheredDocument } from './read-document.ts';

/**
 * Results of reviewers that the `review` stage was to run. A result about another change proves nothing about
 * this one (threat G3), so its reviewer counts as not run. The built-in reviewer's document always has its
 * own format. Throws `REVIEW_FILE_INVALID`.
 */
export async function gatherResults(
  directory: ReviewDirectory,
  manifest: Manifest,
): Promise<{
  readonly results: readonly ReviewerResult[];
  readonly documents: readonly GatheredDocument[];
}> {
  const results: ReviewerResult[] = [];
  const documents: GatheredDocument[] = [];
  for (const id of await reviewersWithResult(directory)) {
    const result = await readResult(directory, id);
    if (!isAboutThis(result, manifest) || result.reviewer !== id) continue;
    results.push(result);
    for (const { file, directory: folder } of result.outputs) {
      const bytes = await directory.read(file);
      documents.push({
        reviewer: id,
        file,
        folder,
        ...(id === builtInReviewer && { format: 'review-output' as const }),
        bytes: bytes ?? new Uint8Array(),
        ...(bytes === undefined ? { refusal: 'the file is gone since its reviewer wrote it' } : {}),
      });
    }
  }
  return { results, documents };
}
