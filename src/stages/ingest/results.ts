import { isSameChange, type Manifest } from '../../domain/manifest.ts';
import { builtInReviewer } from '../../domain/reviewer.ts';
import { ReviewerResult as Result, type ReviewerResult } from '../../domain/reviewer-result.ts';
import { partName } from '../../domain/scope/scope.ts';
import type { ReviewDirectory } from '../../ports.ts';
import { readOwn } from '../review-files.ts';
import type { GatheredDocument } from './gather.ts';

const resultFile = /^reviewers\/([^/]+)\/result\.json$/;

/** The reviewers that the `review` stage ran, whatever change that was about. */
export async function reviewersWithResult(directory: ReviewDirectory): Promise<readonly string[]> {
  const names = await directory.list();
  return names.flatMap((name) => resultFile.exec(name)?.[1] ?? []);
}

type Question = Pick<ReviewerResult, 'commits' | 'part'>;

/** What the reviewers of a run are asked about. */
export function askedAbout({ commits, part }: Pick<Manifest, 'commits' | 'part'>): Question {
  const name = part && partName(part);
  return { commits, ...(name !== undefined && { part: name }) };
}

export function isSameQuestion(a: Question, b: Question): boolean {
  return isSameChange(a.commits, b.commits) && a.part === b.part;
}

/**
 * What became of the reviewers that the `review` stage was to run. A result about another change proves nothing
 * about this one (threat G3): its reviewer then is as one that never ran. The built-in reviewer's word is not taken
 * from a file. Throws `REVIEW_FILE_INVALID`.
 */
export async function gatherResults(
  directory: ReviewDirectory,
  manifest: Manifest,
): Promise<{
  readonly results: readonly ReviewerResult[];
  readonly documents: readonly GatheredDocument[];
}> {
  const results: ReviewerResult[] = [];
  const documents: GatheredDocument[] = [];
  for (const id of await reviewersWithResult(directory)) {
    if (id === builtInReviewer) continue;
    const name = `reviewers/${id}/result.json`;
    const result = await readOwn(directory, { name, schema: Result, writtenBy: 'review' });
    if (!isSameQuestion(result, askedAbout(manifest)) || result.reviewer !== id) continue;
    results.push(result);
    for (const { file, directory: folder } of result.outputs) {
      const bytes = await directory.read(file);
      documents.push({
        reviewer: id,
        file,
        folder,
        bytes: bytes ?? new Uint8Array(),
        ...(bytes === undefined ? { refusal: 'the file is gone since its reviewer wrote it' } : {}),
      });
    }
  }
  return { results, documents };
}
