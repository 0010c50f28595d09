import { readJson } from '../../contracts/json/read-json.ts';
import { ReviewVerdict } from '../../contracts/verdict/schema.ts';
import type { ReviewDirectory } from '../../ports.ts';
import { reviewFiles } from '../review-files.ts';

/**
 * Keeps the verdict that is about to be replaced as `review-{id}.json` (C5's file life). What is kept is never
 * written again; a quick check is not kept, and neither is a file that is no verdict.
 */
export async function archiveVerdict(directory: ReviewDirectory): Promise<void> {
  const bytes = await directory.read(reviewFiles.verdict);
  if (bytes === undefined) return;
  const reading = readJson(bytes);
  const verdict = reading.ok ? ReviewVerdict.safeParse(reading.value) : undefined;
  if (verdict?.success !== true || verdict.data.mode === 'quick') return;
  const name = `review-${verdict.data.reviewId}.json`;
  if ((await directory.read(name)) === undefined) await directory.write(name, bytes);
}
