import type { ReviewDirectory } from '../../ports/review-directory.ts';
import type { RenderContext } from '../../render/context.ts';
import { type Aborted, renderAbortReason } from '../../render/pages/abort-reason.ts';
import { reviewFiles } from '../review-directory/review-files.ts';

/** `abort-reason.md` exists only while the verdict is ABORT (C5). */
export async function writeAbortReason(
  directory: ReviewDirectory,
  aborted: Aborted,
  context: RenderContext,
): Promise<void> {
  if (aborted.decision.verdict !== 'ABORT') return directory.remove(reviewFiles.abortReason);
  await directory.write(reviewFiles.abortReason, renderAbortReason(aborted, context));
}
