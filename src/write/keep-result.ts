import { keepReport, workOf } from '../memory/keep-report.ts';
import type { Reporter } from '../model/reporter.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import type { Settings } from '../policy/settings.ts';
import { reviewFiles } from '../review-directory/review-files.ts';
import { writeAbortReason } from './abort-reason.ts';
import type { LoadedRun } from './load-run.ts';
import { renderReport } from './report-page.ts';
import type { ReviewInput } from './review-input.ts';
import { readReviewerPage } from './reviewer-page.ts';
import { writeVerdictFile } from './verdict-file.ts';

/** Enough for any review that people read; the job summary drops everything above 1 MiB. */
const reportBudget = 900_000;

/** The whole review as a page: everything that was found, wherever it was posted. */
export async function reportPage(
  loaded: LoadedRun,
  input: ReviewInput,
  directory: ReviewDirectory,
): Promise<string> {
  const { decision, document, report, heard } = loaded;
  const { placed, weightOf, stepsToComplete, evidence, render } = input;
  const reviewers = await readReviewerPage(directory, loaded);
  return renderReport(
    {
      decision,
      placed,
      weightOf,
      reviewers,
      stepsToComplete,
      documents: document.documents,
      report,
      heard,
      ...(evidence && { evidence }),
    },
    render,
    reportBudget,
  );
}

/** What stays of a review whatever of it is published: the report, the job summary, C5's verdict file and why to stop. */
export async function keepResult(
  loaded: LoadedRun,
  { input, page, key }: { readonly input: ReviewInput; readonly page: string; readonly key: string },
  context: {
    readonly directory: ReviewDirectory;
    readonly reporter: Reporter;
    readonly settings: Settings;
    readonly reports?: (() => Promise<ReviewDirectory>) | undefined;
    readonly now: () => number;
  },
): Promise<void> {
  const { directory, reporter, settings, now } = context;
  const { manifest, document, effective, decision, weighed } = loaded;
  await directory.write(reviewFiles.report, page);
  const reportPath = await keepReport(page, manifest, context);
  await reporter.summary(page);
  await writeVerdictFile({
    directory,
    decision,
    document,
    rules: effective.blocking,
    mode: settings.mode,
    key,
    manifest,
    reportPath,
    now: now(),
  });
  const aborted = { decision, findings: document.findings, weighed, abortOn: effective.abortOn };
  await writeAbortReason(directory, { ...aborted, work: workOf(manifest) }, input.render);
}
