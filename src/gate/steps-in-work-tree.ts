import { ReviewVerdict } from '../formats/verdict-schema.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import type { Settings } from '../policy/settings.ts';
import { reviewersToRun } from '../policy/steps-to-complete.ts';
import { isToBeDealtWith } from '../policy/weight.ts';
import { readOwnIfAny, reviewFiles } from '../review-directory/review-files.ts';
import type { GatedRun } from './gated-run.ts';
import { nextSteps } from './next-steps.ts';

/** What to do now in a work tree, in order; nothing on a pull request, whose review says it. */
export async function stepsInWorkTree(
  { decision, document, report, effective, manifest, publication }: GatedRun,
  { directory, settings }: { readonly directory: ReviewDirectory; readonly settings: Settings },
): Promise<readonly string[]> {
  if (settings.target !== 'local') return [];
  const file = { name: reviewFiles.verdict, schema: ReviewVerdict, writtenBy: 'write' };
  const verdict = await readOwnIfAny(directory, file);
  return nextSteps({
    decision,
    open: document.findings.filter((finding) => isToBeDealtWith(finding, effective.blocking)),
    mode: settings.mode,
    isCurrent: publication.state !== 'superseded',
    files: manifest.coverage.expected,
    directory: directory.path,
    reviewers: document.reviewers,
    run: reviewersToRun(effective),
    reportPath: verdict?.reportPath ?? '',
    unread: report.unread ?? 0,
  });
}
