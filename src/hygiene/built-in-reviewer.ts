import { z } from 'zod';
import type { Diff } from '../diff/hunk.ts';
import { HeadFile, isWorkflow } from '../fetch/fetch-head-files.ts';
import { readAttributes } from '../fetch/path-rules.ts';
import { FileText } from '../fetch/repository-facts.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import { builtInReviewer, type Obstacle, type ReviewerOutcome, reasonOf } from '../model/reviewer.ts';
import { jsonText, shortened, visibleText } from '../model/text.ts';

import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { defaultReviewer, type ReviewerPolicy } from '../policy/reviewer-policy.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import { writeResult } from '../review-directory/reviewer-results.ts';
import {
  addedText,
  type ChangedFile,
  findTokenShapes,
  type HeadFacts,
  isHeadText,
  readChangedFiles,
  type SecretMatch,
} from './hygiene-file.ts';
import type { HygieneFinding } from './hygiene-finding.ts';
import { parseWorkflow } from './parse-workflow.ts';
import { reviewHygiene } from './review-hygiene.ts';
import type { SecretScanner } from './secret-scanner.ts';

interface BuiltInReviewContext {
  readonly directory: ReviewDirectory;
  readonly reporter: Reporter;
  readonly redact: (text: string) => string;
  readonly scanner: SecretScanner;
  readonly manifest: Manifest;
  readonly effective: EffectivePolicy;
  readonly diff: Diff;
}

/** It is a tool, it is required, and `hygiene: false` turns it off. */
const policy: ReviewerPolicy = { ...defaultReviewer, kind: 'tool' };

const folder = `reviewers/${builtInReviewer}`;
const outputFile = `${folder}/output.json`;

const maxReason = 300;

/** A change of a hundred thousand lines takes seconds. */
const timeLimitMs = 300_000;

/**
 * Runs the built-in reviewer and writes its document and result where those of any reviewer are. It reads pinned files
 * only, and replaces everything under its name: a program that ran with the head's code may have written that. A failure
 * is its outcome and never ends the run.
 */
export async function runBuiltInReviewer(
  context: BuiltInReviewContext,
  deadline = AbortSignal.timeout(timeLimitMs),
): Promise<void> {
  const { directory, effective, manifest } = context;
  await directory.remove(folder);
  if (!effective.hygiene) return;
  const isSkipped = effective.drafts === 'skip' && manifest.pullRequest?.draft === true;
  const outcome: ReviewerOutcome = isSkipped
    ? { state: 'skipped', reason: 'policy skips drafts (`policy.drafts`)' }
    : await review(context, deadline);
  await writeResult(
    context,
    { id: builtInReviewer, policy },
    { outcome, outputs: outcome.state === 'reviewed' ? [{ file: outputFile, directory: '' }] : [] },
  );
}

async function review(context: BuiltInReviewContext, deadline: AbortSignal): Promise<ReviewerOutcome> {
  const { directory, manifest, diff, scanner, redact } = context;
  const pinned = <T>(name: string, schema: z.ZodType<T>) =>
    readOwnPinned(directory, manifest, { name, schema: z.array(schema) });
  try {
    const attributes = await pinned(reviewFiles.attributes, FileText);
    const findings = await findProblems({
      files: readChangedFiles(diff, attributes && readAttributes(attributes)),
      headFiles: (await pinned(reviewFiles.headFiles, HeadFile)) ?? [],
      scanner,
      deadline,
    });
    await directory.write(outputFile, jsonText(findings));
    return { state: 'reviewed' };
  } catch (error) {
    if (deadline.aborted) return { state: 'timed_out', reason: reasonOf(tooSlow) };
    const message = redact(visibleText(error instanceof Error ? error.message : String(error)));
    const failed: Obstacle = { code: 'HYGIENE_FAILED', text: shortened(message, maxReason) };
    return { state: 'unavailable', reason: reasonOf(failed) };
  }
}

const tooSlow: Obstacle = {
  code: 'TIMED_OUT',
  text: `the change is too large to be reviewed within ${timeLimitMs / 1000} s`,
};

/** Throws what `scanner` throws, and after the deadline. */
export async function findProblems({
  files,
  headFiles,
  scanner,
  deadline,
}: {
  readonly files: readonly ChangedFile[];
  readonly headFiles: readonly HeadFile[];
  readonly scanner: SecretScanner;
  readonly deadline?: AbortSignal;
}): Promise<readonly HygieneFinding[]> {
  const secrets = new Map<string, readonly SecretMatch[]>();
  for (const file of files) {
    deadline?.throwIfAborted();
    const text = addedText(file);
    const matches = text === '' ? [] : [...(await scanner.scan(text)), ...findTokenShapes(text)];
    if (matches.length > 0) secrets.set(file.path, matches);
  }
  return reviewHygiene(files, { ...factsFrom(files, headFiles), secrets });
}

function factsFrom(
  files: readonly ChangedFile[],
  headFiles: readonly HeadFile[],
): Pick<HeadFacts, 'texts' | 'workflows'> {
  const changed = new Map(files.map((file) => [file.path, file]));
  const known = headFiles.filter(({ path, text }) => {
    const file = changed.get(path);
    return file === undefined || isHeadText(file, text);
  });
  const workflows = known.flatMap(({ path, text }) => {
    const workflow = isWorkflow(path) ? parseWorkflow(text) : undefined;
    return workflow === undefined ? [] : [[path, workflow] as const];
  });
  return {
    texts: new Map(known.map(({ path, text }) => [path, text])),
    workflows: new Map(workflows),
  };
}
