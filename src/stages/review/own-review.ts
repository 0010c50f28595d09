import { z } from 'zod';
import { exclusion } from '../../domain/assignment/applicable.ts';
import { type Obstacle, reasonOf } from '../../domain/assignment/obstacle.ts';
import { readAttributes } from '../../domain/evidence/attributes.ts';
import { FileText } from '../../domain/evidence/file-text.ts';
import { defaultReviewer, type ReviewerPolicy } from '../../domain/policy/reviewer-policy.ts';
import { builtInReviewer, type ReviewerOutcome } from '../../domain/reviewer.ts';
import { visibleText } from '../../domain/visible-text.ts';
import type { HeadFiles, SecretScanner } from '../../ports.ts';
import { readOwnPinned, reviewFiles } from '../review-files.ts';
import { reviewWithHygiene } from './hygiene.ts';
import { writeResult } from './result-file.ts';
import type { ReviewContext } from './review-context.ts';

export interface OwnReviewContext extends ReviewContext {
  readonly head: HeadFiles;
  readonly scanner: SecretScanner;
}

/** What the built-in reviewer came to, kept in memory until nobody runs who could read it or change it. */
export interface OwnReview {
  readonly outcome: ReviewerOutcome;
  /** A C1 document; absent where there is none. */
  readonly answer?: string;
}

/** A policy of its own it has not: it is a tool, it is required, and `hygiene: false` turns it off. */
const policy: ReviewerPolicy = { ...defaultReviewer, kind: 'tool' };

const maxReason = 300;

/** Milliseconds; a change of a hundred thousand lines takes seconds. */
const timeLimit = 300_000;

/**
 * Looks at the change with the built-in reviewer; undefined where policy turned it off. Call it before anything of
 * the head runs. Whatever goes wrong in it is its outcome and never ends the run.
 */
export async function lookYourself(
  context: OwnReviewContext,
  deadline = AbortSignal.timeout(timeLimit),
): Promise<OwnReview | undefined> {
  const { effective, change, redact } = context;
  if (!effective.hygiene) return undefined;
  const excluded = exclusion(policy, change.facts);
  // Where nothing changed at all, there is nothing that it leaves out.
  const isEmpty = change.files.length === 0 && !change.facts.postponed;
  if (excluded !== undefined && !isEmpty) return { outcome: { state: 'skipped', reason: excluded } };
  try {
    return { outcome: { state: 'reviewed' }, answer: await review(context, deadline) };
  } catch (error) {
    if (deadline.aborted) return { outcome: { state: 'timed_out', reason: reasonOf(tooSlow) } };
    const said = redact(visibleText(error instanceof Error ? error.message : String(error)));
    const failed: Obstacle = { code: 'HYGIENE_FAILED', text: said.slice(0, maxReason) };
    return { outcome: { state: 'unavailable', reason: reasonOf(failed) } };
  }
}

const tooSlow: Obstacle = {
  code: 'TIMED_OUT',
  text: `the change is too large to be looked at within ${timeLimit / 1000} s`,
};

async function review(
  { directory, manifest, change, head, scanner }: OwnReviewContext,
  deadline: AbortSignal,
): Promise<string> {
  const { state } = manifest.workingDirectory;
  const isHead = state === 'head' || state === 'merge' || state === 'worktree';
  const file = { name: reviewFiles.attributes, schema: z.array(FileText) };
  const attributes = await readOwnPinned(directory, manifest, file);
  const findings = await reviewWithHygiene({
    diff: change.diff,
    ...(isHead && { head }),
    scanner,
    ...(manifest.part && { alsoChanged: manifest.part.leftOut }),
    ...(attributes !== undefined && { attributes: readAttributes(attributes) }),
    deadline,
  });
  return `${JSON.stringify(findings, null, 2)}\n`;
}

/** Writes what it said to where reviewers' documents are; undefined means it was turned off. */
export async function keepOwnReview(context: ReviewContext, own: OwnReview | undefined): Promise<void> {
  const { directory } = context;
  const folder = `reviewers/${builtInReviewer}`;
  await directory.remove(folder);
  if (own === undefined) return;
  const { outcome, answer } = own;
  const file = `${folder}/output.json`;
  if (answer !== undefined) await directory.write(file, answer);
  const outputs = answer === undefined ? [] : [{ file, directory: '' }];
  await writeResult(context, { id: builtInReviewer, policy }, { outcome, outputs });
}
