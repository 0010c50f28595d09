import { z } from 'zod';
import type { Diff } from '../diff/hunk.ts';
import { parseDiffOnce } from '../diff/parse-diff.ts';
import { onFailure, operationalFailure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { Commits, isSameChange, type Manifest, scopeName } from '../model/manifest.ts';
import { redactTexts } from '../model/redact.ts';
import type { Reporter } from '../model/reporter.ts';
import {
  builtInReviewer,
  ReviewerId,
  ReviewerKind,
  ReviewerOutcome,
  ReviewerRole,
  Usage,
} from '../model/reviewer.ts';
import { closedObject, listOf } from '../model/schemas.ts';
import { type EffectivePolicy, reviewerPolicy } from '../policy/effective-policy.ts';
import { statedKind } from '../policy/reviewer-policy.ts';
import { readOwn, readPinned, writeJson } from './review-files.ts';

/** The result of one attempt to get an answer. */
const Attempt = closedObject({
  /** Folder below the repository root where it ran; empty is the root. */
  directory: z.string(),
  why: z.enum(['first', 'retry', 'repair']),
  /** How it ended, such as `exited with code 1`. */
  end: z.string(),
  /** Contract problems of its answer that count. */
  problems: z.number().int().min(0),
  /** Milliseconds. */
  duration: z.number().int().min(0),
});

/** `reviewers/<id>/result.json`: the result of one reviewer that the `review` stage was to run. */
export const ReviewerResult = closedObject({
  schemaVersion: z.literal(1),
  /** The change that it was asked about. */
  commits: Commits,
  /** The scope that it was asked about; absent for the whole change. */
  scope: z.string().optional(),
  reviewer: ReviewerId,
  kind: ReviewerKind.optional(),
  role: ReviewerRole,
  required: z.boolean(),
  /** `reviewed` says that every process answered in time; whether the documents hold is for `ingest` to say. */
  outcome: ReviewerOutcome,
  attempts: listOf(Attempt),
  /**
   * Its documents, relative to the review directory, and the folder in which each process ran; none for a document of a
   * step of the workflow.
   */
  outputs: listOf(closedObject({ file: z.string(), directory: z.string().optional() })),
  /** Results of repairs, processes left behind, and other remarks. */
  notes: listOf(z.string()),
  /** The newest change of which it gave a complete, valid answer, in this run or an earlier one. */
  completed: Commits.optional(),
  /** Usage of its model in all attempts, as reported in `usage.json`. */
  usage: Usage.optional(),
});
export type ReviewerResult = z.infer<typeof ReviewerResult>;

/** Milliseconds of all attempts together. */
export function duration({ attempts }: ReviewerResult): number {
  return attempts.reduce((sum, attempt) => sum + attempt.duration, 0);
}

/** Reads one of the diffs that `fetch` wrote. Throws `DIFF_UNREADABLE` with the line where it stops making sense. */
export async function parsePinnedDiff(
  directory: ReviewDirectory,
  manifest: Manifest,
  name: string,
): Promise<Diff> {
  const result = parseDiffOnce(await readPinned(directory, manifest, name));
  if (result.ok) return result.diff;
  const { line, message } = result.error;
  throw operationalFailure('DIFF_UNREADABLE', `${name}:${line}: ${message}`);
}

function resultFile(reviewer: string): string {
  return `reviewers/${reviewer}/result.json`;
}

const resultPattern = /^reviewers\/([^/]+)\/result\.json$/;

/** The reviewers that have a result, about any change. */
export async function reviewersWithResult(directory: ReviewDirectory): Promise<readonly string[]> {
  const names = await directory.list();
  return names.flatMap((name) => resultPattern.exec(name)?.[1] ?? []);
}

/** Whether a result is about the very change of this run, and the same scope. */
export function isAboutThis(
  result: Pick<ReviewerResult, 'commits' | 'scope'>,
  { commits, scope }: Pick<Manifest, 'commits' | 'scope'>,
): boolean {
  return isSameChange(result.commits, commits) && result.scope === (scope && scopeName(scope));
}

/** The result of one reviewer in this run; the rest follows from policy and run. */
type Concluded = Pick<ReviewerResult, 'outcome'> &
  Partial<Pick<ReviewerResult, 'attempts' | 'outputs' | 'notes' | 'completed' | 'usage'>>;

interface ResultContext {
  readonly directory: ReviewDirectory;
  readonly manifest: Manifest;
  readonly effective: Pick<EffectivePolicy, 'reviewers'>;
  readonly reporter: Pick<Reporter, 'info'>;
  readonly redact: (text: string) => string;
}

/** Writes `reviewers/<id>/result.json` without secrets, logs a reviewer that was not started, and returns what it wrote. */
export async function writeResult(
  { directory, manifest, effective, reporter, redact }: ResultContext,
  id: string,
  concluded: Concluded,
): Promise<ReviewerResult> {
  const policy = reviewerPolicy(effective, id);
  const { role, required } = policy;
  const result = ReviewerResult.parse({
    attempts: [],
    outputs: [],
    notes: [],
    ...z.looseObject({}).parse(redactTexts(concluded, redact)),
    schemaVersion: 1,
    commits: manifest.commits,
    scope: manifest.scope && scopeName(manifest.scope),
    reviewer: id,
    // The built-in reviewer is in no policy.
    kind: id === builtInReviewer ? 'tool' : statedKind(policy),
    role,
    required,
  });
  await writeJson(directory, resultFile(id), result);
  const { attempts, outcome } = result;
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
    const result = await readResult(directory, id).catch(onFailure(() => undefined));
    if (result?.reviewer === id) results.set(id, result);
  }
  return results;
}
