import type { Manifest } from '../model/manifest.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import { Completed } from './completion.ts';

/** What `fetch` found that earlier runs completed. */
export async function readCompletedFile(directory: ReviewDirectory, manifest: Manifest): Promise<Completed> {
  const file = { name: reviewFiles.completed, schema: Completed };
  return (await readOwnPinned(directory, manifest, file)) ?? { completions: [], diffs: [] };
}
