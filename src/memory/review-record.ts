import { z } from 'zod';
import { parseDiff } from '../diff/parse-diff.ts';
import { readJson } from '../formats/json-reader.ts';
import { ReviewVerdict } from '../formats/verdict.ts';
import {
  addedProblems,
  editedHeader,
  transitionProblems,
  vanishedProblems,
} from '../formats/verdict-changes.ts';
import type { Seen } from '../ingest/known-fingerprints.ts';
import { Failure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Finding } from '../model/finding.ts';
import type { Manifest } from '../model/manifest.ts';
import { CommitId, ReviewDocument } from '../model/review-document.ts';
import { resumesVerdict, type Settings } from '../policy/settings.ts';
import {
  forgetResults,
  type ProducingStage,
  readBytes,
  readOwn,
  readOwnIfAny,
  readOwnIfValid,
  reviewFiles,
  writeJson,
} from '../review-directory/review-files.ts';
import { workOf } from './keep-report.ts';

/**
 * Clears the review directory for a stage that begins anew. In a work tree `verify` changes the verdict file in place
 * (C5), so until it has a verdict of its own, that file stays as its team left it.
 */
export async function beginStage(
  directory: ReviewDirectory,
  from: ProducingStage,
  settings: Pick<Settings, 'mode' | 'source'>,
): Promise<void> {
  if (resumesVerdict(settings)) return forgetResults(directory, from, [reviewFiles.verdict]);
  await archiveVerdict(directory);
  await forgetResults(directory, from);
}

export function archiveName(reviewId: string): string {
  return `review-${reviewId}.json`;
}

/**
 * Keeps the verdict that is about to be replaced as `review-{id}.json` (C5's file life). What is kept is never
 * written again; a quick check is not kept, and neither is a file that is no verdict.
 */
async function archiveVerdict(directory: ReviewDirectory): Promise<void> {
  const bytes = await directory.read(reviewFiles.verdict);
  if (bytes === undefined) return;
  const reading = readJson(bytes);
  const verdict = reading.ok ? ReviewVerdict.safeParse(reading.value) : undefined;
  if (verdict?.success !== true || verdict.data.mode === 'quick') return;
  const name = archiveName(verdict.data.reviewId);
  if ((await directory.read(name)) === undefined) await directory.write(name, bytes);
}

/**
 * `review-record.json`: what a verdict file leaves out and `verify` needs, kept beside it. `verdict` is the file as we
 * wrote it: of the one that people may have edited since, only `status` is theirs.
 */
const ReviewRecord = z
  .strictObject({ schemaVersion: z.literal(1), verdict: ReviewVerdict, document: ReviewDocument })
  .readonly();
type ReviewRecord = z.infer<typeof ReviewRecord>;

/** Keeps what was reviewed and the diff that it was seen in; a later `verify` keeps the diff of the full review. */
export async function keepRecord(
  directory: ReviewDirectory,
  record: Omit<ReviewRecord, 'schemaVersion'>,
  diff?: Uint8Array,
): Promise<void> {
  if (diff !== undefined) await directory.write(reviewFiles.reviewedDiff, diff);
  await writeJson(directory, reviewFiles.record, ReviewRecord.parse({ schemaVersion: 1, ...record }));
}

/** The record, where it is one that can be read: people may have been at it. */
export async function readRecord(directory: ReviewDirectory): Promise<ReviewRecord | undefined> {
  return readOwnIfValid(directory, { name: reviewFiles.record, schema: ReviewRecord, writtenBy: 'write' });
}

/** The last review of the same work; undefined where nobody can tell. */
export async function lastReview(directory: ReviewDirectory, manifest: Manifest): Promise<Seen | undefined> {
  const record = await readRecord(directory);
  const bytes = await directory.read(reviewFiles.reviewedDiff);
  if (record === undefined || bytes === undefined) return undefined;
  if (!isSameSubject(record.verdict, subjectOf(manifest))) return undefined;
  const { findings } = record.document;
  const reading = parseDiff(bytes);
  return reading.ok ? { findings, diff: reading.diff } : undefined;
}

/** A full review as it stands now, with what its team has marked since. */
interface Resumed {
  readonly verdict: ReviewVerdict;
  /** Findings carry the status that the verdict file gives them. */
  readonly document: ReviewDocument;
  /** Diff in which the full review saw the change. */
  readonly diff: Uint8Array;
  /** Edits of the verdict file that do not count, in words. */
  readonly ignored: readonly string[];
}

