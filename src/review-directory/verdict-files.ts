import { readJson } from '../formats/json-reader.ts';
import { VerdictFile } from '../formats/verdict-fields.ts';
import { onFailure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { hasOpenStatus, isDone } from '../model/finding.ts';
import type { Manifest } from '../model/manifest.ts';
import { CommitId } from '../model/review-document.ts';
import { resumesVerdict, type Settings } from '../policy/settings.ts';
import {
  forgetResults,
  type ProducingStage,
  readOwnIfAny,
  reviewFiles,
  verdictFile,
} from './review-files.ts';

type Work = Pick<Manifest, 'pullRequest' | 'branch' | 'commits'>;

/** Names the reviewed work: the branch, or the commit when there is none. */
export function workOf({ pullRequest, branch, commits }: Work): string {
  return pullRequest?.headRef ?? branch ?? commits.head;
}

export type Subject = Pick<VerdictFile, 'scope' | 'target'>;

/** The subject of a verdict file: its scope, or the whole work. */
export function subjectOf(manifest: Work & Pick<Manifest, 'scope'>): Subject {
  const { scope } = manifest;
  return { scope: scope?.kind ?? 'changeset', target: scope?.name ?? workOf(manifest) };
}

/** Without a branch, work is named by its commit; then any two commits count as the same work. */
export function isSameSubject(then: Subject, now: Subject): boolean {
  const isNameless = [then, now].every(({ target }) => CommitId.safeParse(target).success);
  return then.scope === now.scope && (then.target === now.target || isNameless);
}

/**
 * Clears the review directory when a stage starts again. In a work tree `verify` changes the verdict file in
 * place (C5), so that file stays unchanged until `verify` has a verdict. Throws `REVIEW_FILE_INVALID`.
 */
export async function beginStage(
  directory: ReviewDirectory,
  from: ProducingStage,
  settings: Pick<Settings, 'mode' | 'target'>,
): Promise<void> {
  const read = (name: string) => {
    const reading = readOwnIfAny(directory, { ...verdictFile, name });
    // People mark findings in those of a work tree: one that cannot be read is not overwritten.
    return settings.target === 'local' ? reading : reading.catch(onFailure(() => undefined));
  };
  const latest = await read(reviewFiles.verdict);
  const aside = await read(reviewFiles.putAside);
  if (latest?.mode === 'quick' && aside !== undefined) await moveMarks(directory, latest, aside);
  if (resumesVerdict(settings)) return forgetResults(directory, from, [reviewFiles.verdict]);
  await putVerdictAside(directory, latest);
  await forgetResults(directory, from);
}

/** The current verdict, and that of a full review that a later run moved aside. */
export const verdictFiles = [reviewFiles.verdict, reviewFiles.putAside];

function readVerdict(bytes: Uint8Array | undefined): VerdictFile | undefined {
  const reading = bytes && readJson(bytes);
  return reading?.ok ? VerdictFile.safeParse(reading.value).data : undefined;
}

/**
 * Moves the verdict of a full review aside for a run that writes its own. It can still be marked and verified
 * there until a full review archives it. The verdict of a quick check is deleted.
 */
async function putVerdictAside(directory: ReviewDirectory, verdict: VerdictFile | undefined): Promise<void> {
  if (verdict === undefined || verdict.mode === 'quick') return;
  const bytes = await directory.read(reviewFiles.verdict);
  if (bytes !== undefined) await directory.write(reviewFiles.putAside, bytes);
}

/** Marks in the file of a quick check count for the findings that the full review put aside lists as well. */
async function moveMarks(directory: ReviewDirectory, quick: VerdictFile, full: VerdictFile): Promise<void> {
  const marks = new Map(quick.findings.filter(isMarked).map((finding) => [finding.id, finding]));
  const findings = full.findings.map((finding) => {
    const { status, reason } = marks.get(finding.id) ?? finding;
    return hasOpenStatus(finding) ? { ...finding, status, ...(reason !== undefined && { reason }) } : finding;
  });
  if (marks.size > 0)
    await directory.write(reviewFiles.putAside, JSON.stringify({ ...full, findings }, null, 2));
}

function isMarked({ status }: VerdictFile['findings'][number]): boolean {
  return status === 'fixed' || status === 'wont_fix';
}

/** Where a full review that was replaced is archived (C5). */
export function archiveOf(reviewId: string): string {
  return `review-${reviewId}.json`;
}

/**
 * Archives the replaced full review, unless `review-latest.json` holds the same one again. No later run resumes it, so
 * the file never changes; a full run reads the marks in it.
 */
export async function archiveReplaced(directory: ReviewDirectory, latestId: string): Promise<void> {
  const bytes = await directory.read(reviewFiles.putAside);
  const verdict = readVerdict(bytes);
  if (bytes === undefined || verdict === undefined) return;
  const name = archiveOf(verdict.reviewId);
  const isArchived = verdict.reviewId === latestId || (await directory.read(name)) !== undefined;
  if (!isArchived) await directory.write(name, bytes);
  await directory.remove(reviewFiles.putAside);
}

/**
 * Moves a PASS aside that is not about the current content. Other verdicts stay, since their findings can still
 * be marked.
 */
export async function withdrawPass(directory: ReviewDirectory): Promise<void> {
  const verdict = readVerdict(await directory.read(reviewFiles.verdict));
  if (verdict?.verdict !== 'PASS') return;
  await putVerdictAside(directory, verdict);
  await directory.remove(reviewFiles.verdict);
}

/**
 * Id of the review that ended in ABORT because of findings that are still open. A quick check reads too
 * little to lift it; a full review or a verification may.
 */
export async function findUnsettledAbort(
  directory: ReviewDirectory,
  subject: Subject,
): Promise<string | undefined> {
  for (const name of verdictFiles) {
    const verdict = readVerdict(await directory.read(name));
    if (verdict?.verdict !== 'ABORT' || !isSameSubject(verdict, subject)) continue;
    const grave = verdict.findings.filter(({ severity }) => severity === 'Blocker' || severity === 'High');
    if (grave.length === 0 || !grave.every(isDone)) return verdict.reviewId;
  }
  return undefined;
}
