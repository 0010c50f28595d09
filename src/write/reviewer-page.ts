import type { ReviewDirectory } from '../model/review-directory.ts';
import { tallyReviewers } from '../policy/tally.ts';
import { isAboutThis, readResults } from '../review-directory/reviewer-results.ts';
import type { LoadedRun } from './load-run.ts';
import type { ReviewerPage, ReviewerTimes } from './reviewer-table.ts';

/** Times are told and decide nothing, so a result that cannot be read or is about another change is passed over. */
async function readTimes(
  directory: ReviewDirectory,
  manifest: LoadedRun['manifest'],
): Promise<ReviewerTimes> {
  const results = [...(await readResults(directory)).values()];
  return new Map(
    results
      .filter((result) => result.attempts.length > 0 && isAboutThis(result, manifest))
      .map(({ reviewer, attempts }) => [reviewer, attempts.reduce((sum, { duration }) => sum + duration, 0)]),
  );
}

/** Who looked in this run, what became of their findings, and how long each took. */
export async function readReviewerPage(
  directory: ReviewDirectory,
  { manifest, document, report }: Pick<LoadedRun, 'manifest' | 'document' | 'report'>,
): Promise<ReviewerPage> {
  return {
    tallies: tallyReviewers({ ...document, refused: report.refused }),
    times: await readTimes(directory, manifest),
  };
}
