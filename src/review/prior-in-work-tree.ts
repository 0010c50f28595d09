import { ReviewVerdict } from '../formats/verdict-schema.ts';
import { isSameSubject, readRecord, subjectOf } from '../memory/review-record.ts';
import { raisersOf } from '../memory/verify-findings.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import { readOwnIfValid, reviewFiles } from '../review-directory/review-files.ts';
import type { PriorFinding } from './prior-file.ts';
import type { ReviewContext } from './review-context.ts';

/**
 * What the newest review of the same work left open or marked fixed. A quick check is none: it saw what was not
 * committed at that moment, and while it holds the verdict file's place the review before it is in force.
 */
export async function priorInWorkTree({
  directory,
  manifest,
}: Pick<ReviewContext, 'directory' | 'manifest'>): Promise<readonly PriorFinding[]> {
  const names = (await directory.list()).filter((name) => /^review-[0-9a-f]{8}\.json$/.test(name));
  let newest: ReviewVerdict | undefined;
  for (const name of [...names, reviewFiles.verdict]) {
    const verdict = await readOwnIfValid(directory, { name, schema: ReviewVerdict, writtenBy: 'write' });
    if (verdict === undefined || verdict.mode === 'quick') continue;
    if (!isSameSubject(verdict, subjectOf(manifest))) continue;
    if (newest === undefined || Date.parse(verdict.timestamp) > Date.parse(newest.timestamp))
      newest = verdict;
  }
  if (newest === undefined) return [];
  const raisers = await readRaisers(directory, newest.reviewId);
  return newest.findings
    .filter(({ status }) => status !== 'verified' && status !== 'wont_fix')
    .map((finding) => ({ ...finding, reviewers: raisers.get(finding.id) ?? [], replies: [] }));
}

/** Who raised each finding, by its id; empty where the record is about another review. */
async function readRaisers(
  directory: ReviewDirectory,
  reviewId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const record = await readRecord(directory);
  if (record?.verdict.reviewId !== reviewId) return new Map();
  const { document } = record;
  return new Map(document.findings.map((finding) => [finding.id, raisersOf(finding)]));
}
