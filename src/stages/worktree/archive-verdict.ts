import { readJson } from '../../contracts/json/read-json.ts';
import { ReviewVerdict } from '../../contracts/verdict/schema.ts';
import { resumesVerdict, type Settings } from '../../domain/settings.ts';
import type { ReviewDirectory } from '../../ports/review-directory.ts';
import type { RenderContext } from '../../render/context.ts';
import { type Aborted, renderAbortReason } from '../../render/pages/abort-reason.ts';
import { forgetResults, type ProducingStage, reviewFiles } from '../review-directory/review-files.ts';

/** `abort-reason.md` exists only while the verdict is ABORT (C5). */
export async function writeAbortReason(
  directory: ReviewDirectory,
  aborted: Aborted,
  context: RenderContext,
): Promise<void> {
  if (aborted.decision.verdict !== 'ABORT') return directory.remove(reviewFiles.abortReason);
  await directory.write(reviewFiles.abortReason, renderAbortReason(aborted, context));
}

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
