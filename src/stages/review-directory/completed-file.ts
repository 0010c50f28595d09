import type { Manifest } from '../../domain/manifest.ts';
import { Completed } from '../../domain/memory/completion.ts';
import type { ReviewDirectory } from '../../ports/review-directory.ts';
import { readOwnPinned, reviewFiles } from './review-files.ts';

/** What `fetch` found that earlier runs completed. */
export async function readCompletedFile(directory: ReviewDirectory, manifest: Manifest): Promise<Completed> {
  const file = { name: reviewFiles.completed, schema: Completed };
  return (await readOwnPinned(directory, manifest, file)) ?? { completions: [], diffs: [] };
}
