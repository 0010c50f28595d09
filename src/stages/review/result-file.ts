import { Failure } from '../../domain/failure.ts';
import type { Commits } from '../../domain/manifest.ts';
import type { ReviewerPolicy } from '../../domain/policy/reviewer-policy.ts';
import { ReviewerResult } from '../../domain/reviewer-result.ts';
import type { ReviewDirectory } from '../../ports.ts';
import { askedAbout, isSameQuestion, reviewersWithResult } from '../ingest/results.ts';
import { readOwn, writeJson } from '../review-files.ts';
import type { ReviewContext } from './review-context.ts';

export function resultFile(reviewer: string): string {
  return `reviewers/${reviewer}/result.json`;
}

/** What became of one reviewer in this run; the rest of its result follows from policy and run. */
export interface Concluded extends Pick<ReviewerResult, 'outcome'> {
  readonly attempts?: ReviewerResult['attempts'];
  readonly outputs?: ReviewerResult['outputs'];
  readonly notes?: ReviewerResult['notes'];
  /** The newest change of which it gave a whole answer that holds. */
  readonly completed?: Commits | undefined;
}

/** Writes `reviewers/<id>/result.json`, tells the log of a reviewer that was not started, and answers what it wrote. */
export async function writeResult(
  { directory, manifest, reporter }: Pick<ReviewContext, 'directory' | 'manifest' | 'reporter'>,
  {
    id,
    policy,
  }: { readonly id: string; readonly policy: Pick<ReviewerPolicy, 'kind' | 'role' | 'required'> },
  { outcome, attempts = [], outputs = [], notes = [], completed }: Concluded,
): Promise<ReviewerResult> {
  const { kind, role, required } = policy;
  const result = ReviewerResult.parse({
    schemaVersion: 1,
    ...askedAbout(manifest),
    reviewer: id,
    ...(kind === undefined ? {} : { kind }),
    role,
    required,
    outcome,
    attempts,
    outputs,
    notes,
    ...(completed === undefined ? {} : { completed }),
  });
  await writeJson(directory, resultFile(id), result);
  if (attempts.length > 0 || outcome.state === 'reviewed') return result;
  const why = 'reason' in outcome ? ` (${outcome.reason})` : '';
  reporter.info(`${id}: ${outcome.state}${why}`);
  return result;
}

/** What earlier runs left in this review directory, whatever it was about; what cannot be read says nothing. */
export async function readEarlierResults(
  directory: ReviewDirectory,
): Promise<ReadonlyMap<string, ReviewerResult>> {
  const earlier = new Map<string, ReviewerResult>();
  for (const id of await reviewersWithResult(directory)) {
    const file = { name: resultFile(id), schema: ReviewerResult, writtenBy: 'review' };
    try {
      const result = await readOwn(directory, file);
      if (result.reviewer === id) earlier.set(id, result);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  return earlier;
}

/** Whether a reviewer's earlier word is about the very change of this run. */
export function isAboutThis(
  result: ReviewerResult | undefined,
  manifest: ReviewContext['manifest'],
): boolean {
  return result !== undefined && isSameQuestion(result, askedAbout(manifest));
}
