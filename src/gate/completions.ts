import { readCompletedFile } from '../memory/completed-file.ts';
import { type Completion, completionsOfRun } from '../memory/completion.ts';
import { compareText } from '../model/compare-text.ts';
import { isComplete } from '../model/manifest.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import type { LoadedRun } from '../write/load-run.ts';

/** Of each reviewer the newest change that it completed: in this run, else in an earlier one. By id. */
export async function mergeCompletions(
  directory: ReviewDirectory,
  { manifest, document, report }: Pick<LoadedRun, 'manifest' | 'document' | 'report'>,
): Promise<readonly Completion[]> {
  const { completions } = await readCompletedFile(directory, manifest);
  const { commits } = manifest;
  const answers = { document, reports: report.documents, commits, earlier: completions };
  const now = isComplete(manifest.coverage) ? completionsOfRun(answers) : [];
  const again = new Set(now.map(({ reviewer }) => reviewer));
  return [...now, ...completions.filter(({ reviewer }) => !again.has(reviewer))].toSorted((a, b) =>
    compareText(a.reviewer, b.reviewer),
  );
}