/**
 * Reads the last full review back. A quick check that came since has taken the verdict file's place, so the archived
 * one is read then. Throws `VERIFY_NOTHING` where there is no full review, and `VERIFY_OTHER` where it was about
 * something else: the silence of who looks at this now says nothing of that.
 */
export async function resumeReview(directory: ReviewDirectory, manifest: Manifest): Promise<Resumed> {
  const file = { name: reviewFiles.record, schema: ReviewRecord, writtenBy: 'write' };
  const record = await readOwnIfAny(directory, file);
  if (record === undefined) throw nothingToVerify(directory);
  requireSameSubject(record.verdict, subjectOf(manifest));
  const marked = await readMarked(directory, record.verdict.reviewId);
  const before = record.verdict.findings;
  const after = marked.findings.map((data, index) => ({ data, pointer: `/findings/${index}` }));
  const ignored = [
    ...editedHeader(record.verdict, marked),
    ...transitionProblems(before, after),
    ...addedProblems(before, after),
    ...vanishedProblems(before, new Set(marked.findings.map(({ id }) => id))),
  ];
  const wrong = new Set(ignored.map(({ path }) => path));
  const written = new Map(before.map(({ id, status }) => [id, status]));
  // What nobody marked stays as it was judged: the file calls what policy silences `wont_fix`.
  const statuses = new Map(
    after.flatMap(({ data: { id, status }, pointer }) =>
      wrong.has(`${pointer}/status`) || written.get(id) === status ? [] : [[id, status] as const],
    ),
  );
  const withStatus = (finding: Finding): Finding => ({
    ...finding,
    status: statuses.get(finding.id) ?? finding.status,
  });
  return {
    verdict: record.verdict,
    document: { ...record.document, findings: record.document.findings.map(withStatus) },
    diff: await readBytes(directory, reviewFiles.reviewedDiff, 'write'),
    ignored: [
      ...(await marksOfQuick(directory, record.verdict.reviewId)),
      ...ignored.map(({ path, message }) => `${path}: ${message}`),
    ],
  };
}

async function readMarked(directory: ReviewDirectory, reviewId: string): Promise<ReviewVerdict> {
  const names = [reviewFiles.verdict, archiveName(reviewId)];
  for (const name of names) {
    if ((await directory.read(name)) === undefined) continue;
    const verdict = await readOwn(directory, { name, schema: ReviewVerdict, writtenBy: 'write' });
    if (verdict.reviewId === reviewId) return verdict;
  }
  throw nothingToVerify(directory);
}

/** A quick check has no findings of a full review, so marks in its file are about nothing that is taken up here. */
async function marksOfQuick(directory: ReviewDirectory, reviewId: string): Promise<readonly string[]> {
  const file = { name: reviewFiles.verdict, schema: ReviewVerdict, writtenBy: 'write' };
  const latest = await readOwnIfAny(directory, file);
  if (latest === undefined || latest.reviewId === reviewId) return [];
  return latest.findings.flatMap(({ id, status }, index) =>
    status === 'open'
      ? []
      : [
          `/findings/${index}/status: ${id} is marked in the file of a quick check; mark it in ${archiveName(reviewId)}, which is taken up.`,
        ],
  );
}

type Subject = Pick<ReviewVerdict, 'scope' | 'target'>;

/** What a verdict file says that it is about: its scope, or all of the work. */
export function subjectOf(manifest: Manifest): Subject {
  const { scope } = manifest;
  return { scope: scope?.kind ?? 'changeset', target: scope?.name ?? workOf(manifest) };
}

/** Without a branch the work is called by its commit, and goes on with the next one. */
export function isSameSubject(then: Subject, now: Subject): boolean {
  const isNameless = [then, now].every(({ target }) => CommitId.safeParse(target).success);
  return then.scope === now.scope && (then.target === now.target || isNameless);
}

function requireSameSubject(then: Subject, now: Subject): void {
  if (isSameSubject(then, now)) return;
  throw new Failure({
    kind: 'usage',
    code: 'VERIFY_OTHER',
    message: `The review to verify is of ${then.scope} ${then.target}, and this run is of ${now.scope} ${now.target}`,
    fix: 'Verify it with the same `--scope` and on the same branch, or run a full review of this.',
  });
}

function nothingToVerify({ path }: ReviewDirectory): Failure {
  return new Failure({
    kind: 'usage',
    code: 'VERIFY_NOTHING',
    message: `There is no finished full review in ${path} to verify`,
    fix: 'Run a full review first; `verify` takes up what it found.',
  });
}
