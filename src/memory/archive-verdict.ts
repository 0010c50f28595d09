import { readJson } from '../formats/json-reader.ts';
import { ReviewVerdict } from '../formats/verdict-schema.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import { resumesVerdict, type Settings } from '../policy/settings.ts';
import { forgetResults, type ProducingStage, reviewFiles } from '../review-directory/review-files.ts';

/**
 * Clears the review directory for a stage that begins anew. In a work tree `verify` changes the verdict file in place
 * (C5), so until it has a verdict of its own, that file stays as its team left it.
 */
export async function beginStage(
  directory: ReviewDirectory,
  from: ProducingStage,
  settings: Pick<Settings, 'mode' | 'source'>,
): Promise<void> {
  if (resumesVerdict(settings)) return forgetResults(directory, from, [reviewFiles.verdict]);
  await archiveVerdict(directory);
  await forgetResults(directory, from);
}

export function archiveName(reviewId: string): string {
  return `review-${reviewId}.json`;
}

/**
 * Keeps the verdict that is about to be replaced as `review-{id}.json` (C5's file life). What is kept is never
 * written again; a quick check is not kept, and neither is a file that is no verdict.
 */
async function archiveVerdict(directory: ReviewDirectory): Promise<void> {
  const bytes = await directory.read(reviewFiles.verdict);
  if (bytes === undefined) return;
  const reading = readJson(bytes);
  const verdict = reading.ok ? ReviewVerdict.safeParse(reading.value) : undefined;
  if (verdict?.success !== true || verdict.data.mode === 'quick') return;
  const name = archiveName(verdict.data.reviewId);
  if ((await directory.read(name)) === undefined) await directory.write(name, bytes);
}
