import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { placeRun } from '../../decide/placed-run.ts';
import { createRedactor } from '../../model/redact.ts';
import { renderReport } from '../../pages/result-pages.ts';
import { conclude } from '../../policy/gate-decision.ts';
import { planReview } from '../../publish/plan-review.ts';
import { workOf } from '../../review-directory/verdict-files.ts';
import { readRunner } from '../../run/actions-runner.ts';
import { openFile } from '../../runner/run-program.ts';
import { answer, type Output, type Shell } from '../command-answer.ts';
import { type FinishedRun, loadFinishedRun, publicationOf, readReceipt } from '../finished-run.ts';
import { orUnwritable } from '../read-input.ts';
import { previewData } from './preview-data.ts';
import { renderPreviewPage } from './preview-page.ts';

export interface PreviewOptions extends FinishedRun {
  /** The HTML file, from the current directory; absent: `preview.html` in the review directory. */
  readonly out?: string | undefined;
  readonly output: Output;
}

/** Writes a finished run as one HTML page and returns its path. Throws `RUN_MISSING` where there is no run. */
export async function writePreview(options: Omit<PreviewOptions, 'output'>, shell: Shell): Promise<string> {
  const { secrets } = await readRunner(shell.env);
  const redact = createRedactor([...secrets, options.inputs.get('github-token') ?? '']);
  const finished = await loadFinishedRun(options, shell, redact);
  const { directory } = finished;
  const run = placeRun(finished.run);
  const receipt = await readReceipt(directory);
  const publication = await publicationOf(finished, receipt, shell);
  const review = planReview(run, 'preview').request?.body ?? renderReport(run);
  const page = renderPreviewPage({
    headline: conclude({ ...run, publication }).title,
    subject: run.manifest.pullRequest?.title ?? workOf(run.manifest),
    head: run.document.head,
    data: previewData(run, { review, receipt }),
  });
  if (options.out !== undefined) {
    const file = resolve(shell.cwd, options.out);
    await orUnwritable(file, () => writeFile(file, page));
    return file;
  }
  await directory.write('preview.html', page);
  return resolve(directory.path, 'preview.html');
}

/** Writes the page and says where it is. */
export async function previewCommand(options: PreviewOptions, shell: Shell): Promise<number> {
  const file = await writePreview(options, shell);
  answer({ data: { file }, page: `${file}\n` }, options.output, shell);
  return 0;
}

/** Writes the page of the action's run with these inputs and returns its path. */
export function writeRunPage(inputs: ReadonlyMap<string, string>, env: Shell['env']): Promise<string> {
  const ignore = () => {};
  const silent = { isTerminal: false, out: ignore, say: ignore, err: ignore, log: ignore };
  return writePreview(
    { reviewDir: inputs.get('review-dir'), inputs },
    { ...silent, env, cwd: process.cwd() },
  );
}

/** Writes the page of the run that just ended, and opens it in the browser where a person is there to see it. */
export async function openPreview(inputs: ReadonlyMap<string, string>, shell: Shell): Promise<void> {
  const reviewDir = inputs.get('review-dir');
  const file = await writePreview({ reviewDir, inputs: new Map([...inputs, ['target', 'local']]) }, shell);
  const { CI: ci = '', GITHUB_ACTIONS: actions = '' } = shell.env;
  const isOpen = ci === '' && actions === '' && (await openFile(file, shell.env));
  shell.err(`${isOpen ? 'Opened' : 'The page is in'} ${file}\n`);
}
