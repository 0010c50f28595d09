import { z } from 'zod';
import { type Obstacle, reasonOf } from '../../domain/assignment/obstacle.ts';
import type { Diff } from '../../domain/diff/diff.ts';
import { readAttributes } from '../../domain/evidence/attributes.ts';
import { FileText } from '../../domain/evidence/file-text.ts';
import { Failure } from '../../domain/failure.ts';
import { HeadFile } from '../../domain/hygiene/head-file.ts';
import type { Manifest } from '../../domain/manifest.ts';
import type { EffectivePolicy } from '../../domain/policy/effective-policy.ts';
import { defaultReviewer, type ReviewerPolicy } from '../../domain/policy/reviewer-policy.ts';
import { builtInReviewer, type ReviewerOutcome } from '../../domain/reviewers/reviewer.ts';
import { jsonText } from '../../domain/text/json-text.ts';
import { shortened } from '../../domain/text/shortened.ts';
import { visibleText } from '../../domain/text/visible-text.ts';
import type { Reporter } from '../../ports/reporter.ts';
import type { ReviewDirectory } from '../../ports/review-directory.ts';
import type { SecretScanner } from '../../ports/secret-scanner.ts';
import type { GatheredDocument } from '../documents/gathered-document.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import { isAboutThis, readResult, writeResult } from '../review-directory/reviewer-results.ts';
import type { Gathered } from './gather.ts';
import { reviewWithHygiene } from './hygiene.ts';

export interface OwnReviewContext {
  readonly directory: ReviewDirectory;
  readonly reporter: Reporter;
  readonly redact: (text: string) => string;
  readonly scanner: SecretScanner;
  readonly manifest: Manifest;
  readonly effective: EffectivePolicy;
  readonly diff: Diff;
}

type OwnWord = Required<Pick<Gathered, 'documents' | 'results'>>;

/** It is a tool, it is required, and `hygiene: false` turns it off. */
const policy: ReviewerPolicy = { ...defaultReviewer, kind: 'tool' };

const folder = `reviewers/${builtInReviewer}`;
const answerFile = `${folder}/output.json`;

const maxReason = 300;

/** Milliseconds; a change of a hundred thousand lines takes seconds. */
const timeLimit = 300_000;

/**
 * Lets the built-in reviewer look at the change; nothing where policy turned it off. What it reads is pinned, so its
 * word is made here, and whatever stands under its name already is replaced and not believed: somebody who ran
 * beside the head's code may have written that. What goes wrong in it is its outcome and never ends the run.
 */
export async function lookYourself(
  context: OwnReviewContext,
  deadline = AbortSignal.timeout(timeLimit),
): Promise<OwnWord> {
  const { directory, effective } = context;
  const planted = await findPlanted(context);
  await directory.remove(folder);
  if (!effective.hygiene) return { documents: [], results: [] };
  const { outcome, answer } = await look(context, deadline);
  if (answer !== undefined) await directory.write(answerFile, answer);
  const isOther = planted !== undefined && planted !== answer;
  const result = await writeResult(
    context,
    { id: builtInReviewer, policy },
    {
      outcome,
      outputs: answer === undefined ? [] : [{ file: answerFile, directory: '' }],
      notes: isOther ? ['a document that came under its name is not believed: it looked itself'] : [],
    },
  );
  return { documents: answer === undefined ? [] : [documentOf(answer)], results: [result] };
}

function documentOf(answer: string): GatheredDocument {
  const bytes = new TextEncoder().encode(answer);
  return { reviewer: builtInReviewer, file: answerFile, folder: '', format: 'review-output', bytes };
}

/** What stands under its name and pretends to be about this change; an earlier run's word about another does not. */
async function findPlanted({ directory, manifest }: OwnReviewContext): Promise<string | undefined> {
  const names = await directory.list();
  if (!names.some((name) => name.startsWith(`${folder}/`))) return undefined;
  try {
    const result = await readResult(directory, builtInReviewer);
    if (!isAboutThis(result, manifest)) return undefined;
    return new TextDecoder().decode(await directory.read(answerFile));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return '';
  }
}

async function look(
  context: OwnReviewContext,
  deadline: AbortSignal,
): Promise<{ readonly outcome: ReviewerOutcome; readonly answer?: string }> {
  const { manifest, effective, redact } = context;
  if (effective.drafts === 'skip' && manifest.pullRequest?.draft === true) {
    return { outcome: { state: 'skipped', reason: 'policy leaves drafts alone (`policy.drafts`)' } };
  }
  try {
    return { outcome: { state: 'reviewed' }, answer: await review(context, deadline) };
  } catch (error) {
    if (deadline.aborted) return { outcome: { state: 'timed_out', reason: reasonOf(tooSlow) } };
    const said = redact(visibleText(error instanceof Error ? error.message : String(error)));
    const failed: Obstacle = { code: 'HYGIENE_FAILED', text: shortened(said, maxReason) };
    return { outcome: { state: 'unavailable', reason: reasonOf(failed) } };
  }
}

const tooSlow: Obstacle = {
  code: 'TIMED_OUT',
  text: `the change is too large to be looked at within ${timeLimit / 1000} s`,
};

async function review(
  { directory, manifest, diff, scanner }: OwnReviewContext,
  deadline: AbortSignal,
): Promise<string> {
  const pinned = <T>(name: string, schema: z.ZodType<T>) =>
    readOwnPinned(directory, manifest, { name, schema: z.array(schema) });
  const headFiles = await pinned(reviewFiles.headFiles, HeadFile);
  const attributes = await pinned(reviewFiles.attributes, FileText);
  const findings = await reviewWithHygiene({
    diff,
    ...(headFiles && { headFiles }),
    scanner,
    ...(manifest.part && { alsoChanged: manifest.part.leftOut }),
    ...(attributes !== undefined && { attributes: readAttributes(attributes) }),
    deadline,
  });
  return jsonText(findings);
}
