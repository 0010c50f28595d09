import { Failure } from '../model/failure.ts';
import { type Commits, isSameChange, type Manifest } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import { ReviewerResult } from '../model/reviewer-result.ts';
import { scopeName } from '../model/scope.ts';
import type { ReviewerPolicy } from '../policy/reviewer-policy.ts';
import { readOwn, writeJson } from './review-files.ts';

function resultFile(reviewer: string): string {
  return `reviewers/${reviewer}/result.json`;
}

const resultPattern = /^reviewers\/([^/]+)\/result\.json$/;

/** The reviewers of which a result is there, whatever change it is about. */
export async function reviewersWithResult(directory: ReviewDirectory): Promise<readonly string[]> {
  const names = await directory.list();
  return names.flatMap((name) => resultPattern.exec(name)?.[1] ?? []);
}

type Question = Pick<ReviewerResult, 'commits' | 'scope'>;

/** What the reviewers of a run are asked about. */
function askedAbout({ commits, scope }: Pick<Manifest, 'commits' | 'scope'>): Question {
  return { commits, ...(scope && { scope: scopeName(scope) }) };
}

/** Whether a result is about the very change of this run, and the same scope. */
export function isAboutThis(result: Question, manifest: Pick<Manifest, 'commits' | 'scope'>): boolean {
  const asked = askedAbout(manifest);
  return isSameChange(result.commits, asked.commits) && result.scope === asked.scope;
}

/** What became of one reviewer in this run; the rest of its result follows from policy and run. */
interface Concluded extends Pick<ReviewerResult, 'outcome'> {
  readonly attempts?: ReviewerResult['attempts'];
  readonly outputs?: ReviewerResult['outputs'];
  readonly notes?: ReviewerResult['notes'];
  /** The newest change of which it gave a whole answer that holds. */
  readonly completed?: Commits | undefined;
}

interface ResultContext {
  readonly directory: ReviewDirectory;
  readonly manifest: Manifest;
  readonly reporter: Reporter;
}

/** Writes `reviewers/<id>/result.json`, tells the log of a reviewer that was not started, and answers what it wrote. */
export async function writeResult(
  { directory, manifest, reporter }: ResultContext,
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

/** Throws `REVIEW_FILE_MISSING` and `REVIEW_FILE_INVALID`. */
export function readResult(directory: ReviewDirectory, id: string): Promise<ReviewerResult> {
  return readOwn(directory, { name: resultFile(id), schema: ReviewerResult, writtenBy: 'review' });
}

/** All results that are there, by reviewer, whatever they are about; what cannot be read says nothing. */
export async function readResults(directory: ReviewDirectory): Promise<ReadonlyMap<string, ReviewerResult>> {
  const results = new Map<string, ReviewerResult>();
  for (const id of await reviewersWithResult(directory)) {
    try {
      const result = await readResult(directory, id);
      if (result.reviewer === id) results.set(id, result);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  return results;
}
